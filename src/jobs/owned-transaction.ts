import type { Database, DatabaseTransaction } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { type Ownership, ownerFence } from './dbos-internals.ts';
import { OwnershipLost } from './run-ends.ts';

/**
 * A transaction that only commits while the run owns its job.
 * @throws OwnershipLost, and nothing is written, when it does not
 */
export async function ownedTransaction<T>(
  db: Database,
  ownership: Ownership,
  work: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const { rows } = await ownerFence(ownership).execute(trx);
    if (rows.length === 0) throw new OwnershipLost(ownership.jobId);
    return work(trx);
  });
}
