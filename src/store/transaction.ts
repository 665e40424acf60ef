import type { Database, DatabaseTransaction } from './database.ts';

/**
 * Runs `work` in one transaction and commits, or rolls back when it throws.
 * READ COMMITTED is asked for by name, whatever the server's default: a statement that has waited for another
 * transaction must see what that one has left (quotas, idempotency keys).
 */
export async function inTransaction<T>(db: Database, work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('read committed').execute(work);
}
