import { type FittedModel, sumOf, type Term } from '../../src/quality/combine/fitted-model.ts';
import { ramp } from '../../src/quality/finding.ts';
import { quantile, ranksOf } from './statistics.ts';

export type Signs = Readonly<Partial<Record<string, 1 | -1>>>;
export interface Row {
  readonly features: Readonly<Record<string, number>>;
  readonly label: number;
}

/** How hard weights are held small, and how many features a model may use at most. */
export const SHRINKS = [0.05, 0.2, 0.6] as const;

/** Deviations from the mean to either end of a model's range. */
const REACH = 1.9;

/** Least squares on the ranks of the labels, shrunk, with every weight held to its sign. */
export function fitModel(
  rows: readonly Row[],
  signs: Signs | undefined,
  features: readonly string[],
  shrink: number,
): FittedModel<string> {
  const ranges = features.map((feature) => {
    const values = rows.map((row) => row.features[feature] ?? 0);
    const [from, to] = [quantile(values, 0.03), quantile(values, 0.97)];
    // What hardly any text has must not count in full from its first trace on.
    return { feature, from, to: to > from ? to : Math.max(from + 1e-6, quantile(values, 1)) };
  });
  const columns = ranges.map(({ feature, from, to }) =>
    standardised(rows.map((row) => Math.min(1, Math.max(0, ((row.features[feature] ?? 0) - from) / (to - from))))),
  );
  const target = ranksOf(rows.map(({ label }) => label)).map((rank) => rank / rows.length - 0.5);
  const weights = descend(
    columns.map(({ values }) => values),
    target,
    shrink,
    features.map((feature) => signs?.[feature] ?? 0),
  );
  const terms = ranges.map(
    ({ feature, from, to }, index): Term<string> => ({
      feature,
      from,
      to,
      weight: (weights[index] ?? 0) / (columns[index]?.deviation ?? 1),
      usual: 0,
    }),
  );
  const kept = terms.filter(({ weight }) => Math.abs(weight) > 1e-4);
  return withRange(kept, rows);
}

/** A model whose middle, and whose usual text, is the mean of these rows; their labels are not looked at. */
export function withRange(terms: readonly Term<string>[], rows: readonly Row[]): FittedModel<string> {
  const sums = rows.map((row) => sumOf(terms, row.features));
  const mean = sums.reduce((total, sum) => total + sum, 0) / sums.length;
  const reach = REACH * Math.sqrt(sums.reduce((total, sum) => total + (sum - mean) ** 2, 0) / sums.length) || 0.5;
  const usual = ({ feature, from, to }: Term<string>) =>
    rows.reduce((total, row) => total + ramp(row.features[feature] ?? 0, from, to), 0) / rows.length;
  return { terms: terms.map((term) => ({ ...term, usual: usual(term) })), low: mean - reach, high: mean + reach };
}

function standardised(values: readonly number[]): { values: number[]; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  return { values: values.map((value) => (value - mean) / deviation), deviation };
}

function descend(
  columns: readonly (readonly number[])[],
  target: readonly number[],
  shrink: number,
  signs: readonly number[],
): number[] {
  const weights = columns.map(() => 0);
  const rest = [...target];
  for (let round = 0; round < 120; round += 1) {
    let change = 0;
    columns.forEach((column, j) => {
      const old = weights[j] ?? 0;
      let gradient = 0;
      column.forEach((x, i) => {
        gradient += x * ((rest[i] ?? 0) + old * x);
      });
      let next = gradient / (target.length * (1 + shrink));
      if ((signs[j] ?? 0) * next < 0) next = 0;
      if (next === old) return;
      column.forEach((x, i) => {
        rest[i] = (rest[i] ?? 0) - (next - old) * x;
      });
      change = Math.max(change, Math.abs(next - old));
      weights[j] = next;
    });
    if (change < 1e-5) break;
  }
  return weights;
}

/** The fold of a row: by its place, so that a run is the same every time. */
export function foldOf(index: number, folds: number): number {
  return (index * 7919) % folds;
}
