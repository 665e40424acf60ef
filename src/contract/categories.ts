import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { nextCursor, pageQuery } from './paging.ts';
import { codePoints, label, optional } from './primitives.ts';

const description = codePoints(0, 1000);
const categoryQuery = z.strictObject({ categoryId: z.string().min(1).meta({ description: 'Category' }) });
const siteId = z.string().min(1).meta({ description: 'Blog it is a category of' });

const Category = z
  .object({
    category_id: z.string().meta({ description: 'Category' }),
    site_id: siteId,
    name: z.string().meta({ description: 'Name that readers see' }),
    description: z.string().meta({ description: 'What stands in it; empty when not given' }),
    slug: z.string().meta({ description: 'Part of the address of its page; it stays when the name changes' }),
    created_at: z.iso.datetime().meta({ description: 'When it was made' }),
  })
  .meta({ id: 'Category', description: 'A category of a hosted blog' });
export type Category = z.infer<typeof Category>;

const CreateCategoryBody = z
  .strictObject({
    siteId,
    name: label().meta({ description: 'Name that readers see' }),
    description: optional(description).meta({ description: 'What stands in it' }),
  })
  .meta({ id: 'CreateCategoryBody', description: 'A new category' });

const UpdateCategoryBody = z
  .strictObject({
    name: optional(label()).meta({ description: 'New name; missing: as it was' }),
    description: optional(description).meta({ description: 'New description; missing: as it was' }),
  })
  .meta({ id: 'UpdateCategoryBody', description: 'What changes about a category' });

const common = {
  auth: 'token',
  tag: 'Publishing',
  path: '/v1/categories',
  envelope: 'v1',
} as const;
const sample = {
  category_id: 'category_01',
  site_id: 'site_02',
  name: 'Heat pumps',
  description: 'How they work and what they cost',
  slug: 'heat-pumps',
  created_at: '2026-11-02T09:32:00.000Z',
};

export const categoryOperations = {
  listCategories: defineOperation({
    ...common,
    summary: 'List the categories of a hosted blog',
    description: 'Newest first.',
    method: 'GET',
    query: z.strictObject({ siteId, ...pageQuery }),
    response: z.object({ categories: z.array(Category).meta({ description: 'One page' }), next_cursor: nextCursor }),
    errors: ['not_found'],
    examples: [
      { summary: 'One page', query: { siteId: 'site_02' }, response: { categories: [sample], next_cursor: null } },
    ],
  }),
  createCategory: defineOperation({
    ...common,
    summary: 'Create a category',
    description:
      'On a site of type BLOG. Its id goes into `wpInfo.category_id` of an order, together with `qc_id: hosted`.',
    method: 'POST',
    body: CreateCategoryBody,
    response: Category,
    errors: ['not_found'],
    examples: [
      {
        summary: 'A category',
        body: { siteId: 'site_02', name: 'Heat pumps', description: 'How they work and what they cost' },
        response: sample,
      },
    ],
  }),
  updateCategory: defineOperation({
    ...common,
    summary: 'Change a category',
    method: 'PUT',
    query: categoryQuery,
    body: UpdateCategoryBody,
    response: Category,
    errors: ['not_found'],
    examples: [
      {
        summary: 'Another name',
        query: { categoryId: 'category_01' },
        body: { name: 'Heating with heat pumps' },
        response: { ...sample, name: 'Heating with heat pumps' },
      },
    ],
  }),
  deleteCategory: defineOperation({
    ...common,
    summary: 'Delete a category',
    description: 'Its articles stay where they are, without a category.',
    method: 'DELETE',
    query: categoryQuery,
    response: z.object({ category_id: z.string().meta({ description: 'The category that was deleted' }) }),
    errors: ['not_found'],
    examples: [{ summary: 'Gone', query: { categoryId: 'category_01' }, response: { category_id: 'category_01' } }],
  }),
};
