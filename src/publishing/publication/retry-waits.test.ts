import { describe, expect, it } from 'vitest';
import { waitBeforeRetry } from './retry-waits.ts';

describe('waitBeforeRetry', () => {
  it('grows with every try, and ends', () => {
    const waits = [1, 2, 3, 4, 5].map((attempt) => waitBeforeRetry(attempt, undefined, 0.5));
    expect(waits).toEqual([10_000, 45_000, 150_000, 300_000, undefined]);
  });

  it('differs by a fifth to either side', () => {
    expect(waitBeforeRetry(1, undefined, 0)).toBeCloseTo(8_000);
    expect(waitBeforeRetry(1, undefined, 0.999_999)).toBeCloseTo(12_000, -1);
  });

  it('waits as long as it is asked to, within reason', () => {
    expect(waitBeforeRetry(1, 60_000, 0.5)).toBe(60_000);
    expect(waitBeforeRetry(1, 1_000, 0.5)).toBe(10_000);
    expect(waitBeforeRetry(1, 3_600_000, 0.5)).toBeUndefined();
  });
});
