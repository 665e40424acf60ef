import { sql } from 'kysely';
import { JobError } from '../contract/errors.ts';
import type { Database } from '../store/database.ts';
import { appendRunningEvents } from '../store/job-events.ts';
import { type BegunJob, beginJob } from '../store/jobs.ts';
import { isTransient } from '../store/transient-errors.ts';
import type { Logger } from '../support/logger.ts';
import type { ReachPoint } from '../support/reach-point.ts';
import { type Ownership, ownerFence } from './dbos-internals.ts';
import { EventQueue } from './event-queue.ts';
import type { JobHandler, JobHandlers, JobOutcome, RunningJob } from './job-handler.ts';
import { jobMemory } from './job-memory.ts';
import { ownedTransaction } from './owned-transaction.ts';
import { parkJob } from './park-job.ts';
import { ParkedJob } from './parked-job.ts';
import { JobCanceled, OwnershipLost, ProcessStops } from './run-ends.ts';
import type { Run, RunningJobs } from './running-jobs.ts';
import { waitForDatabase } from './wait-for-database.ts';

/** A job that has died so often since its last new remembered answer is not begun again. */
const DEATHS_ALLOWED = 5;

const RUNS_THROUGH_OUTAGES = 5;

export interface RunPorts {
  readonly db: Database;
  readonly handlers: JobHandlers;
  readonly running: RunningJobs;
  readonly reach: ReachPoint;
  readonly logger: Logger;
}

/** How a run ended: with an outcome to be stored, or null when there is nothing left to do for the job. */
export type RunEnd = JobOutcome<unknown> | null;

/**
 * Runs a job's handler from its start. Whatever the handler throws becomes an outcome.
 * @throws OwnershipLost or ProcessStops, when another run of the job takes over
 */
export async function runJob(ownership: Ownership, executorId: string, ports: RunPorts): Promise<RunEnd> {
  const run = ports.running.add(ownership.jobId);
  try {
    return await beginAndRun(ownership, executorId, run, ports);
  } catch (error) {
    if (error instanceof JobCanceled) return null;
    throw error;
  } finally {
    ports.running.remove(run);
  }
}

async function beginAndRun(ownership: Ownership, executorId: string, run: Run, ports: RunPorts): Promise<RunEnd> {
  const { db, logger } = ports;
  const { signal } = run.controller;
  const { jobId, workflowId } = ownership;
  const job = await waitForDatabase(
    () => ownedTransaction(db, ownership, (trx) => beginJob(trx, jobId, executorId, workflowId)),
    signal,
    logger,
  );
  if (job === undefined) return null;
  run.begun = true;
  await ports.reach('run:begin');
  if (job.deaths >= DEATHS_ALLOWED) return crashedTooOften(job, logger);
  const handler = ports.handlers[job.type];
  if (handler === undefined) return failedInside(job, new Error(`no handler for jobs of type ${job.type}`), logger);
  return runHandler(handler, job, ownership, run, ports);
}

async function runHandler(
  handler: JobHandler<unknown>,
  { deaths: _, remainingMs, ...job }: BegunJob,
  ownership: Ownership,
  run: Run,
  { db, reach, logger }: RunPorts,
): Promise<RunEnd> {
  const { controller } = run;
  const { signal } = controller;
  const end = (reason: OwnershipLost) => controller.abort(reason);
  const events = new EventQueue(
    (bodies) => writeEvents(db, ownership, bodies, signal, logger),
    (error) => {
      if (error instanceof OwnershipLost) end(error);
      else if (!signal.aborted) logger.error({ err: error, jobId: job.id }, 'Events of a job could not be written');
    },
  );
  const memory = jobMemory(job, { db, ownership, signal, reach, logger, end });
  const tools = { memory, emit: events.emit.bind(events), signal, reach };
  const endOverTime = () => controller.abort(overTime(handler.timeLimitMs));
  const leftMs = remainingMs ?? handler.timeLimitMs;
  if (leftMs <= 0) endOverTime();
  const timer = setTimeout(endOverTime, leftMs);
  try {
    const result = await runThroughOutages(() => startBody(run, () => handler.run(job, tools)), db, signal, logger);
    await events.flush();
    signal.throwIfAborted();
    return { state: 'SUCCESS', result };
  } catch (error) {
    await events.flush();
    if (!(error instanceof ParkedJob)) return outcomeOf(signal.aborted ? signal.reason : error, job, logger);
    return await park(() => parkJob(db, ownership, job, error, handler.timeLimitMs), job, signal, logger);
  } finally {
    clearTimeout(timer);
    events.close();
  }
}

