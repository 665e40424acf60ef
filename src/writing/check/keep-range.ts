import { lexiconOf } from '../../language/lexicon-of.ts';
import { type Group, wordsOfGroups } from '../../research/groups.ts';
import type { Depth } from '../brief/depth.ts';
import { TermPreference } from '../related-keywords/term-preference.ts';
import { fillSections } from '../sections/fill-sections.ts';
import { figuresSideBySide } from '../sections/side-by-side.ts';
import type { WrittenSection } from '../sections/written-section.ts';
import { assembleArticle, type Parts } from './assemble-article.ts';
import { type MeasuredArticle, measureArticle } from './measure-article.ts';

export interface Measured extends MeasuredArticle {
  readonly parts: Parts;
}

/** Words of the finished article, and the article itself. */
export function measure(parts: Parts): Measured {
  return { parts, ...measureArticle(assembleArticle(parts)) };
}

/**
 * Brings an article into its range: fills sections again with more words, from all sources, or takes groups off them.
 * Each repair measures the finished markdown anew.
 * @param avoided is not taken to fill sections again
 */
export function keepRange(parts: Parts, depth: Depth, signal: AbortSignal, avoided: readonly Group[] = []): Measured {
  const { range } = parts.brief;
  let measured = measure(parts);
  if (range === undefined) return measured;
  for (let round = 0; round < depth.repairs; round += 1) {
    if (measured.words < range.least) {
      measured = measure({
        ...measured.parts,
        sections: refilled(measured, depth, range.least - measured.words, { avoided, signal }),
      });
    } else if (measured.words > range.most) {
      measured = measure({
        ...measured.parts,
        sections: shortened(measured.parts.sections, measured.words - range.most),
      });
    }
  }
  return measured;
}

function refilled(
  { parts }: Measured,
  depth: Depth,
  missing: number,
  { avoided, signal }: { readonly avoided: readonly Group[]; readonly signal: AbortSignal },
): WrittenSection[] {
  const { research, outline, 'key-takeaways': takeaways, faq, sections } = parts;
  const others = [...outline.introduction, ...takeaways.groups, ...faq.entries.map(({ group }) => group)];
  const sides = sections.filter(({ layout }) => layout === 'sides');
  const arguing = sides.flatMap(({ groups, opposed }) => [...groups, ...opposed]);
  const said = [...others, ...arguing, ...avoided].flatMap((group) => group.covered);
  const now = sections.reduce((sum, { groups, layout }) => sum + (layout === 'sides' ? 0 : wordsOfGroups(groups)), 0);
  const filled = fillSections({
    evidence: research.evidence,
    plan: outline.sections,
    depth: { ...depth, filling: depth.filling === 'own' ? 'one-by-one' : depth.filling },
    furtherHeading: lexiconOf(parts.brief.language).labels.aspects.furtherFacts,
    said,
    mostWordsOfOther: research.mostWordsOfOther,
    words: now + missing + 40,
    preferTerms: () => new TermPreference(parts['related-keywords'].terms, others),
    signal,
  });
  const isPoints = ({ layout }: WrittenSection) => layout === 'points';
  const all = [...filled.filter((section) => !isPoints(section)), ...sides, ...filled.filter(isPoints)];
  if (!depth.comparesFigures) return all;
  return figuresSideBySide(all, research.evidence, said);
}

/** Takes the last groups off the longest sections; the group that opens a section stays. */
function shortened(sections: readonly WrittenSection[], excess: number): WrittenSection[] {
  let left = excess;
  let result = [...sections];
  while (left > 0) {
    const [longest] = result
      .filter(({ groups, layout }) => groups.length > 1 && layout !== 'sides')
      .sort((one, other) => wordsOfGroups(other.groups) - wordsOfGroups(one.groups));
    if (longest === undefined) return result;
    left -= longest.groups.at(-1)?.words ?? 0;
    result = result.map((section) =>
      section === longest ? { ...section, groups: section.groups.slice(0, -1) } : section,
    );
  }
  return result;
}
