import type { JobEvent } from '../../../../src/contract/job-events.ts';
import { ENDED_STATES, JOB_STATES, type JobState } from '../../../../src/contract/job-states.ts';

export interface StepProgress {
  readonly name: string;
  /** What it does, in plain words. */
  readonly doing: string;
  readonly notes: readonly string[];
  readonly startedAt: string;
  /** Undefined while it runs. */
  readonly endedAt: string | undefined;
}

/** How far a job has come, as its events tell. */
export interface Progress {
  readonly lastSeq: number;
  readonly state: JobState | undefined;
  /** 0 to 100; never goes back. */
  readonly percent: number;
  readonly steps: readonly StepProgress[];
  /** Headings of the article, as soon as they stand. */
  readonly outline: readonly string[];
  readonly startedAt: string | undefined;
  readonly endedAt: string | undefined;
  /** US dollars so far; undefined when unknown. */
  readonly costUsd: number | undefined;
}

export const NO_PROGRESS: Progress = {
  lastSeq: 0,
  state: undefined,
  percent: 0,
  steps: [],
  outline: [],
  startedAt: undefined,
  endedAt: undefined,
  costUsd: undefined,
};

export function hasEnded({ state }: Pick<Progress, 'state'>): boolean {
  return ENDED_STATES.some((ended) => ended === state);
}

/** The progress after one more event. An event that was seen before changes nothing. */
export function advance(progress: Progress, event: JobEvent): Progress {
  if (event.seq <= progress.lastSeq) return progress;
  const state = JOB_STATES.find((known) => known === event.state) ?? progress.state;
  return {
    lastSeq: event.seq,
    state,
    percent: state === 'SUCCESS' ? 100 : Math.max(progress.percent, event.percent ?? 0),
    steps: stepsAfter(progress.steps, event),
    outline: outlineIn(event) ?? progress.outline,
    startedAt: progress.startedAt ?? (state === 'RUNNING' ? event.at : undefined),
    endedAt: progress.endedAt ?? (hasEnded({ state }) ? event.at : undefined),
    costUsd: event.costUsd ?? progress.costUsd,
  };
}

function stepsAfter(steps: readonly StepProgress[], event: JobEvent): readonly StepProgress[] {
  const { kind, step: name, detail = '', at } = event;
  if (name === undefined) return steps;
  if (kind === 'step-begin') {
    // A job that was resumed begins its steps again; each stands here once.
    return [
      ...steps.filter((step) => step.name !== name),
      { name, doing: detail, notes: [], startedAt: at, endedAt: undefined },
    ];
  }
  return steps.map((step) => {
    if (step.name !== name) return step;
    if (kind === 'step-end') return { ...step, endedAt: at };
    return detail === '' ? step : { ...step, notes: [...step.notes, detail] };
  });
}

/** `3 sections: A · B · C`, the form in which the outline step tells its headings. */
function outlineIn({ step, detail }: JobEvent): readonly string[] | undefined {
  if (step !== 'outline') return undefined;
  const [, headings] = /^\d+ sections: (.+)$/s.exec(detail ?? '') ?? [];
  return headings?.split(' · ');
}
