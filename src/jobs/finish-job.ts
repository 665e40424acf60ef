import { JobError } from '../contract/errors.ts';
import type { Database, DatabaseTransaction } from '../store/database.ts';
import { beginJob, lockRunningJob } from '../store/jobs.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Logger } from '../support/logger.ts';
import type { ReachPoint } from '../support/reach-point.ts';
import type { Ownership } from './dbos-internals.ts';
import type { JobHandlers, JobOutcome } from './job-handler.ts';
import { ownedTransaction } from './owned-transaction.ts';
import { OwnershipLost } from './run-ends.ts';
import { failedInside } from './run-job.ts';
import { waitForDatabase } from './wait-for-database.ts';

export interface FinishPorts {
  readonly db: Database;
  readonly handlers: JobHandlers;
  readonly reach: ReachPoint;
  readonly logger: Logger;
  /** Fires when the process no longer waits for its database. */
  readonly signal: AbortSignal;
}

/**
 * Stores the outcome of a run through the job's handler, in a transaction that only commits while the run owns the
 * job. A handler that can not store it ends the job FAILED instead.
 * @throws OwnershipLost when another run of the job takes over
 */
export async function finishJob(ownership: Ownership, outcome: JobOutcome<unknown>, ports: FinishPorts): Promise<void> {
  const { db, logger, reach, signal } = ports;
  await reach('run:before-finish');
  const store = (end: JobOutcome<unknown>) =>
    waitForDatabase(
      () => ownedTransaction(db, ownership, (trx) => endThroughHandler(trx, ownership.jobId, end, ports)),
      signal,
      logger,
    );
  try {
    await store(outcome);
  } catch (error) {
    if (signal.aborted || error instanceof OwnershipLost) throw error;
    await store(refusalOf(error, ownership.jobId, logger));
  }
  await reach('run:after-finish');
}

function refusalOf(error: unknown, jobId: string, logger: Logger): JobOutcome<unknown> {
  if (error instanceof JobError) return { state: 'FAILED', code: error.code, message: error.message };
  return failedInside({ id: jobId }, error, logger);
}

/** A job that is not RUNNING was cancelled, or is finished already by a run that died right after it. */
async function endThroughHandler(
  trx: DatabaseTransaction,
  jobId: string,
  outcome: JobOutcome<unknown>,
  { handlers, reach }: FinishPorts,
): Promise<void> {
  const job = await lockRunningJob(trx, jobId);
  if (job === undefined) return;
  const handler = handlers[job.type];
  if (handler === undefined) throw new Error(`no handler for jobs of type ${job.type}`);
  await handler.finish(trx, job, outcome);
  if ((await lockRunningJob(trx, jobId)) !== undefined) {
    throw new Error(`the handler for jobs of type ${job.type} did not end job ${jobId}`);
  }
  await reach('run:inside-finish');
}

/** Ends a job FAILED 552 whose workflow has ended or vanished without saying so; one that ended meanwhile is left. */
export async function closeAbandonedJob(jobId: string, executorId: string, ports: FinishPorts): Promise<void> {
  const outcome: JobOutcome<never> = {
    state: 'FAILED',
    code: '552',
    message: 'The job was lost inside the service before it could end',
  };
  await inTransaction(ports.db, async (trx) => {
    // A lost PENDING job passes through RUNNING, because there is no other way to an end.
    await beginJob(trx, jobId, executorId);
    await endThroughHandler(trx, jobId, outcome, ports);
  });
  ports.logger.error({ jobId }, 'A job was ended whose workflow was lost');
}
