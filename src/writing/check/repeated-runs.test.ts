import { describe, expect, it } from 'vitest';
import { repeatedRuns } from './repeated-runs.ts';

const part = (...blocks: string[]) => ({ depth: 2, heading: '', blocks });

describe('runs of words that stand twice', () => {
  const run = 'a heat pump moves heat from a colder place to a warmer one';

  it('are found under two headings, not under one', () => {
    expect(repeatedRuns([part(`First, ${run}.`), part(`Then ${run}.`)])).toContain(
      'a heat pump moves heat from a colder',
    );
    expect(repeatedRuns([part(`First, ${run}.`, `Then ${run}.`)])).toEqual([]);
  });

  it('leave aside who says it, with the end of the sentence before', () => {
    const label = 'According to University sleep laboratory, outreach pages:';
    const parts = [
      part(`It depends on the dose. ${label} Tea had no effect.`),
      part(`That is a low dose. ${label} Sleep shortened.`),
    ];
    expect(repeatedRuns(parts)).toEqual([]);
  });

  it('are found behind who says it', () => {
    expect(repeatedRuns([part(`One says: ${run}.`), part(`According to two: ${run}.`)])).not.toEqual([]);
  });
});
