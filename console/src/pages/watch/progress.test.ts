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
      { kind: 'progress', step: 'research', detail: 'Reading 3 documents' },
      { kind: 'step-end', step: 'research', percent: 20 },
      { kind: 'step-begin', step: 'outline', percent: 20, detail: 'Planning the sections' },
      { kind: 'progress', step: 'outline', detail: '2 sections: What it is · How it works', costUsd: 0.01 },
    );
    expect(progress.steps).toEqual([
      {
        name: 'research',
        doing: 'Looking for sources',
        notes: ['Reading 3 documents'],
        startedAt: at(1),
        endedAt: at(3),
      },
      expect.objectContaining({ name: 'outline', endedAt: undefined }),
    ]);
    expect(progress).toMatchObject({
      state: 'RUNNING',
      percent: 20,
      outline: ['What it is', 'How it works'],
      startedAt: at(0),
      endedAt: undefined,
      costUsd: 0.01,
    });
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
