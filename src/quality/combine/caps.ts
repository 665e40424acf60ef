import { DEFECTS, type Defect, type Finding, STRENGTHS, type Strength } from '../finding.ts';
import { DIMENSIONS, type Dimension, type Rating, topOf } from '../rubric.ts';

interface Cap {
  readonly defect: Defect;
  /** Holds from this strength on. */
  readonly from: number;
  readonly atMost: Rating;
  readonly dimensions: readonly Dimension[];
}

const PAGE_AND_TRUST: readonly Dimension[] = ['page_quality', 'trust_of_eeat'];

/** One named defect suffices; what deceives makes the page Lowest whatever else it offers. */
const CAPS: readonly Cap[] = [
  { defect: 'judgeOrders', from: 0.5, atMost: 'Lowest', dimensions: PAGE_AND_TRUST },
  { defect: 'hidden', from: 0.5, atMost: 'Lowest', dimensions: PAGE_AND_TRUST },
  { defect: 'noText', from: 0.5, atMost: 'Lowest', dimensions: DIMENSIONS },
  { defect: 'keywordSoup', from: 0.4, atMost: 'Lowest', dimensions: DIMENSIONS },
  { defect: 'headingSpam', from: 0.4, atMost: 'Lowest', dimensions: DIMENSIONS },
  { defect: 'copied', from: 0.7, atMost: 'Lowest+', dimensions: ['page_quality', 'originality_of_qc', 'effort_of_qc'] },
  { defect: 'copied', from: 0.2, atMost: 'Low', dimensions: ['page_quality', 'originality_of_qc'] },
  { defect: 'placeholder', from: 0.4, atMost: 'Low', dimensions: ['page_quality', 'effort_of_qc'] },
  { defect: 'repeated', from: 0.8, atMost: 'Low', dimensions: ['page_quality', 'effort_of_qc', 'originality_of_qc'] },
  // From half of the sentences on nothing else is left; see `findEmptiness`.
  { defect: 'filler', from: 0.99, atMost: 'Lowest+', dimensions: ['page_quality', 'effort_of_qc'] },
  { defect: 'filler', from: 0.85, atMost: 'Low', dimensions: ['page_quality', 'effort_of_qc'] },
  { defect: 'selfPraise', from: 0.5, atMost: 'Low+', dimensions: ['page_quality', 'authoritativeness_of_eeat'] },
  { defect: 'contradiction', from: 0.5, atMost: 'Low+', dimensions: ['page_quality', 'accuracy_of_qc'] },
  { defect: 'misquoted', from: 0.5, atMost: 'Low+', dimensions: ['page_quality', 'accuracy_of_qc', 'trust_of_eeat'] },
  { defect: 'undisclosed', from: 0.5, atMost: 'Low+', dimensions: PAGE_AND_TRUST },
  { defect: 'exaggeration', from: 0.7, atMost: 'Low+', dimensions: PAGE_AND_TRUST },
  { defect: 'adverts', from: 0.7, atMost: 'Low+', dimensions: ['page_quality'] },
  { defect: 'thin', from: 0.75, atMost: 'Low+', dimensions: ['page_quality', 'effort_of_qc'] },
];

/** Nothing is above Medium without a strength that can be named. */
const NAMED: readonly Strength[] = [
  'sources',
  'citedFigures',
  'borneOut',
  'firstHand',
  'credentials',
  'limits',
  'reasons',
  'comparison',
  'illustrated',
  'range',
];

export type Scores = Record<Dimension, number>;

/** Brings every score down to what the defects allow; trust caps the page and, further off, the others. */
export function capped(scores: Scores, findings: readonly Finding[]): Scores {
  const strengthOf = (kind: Finding['kind']) => findings.find((finding) => finding.kind === kind)?.strength ?? 0;
  const result: Scores = { ...scores };
  const cap = (dimension: Dimension, most: number) => {
    if (result[dimension] > most) result[dimension] = most - 4 + (4 * (result[dimension] - most)) / (100 - most);
  };
  for (const { defect, from, atMost, dimensions } of CAPS) {
    if (strengthOf(defect) < from) continue;
    for (const dimension of dimensions) cap(dimension, topOf(atMost));
  }
  const bestStrength = Math.max(0, ...NAMED.map(strengthOf));
  if (bestStrength < 0.4) cap('page_quality', topOf('Medium'));
  for (const dimension of DIMENSIONS) {
    if (dimension !== 'trust_of_eeat')
      cap(dimension, mostTrusted(result.trust_of_eeat, dimension === 'page_quality' ? 24 : 36));
  }
  return result;
}

/** Whether a finding alone makes a dimension Lowest. */
export function isDamning({ kind, strength }: Finding, dimension: Dimension): boolean {
  return CAPS.some(
    ({ defect, from, atMost, dimensions }) =>
      defect === kind && strength >= from && atMost === 'Lowest' && dimensions.includes(dimension),
  );
}

/** From here on a text is not distrusted; that nobody vouches for it holds it down less and less. */
const DISTRUSTED = 28;

/** The highest score beside this trust. @param above what a distrusted text may stand above it */
function mostTrusted(trust: number, above: number): number {
  return Math.min(100, trust + above + Math.max(0, trust - DISTRUSTED));
}

export function isDefect(kind: Finding['kind']): kind is Defect {
  return (DEFECTS as readonly string[]).includes(kind);
}

export function isStrength(kind: Finding['kind']): kind is Strength {
  return (STRENGTHS as readonly string[]).includes(kind);
}
