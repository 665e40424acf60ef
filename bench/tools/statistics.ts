/**
 * The value below which the share `q` of the values lies (nearest rank).
 * @throws Error when there are none
 */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)];
  if (found === undefined) throw new Error('there is no quantile of no values');
  return found;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Random numbers from 0 up to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
