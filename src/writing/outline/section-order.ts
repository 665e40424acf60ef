import { type CueName, findCues } from '../../language/find-cues.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import type { RecognisableAspect } from '../../language/lexicons/lexicon.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { PlannedSection } from './outline.ts';

/** The order in which a reader learns a subject. */
const STAGES: readonly RecognisableAspect[] = [
  'howItWorks',
  'history',
  'types',
  'causes',
  'comparison',
  'requirements',
  'choosing',
  'steps',
  'effects',
  'benefits',
  'numbers',
  'costs',
  'drawbacks',
  'risks',
  'mistakes',
  'maintenance',
  'tips',
  'viewsDiffer',
  'outlook',
];
const UNKNOWN_STAGE = 0.45;
/** The document that opens the article goes on where it stopped. */
const OPENING = 0.2;
const RELEVANCE_WEIGHT = { broad: 0.25, narrow: 1 } as const;

/**
 * Orders sections: an overview first; those that one document leads stay together in its order; documents come by stage of the subject
 * (how it works before what it costs) and by relevance.
 */
export function orderSections(
  sections: readonly PlannedSection[],
  evidence: Evidence,
  opening: number | undefined,
): PlannedSection[] {
  const documentOf = (section: PlannedSection) => evidence.blocks[section.leadBlock]?.documentIndex ?? 0;
  const byDocument = new Map<number, PlannedSection[]>();
  const { overview } = lexiconOf(evidence.language).labels.aspects;
  const ordinary = sections.filter(({ heading }) => heading !== '' && heading !== overview);
  for (const section of ordinary) {
    byDocument.set(documentOf(section), [...(byDocument.get(documentOf(section)) ?? []), section]);
  }
  const ordered = [...byDocument]
    .map(([document, list]) => ({
      document,
      list,
      key: mean(list.map((section) => keyOf(section, evidence))) - (document === opening ? OPENING : 0),
    }))
    .sort((one, other) => one.key - other.key || one.document - other.document)
    .flatMap(({ list }) => list.sort((one, other) => one.leadBlock - other.leadBlock));
  const under = (label: string) => sections.filter(({ heading }) => heading === label);
  return [...under(overview), ...ordered, ...under('')];
}

function keyOf(section: PlannedSection, evidence: Evidence): number {
  const block = evidence.blocks[section.leadBlock];
  const title = block === undefined ? '' : block.document.title;
  const stage = mean([stageOf(title, evidence), stageOf(title, evidence), stageOf(section.heading, evidence)]);
  const weight = evidence.relevance.isBroad ? RELEVANCE_WEIGHT.broad : RELEVANCE_WEIGHT.narrow;
  return stage - weight * (evidence.relevance.blocks[section.leadBlock] ?? 0);
}

function stageOf(heading: string, { language }: Evidence): number {
  const cues = findCues(heading, language);
  const name = (stage: RecognisableAspect): CueName => `aspectWords.${stage}`;
  const position = STAGES.findIndex((stage) => cues.has(name(stage)));
  return position < 0 ? UNKNOWN_STAGE : position / STAGES.length;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
