import { notFound, refusedField } from '../contract/errors.ts';
import {
  deleteCategory,
  insertCategory,
  type StoredCategory,
  selectCategories,
  selectCategorySlugs,
  updateCategory,
} from '../store/categories.ts';
import type { Database } from '../store/database.ts';
import { insertWithFreeSlug } from '../store/free-slug.ts';
import { type Page, type PageRequest, readPage } from '../store/read-page.ts';
import { findSite } from '../store/sites.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import { siteSlug } from './site-slug.ts';

/** The categories of an account's hosted blogs. An id of another account is as unknown as any other. */
export interface Categories {
  /** @throws RequestError `not_found` for an unknown site, `invalid_request` for one that is no blog */
  create(
    accountId: string,
    category: { siteId: string; name: string; description?: string | undefined },
  ): Promise<StoredCategory>;
  /** Newest first. @throws RequestError `not_found` for an unknown site */
  list(accountId: string, siteId: string, page: PageRequest): Promise<Page<StoredCategory>>;
  /** What is not given stays; the slug stays in any case. @throws RequestError `not_found` */
  update(
    accountId: string,
    categoryId: string,
    change: { name?: string | undefined; description?: string | undefined },
  ): Promise<StoredCategory>;
  /** Its articles stay, without a category. @throws RequestError `not_found` */
  delete(accountId: string, categoryId: string): Promise<void>;
}

export function createCategories({ db, clock, ids }: { db: Database; clock: Clock; ids: IdSource }): Categories {
  const requireSite = async (accountId: string, siteId: string) => {
    const site = await findSite(db, accountId, siteId);
    if (site === undefined) throw notFound('site', 'siteId', siteId);
    return site;
  };
  return {
    async create(accountId, { siteId, name, description = '' }) {
      const { type } = await requireSite(accountId, siteId);
      if (type !== 'BLOG') {
        throw refusedField('invalid_request', 'siteId', `received a site of type ${type}; allowed: one of type BLOG`);
      }
      const id = ids.next('category');
      const base = siteSlug(name, id);
      const category = { id, siteId, name, description, createdAt: clock.now() };
      const slug = await insertWithFreeSlug(
        base,
        () => selectCategorySlugs(db, siteId, base),
        (free) => insertCategory(db, accountId, { ...category, slug: free }),
      );
      return { ...category, slug };
    },

    async list(accountId, siteId, page) {
      await requireSite(accountId, siteId);
      return readPage(page, (asked) => selectCategories(db, accountId, siteId, asked));
    },

    async update(accountId, categoryId, change) {
      const category = await updateCategory(db, accountId, categoryId, change);
      if (category === undefined) throw notFound('category', 'categoryId', categoryId);
      return category;
    },

    async delete(accountId, categoryId) {
      if (!(await deleteCategory(db, accountId, categoryId))) throw notFound('category', 'categoryId', categoryId);
    },
  };
}
