import { sql } from 'kysely';
import type { UserRole } from '../contract/users.ts';
import type { Queryable } from './database.ts';

/** A session that lives, and whose it is. */
export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly role: UserRole;
  readonly seenAt: Date;
}

/** Keeps a session and forgets the user's expired ones, so that the table does not grow without end. */
export async function insertSession(
  db: Queryable,
  session: { id: string; userId: string; hash: Buffer; createdAt: Date; expiresAt: Date; idleSince: Date },
): Promise<void> {
  await db
    .with('forgotten', (trx) =>
      trx
        .deleteFrom('console_session')
        .where('user_id', '=', session.userId)
        .where((eb) => eb.or([eb('expires_at', '<=', session.createdAt), eb('seen_at', '<=', session.idleSince)])),
    )
    .insertInto('console_session')
    .values({
      id: session.id,
      user_id: session.userId,
      hash: session.hash,
      created_at: session.createdAt,
      seen_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

/**
 * The session of a token's hash, unless it has expired, was idle too long, or its user or account is disabled.
 * @param idleSince a session that was last seen then or before is over
 */
export async function findSession(
  db: Queryable,
  hash: Buffer,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<StoredSession | undefined> {
  return db
    .selectFrom('console_session')
    .innerJoin('console_user', 'console_user.id', 'console_session.user_id')
    .innerJoin('account', 'account.id', 'console_user.account_id')
    .select([
      'console_session.id as id',
      'console_user.id as userId',
      'console_user.account_id as accountId',
      'console_user.email as email',
      'console_user.name as name',
      'console_user.role as role',
      'console_session.seen_at as seenAt',
    ])
    .where('console_session.hash', '=', hash)
    .where('console_session.expires_at', '>', now)
    .where('console_session.seen_at', '>', idleSince)
    .where('console_user.disabled_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function touchSession(db: Queryable, id: string, at: Date): Promise<void> {
  await db.updateTable('console_session').set({ seen_at: at }).where('id', '=', id).execute();
}

export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('console_session').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('console_session').where('user_id', '=', userId).execute();
}

/** When a series of failures grows into a lock, and how fast; times in seconds. */
export interface LockRule {
  /** Failures that pass without a lock. */
  readonly free: number;
  /** Of the first lock; each further failure doubles it. */
  readonly firstSeconds: number;
  readonly longestSeconds: number;
  /** A failure so long ago is forgotten. */
  readonly forgetSeconds: number;
}

/**
 * Counts a try before its password is looked at, so that tries side by side can't pass the limit together; nothing is
 * counted while the key is locked.
 * @returns undefined when the try may go on, else until when the key is locked
 */
export async function countSignIn(
  db: Queryable,
  key: Buffer,
  { free, firstSeconds, longestSeconds, forgetSeconds }: LockRule,
  now: Date,
): Promise<Date | undefined> {
  const forgotten = new Date(now.getTime() - forgetSeconds * 1000);
  const failures = sql`case when lock.last_at <= ${forgotten} then 1 else lock.failures + 1 end`;
  const { rows } = await sql`
    insert into sign_in_lock as lock (key, failures, last_at) values (${key}, 1, ${now})
    on conflict (key) do update set failures = ${failures}, last_at = ${now},
      locked_until = case when ${failures} >= ${free} then ${now}::timestamptz + make_interval(secs =>
        least(${longestSeconds}::float8, ${firstSeconds}::float8 * power(2, least(30, ${failures} - ${free})))) end
    where lock.locked_until is null or lock.locked_until <= ${now}
    returning 1`.execute(db);
  if (rows.length > 0) return undefined;
  const row = await db.selectFrom('sign_in_lock').select('locked_until').where('key', '=', key).executeTakeFirst();
  // Somebody has just signed in with it.
  return row?.locked_until ?? now;
}

/** A try that was right: what it counted is taken back, and a lock that it made with it. */
export async function uncountSignIn(db: Queryable, key: Buffer): Promise<void> {
  await db
    .updateTable('sign_in_lock')
    .set({ failures: sql`greatest(0, failures - 1)`, locked_until: null })
    .where('key', '=', key)
    .execute();
}

/** Forgets every failure of the key. */
export async function forgetSignIns(db: Queryable, key: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_lock').where('key', '=', key).execute();
}

/** Forgets all failures before the moment given, so that the table does not grow without end. */
export async function forgetOldSignIns(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_lock').where('last_at', '<', before).execute();
}
