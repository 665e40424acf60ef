import type { Brand, KnowledgeInfo, KnowledgeStore } from '../../contract/knowledge.ts';
import type { StoredBrand, KnowledgeInfo as StoredInfo, StoredKnowledgeStore } from '../../store/knowledge.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type KnowledgeHandlers = Pick<
  Handlers,
  | 'listKnowledge'
  | 'listStores'
  | 'createStore'
  | 'renameStore'
  | 'deleteStore'
  | 'listBrands'
  | 'createBrand'
  | 'updateBrand'
  | 'deleteBrand'
>;

export function knowledgeHandlers({ knowledge }: Pick<HttpParts, 'knowledge'>): KnowledgeHandlers {
  return {
    async listKnowledge({ accountId }) {
      return { data: (await knowledge.listKnowledge(accountId)).map(infoOf) };
    },

    async listStores({ accountId }) {
      return { data: (await knowledge.listStores(accountId)).map(storeOf) };
    },

    async createStore({ accountId, body }) {
      return { data: storeOf(await knowledge.createStore(accountId, body.name)) };
    },

    async renameStore({ accountId, query, body }) {
      return { data: storeOf(await knowledge.renameStore(accountId, query.storeId, body.name)) };
    },

    async deleteStore({ accountId, query: { storeId } }) {
      await knowledge.deleteStore(accountId, storeId);
      return { data: { store_id: storeId } };
    },

    async listBrands({ accountId, query }) {
      return { data: (await knowledge.listBrands(accountId, query.storeId)).map(brandOf) };
    },

    async createBrand({ accountId, body: { storeId, ...brand } }) {
      return { data: brandOf(await knowledge.createBrand(accountId, storeId, brand)) };
    },

    async updateBrand({ accountId, query, body }) {
      return { data: brandOf(await knowledge.updateBrand(accountId, query.brandId, body)) };
    },

    async deleteBrand({ accountId, query: { brandId } }) {
      await knowledge.deleteBrand(accountId, brandId);
      return { data: { brand_id: brandId } };
    },
  };
}

function infoOf({ storeId, storeName, brandId, brandName }: StoredInfo): KnowledgeInfo {
  return { store_id: storeId, brand_id: brandId, brand_name: brandName ?? storeName };
}

function storeOf({ id, name, documents, images, createdAt }: StoredKnowledgeStore): KnowledgeStore {
  return { store_id: id, name, documents, images, created_at: createdAt.toISOString() };
}

function brandOf({ id, storeId, name, description }: StoredBrand): Brand {
  return { brand_id: id, store_id: storeId, brand_name: name, description };
}
