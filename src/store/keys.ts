import { sql } from 'kysely';
import type { Database, Queryable } from './database.ts';

/** Who a request speaks for, as the database knows it. */
export interface CredentialOwner {
  readonly accountId: string;
  readonly credentialId: string;
}

export interface StoredKey {
  readonly id: string;
  readonly kind: 'pair' | 'lp';
  readonly label: string;
  /** The public half of a pair; null for an LP key. */
  readonly accessKey: string | null;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

export async function insertKeyPair(
  db: Queryable,
  pair: { id: string; accountId: string; label: string; accessKey: string; secretHash: Buffer; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('key_pair')
    .values({
      id: pair.id,
      account_id: pair.accountId,
      label: pair.label,
      access_key: pair.accessKey,
      secret_hash: pair.secretHash,
      created_at: pair.createdAt,
    })
    .execute();
}

export async function insertLpKey(
  db: Queryable,
  key: { id: string; accountId: string; label: string; hash: Buffer; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('lp_key')
    .values({ id: key.id, account_id: key.accountId, label: key.label, hash: key.hash, created_at: key.createdAt })
    .execute();
}

/** Key pairs and LP keys of an account, oldest first, revoked ones too. */
export async function selectKeys(db: Database, accountId: string): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`
    select id, 'pair' as kind, label, access_key as "accessKey", created_at as "createdAt", revoked_at as "revokedAt"
      from key_pair where account_id = ${accountId}
    union all
    select id, 'lp', label, null, created_at, revoked_at from lp_key where account_id = ${accountId}
    order by "createdAt", id`.execute(db);
  return rows;
}

/**
 * Revokes the key pair, LP key or token with this id; the moment of the first revocation is kept.
 * @param accountId whose it must be; missing: anybody's
 * @returns whether there is one
 */
export async function revokeCredential(db: Database, id: string, at: Date, accountId?: string): Promise<boolean> {
  const which = sql`where id = ${id} and account_id = coalesce(${accountId ?? null}, account_id)`;
  const { rows } = await sql<{ id: string }>`
    with pair as (update key_pair set revoked_at = coalesce(revoked_at, ${at}) ${which} returning id),
      lp as (update lp_key set revoked_at = coalesce(revoked_at, ${at}) ${which} returning id),
      pass as (update token set revoked_at = coalesce(revoked_at, ${at}) ${which} returning id)
    select id from pair union all select id from lp union all select id from pass`.execute(db);
  return rows.length > 0;
}

/** The pair behind an access key, if the pair is not revoked and its account not disabled. */
export async function findLivingKeyPair(
  db: Database,
  accessKey: string,
): Promise<{ id: string; accountId: string; secretHash: Buffer } | undefined> {
  return db
    .selectFrom('key_pair')
    .innerJoin('account', 'account.id', 'key_pair.account_id')
    .select(['key_pair.id', 'key_pair.account_id as accountId', 'key_pair.secret_hash as secretHash'])
    .where('key_pair.access_key', '=', accessKey)
    .where('key_pair.revoked_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Stores a token and forgets the expired ones of its pair, so that the table does not grow without end. */
export async function insertToken(
  db: Database,
  token: { id: string; hash: Buffer; accountId: string; keyPairId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .with('forgotten', (trx) =>
      trx.deleteFrom('token').where('key_pair_id', '=', token.keyPairId).where('expires_at', '<=', token.createdAt),
    )
    .insertInto('token')
    .values({
      id: token.id,
      hash: token.hash,
      account_id: token.accountId,
      key_pair_id: token.keyPairId,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Owner of a token that is neither expired nor revoked, whose pair is not revoked and whose account is not disabled. */
export async function findTokenOwner(db: Database, hash: Buffer, now: Date): Promise<CredentialOwner | undefined> {
  const { rows } = await sql<CredentialOwner>`
    select token.account_id as "accountId", token.id as "credentialId" from token
    join key_pair on key_pair.id = token.key_pair_id
    join account on account.id = token.account_id
    where token.hash = ${hash} and token.expires_at > ${now}
    and token.revoked_at is null and key_pair.revoked_at is null and account.disabled_at is null`.execute(db);
  return rows[0];
}

/** Owner of an LP key that is not revoked and whose account is not disabled. */
export async function findLpKeyOwner(db: Database, hash: Buffer): Promise<CredentialOwner | undefined> {
  return db
    .selectFrom('lp_key')
    .innerJoin('account', 'account.id', 'lp_key.account_id')
    .select(['lp_key.account_id as accountId', 'lp_key.id as credentialId'])
    .where('lp_key.hash', '=', hash)
    .where('lp_key.revoked_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
}
