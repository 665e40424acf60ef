import { sql } from 'kysely';
import type { Database, Queryable } from './database.ts';
import { isSlugLike } from './free-slug.ts';
import { inTransaction } from './transaction.ts';

export interface StoredAuthor {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Part of public addresses; unique in the account, and kept when the name changes. */
  readonly slug: string;
  /** Job title or credentials; empty when not given. */
  readonly jobTitle: string;
  /** Pages elsewhere that are about the author. */
  readonly links: readonly string[];
  /** Hash of the author's picture; null: none. */
  readonly avatarHash: string | null;
}

export const AUTHOR_COLUMNS = [
  'id',
  'name',
  'description',
  'slug',
  'job_title as jobTitle',
  'links',
  'avatar_hash as avatarHash',
] as const;

/** @returns whether it was stored; false: another author of the account has the slug */
export async function insertAuthor(
  db: Database,
  accountId: string,
  author: StoredAuthor,
  createdAt: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('author')
    .values({
      id: author.id,
      account_id: accountId,
      name: author.name,
      description: author.description,
      slug: author.slug,
      job_title: author.jobTitle,
      links: [...author.links],
      avatar_hash: author.avatarHash,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns those slugs of the account's authors that are `base` or begin with `base-` */
export async function selectAuthorSlugs(db: Queryable, accountId: string, base: string): Promise<string[]> {
  const query = db.selectFrom('author').select('slug').where('account_id', '=', accountId).where(isSlugLike(base));
  return (await query.execute()).map(({ slug }) => slug);
}

/** The account's authors, oldest first. */
export async function selectAuthors(db: Database, accountId: string): Promise<StoredAuthor[]> {
  return db
    .selectFrom('author')
    .select(AUTHOR_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What may change of an author; what is absent stays. */
export interface AuthorChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly jobTitle?: string | undefined;
  readonly links?: readonly string[] | undefined;
  readonly avatarHash?: string | null | undefined;
}

/** @returns the author as it is now, undefined when the account has no such author */
export async function updateAuthor(
  db: Database,
  accountId: string,
  authorId: string,
  { name, description, jobTitle, links, avatarHash }: AuthorChange,
): Promise<StoredAuthor | undefined> {
  return inTransaction(db, async (trx) => {
    const author = await trx
      .updateTable('author')
      .set((eb) => ({
        name: name ?? eb.ref('name'),
        description: description ?? eb.ref('description'),
        job_title: jobTitle ?? eb.ref('job_title'),
        links: links === undefined ? eb.ref('links') : [...links],
        avatar_hash: avatarHash === undefined ? eb.ref('avatar_hash') : avatarHash,
      }))
      .where('account_id', '=', accountId)
      .where('id', '=', authorId)
      .returning(AUTHOR_COLUMNS)
      .executeTakeFirst();
    if (author !== undefined) await markBlogsChanged(trx, accountId);
    return author;
  });
}

/** Deletes an author; the articles stay, without one. @returns whether the account had such an author */
export async function deleteAuthor(db: Database, accountId: string, authorId: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom('author')
      .where('account_id', '=', accountId)
      .where('id', '=', authorId)
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) await markBlogsChanged(trx, accountId);
    return row !== undefined;
  });
}

/** The hash of an image of the account's knowledge stores. */
export async function findImageHash(q: Queryable, accountId: string, imageId: string): Promise<string | undefined> {
  const row = await q
    .selectFrom('knowledge_image')
    .select('media_hash as hash')
    .where('account_id', '=', accountId)
    .where('id', '=', imageId)
    .executeTakeFirst();
  return row?.hash;
}

/** An author is shown on every blog of the account. In the order of ids, so that two changes do not wait for each other. */
async function markBlogsChanged(q: Queryable, accountId: string): Promise<void> {
  await sql`
    update site set blog_version = blog_version + 1
     where id in (select id from site where account_id = ${accountId} order by id for no key update)`.execute(q);
}
