import type { DatabaseTransaction } from '../store/database.ts';
import { insertJob, type NewJob } from '../store/jobs.ts';
import type { Clock } from '../support/clock.ts';
import type { JobQueue } from './job-handler.ts';

/** Writes the row of a new job and puts it on the queue, where it waits until `notBefore`. */
export async function startJob(
  trx: DatabaseTransaction,
  { jobs, clock }: { readonly jobs: Pick<JobQueue, 'enqueue'>; readonly clock: Clock },
  job: NewJob,
): Promise<void> {
  const { id: jobId, type, accountId, notBefore } = job;
  await insertJob(trx, job);
  const waitMs = notBefore === undefined ? 0 : notBefore.getTime() - clock.now().getTime();
  await jobs.enqueue(trx, { jobId, type, accountId, delaySeconds: Math.max(0, Math.ceil(waitMs / 1000)) });
}
