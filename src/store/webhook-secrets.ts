import type { DatabaseTransaction, Queryable } from './database.ts';

export interface KeptSecret {
  readonly id: string;
  /** Sealed. */
  readonly secret: Buffer;
  readonly createdAt: Date;
  /** Null for the one in use. */
  readonly expiresAt: Date | null;
}

export interface NewSecret {
  readonly id: string;
  readonly accountId: string;
  /** Sealed. */
  readonly secret: Buffer;
  readonly createdAt: Date;
}

/** The secrets an account's messages are signed with at a moment, the one in use first. */
export async function selectSecrets(q: Queryable, accountId: string, now: Date, limit: number): Promise<KeptSecret[]> {
  return q
    .selectFrom('webhook_secret')
    .select(['id', 'secret', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('expires_at', (order) => order.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** The secret of an account that has none in use yet; no effect on one that has. */
export async function insertFirstSecret(q: Queryable, secret: NewSecret): Promise<void> {
  await q
    .insertInto('webhook_secret')
    .values(rowOf(secret))
    .onConflict((conflict) => conflict.column('account_id').where('expires_at', 'is', null).doNothing())
    .execute();
}

/** Puts a new secret in use; the one before signs on until `overlapUntil`. What has expired is forgotten. */
export async function replaceSecret(trx: DatabaseTransaction, secret: NewSecret, overlapUntil: Date): Promise<void> {
  const { accountId, createdAt: now } = secret;
  // Of two rotations at the same time, the second replaces what the first has made.
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  await trx
    .updateTable('webhook_secret')
    .set({ expires_at: overlapUntil })
    .where('account_id', '=', accountId)
    .where('expires_at', 'is', null)
    .execute();
  await trx.deleteFrom('webhook_secret').where('account_id', '=', accountId).where('expires_at', '<=', now).execute();
  await trx.insertInto('webhook_secret').values(rowOf(secret)).execute();
}

function rowOf({ id, accountId, secret, createdAt }: NewSecret) {
  return { id, account_id: accountId, secret, created_at: createdAt };
}
