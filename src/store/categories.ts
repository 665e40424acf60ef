import type { Database, Queryable } from './database.ts';
import { isSlugLike } from './free-slug.ts';
import { type ListPlace, olderThan } from './list-place.ts';
import { inTransaction } from './transaction.ts';

/** A shelf of a hosted blog. */
export interface StoredCategory {
  readonly id: string;
  readonly siteId: string;
  /** Part of public addresses; unique in the site, and kept when the category is renamed. */
  readonly slug: string;
  readonly name: string;
  /** Empty when not given. */
  readonly description: string;
  readonly createdAt: Date;
}

const COLUMNS = ['id', 'site_id as siteId', 'slug', 'name', 'description', 'created_at as createdAt'] as const;

/** @returns whether it was stored; false: the site has another one with the slug */
export async function insertCategory(db: Database, accountId: string, category: StoredCategory): Promise<boolean> {
  const row = await db
    .insertInto('category')
    .values({
      id: category.id,
      account_id: accountId,
      site_id: category.siteId,
      slug: category.slug,
      name: category.name,
      description: category.description,
      created_at: category.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns those slugs of the site's categories that are `base` or begin with `base-` */
export async function selectCategorySlugs(db: Queryable, siteId: string, base: string): Promise<string[]> {
  const query = db.selectFrom('category').select('slug').where('site_id', '=', siteId).where(isSlugLike(base));
  return (await query.execute()).map(({ slug }) => slug);
}

/** Categories of a site, newest first. @param page.after the last one of the page before */
export async function selectCategories(
  db: Database,
  accountId: string,
  siteId: string,
  page: { readonly limit: number; readonly after?: ListPlace | undefined },
): Promise<StoredCategory[]> {
  let query = db
    .selectFrom('category')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('site_id', '=', siteId);
  if (page.after !== undefined) query = query.where(olderThan('created_at', 'id', page.after));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
}

/** @returns the category as changed, undefined when the account has no such category */
export async function updateCategory(
  db: Database,
  accountId: string,
  categoryId: string,
  change: { readonly name?: string | undefined; readonly description?: string | undefined },
): Promise<StoredCategory | undefined> {
  return inTransaction(db, async (trx) => {
    const category = await trx
      .updateTable('category')
      .set((eb) => ({
        name: change.name ?? eb.ref('name'),
        description: change.description ?? eb.ref('description'),
      }))
      .where('account_id', '=', accountId)
      .where('id', '=', categoryId)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (category !== undefined) await markBlogChanged(trx, category.siteId);
    return category;
  });
}

/** Deletes a category; its posts stay, without one. @returns whether the account had it */
export async function deleteCategory(db: Database, accountId: string, categoryId: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('category')
      .where('account_id', '=', accountId)
      .where('id', '=', categoryId)
      .returning('site_id as siteId')
      .executeTakeFirst();
    if (gone !== undefined) await markBlogChanged(trx, gone.siteId);
    return gone !== undefined;
  });
}

/** Pages of the blog that are kept anywhere are then out of date. */
async function markBlogChanged(q: Queryable, siteId: string): Promise<void> {
  await q
    .updateTable('site')
    .set((eb) => ({ blog_version: eb('blog_version', '+', 1) }))
    .where('id', '=', siteId)
    .execute();
}
