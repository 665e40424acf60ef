import { sql } from 'kysely';
import type { Database, DatabaseTransaction, Queryable } from './database.ts';
import { type ListPlace, olderThan } from './list-place.ts';

/** A document without its text. */
export interface StoredDocument {
  readonly id: string;
  /** Null for the operator's library. */
  readonly storeId: string | null;
  readonly brandId: string | null;
  readonly title: string;
  readonly url: string | null;
  readonly publisher: string | null;
  readonly date: string | null;
  readonly licence: string | null;
  readonly visibility: 'public' | 'private';
  readonly language: string | null;
  readonly mediaType: string;
  readonly words: number;
  readonly createdAt: Date;
}

export interface NewDocument extends StoredDocument {
  readonly markdown: string;
  readonly contentHash: string;
  readonly libraryPath: string | null;
}

export type DocumentChange = Partial<
  Pick<StoredDocument, 'title' | 'url' | 'publisher' | 'date' | 'licence' | 'visibility' | 'brandId'>
>;

const COLUMNS = [
  'id',
  'store_id as storeId',
  'brand_id as brandId',
  'title',
  'url',
  'publisher',
  'date',
  'licence',
  'visibility',
  'language',
  'media_type as mediaType',
  'words',
  'created_at as createdAt',
] as const;

/** @param accountId null for the operator's library */
export async function insertDocument(
  trx: DatabaseTransaction,
  accountId: string | null,
  document: NewDocument,
): Promise<void> {
  await trx
    .insertInto('document')
    .values({
      id: document.id,
      account_id: accountId,
      store_id: document.storeId,
      brand_id: document.brandId,
      title: document.title,
      url: document.url,
      publisher: document.publisher,
      date: document.date,
      licence: document.licence,
      visibility: document.visibility,
      language: document.language,
      media_type: document.mediaType,
      markdown: document.markdown,
      words: document.words,
      content_hash: document.contentHash,
      library_path: document.libraryPath,
      created_at: document.createdAt,
    })
    .execute();
}

/** Makes additions of documents to one account wait for each other, so that its limit and its hashes hold. */
export async function lockAccountDocuments(trx: DatabaseTransaction, accountId: string): Promise<void> {
  await sql`select id from account where id = ${accountId} for no key update`.execute(trx);
}

export async function countDocuments(db: Queryable, accountId: string): Promise<number> {
  const query = db.selectFrom('document').select((eb) => eb.fn.countAll<number>().as('count'));
  return Number((await query.where('account_id', '=', accountId).executeTakeFirstOrThrow()).count);
}

/** The document of a store that was made from the same bytes. */
export async function findDocumentByHash(
  db: Queryable,
  accountId: string,
  storeId: string,
  contentHash: string,
): Promise<StoredDocument | undefined> {
  return db
    .selectFrom('document')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
}

/** Documents of a store, newest first. @param after the last one of the page before */
export async function selectDocuments(
  db: Database,
  accountId: string,
  storeId: string,
  page: { readonly limit: number; readonly after?: ListPlace | undefined },
): Promise<StoredDocument[]> {
  let query = db
    .selectFrom('document')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId);
  if (page.after !== undefined) query = query.where(olderThan('created_at', 'id', page.after));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
}

export async function findDocument(
  db: Queryable,
  accountId: string,
  documentId: string,
): Promise<(StoredDocument & { markdown: string }) | undefined> {
  return db
    .selectFrom('document')
    .select([...COLUMNS, 'markdown'])
    .where('account_id', '=', accountId)
    .where('id', '=', documentId)
    .executeTakeFirst();
}

/** Documents of any account, by id: for ids that a search within an account has found. */
export async function selectDocumentsById(db: Database, documentIds: readonly string[]): Promise<StoredDocument[]> {
  return db.selectFrom('document').select(COLUMNS).where('id', 'in', documentIds).execute();
}

/** Languages of the documents of a store, each once, by code. */
export async function selectStoreLanguages(db: Database, storeId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('document')
    .select('language')
    .distinct()
    .where('store_id', '=', storeId)
    .orderBy('language')
    .execute();
  return rows.map(({ language }) => language);
}

/** @returns the document as it is now, undefined when the account has no such document */
export async function updateDocument(
  db: Queryable,
  accountId: string,
  documentId: string,
  { brandId, ...change }: DocumentChange,
): Promise<StoredDocument | undefined> {
  return db
    .updateTable('document')
    .set({ ...change, ...(brandId === undefined ? {} : { brand_id: brandId }) })
    .where('account_id', '=', accountId)
    .where('id', '=', documentId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Deletes a document and its passages. @returns whether the account had it */
export async function deleteDocument(db: Database, accountId: string, documentId: string): Promise<boolean> {
  const query = db.deleteFrom('document').where('account_id', '=', accountId).where('id', '=', documentId);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

/** Path and content hash of every document of the operator's library. */
export async function selectLibraryHashes(db: Queryable): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('document')
    .select(['library_path as path', 'content_hash as hash'])
    .where('library_path', 'is not', null)
    .execute();
  return new Map(rows.map(({ path, hash }) => [path ?? '', hash]));
}

/** Removes documents of the library, with their passages, by path. */
export async function deleteLibraryDocuments(db: Queryable, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db.deleteFrom('document').where('account_id', 'is', null).where('library_path', 'in', paths).execute();
}

/** Any number that no other advisory lock of ours uses. */
const LIBRARY_LOCK = 7_420_114;

/**
 * Runs `work` while no other process indexes the library; waits for one that does. The lock belongs to a connection of
 * its own and goes with it when the process dies.
 */
export async function withLibraryLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LIBRARY_LOCK})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LIBRARY_LOCK})`.execute(connection);
    }
  });
}
