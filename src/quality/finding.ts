/** Where something stands in the evaluated text. */
export interface Place {
  /** Index in `Reading.sections`. */
  readonly section: number;
  /** Index in `Reading.sentences`; undefined for what is no sentence. */
  readonly sentence?: number;
  readonly excerpt: string;
  /** Offsets in the evaluated markdown. */
  readonly start: number;
  readonly end: number;
}

/** What speaks for a text. */
export const STRENGTHS = [
  'author', 'credentials', 'date', 'contact', 'sources', 'citedFigures', 'firstHand', 'figures', 'limits', 'caution',
  'costs', 'comparison', 'reasons', 'structure', 'illustrated', 'disclosed', 'earlyAnswer', 'range', 'borneOut',
] as const; // biome-ignore format: one list

/** What speaks against it. */
export const DEFECTS = [
  'noAuthor', 'noSources', 'bareFigures', 'noFirstHand', 'oneSided', 'noCaution', 'exaggeration', 'baitTitle',
  'titleMismatch', 'lateAnswer', 'filler', 'repeated', 'sameness', 'thin', 'noHeadings', 'headingSpam', 'noAlt',
  'careless', 'copied', 'undisclosed', 'adverts', 'hidden', 'selfPraise', 'judgeOrders', 'keywordSoup', 'selling',
  'placeholder', 'contradiction', 'misquoted', 'noText',
] as const; // biome-ignore format: one list

export type Strength = (typeof STRENGTHS)[number];
export type Defect = (typeof DEFECTS)[number];
export type FindingKind = Strength | Defect;

/** One thing the evaluator saw, how strong it is, and where. */
export interface Finding {
  readonly kind: FindingKind;
  /** 0 to 1: 0 is nothing, 1 as strong as it counts. */
  readonly strength: number;
  /** How often; 1 for what is there or not. */
  readonly count: number;
  /** The first few places, in the order of the text; empty for what is missing everywhere. */
  readonly places: readonly Place[];
}

/** 0 at `from`, 1 at `to`, straight between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
