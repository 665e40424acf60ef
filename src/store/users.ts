import type { UserRole } from '../contract/users.ts';
import type { Database, Queryable } from './database.ts';

/** Somebody who may sign in, without the password. */
export interface StoredUser {
  readonly id: string;
  readonly accountId: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: UserRole;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
}

const FIELDS = [
  'console_user.id as id',
  'console_user.account_id as accountId',
  'console_user.email as email',
  'console_user.name as name',
  'console_user.role as role',
  'console_user.created_at as createdAt',
  'console_user.disabled_at as disabledAt',
] as const;

/** @returns false when somebody has the e-mail address already */
export async function insertUser(
  db: Queryable,
  user: Omit<StoredUser, 'disabledAt'> & { readonly passwordHash: string },
): Promise<boolean> {
  const row = await db
    .insertInto('console_user')
    .values({
      id: user.id,
      account_id: user.accountId,
      email: user.email,
      name: user.name,
      role: user.role,
      password_hash: user.passwordHash,
      created_at: user.createdAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Users of one account or of all, oldest first. */
export async function selectUsers(db: Queryable, accountId?: string): Promise<StoredUser[]> {
  return db
    .selectFrom('console_user')
    .select(FIELDS)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A user who may sign in, by e-mail address in lower case, with the hash of the password. */
export async function findUserToSignIn(
  db: Queryable,
  email: string,
): Promise<(StoredUser & { readonly passwordHash: string }) | undefined> {
  return db
    .selectFrom('console_user')
    .innerJoin('account', 'account.id', 'console_user.account_id')
    .select([...FIELDS, 'password_hash as passwordHash'])
    .where('email', '=', email)
    .where('console_user.disabled_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('console_user').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

/**
 * Sets another password and ends the user's sessions, all but the one named.
 * @returns whether there is such a user
 */
export async function updatePassword(
  db: Queryable,
  userId: string,
  { passwordHash, keepSession }: { passwordHash: string; keepSession?: string },
): Promise<boolean> {
  const row = await db
    .with('ended', (trx) =>
      trx
        .deleteFrom('console_session')
        .where('user_id', '=', userId)
        .$if(keepSession !== undefined, (query) => query.where('id', '<>', keepSession ?? '')),
    )
    .updateTable('console_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends the user's sessions and lets them sign in no more; the moment of the first disabling is kept.
 * @returns whether there is such a user
 */
export async function disableUser(db: Queryable, userId: string, at: Date): Promise<boolean> {
  const row = await db
    .with('ended', (trx) => trx.deleteFrom('console_session').where('user_id', '=', userId))
    .updateTable('console_user')
    .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(at)) }))
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The user of the account, disabled or not. */
export async function findUser(db: Queryable, accountId: string, userId: string): Promise<StoredUser | undefined> {
  return db
    .selectFrom('console_user')
    .select(FIELDS)
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The user with this e-mail address in lower case, disabled or not. */
export async function findUserByEmail(db: Database, email: string): Promise<StoredUser | undefined> {
  return db.selectFrom('console_user').select(FIELDS).where('email', '=', email).executeTakeFirst();
}
