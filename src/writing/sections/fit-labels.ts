import type { Language } from '../../contract/languages.ts';
import { type CueName, findCues } from '../../language/find-cues.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import type { RecognisableAspect } from '../../language/lexicons/lexicon.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { blockVectors, similarity, textVectors } from '../../research/block-vectors.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import type { WrittenSection } from './written-section.ts';

/** Share of a section's groups that its heading must fit. */
const LEAST_FITTING = 0.5;
/** Likeness to the text the heading stood over from which a group is about what it names. */
const NEAR = 0.12;
/** Sentences that must speak of an aspect before it names a section, and their share. */
const LEAST_CUES = { count: 2, share: 0.5 } as const;
/** Without causes: "because" stands in sentences on anything. */
const ASPECTS: readonly RecognisableAspect[] = [
  'costs',
  'effects',
  'benefits',
  'drawbacks',
  'risks',
  'steps',
  'types',
  'requirements',
  'howItWorks',
  'comparison',
  'choosing',
  'mistakes',
  'outlook',
  'tips',
];

/**
 * Sections under headings that fit what they hold. A source's heading stays when at least half of the groups hold one
 * of its words or are near the text it stood over; else the section is named by the aspect that most of its sentences
 * speak of. A section that no aspect names keeps its heading.
 */
export function withFittingLabels(sections: readonly WrittenSection[], evidence: Evidence): WrittenSection[] {
  const taken = new Set(sections.map(({ heading }) => heading));
  return sections.map((section) => {
    if (section.layout !== 'prose' || fits(section, evidence)) return section;
    const heading = plainLabel(section.groups, evidence.language, taken);
    if (heading === undefined) return section;
    taken.add(heading);
    return { ...section, heading };
  });
}

function fits({ heading, leadBlock, groups }: WrittenSection, evidence: Evidence): boolean {
  if (Object.values(lexiconOf(evidence.language).labels.aspects).includes(heading)) return true;
  const label = tokensOf(heading, evidence.language);
  const says = (group: Group) => group.covered.some(({ tokens }) => label.some((token) => tokens.includes(token)));
  const lead = blockVectors(evidence)[leadBlock];
  const vectorOf = textVectors(evidence);
  const isNear = (group: Group) => lead !== undefined && similarity(vectorOf(group.covered), lead) >= NEAR;
  const fitting = groups.filter((group) => group.block === leadBlock || says(group) || isNear(group)).length;
  return fitting / groups.length >= LEAST_FITTING;
}

function plainLabel(groups: readonly Group[], language: Language, taken: ReadonlySet<string>): string | undefined {
  const cues = groups.flatMap(({ texts }) => texts).map((text) => findCues(text, language));
  const { aspects } = lexiconOf(language).labels;
  const name = (aspect: RecognisableAspect): CueName => `aspectWords.${aspect}`;
  const [best] = ASPECTS.filter((aspect) => !taken.has(aspects[aspect]))
    .map((aspect) => ({ aspect, count: cues.filter((found) => found.has(name(aspect))).length }))
    .filter(({ count }) => count >= LEAST_CUES.count && count >= cues.length * LEAST_CUES.share)
    .sort((one, other) => other.count - one.count);
  return best === undefined ? undefined : aspects[best.aspect];
}
