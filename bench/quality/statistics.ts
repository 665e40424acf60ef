/** Ranks with ties shared, from 0. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((one, other) => one.value - other.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
    for (const { index } of order.slice(start, end)) ranks[index] = (start + end - 1) / 2;
    start = end;
  }
  return ranks;
}

export function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [both, left, right] = [0, 0, 0];
  one.forEach((value, index) => {
    const [x, y] = [value - a, (other[index] ?? 0) - b];
    both += x * y;
    left += x * x;
    right += y * y;
  });
  return left * right === 0 ? 0 : both / Math.sqrt(left * right);
}

export function spearman(one: readonly number[], other: readonly number[]): number {
  return correlation(ranksOf(one), ranksOf(other));
}

/** Area under the curve of a score against labels 0 and 1. */
export function auc(scores: readonly number[], labels: readonly number[]): number {
  const ranks = ranksOf(scores);
  const positive = labels.filter((label) => label === 1).length;
  const sum = ranks.reduce((total, rank, index) => total + (labels[index] === 1 ? rank + 1 : 0), 0);
  return (sum - (positive * (positive + 1)) / 2) / (positive * (labels.length - positive));
}

/** Values as levels of equal frequency of the labels: the k-th best score gets the k-th best label's level. */
export function quadraticKappa(scores: readonly number[], labels: readonly number[], levels: number): number {
  const levelsOf = (values: readonly number[]) =>
    ranksOf(values).map((rank) => Math.min(levels - 1, Math.floor((rank / values.length) * levels)));
  const [one, other] = [levelsOf(scores), levelsOf(labels)];
  const count = one.length;
  const shares = (list: readonly number[]) =>
    Array.from({ length: levels }, (_, level) => list.filter((value) => value === level).length / count);
  const [a, b] = [shares(one), shares(other)];
  const seen = one.reduce((sum, level, index) => sum + (level - (other[index] ?? 0)) ** 2, 0) / count;
  let expected = 0;
  for (let i = 0; i < levels; i += 1)
    for (let j = 0; j < levels; j += 1) expected += (a[i] ?? 0) * (b[j] ?? 0) * (i - j) ** 2;
  return expected === 0 ? 0 : 1 - seen / expected;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.round(part * (sorted.length - 1))] ?? 0;
}
