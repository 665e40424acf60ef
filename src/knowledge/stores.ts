import { refusedField } from '../contract/errors.ts';
import { storableLine, storableText } from '../extraction/storable-text.ts';
import {
  deleteBrand,
  deleteKnowledgeStore,
  findBrand,
  insertBrand,
  insertKnowledgeStore,
  type KnowledgeInfo,
  renameKnowledgeStore,
  type StoredBrand,
  type StoredKnowledgeStore,
  selectBrands,
  selectKnowledgeInfo,
  selectKnowledgeStores,
  updateBrand,
} from '../store/knowledge.ts';
import { removeUnused, selectMediaOfStore } from '../store/media.ts';
import { inTransaction } from '../store/transaction.ts';
import type { KnowledgeParts } from './knowledge-parts.ts';
import { isId, notFound } from './not-found.ts';

/** Stores and brands of one account; every method but `findBrand` throws RequestError `not_found` for ids it has not. */
export interface Stores {
  /** Every brand with its store, and every store without brands. */
  listKnowledge(accountId: string): Promise<KnowledgeInfo[]>;
  listStores(accountId: string): Promise<StoredKnowledgeStore[]>;
  getStore(accountId: string, storeId: string): Promise<StoredKnowledgeStore>;
  createStore(accountId: string, name: string): Promise<StoredKnowledgeStore>;
  renameStore(accountId: string, storeId: string, name: string): Promise<StoredKnowledgeStore>;
  /** With its brands, documents and images. */
  deleteStore(accountId: string, storeId: string): Promise<void>;
  listBrands(accountId: string, storeId: string): Promise<StoredBrand[]>;
  /** The brand of a store; undefined where the account has no such store, or the store no such brand. Refuses no id. */
  findBrand(accountId: string, storeId: string, brandId: string): Promise<StoredBrand | undefined>;
  createBrand(
    accountId: string,
    storeId: string,
    brand: { readonly name: string; readonly description?: string | undefined },
  ): Promise<StoredBrand>;
  updateBrand(
    accountId: string,
    brandId: string,
    change: { readonly name?: string | undefined; readonly description?: string | undefined },
  ): Promise<StoredBrand>;
  /** Its documents stay in the store. */
  deleteBrand(accountId: string, brandId: string): Promise<void>;
}

export function createStores({ db, clock, ids }: Pick<KnowledgeParts, 'db' | 'clock' | 'ids'>): Stores {
  async function getStore(accountId: string, storeId: string): Promise<StoredKnowledgeStore> {
    const [store] = isId(storeId) ? await selectKnowledgeStores(db, accountId, storeId) : [];
    if (store === undefined) throw notFound('knowledge store', 'storeId', storeId);
    return store;
  }

  return {
    getStore,
    listKnowledge: (accountId) => selectKnowledgeInfo(db, accountId),
    listStores: (accountId) => selectKnowledgeStores(db, accountId),

    async createStore(accountId, name) {
      const store = { id: ids.next('store'), name: nameOf(name), createdAt: clock.now() };
      await insertKnowledgeStore(db, accountId, store);
      return { ...store, documents: 0, images: 0 };
    },

    async renameStore(accountId, storeId, name) {
      const renamed = isId(storeId) && (await renameKnowledgeStore(db, accountId, storeId, nameOf(name)));
      if (!renamed) throw notFound('knowledge store', 'storeId', storeId);
      return getStore(accountId, storeId);
    },

    async deleteStore(accountId, storeId) {
      if (!isId(storeId)) throw notFound('knowledge store', 'storeId', storeId);
      await inTransaction(db, async (trx) => {
        const pictures = await selectMediaOfStore(trx, accountId, storeId);
        if (!(await deleteKnowledgeStore(trx, accountId, storeId)))
          throw notFound('knowledge store', 'storeId', storeId);
        await removeUnused(trx, pictures);
      });
    },

    async listBrands(accountId, storeId) {
      await getStore(accountId, storeId);
      return selectBrands(db, accountId, storeId);
    },

    findBrand: (accountId, storeId, brandId) => brandOfStore(db, accountId, storeId, brandId),

    async createBrand(accountId, storeId, { name, description }) {
      await getStore(accountId, storeId);
      const brand = {
        id: ids.next('brand'),
        storeId,
        name: nameOf(name),
        description: storableText(description ?? ''),
        createdAt: clock.now(),
      };
      await insertBrand(db, accountId, brand);
      return brand;
    },

    async updateBrand(accountId, brandId, { name, description }) {
      const change = {
        ...(name === undefined ? {} : { name: nameOf(name) }),
        ...(description === undefined ? {} : { description: storableText(description) }),
      };
      const brand = isId(brandId) ? await updateBrand(db, accountId, brandId, change) : undefined;
      if (brand === undefined) throw notFound('brand', 'brandId', brandId);
      return brand;
    },

    async deleteBrand(accountId, brandId) {
      if (!isId(brandId) || !(await deleteBrand(db, accountId, brandId))) throw notFound('brand', 'brandId', brandId);
    },
  };
}

/** @throws RequestError `not_found` unless the brand belongs to the store */
export async function requireBrand(
  { db }: Pick<KnowledgeParts, 'db'>,
  accountId: string,
  storeId: string,
  brandId: string,
): Promise<void> {
  const brand = await brandOfStore(db, accountId, storeId, brandId);
  if (brand === undefined) throw notFound(`brand of the store "${storeId}"`, 'brandId', brandId);
}

async function brandOfStore(
  db: KnowledgeParts['db'],
  accountId: string,
  storeId: string,
  brandId: string,
): Promise<StoredBrand | undefined> {
  const brand = isId(brandId) ? await findBrand(db, accountId, brandId) : undefined;
  return brand?.storeId === storeId ? brand : undefined;
}

function nameOf(text: string): string {
  const name = storableLine(text);
  if (name !== undefined) return name;
  const message = 'received no visible character; allowed: 1 to 200 characters';
  throw refusedField('invalid_request', 'name', message);
}
