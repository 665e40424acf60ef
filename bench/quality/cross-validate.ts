import { type FittedModel, sumOf } from '../../src/quality/combine/fitted-model.ts';
import { fitModel, foldOf, type Row, SHRINKS, type Signs } from './fit-model.ts';
import { spearman } from './statistics.ts';

export const FOLDS = 10;
const INNER_FOLDS = 4;

/** How good a prediction is; rank correlation for texts, area under the curve for titles. */
export type Agreement = (predicted: readonly number[], labels: readonly number[]) => number;

/** Fits with the shrinkage that does best within the rows themselves. */
export function fitNested(
  rows: readonly Row[],
  signs: Signs | undefined,
  features: readonly string[],
  agreement: Agreement = spearman,
): FittedModel<string> {
  let best: { shrink: number; score: number } = { shrink: SHRINKS[0], score: Number.NEGATIVE_INFINITY };
  for (const shrink of SHRINKS) {
    const predicted = outOfFold(rows, INNER_FOLDS, (part) => fitModel(part, signs, features, shrink), predict);
    const score = agreement(
      predicted,
      rows.map(({ label }) => label),
    );
    if (score > best.score) best = { shrink, score };
  }
  return fitModel(rows, signs, features, best.shrink);
}

/** What models say of rows they have not seen. */
export function outOfFold<Model, R extends Row>(
  rows: readonly R[],
  folds: number,
  train: (rows: readonly R[]) => Model,
  say: (model: Model, row: R) => number,
): number[] {
  const said = rows.map(() => 0);
  for (let fold = 0; fold < folds; fold += 1) {
    const model = train(rows.filter((_, index) => foldOf(index, folds) !== fold));
    rows.forEach((row, index) => {
      if (foldOf(index, folds) === fold) said[index] = say(model, row);
    });
  }
  return said;
}

/** Comparable between folds: by the range of the fold's model. */
export function predict({ terms, low, high }: FittedModel<string>, row: Row): number {
  return (sumOf(terms, row.features) - low) / (high - low);
}
