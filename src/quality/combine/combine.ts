import type { Finding } from '../finding.ts';
import type { Measured } from '../measured/measure.ts';
import { bottomOf, DIMENSIONS, type Dimension } from '../rubric.ts';
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
    const value = points + weights.substance * substance + weights.craft * craft;
    scores[dimension] = Math.min(weights.atMost, aboveLowest(value));
  }
  const others = scores as Omit<Scores, 'page_quality'>;
  const { evidence } = PAGE_WEIGHTS;
  const named = evidence.dimensions.reduce(
    (sum, dimension) => sum + Math.max(0, others[dimension] - evidence.above) * evidence.weight,
    0,
  );
  // How well a page is written counts as far as it informs.
  const informs = Math.min(1, Math.max(0, substance + 0.5));
  const page = Object.entries(PAGE_WEIGHTS.dimensions).reduce(
    (sum, [dimension, weight]) => sum + weight * (others[dimension as keyof typeof others] - 50),
    PAGE_WEIGHTS.base + PAGE_WEIGHTS.substance * substance + PAGE_WEIGHTS.craft * craft * informs,
  );
  const result = capped(
    { ...others, page_quality: Math.min(PAGE_WEIGHTS.atMost, aboveLowest(page + named)) },
    findings,
  );
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

/** From here down scores draw together, so that what is poor in many ways still differs from what is poor in more. */
const POOR = 30;

/** Only harm and deception are Lowest, by a cap; what is merely poor comes near to it and stays above. */
function aboveLowest(value: number): number {
  const least = bottomOf('Lowest+');
  return value >= POOR ? value : least + (POOR - least) * Math.exp((value - POOR) / (POOR - least));
}
