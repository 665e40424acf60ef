import type { Category } from '../../contract/categories.ts';
import type { StoredCategory } from '../../store/categories.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type CategoryHandlers = Pick<Handlers, 'listCategories' | 'createCategory' | 'updateCategory' | 'deleteCategory'>;

export function categoryHandlers({ categories }: Pick<HttpParts, 'categories'>): CategoryHandlers {
  return {
    async listCategories({ accountId, query: { siteId, ...page } }) {
      const { entries, cursor } = await categories.list(accountId, siteId, page);
      return { data: { categories: entries.map(categoryOf), next_cursor: cursor } };
    },

    async createCategory({ accountId, body }) {
      return { data: categoryOf(await categories.create(accountId, body)) };
    },

    async updateCategory({ accountId, query, body }) {
      return { data: categoryOf(await categories.update(accountId, query.categoryId, body)) };
    },

    async deleteCategory({ accountId, query: { categoryId } }) {
      await categories.delete(accountId, categoryId);
      return { data: { category_id: categoryId } };
    },
  };
}

function categoryOf({ id, siteId, name, description, slug, createdAt }: StoredCategory): Category {
  return { category_id: id, site_id: siteId, name, description, slug, created_at: createdAt.toISOString() };
}
