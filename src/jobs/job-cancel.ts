import type { DatabaseTransaction } from '../store/database.ts';
import { notify } from '../store/notifications.ts';

/** NOTIFY channel on which every process hears of canceled jobs; the payload is the job's id. */
export const JOB_CANCEL_CHANNEL = 'inkwright_job_cancel';

/** Tells the process that runs the job, when the transaction commits. */
export async function notifyCancel(trx: DatabaseTransaction, jobId: string): Promise<void> {
  await notify(trx, JOB_CANCEL_CHANNEL, jobId);
}
