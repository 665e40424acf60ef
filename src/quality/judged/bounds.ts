import { RATINGS } from '../../contract/choices.ts';
import { capped, type Scores } from '../combine/caps.ts';
import { DIMENSION_WEIGHTS, PAGE_WEIGHTS } from '../combine/dimension-weights.ts';
import type { Defect, Finding } from '../finding.ts';
import { bottomOf, DIMENSIONS, type Dimension, type Rating, topOf } from '../rubric.ts';

/** So far a model may move a score from what code measured: two levels up, three down. */
const MOST_UP = 22;
const MOST_DOWN = 34;

/** A text that tries this is not lifted by what a model makes of it, in no dimension. */
const TRICKS: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>([
  'judgeOrders',
  'selfPraise',
  'hidden',
  'keywordSoup',
  'headingSpam',
  'placeholder',
]);

interface Ceiling {
  readonly defect: Defect;
  readonly atMost: Rating;
  readonly dimensions: readonly Dimension[];
  readonly onlyYmyl?: true;
}

/** What is not there can not be talked up. */
const CEILINGS: readonly Ceiling[] = [
  { defect: 'noAuthor', atMost: 'Medium', dimensions: ['authoritativeness_of_eeat'] },
  { defect: 'noAuthor', atMost: 'Medium', dimensions: ['trust_of_eeat'], onlyYmyl: true },
  { defect: 'noSources', atMost: 'Medium', dimensions: ['accuracy_of_qc', 'authoritativeness_of_eeat'] },
  { defect: 'noSources', atMost: 'Medium', dimensions: ['trust_of_eeat', 'expertise_of_eeat'], onlyYmyl: true },
  { defect: 'bareFigures', atMost: 'Medium+', dimensions: ['accuracy_of_qc'] },
  { defect: 'noFirstHand', atMost: 'Medium+', dimensions: ['experience_of_eeat'] },
  { defect: 'noCaution', atMost: 'Medium', dimensions: ['trust_of_eeat', 'page_quality'] },
  { defect: 'contradiction', atMost: 'Medium', dimensions: ['accuracy_of_qc', 'trust_of_eeat'] },
  { defect: 'copied', atMost: 'Medium', dimensions: ['originality_of_qc', 'effort_of_qc'] },
];
const CLEARLY = 0.5;

interface Bounded {
  readonly scores: Scores;
  /** By dimension: what code has seen and holds the score below what was judged. */
  readonly heldBy: ReadonlyMap<Dimension, readonly Finding[]>;
}

/**
 * Scores from judged levels, calibrated on what code measured: within a level the measured score decides, and no level
 * leads further from it than the bounds, or above what a defect allows that code has seen.
 * @param levels indices in `RATINGS`
 * @param findings of the text, with those that only the model saw
 */
export function boundedScores(
  levels: Readonly<Record<Dimension, number>>,
  measured: Scores,
  findings: readonly Finding[],
  { isYmyl, isHarmful }: { readonly isYmyl: boolean; readonly isHarmful: boolean },
): Bounded {
  const tricks = findings.filter(({ kind, strength }) => TRICKS.has(kind) && strength > 0);
  const held: Partial<Scores> = {};
  const named = new Map<Dimension, Finding[]>();
  const name = (dimension: Dimension, finding: Finding) => {
    const known = named.get(dimension) ?? [];
    if (!known.includes(finding)) named.set(dimension, [...known, finding]);
  };
  for (const dimension of DIMENSIONS) {
    const own = measured[dimension];
    const isLowest = isHarmful && (dimension === 'page_quality' || dimension === 'trust_of_eeat');
    const score = isLowest ? Math.min(own, topOf('Lowest')) : calibrated(levels[dimension], own, dimension);
    held[dimension] = score;
    const lower = (most: number, finding: Finding) => {
      if (most >= score) return;
      held[dimension] = Math.min(held[dimension] ?? score, most);
      name(dimension, finding);
    };
    for (const trick of tricks) lower(own, trick);
    for (const { defect, atMost, dimensions, onlyYmyl } of CEILINGS) {
      if (!dimensions.includes(dimension) || (onlyYmyl && !isYmyl)) continue;
      const finding = findings.find(({ kind, strength }) => kind === defect && strength >= CLEARLY);
      if (finding === undefined) continue;
      lower(Math.max(own, topOf(atMost)), finding);
      // Also where the measured score has held it already: whoever reads of the praise is to read of this.
      if (levels[dimension] > RATINGS.indexOf(atMost)) name(dimension, finding);
    }
  }
  const all = capped(held as Scores, findings);
  const scores = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, Math.round(all[dimension])])) as Scores;
  const capping = (finding: Finding) => {
    const without = capped(
      held as Scores,
      findings.filter((other) => other !== finding),
    );
    return DIMENSIONS.filter((dimension) => without[dimension] > all[dimension] + 0.5);
  };
  for (const finding of findings) {
    for (const dimension of capping(finding)) name(dimension, finding);
  }
  return { scores, heldBy: named };
}

function calibrated(level: number, measured: number, dimension: Dimension): number {
  const lowest = Math.ceil((level * 100) / RATINGS.length);
  const highest = topOf(RATINGS[level] ?? 'Medium');
  const { atMost } = dimension === 'page_quality' ? PAGE_WEIGHTS : DIMENSION_WEIGHTS[dimension];
  const inLevel = within(measured, lowest, highest);
  return within(
    within(inLevel, measured - MOST_DOWN, measured + MOST_UP),
    // Lowest is for harm and deception, which are not judged by level.
    Math.min(bottomOf('Lowest+'), measured),
    Math.max(atMost, measured),
  );
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
