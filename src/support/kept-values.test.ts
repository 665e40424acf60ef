import { describe, expect, it } from 'vitest';
import { FixedClock } from './clock.ts';
import { KeptValues } from './kept-values.ts';

describe('values that are kept for a while', () => {
  it('are looked up again when their time is over, or when it failed', async () => {
    const clock = new FixedClock('2026-11-10T12:00:00Z');
    const kept = new KeptValues<number>(clock, { milliseconds: 1_000, most: 2 });
    let count = 0;
    const next = async () => ++count;
    expect([await kept.get('a', next), await kept.get('a', next)]).toEqual([1, 1]);
    clock.advance(1_000);
    expect(await kept.get('a', next)).toBe(2);
    await expect(kept.get('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.get('b', next)).toBe(3);
    await kept.get('c', next);
    expect(await kept.get('a', next)).toBe(5);
  });
});
