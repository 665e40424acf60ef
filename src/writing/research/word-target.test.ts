import { describe, expect, it } from 'vitest';
import { wordTarget } from './word-target.ts';

const RANGE = { least: 1000, most: 2000 };

describe('wordTarget', () => {
  it('aims just above the least of a range where little is said on the very subject', () => {
    expect(wordTarget(RANGE, { near: 1100, words: 2600 })).toBe(1060);
  });

  it('aims higher where plenty is said, and stays well inside the range', () => {
    const rich = wordTarget(RANGE, { near: 2600, words: 2600 });
    expect(rich).toBeGreaterThan(1300);
    expect(wordTarget(RANGE, { near: 20_000, words: 20_000 })).toBe(1650);
    expect(rich).toBeLessThanOrEqual(1650);
  });

  it('never leaves a range, however narrow', () => {
    for (const near of [0, 500, 5000]) {
      const words = wordTarget({ least: 1000, most: 1040 }, { near, words: near + 1000 });
      expect(words).toBeGreaterThanOrEqual(1000);
      expect(words).toBeLessThanOrEqual(1040);
    }
  });

  it('counts what lies further from the subject for less, and not without end', () => {
    const few = wordTarget(undefined, { near: 600, words: 600 });
    const beside = wordTarget(undefined, { near: 600, words: 1500 });
    expect(beside).toBeGreaterThan(few);
    expect(wordTarget(undefined, { near: 600, words: 50_000 })).toBe(wordTarget(undefined, { near: 600, words: 1800 }));
  });
});
