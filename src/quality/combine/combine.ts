import type { Finding } from '../finding.ts';
import type { Measured } from '../measured/measure.ts';
import { DIMENSIONS, type Dimension } from '../rubric.ts';
import { capped, isDefect, isStrength, type Scores } from './caps.ts';
import {
  DIMENSION_WEIGHTS,
  type DimensionWeights,
  PAGE_WEIGHTS,
  YMYL_DEFECTS,
  YMYL_FACTOR,
} from './dimension-weights.ts';
import { modelLevel } from './fitted-model.ts';
import { FITTED, type FittedWeights } from './fitted-weights.ts';

const OTHERS = DIMENSIONS.filter((dimension) => dimension !== 'page_quality');

/**
 * Scores, whole numbers from 0 to 100. Monotone: one more strength never lowers a score, one more defect never raises one.
 * @param fitted only the benchmark passes others
 */
export function combine(
  measured: Pick<Measured, 'findings' | 'prose' | 'ymyl'>,
  fitted: FittedWeights = FITTED,
): Scores {
  const { findings, prose, ymyl } = measured;
  // Half a range to either side of the middle.
  const substance = modelLevel(fitted.substance, prose) - 0.5;
  const craft = modelLevel(fitted.craft, prose) - 0.5;
  const scores: Partial<Scores> = {};
  for (const dimension of OTHERS) {
    const weights = DIMENSION_WEIGHTS[dimension];
    const points = findings.reduce((sum, finding) => sum + pointsOf(finding, weights, ymyl.size > 0), weights.base);
    scores[dimension] = within(points + weights.substance * substance + weights.craft * craft, weights.within);
  }
  const others = scores as Omit<Scores, 'page_quality'>;
  const { evidence } = PAGE_WEIGHTS;
  const named = evidence.dimensions.reduce(
    (sum, dimension) => sum + Math.max(0, others[dimension] - evidence.above) * evidence.weight,
    0,
  );
  const page = Object.entries(PAGE_WEIGHTS.dimensions).reduce(
    (sum, [dimension, weight]) => sum + weight * (others[dimension as keyof typeof others] - 50),
    PAGE_WEIGHTS.base + PAGE_WEIGHTS.substance * substance + PAGE_WEIGHTS.craft * craft,
  );
  const result = capped({ ...others, page_quality: within(page + named, [2, 90]) }, findings);
  return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, Math.round(result[dimension])])) as Scores;
}

/** What one finding adds to a dimension; negative where it takes. */
export function effectOf(finding: Finding, dimension: Dimension, isYmyl: boolean): number {
  return dimension === 'page_quality'
    ? Object.entries(PAGE_WEIGHTS.dimensions).reduce(
        (sum, [other, weight]) => sum + weight * effectOf(finding, other as Dimension, isYmyl),
        0,
      )
    : pointsOf(finding, DIMENSION_WEIGHTS[dimension], isYmyl);
}

function pointsOf({ kind, strength }: Finding, weights: DimensionWeights, isYmyl: boolean): number {
  if (isStrength(kind)) return (weights.strengths[kind] ?? 0) * strength;
  if (!isDefect(kind)) return 0;
  return -(weights.defects[kind] ?? 0) * strength * (isYmyl && YMYL_DEFECTS.has(kind) ? YMYL_FACTOR : 1);
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
