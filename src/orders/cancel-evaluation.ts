import { RequestError } from '../contract/errors.ts';
import { cancelJob } from '../store/jobs.ts';
import { inTransaction } from '../store/transaction.ts';
import { getEvaluation } from './get-evaluation.ts';
import type { OrderParts } from './order-parts.ts';

/**
 * PENDING or RUNNING → CANCELED; the quota is given back and the run told to stop, in one transaction.
 * @throws RequestError `not_found`; `conflict` when it has ended
 */
export async function cancelEvaluation(
  { db, jobs, quotas }: Pick<OrderParts, 'db' | 'jobs' | 'quotas'>,
  accountId: string,
  jobId: string,
): Promise<void> {
  await getEvaluation({ db }, accountId, jobId);
  await inTransaction(db, async (trx) => {
    if (!(await cancelJob(trx, accountId, jobId))) {
      const { state } = await getEvaluation({ db }, accountId, jobId);
      throw new RequestError(
        'conflict',
        `The evaluation "${jobId}" has ended with ${state}; only one that is PENDING or RUNNING can be canceled.`,
      );
    }
    await quotas.settle(trx, jobId, 'give-back');
    await jobs.requestCancel(trx, jobId);
  });
}
