import type { Database } from '../store/database.ts';
import { appendRunningEvents } from '../store/job-events.ts';
import { parkRunningJob } from '../store/jobs.ts';
import { enqueueWorkflow, type Ownership, ownerFence } from './dbos-internals.ts';
import type { RunningJob } from './job-handler.ts';
import { ownedTransaction } from './owned-transaction.ts';
import type { ParkedJob } from './parked-job.ts';

/**
 * Ends a run in favour of a later one, which is put on the queue as a workflow of its own. This run's workflow ends as
 * if it were done: one that gave its place up and went on waiting would be asked for its end every second.
 * A job that has ended meanwhile, canceled for example, is left as it is.
 * @param timeLimitMs of all runs of the job together, from the first one's begin
 * @throws OwnershipLost when another run of the job takes over
 */
export async function parkJob(
  db: Database,
  ownership: Ownership,
  job: RunningJob,
  { retryAfterMs, reason, forPerson }: ParkedJob,
  timeLimitMs: number,
): Promise<void> {
  await ownedTransaction(db, ownership, async (trx) => {
    const parked = await parkRunningJob(trx, job.id, timeLimitMs, forPerson !== undefined);
    if (parked === undefined) return;
    await forPerson?.keep(trx);
    const longestMs = forPerson === undefined ? parked.remainingMs : retryAfterMs;
    const waitMs = Math.max(0, Math.min(retryAfterMs, longestMs));
    const detail = forPerson === undefined ? `Waits for ${Math.ceil(waitMs / 1000)} s: ${reason}` : reason;
    await appendRunningEvents(trx, ownerFence(ownership), job.id, [
      { kind: 'progress', detail, ...(forPerson === undefined ? {} : { waitsFor: forPerson.does }) },
    ]);
    const { id: jobId, type, accountId } = job;
    await enqueueWorkflow(trx, { jobId, type, accountId, delaySeconds: waitMs / 1000 }, parked.workflowId);
  });
}
