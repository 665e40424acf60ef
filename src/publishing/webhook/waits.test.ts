import { describe, expect, it } from 'vitest';
import { TRIED_FOR_MS, waitAfterTry } from './waits.ts';

/** Moments of all tries after the first, in milliseconds, when each fails at once. */
function triesOf(random: () => number): number[] {
  const moments: number[] = [];
  for (let at = 0, tries = 1; ; tries += 1) {
    const wait = waitAfterTry(tries, TRIED_FOR_MS - at, random());
    if (wait === undefined) return moments;
    at += wait;
    moments.push(at);
  }
}

describe('the waits between tries', () => {
  it('grow, and end with a try when 24 hours are just over', () => {
    for (const random of [0, 0.25, 0.5, 0.999]) {
      const moments = triesOf(() => random);
      const waits = moments.map((at, index) => at - (moments[index - 1] ?? 0));
      expect(moments.at(-1)).toBe(24 * 3_600_000);
      const growing = waits.slice(0, -2);
      expect(growing).toEqual(growing.toSorted((a, b) => a - b));
      expect(waits[0]).toBeLessThan(10_000);
      expect(moments.length).toBeGreaterThanOrEqual(10);
      expect(moments.length).toBeLessThanOrEqual(20);
    }
  });

  it('differ by up to a fifth either way', () => {
    expect([waitAfterTry(3, TRIED_FOR_MS, 0), waitAfterTry(3, TRIED_FOR_MS, 0.5)]).toEqual([96_000, 120_000]);
    expect(waitAfterTry(3, TRIED_FOR_MS, 0.999)).toBeGreaterThan(143_000);
  });

  it('end when no time is left', () => {
    expect(waitAfterTry(1, 0, 0.5)).toBeUndefined();
    expect(waitAfterTry(1, -1, 0.5)).toBeUndefined();
    expect(waitAfterTry(20, 1_000, 0.5)).toBe(1_000);
  });
});
