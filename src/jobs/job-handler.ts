import type { JobErrorCode } from '../contract/error-codes.ts';
import type { JobEventBody } from '../contract/job-events.ts';
import type { JobType } from '../contract/job-states.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import type { ReachPoint } from '../support/reach-point.ts';

/** A job as its handler sees it. */
export interface RunningJob {
  readonly id: string;
  /** The first job of the chain of retries: its remembered answers serve all of them. */
  readonly rootId: string;
  readonly accountId: string;
  readonly type: JobType;
  /** The order as it was accepted; the handler checks it against its schema. */
  readonly request: unknown;
}

/** Answers that their question does not determine, kept so that no run of a chain of jobs pays twice. */
export interface Memory {
  /** @returns the remembered answer, or undefined; a remembered `null` is `null` */
  recall(step: string, question: unknown): Promise<unknown | undefined>;
  /**
   * Records an answer. The first writer wins.
   * @param version version of the step, recorded but no part of the key
   * @returns what stands for the question now: go on with this, not with what was passed
   * @throws what ended the run, when it was cancelled, over its time or taken over; nothing is recorded then
   */
  remember(step: string, version: number, question: unknown, answer: unknown): Promise<unknown>;
}

export interface JobTools {
  readonly memory: Memory;
  /** Tells of progress, in the order of the calls. Returns at once; after the end of the run it does nothing. */
  emit(event: JobEventBody): void;
  /** Fires when the run has to stop: cancelled, over its time limit, taken over, or the process stops. */
  readonly signal: AbortSignal;
  readonly reach: ReachPoint;
}

export type JobOutcome<T> =
  | { readonly state: 'SUCCESS'; readonly result: T }
  | { readonly state: 'FAILED'; readonly code: JobErrorCode; readonly message: string };

/** What one type of job does. */
export interface JobHandler<T> {
  /**
   * The work. May run again from its start after a death: what it must not do or pay twice goes through
   * `tools.memory`. The result is plain JSON.
   * @throws JobError to end the job FAILED with that code, ParkedJob to run again later; anything else ends it FAILED 552
   */
  run(job: RunningJob, tools: JobTools): Promise<T>;
  /**
   * Ends the job, RUNNING until now, in the given transaction: calls `endJob` of `store/jobs.ts`, stores the result,
   * settles the quota. May be called again when a transaction had to be rolled back.
   * @throws JobError to end the job FAILED with that code instead; this attempt is rolled back
   */
  finish(trx: DatabaseTransaction, job: RunningJob, outcome: JobOutcome<T>): Promise<void>;
  /** How long one run may take, in milliseconds; of a job that parks, all its runs and waits together. */
  readonly timeLimitMs: number;
  /** Jobs of the type that a process runs at a time, where most of the work is waiting; missing: as of other types. */
  readonly workers?: number;
}

/** Handlers by type of job; what a handler's `run` returns only goes to its own `finish`. */
export type JobHandlers = Partial<Record<JobType, JobHandler<unknown>>>;

export interface EnqueuedJob {
  /** Id of the job's row, which the caller inserts in the same transaction. */
  readonly jobId: string;
  readonly type: JobType;
  /** Jobs of one account share its limit of jobs that run at a time. */
  readonly accountId: string;
  /** Not before so many seconds from now; whole seconds are kept. Default 0. */
  readonly delaySeconds?: number;
}

/** What those who order jobs need: both calls take effect when the caller's transaction commits, or never. */
export interface JobQueue {
  enqueue(trx: DatabaseTransaction, job: EnqueuedJob): Promise<void>;
  /** Stops the run of a job that the caller has just made CANCELED (`cancelJob` of `store/jobs.ts`). */
  requestCancel(trx: DatabaseTransaction, jobId: string): Promise<void>;
  /**
   * Lets a job begin now that waits, with a delay or parked.
   * @returns false, and nothing is changed, for one that does not wait
   */
  bringForward(trx: DatabaseTransaction, jobId: string): Promise<boolean>;
}
