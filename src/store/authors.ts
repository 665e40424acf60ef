import type { Database } from './database.ts';

export interface StoredAuthor {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

const COLUMNS = ['id', 'name', 'description'] as const;

export async function insertAuthor(
  db: Database,
  accountId: string,
  author: StoredAuthor,
  createdAt: Date,
): Promise<void> {
  await db
    .insertInto('author')
    .values({ ...author, account_id: accountId, created_at: createdAt })
    .execute();
}

/** The account's authors, oldest first. */
export async function selectAuthors(db: Database, accountId: string): Promise<StoredAuthor[]> {
  return db
    .selectFrom('author')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @returns the author as it is now, undefined when the account has no such author */
export async function updateAuthor(
  db: Database,
  accountId: string,
  authorId: string,
  change: { name?: string; description?: string },
): Promise<StoredAuthor | undefined> {
  return db
    .updateTable('author')
    .set((eb) => ({ name: change.name ?? eb.ref('name'), description: change.description ?? eb.ref('description') }))
    .where('account_id', '=', accountId)
    .where('id', '=', authorId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** @returns whether the account had such an author */
export async function deleteAuthor(db: Database, accountId: string, authorId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('author')
    .where('account_id', '=', accountId)
    .where('id', '=', authorId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
