import { ramp } from '../finding.ts';

/** One term of a fitted model: monotone in its feature, and flat outside of `from` to `to`. */
export interface Term<Feature extends string> {
  readonly feature: Feature;
  readonly from: number;
  readonly to: number;
  /** What the feature adds on its way from `from` to `to`; negative where more is worse. */
  readonly weight: number;
  /** How far the texts it was fitted on go from `from` to `to` in the mean, 0 to 1. */
  readonly usual: number;
}

/** A sum of terms, brought to 0 (as the poorest texts) to 1 (as the best) by `low` and `high`. */
export interface FittedModel<Feature extends string> {
  readonly terms: readonly Term<Feature>[];
  readonly low: number;
  readonly high: number;
}

/** 0 to 1, and a little beyond at either end, so that very good and very poor texts still differ. */
export function modelLevel<Feature extends string>(
  model: FittedModel<Feature>,
  features: Readonly<Record<Feature, number>>,
): number {
  const sum = sumOf(model.terms, features);
  return Math.min(1.15, Math.max(-0.15, (sum - model.low) / (model.high - model.low)));
}

export function sumOf<Feature extends string>(
  terms: readonly Term<Feature>[],
  features: Readonly<Record<Feature, number>>,
): number {
  return terms.reduce((sum, { feature, from, to, weight }) => sum + weight * ramp(features[feature], from, to), 0);
}
