import type { Database, Queryable } from './database.ts';

export interface StoredAccount {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
}

export async function insertAccount(
  db: Queryable,
  account: { id: string; name: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('account')
    .values({ id: account.id, name: account.name, created_at: account.createdAt })
    .execute();
}

/** All accounts, oldest first. */
export async function selectAccounts(db: Database): Promise<StoredAccount[]> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'created_at as createdAt', 'disabled_at as disabledAt'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @returns whether the account exists; the moment of the first disabling is kept */
export async function disableAccount(db: Database, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(at)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function accountExists(db: Queryable, id: string): Promise<boolean> {
  return (await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
