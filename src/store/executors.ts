import { sql } from 'kysely';
import type { Queryable } from './database.ts';

export interface NewExecutor {
  /** Unique per start of a process. */
  readonly id: string;
  readonly host: string;
  readonly pid: number;
}

export async function insertExecutor(q: Queryable, executor: NewExecutor): Promise<void> {
  await q.insertInto('executor').values(executor).execute();
}

/** @returns false when the row is gone: others hold this process for dead and have taken its jobs */
export async function beatExecutor(q: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`update executor set beat = clock_timestamp() where id = ${id} returning id`.execute(q);
  return rows.length > 0;
}

/** @returns false when others have removed it already */
export async function deleteExecutor(q: Queryable, id: string): Promise<boolean> {
  const row = await q.deleteFrom('executor').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** For a process that knows it is the only one: whoever else stands there is dead. */
export async function deleteOtherExecutors(q: Queryable, ownId: string): Promise<string[]> {
  const rows = await q.deleteFrom('executor').where('id', '<>', ownId).returning('id').execute();
  return rows.map((row) => row.id);
}

/**
 * Removes executors whose heart has stopped. Never the caller's own: after a pause of the whole machine it would
 * declare itself dead before its heart could beat again.
 * @param leaseMs how long a heart may be silent
 * @returns the ids that were removed
 */
export async function deleteDeadExecutors(q: Queryable, ownId: string, leaseMs: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from executor where id in (
      select id from executor
      where id <> ${ownId} and beat < clock_timestamp() - ${leaseMs} * interval '1 millisecond'
      for update skip locked
    ) returning id`.execute(q);
  return rows.map((row) => row.id);
}
