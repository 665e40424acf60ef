import type { JobEvent } from '../../../../src/contract/job-events.ts';
import { ENDED_STATES, JOB_STATES, type JobState } from '../../../../src/contract/job-states.ts';

/** What a step said about itself. */
export interface StepNote {
  readonly text: string;
  /** Pages and documents it reads. */
  readonly pages: NonNullable<JobEvent['pages']>;
}

export interface StepProgress {
  readonly name: string;
  /** What it does, in plain words. */
  readonly doing: string;
  readonly notes: readonly StepNote[];
  readonly startedAt: string;
  /** Undefined while it runs. */
  readonly endedAt: string | undefined;
}

/** A section of the article to be. */
export interface SectionProgress {
  readonly heading: string;
  /** Undefined until it is written. */
  readonly words: number | undefined;
}

/** How far a job has come, as its events tell. */
export interface Progress {
  readonly lastSeq: number;
  readonly state: JobState | undefined;
  /** 0 to 100; never goes back. */
  readonly percent: number;
  readonly steps: readonly StepProgress[];
  /** Sections of the article, as soon as they are planned. */
  readonly outline: readonly SectionProgress[];
  /** What a person has to do before it goes on. */
  readonly waitsFor: JobEvent['waitsFor'];
  readonly startedAt: string | undefined;
  readonly endedAt: string | undefined;
  /** US dollars so far; undefined when unknown. */
  readonly costUsd: number | undefined;
  /** Undefined when no model was asked. */
  readonly tokens: { readonly input: number; readonly output: number } | undefined;
}

export const NO_PROGRESS: Progress = {
  lastSeq: 0,
  state: undefined,
  percent: 0,
  steps: [],
  outline: [],
  waitsFor: undefined,
  startedAt: undefined,
  endedAt: undefined,
  costUsd: undefined,
  tokens: undefined,
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
    outline: outlineAfter(progress.outline, event),
    waitsFor: waitAfter(progress.waitsFor, event),
    startedAt: progress.startedAt ?? (state === 'RUNNING' ? event.at : undefined),
    endedAt: progress.endedAt ?? (hasEnded({ state }) ? event.at : undefined),
    costUsd: event.costUsd ?? progress.costUsd,
    tokens: tokensIn(event) ?? progress.tokens,
  };
}

function stepsAfter(steps: readonly StepProgress[], event: JobEvent): readonly StepProgress[] {
  const { kind, step: name, detail = '', pages = [], at } = event;
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
    return detail === '' ? step : { ...step, notes: [...step.notes, { text: detail, pages }] };
  });
}

/** A section keeps what was written of it when the headings are told again. */
function outlineAfter(outline: readonly SectionProgress[], event: JobEvent): readonly SectionProgress[] {
  const { outline: headings, written = [] } = event;
  const planned =
    headings?.map((heading) => ({ heading, words: outline.find((section) => section.heading === heading)?.words })) ??
    outline;
  if (written.length === 0) return planned;
  return planned.map((section) => {
    const words = written.find(({ heading }) => heading === section.heading)?.words;
    return words === undefined ? section : { ...section, words };
  });
}

function waitAfter(before: Progress['waitsFor'], { kind, waitsFor, state }: JobEvent): Progress['waitsFor'] {
  if (waitsFor !== undefined) return waitsFor;
  return kind === 'step-begin' || hasEnded({ state: JOB_STATES.find((known) => known === state) }) ? undefined : before;
}

function tokensIn({ inputTokens, outputTokens }: JobEvent): Progress['tokens'] {
  if (inputTokens === undefined && outputTokens === undefined) return undefined;
  return { input: inputTokens ?? 0, output: outputTokens ?? 0 };
}
