import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { codePoints, identifier, label, optional } from './primitives.ts';

const storeQuery = z.strictObject({ storeId: z.string().min(1).meta({ description: 'Knowledge store' }) });
const brandQuery = z.strictObject({ brandId: z.string().min(1).meta({ description: 'Brand' }) });
const nameBody = { name: label().meta({ description: 'Name people read' }) };
const brandDescription = codePoints(0, 3000);

const KnowledgeInfo = z
  .object({
    store_id: z.string().meta({ description: 'Knowledge store' }),
    brand_id: z.string().nullable().meta({ description: 'Brand; null for a store without brands' }),
    brand_name: z.string().meta({ description: 'Name of the brand; of the store where it has no brand' }),
  })
  .meta({ id: 'KnowledgeInfo', description: 'A brand and its knowledge store' });
export type KnowledgeInfo = z.infer<typeof KnowledgeInfo>;

const KnowledgeStore = z
  .object({
    store_id: z.string().meta({ description: 'Knowledge store' }),
    name: z.string().meta({ description: 'Its name' }),
    documents: z.number().int().nonnegative().meta({ description: 'Documents in it' }),
    images: z.number().int().nonnegative().meta({ description: 'Images in it' }),
    created_at: z.iso.datetime().meta({ description: 'When it was made' }),
  })
  .meta({ id: 'KnowledgeStore', description: 'A knowledge store' });
export type KnowledgeStore = z.infer<typeof KnowledgeStore>;

const Brand = z
  .object({
    brand_id: z.string().meta({ description: 'Brand' }),
    store_id: z.string().meta({ description: 'Knowledge store it belongs to' }),
    brand_name: z.string().meta({ description: 'Its name' }),
    description: z.string().meta({ description: 'What the brand stands for; empty when not given' }),
  })
  .meta({ id: 'Brand', description: 'A brand of a knowledge store' });
export type Brand = z.infer<typeof Brand>;

const common = { auth: 'token', tag: 'Knowledge', envelope: 'v1' } as const;
const store = {
  store_id: 'store_01',
  name: 'Heat pumps',
  documents: 15,
  images: 0,
  created_at: '2026-11-02T09:30:00.000Z',
};
const brand = { brand_id: 'brand_01', store_id: 'store_01', brand_name: 'Warmwell', description: 'Quiet heat pumps' };

export const knowledgeOperations = {
  listKnowledge: defineOperation({
    ...common,
    summary: 'Get Knowledge Info',
    method: 'GET',
    path: '/v1/knowledge',
    response: z.array(KnowledgeInfo),
    examples: [
      { summary: 'One brand', response: [{ store_id: 'store_01', brand_id: 'brand_01', brand_name: 'Warmwell' }] },
    ],
  }),
  listStores: defineOperation({
    ...common,
    summary: 'List knowledge stores',
    method: 'GET',
    path: '/v1/knowledge/stores',
    response: z.array(KnowledgeStore),
    examples: [{ summary: 'One store', response: [store] }],
  }),
  createStore: defineOperation({
    ...common,
    summary: 'Create a knowledge store',
    method: 'POST',
    path: '/v1/knowledge/stores',
    body: z.strictObject(nameBody).meta({ id: 'CreateStoreBody', description: 'A new knowledge store' }),
    response: KnowledgeStore,
    examples: [{ summary: 'A store', body: { name: 'Heat pumps' }, response: { ...store, documents: 0 } }],
  }),
  renameStore: defineOperation({
    ...common,
    summary: 'Rename a knowledge store',
    method: 'PUT',
    path: '/v1/knowledge/stores',
    query: storeQuery,
    body: z.strictObject(nameBody).meta({ id: 'RenameStoreBody', description: 'A new name for a knowledge store' }),
    response: KnowledgeStore,
    errors: ['not_found'],
    examples: [
      {
        summary: 'Another name',
        query: { storeId: 'store_01' },
        body: { name: 'Heating' },
        response: { ...store, name: 'Heating' },
      },
    ],
  }),
  deleteStore: defineOperation({
    ...common,
    summary: 'Delete a knowledge store',
    description: 'Its brands, documents and images go with it; articles already written stay.',
    method: 'DELETE',
    path: '/v1/knowledge/stores',
    query: storeQuery,
    response: z.object({ store_id: z.string().meta({ description: 'The store that was deleted' }) }),
    errors: ['not_found'],
    examples: [{ summary: 'Gone', query: { storeId: 'store_01' }, response: { store_id: 'store_01' } }],
  }),
  listBrands: defineOperation({
    ...common,
    summary: 'List the brands of a knowledge store',
    method: 'GET',
    path: '/v1/knowledge/brands',
    query: storeQuery,
    response: z.array(Brand),
    errors: ['not_found'],
    examples: [{ summary: 'One brand', query: { storeId: 'store_01' }, response: [brand] }],
  }),
  createBrand: defineOperation({
    ...common,
    summary: 'Create a brand',
    method: 'POST',
    path: '/v1/knowledge/brands',
    body: z
      .strictObject({
        storeId: identifier().meta({ description: 'Knowledge store it belongs to' }),
        ...nameBody,
        description: optional(brandDescription).meta({ description: 'What the brand stands for' }),
      })
      .meta({ id: 'CreateBrandBody', description: 'A new brand' }),
    response: Brand,
    errors: ['not_found'],
    examples: [
      {
        summary: 'A brand',
        body: { storeId: 'store_01', name: 'Warmwell', description: 'Quiet heat pumps' },
        response: brand,
      },
    ],
  }),
  updateBrand: defineOperation({
    ...common,
    summary: 'Change a brand',
    method: 'PUT',
    path: '/v1/knowledge/brands',
    query: brandQuery,
    body: z
      .strictObject({
        name: optional(label()).meta({ description: 'New name; missing: as it was' }),
        description: optional(brandDescription).meta({ description: 'New description; missing: as it was' }),
      })
      .meta({ id: 'UpdateBrandBody', description: 'What changes about a brand' }),
    response: Brand,
    errors: ['not_found'],
    examples: [
      {
        summary: 'Another name',
        query: { brandId: 'brand_01' },
        body: { name: 'Warmwell Home' },
        response: { ...brand, brand_name: 'Warmwell Home' },
      },
    ],
  }),
  deleteBrand: defineOperation({
    ...common,
    summary: 'Delete a brand',
    description: 'Its documents stay in the store.',
    method: 'DELETE',
    path: '/v1/knowledge/brands',
    query: brandQuery,
    response: z.object({ brand_id: z.string().meta({ description: 'The brand that was deleted' }) }),
    errors: ['not_found'],
    examples: [{ summary: 'Gone', query: { brandId: 'brand_01' }, response: { brand_id: 'brand_01' } }],
  }),
};
