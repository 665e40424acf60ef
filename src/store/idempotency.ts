import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from './database.ts';
import { jsonText } from './json-text.ts';

/** A key that a client has given to one operation; unique within the account and the operation. */
export interface IdempotencyKey {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
}

const EXPIRED_PER_CLAIM = 20;

/**
 * Claims a key for this transaction. While another transaction holds the same key, waits for its end.
 * Sweeps a few keys that have expired, so that the table does not grow without end.
 * @param livesSince keys from before this moment have expired and may be claimed anew
 * @returns false when a living key stands already; `readClaim` then reads it
 */
export async function claimKey(
  trx: DatabaseTransaction,
  claim: IdempotencyKey & { requestHash: string; now: Date; livesSince: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with swept as (
      delete from idempotency_key where ctid in (
        select ctid from idempotency_key where created_at < ${claim.livesSince}
          and (account_id, operation, key) <> (${claim.accountId}, ${claim.operation}, ${claim.key})
        limit ${sql.lit(EXPIRED_PER_CLAIM)} for update skip locked)
    )
    insert into idempotency_key as k (account_id, operation, key, request_hash, response, created_at)
    values (${claim.accountId}, ${claim.operation}, ${claim.key}, ${claim.requestHash}, '{}', ${claim.now})
    on conflict (account_id, operation, key) do update
      set request_hash = excluded.request_hash, response = excluded.response, created_at = excluded.created_at
      where k.created_at < ${claim.livesSince}
    returning key`.execute(trx);
  return rows.length > 0;
}

/** Whether a living key stands. @param livesSince keys from before this moment have expired */
export async function hasClaim(
  q: Queryable,
  { accountId, operation, key }: IdempotencyKey,
  livesSince: Date,
): Promise<boolean> {
  const row = await q
    .selectFrom('idempotency_key')
    .select('key')
    .where('account_id', '=', accountId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('created_at', '>=', livesSince)
    .executeTakeFirst();
  return row !== undefined;
}

/** What stands under a key that could not be claimed. */
export async function readClaim(
  trx: DatabaseTransaction,
  { accountId, operation, key }: IdempotencyKey,
): Promise<{ requestHash: string; response: object }> {
  return trx
    .selectFrom('idempotency_key')
    .select(['request_hash as requestHash', 'response'])
    .where('account_id', '=', accountId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Keeps the response for whoever comes with the same key. */
export async function keepResponse(
  trx: DatabaseTransaction,
  { accountId, operation, key }: IdempotencyKey,
  response: object,
): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ response: jsonText(response) })
    .where('account_id', '=', accountId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}
