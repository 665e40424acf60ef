import type { JobOutcome } from '../jobs/job-handler.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import { type StoredEvaluation, storeEvaluation } from '../store/evaluations.ts';
import { endJob } from '../store/jobs.ts';
import type { OrderParts } from './order-parts.ts';

/** RUNNING → SUCCESS or FAILED: result and quota in the caller's transaction; a job that has ended stays as it is. */
export async function finishEvaluation(
  { quotas }: Pick<OrderParts, 'quotas'>,
  trx: DatabaseTransaction,
  jobId: string,
  outcome: JobOutcome<StoredEvaluation>,
): Promise<void> {
  if (!(await endJob(trx, jobId, outcome))) return;
  if (outcome.state === 'FAILED') {
    await quotas.settle(trx, jobId, 'give-back');
    return;
  }
  await storeEvaluation(trx, jobId, outcome.result);
  await quotas.settle(trx, jobId, { evaluation: 1 });
}
