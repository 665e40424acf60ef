import { describe, expect, it } from 'vitest';
import type { JobEvent } from '../../../../src/contract/job-events.ts';
import { advance, NO_PROGRESS } from './progress.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();
const told = (...events: Omit<JobEvent, 'seq' | 'at'>[]) =>
  events.map((event, index) => ({ ...event, seq: index + 1, at: at(index) })).reduce(advance, NO_PROGRESS);

const running = { kind: 'state', state: 'RUNNING' } as const;

describe('progress', () => {
  it('has the steps in order, with what each says, and the outline as soon as it is told', () => {
    const progress = told(
      running,
      { kind: 'step-begin', step: 'research', percent: 10, detail: 'Looking for sources' },
      { kind: 'progress', step: 'research', detail: 'Reading 1 document', pages: [{ title: 'Sizing' }] },
      { kind: 'step-end', step: 'research', percent: 20 },
      { kind: 'step-begin', step: 'outline', percent: 20, detail: 'Planning the sections' },
      {
        ...{ kind: 'progress', step: 'outline', detail: '2 sections planned', costUsd: 0.01, inputTokens: 900 },
        outline: ['What it is', 'How it works'],
      },
      { kind: 'step-begin', step: 'sections', percent: 40, detail: 'Writing' },
      { kind: 'progress', step: 'sections', detail: '1 of 2', written: [{ heading: 'How it works', words: 120 }] },
    );
    expect(progress.steps).toEqual([
      {
        name: 'research',
        doing: 'Looking for sources',
        notes: [{ text: 'Reading 1 document', pages: [{ title: 'Sizing' }] }],
        startedAt: at(1),
        endedAt: at(3),
      },
      expect.objectContaining({ name: 'outline', endedAt: undefined }),
      expect.objectContaining({ name: 'sections', endedAt: undefined }),
    ]);
    expect(progress).toMatchObject({
      state: 'RUNNING',
      percent: 40,
      outline: [
        { heading: 'What it is', words: undefined },
        { heading: 'How it works', words: 120 },
      ],
      tokens: { input: 900, output: 0 },
      startedAt: at(0),
      endedAt: undefined,
      costUsd: 0.01,
    });
  });

  it('waits for a person until the next step begins, and keeps what was written when headings change', () => {
    const plan = { kind: 'progress' as const, step: 'outline', outline: ['A', 'B'] };
    const waiting = { kind: 'progress', detail: 'Waits', waitsFor: 'outline-approval' } as const;
    const progress = told(
      running,
      plan,
      { ...plan, outline: undefined, written: [{ heading: 'B', words: 9 }] },
      waiting,
    );
    expect(progress.waitsFor).toBe('outline-approval');
    const next = advance(progress, { ...plan, seq: 9, at: at(9), outline: ['B', 'C'] });
    expect(next.outline).toEqual([
      { heading: 'B', words: 9 },
      { heading: 'C', words: undefined },
    ]);
    expect(next.waitsFor).toBe('outline-approval');
    expect(advance(next, { kind: 'step-begin', step: 'x', seq: 10, at: at(10) }).waitsFor).toBeUndefined();
    expect(advance(next, { kind: 'state', state: 'CANCELED', seq: 10, at: at(10) }).waitsFor).toBeUndefined();
  });

  it('takes no event twice and never goes back', () => {
    const progress = told(running, { kind: 'step-end', step: 'check', percent: 90 });
    expect(advance(progress, { seq: 2, at: at(9), kind: 'step-begin', step: 'check' })).toBe(progress);
    expect(advance(progress, { seq: 3, at: at(9), kind: 'progress', percent: 40 }).percent).toBe(90);
  });

  it('shows each step once when a job was resumed', () => {
    const begin = { kind: 'step-begin', step: 'research', detail: 'Looking for sources' } as const;
    const progress = told(running, begin, { kind: 'progress', step: 'research', detail: 'Reading' }, begin);
    expect(progress.steps).toMatchObject([{ name: 'research', notes: [], startedAt: at(3) }]);
  });

  it('is complete with success, and stays where it was with a failure', () => {
    expect(told(running, { kind: 'state', state: 'SUCCESS' })).toMatchObject({ percent: 100, endedAt: at(1) });
    const failed = told(
      running,
      { kind: 'step-begin', step: 'research', percent: 10 },
      { kind: 'state', state: 'FAILED' },
    );
    expect(failed).toMatchObject({ state: 'FAILED', percent: 10, endedAt: at(2) });
  });
});