/** @returns null: for this run nothing is left to do */
async function park(work: () => Promise<void>, job: RunningJob, signal: AbortSignal, logger: Logger): Promise<RunEnd> {
  try {
    await waitForDatabase(work, signal, logger);
    return null;
  } catch (error) {
    return outcomeOf(signal.aborted ? signal.reason : error, job, logger);
  }
}

/**
 * A database that goes away under the handler is no failure of the job: once it is back the handler runs again, and
 * with its memory soon is where it was. The number of runs is bounded, because another system that refuses a
 * connection looks the same.
 */
async function runThroughOutages<T>(
  body: () => Promise<T>,
  db: Database,
  signal: AbortSignal,
  logger: Logger,
): Promise<T> {
  for (let runs = 1; ; runs++) {
    try {
      return await body();
    } catch (error) {
      const isOurs = error instanceof JobError || error instanceof ParkedJob;
      if (signal.aborted || isOurs || !isTransient(error) || runs === RUNS_THROUGH_OUTAGES) throw error;
      logger.warn({ err: error }, 'The database went away under a job; its handler runs again');
    }
    await waitForDatabase(() => sql`select 1`.execute(db), signal, logger);
  }
}

/** Ends with the body or with the signal, whichever is first: a handler that ignores its signal holds up nobody. */
async function startBody<T>(run: Run, body: () => Promise<T>): Promise<T> {
  const { signal } = run.controller;
  signal.throwIfAborted();
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  // Through `then`, so that a handler that throws at once is a rejection like any other.
  const work = Promise.resolve().then(body);
  run.bodyEnded = Promise.allSettled([work]);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

async function writeEvents(
  db: Database,
  ownership: Ownership,
  bodies: Parameters<typeof appendRunningEvents>[3],
  signal: AbortSignal,
  logger: Logger,
): Promise<void> {
  const { jobId } = ownership;
  const written = await waitForDatabase(
    () => appendRunningEvents(db, ownerFence(ownership), jobId, bodies),
    signal,
    logger,
  );
  if (!written) throw new OwnershipLost(jobId);
}

function outcomeOf(error: unknown, job: RunningJob, logger: Logger): RunEnd {
  if (error instanceof JobCanceled || error instanceof OwnershipLost || error instanceof ProcessStops) throw error;
  if (error instanceof JobError) {
    logger.info({ err: error, jobId: job.id, code: error.code }, 'A job ends with an error of its own');
    return { state: 'FAILED', code: error.code, message: error.message };
  }
  return failedInside(job, error, logger);
}

/** For a failure nobody foresaw: the log has the cause, the customer a sentence that gives nothing away. */
export function failedInside(job: { readonly id: string }, cause: unknown, logger: Logger): JobOutcome<never> {
  logger.error({ err: cause, jobId: job.id }, 'A job failed inside the service');
  return { state: 'FAILED', code: '552', message: 'The job failed inside the service; the job id leads to the cause' };
}

function crashedTooOften(job: BegunJob, logger: Logger): JobOutcome<never> {
  logger.error({ jobId: job.id, deaths: job.deaths }, 'A job is ended because the processes that ran it died');
  return {
    state: 'FAILED',
    code: '552',
    message: `The job crashed too often: ${job.deaths} times without getting any further`,
  };
}

function overTime(timeLimitMs: number): JobError {
  return new JobError('553', `The job went over its time limit of ${timeLimitMs / 1000} seconds`);
}
