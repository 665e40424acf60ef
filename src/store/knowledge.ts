import type { Database, Queryable } from './database.ts';

export interface StoredKnowledgeStore {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly documents: number;
  readonly images: number;
}

export interface StoredBrand {
  readonly id: string;
  readonly storeId: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: Date;
}

/** A row of the interface's knowledge list: every brand, and every store that has none. */
export interface KnowledgeInfo {
  readonly storeId: string;
  readonly storeName: string;
  readonly brandId: string | null;
  readonly brandName: string | null;
}

const BRAND_COLUMNS = ['id', 'store_id as storeId', 'name', 'description', 'created_at as createdAt'] as const;

export async function insertKnowledgeStore(
  db: Queryable,
  accountId: string,
  store: { id: string; name: string; createdAt: Date },
): Promise<void> {
  const row = { id: store.id, account_id: accountId, name: store.name, created_at: store.createdAt };
  await db.insertInto('knowledge_store').values(row).execute();
}

/** The account's stores, oldest first, or the one with the id. */
export async function selectKnowledgeStores(
  db: Queryable,
  accountId: string,
  storeId?: string,
): Promise<StoredKnowledgeStore[]> {
  let query = db
    .selectFrom('knowledge_store')
    .select(['id', 'name', 'created_at as createdAt'])
    .select((eb) => [
      eb
        .selectFrom('document')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('document.store_id', '=', 'knowledge_store.id')
        .$asScalar()
        .as('documents'),
      eb
        .selectFrom('knowledge_image')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('knowledge_image.store_id', '=', 'knowledge_store.id')
        .$asScalar()
        .as('images'),
    ])
    .where('account_id', '=', accountId);
  if (storeId !== undefined) query = query.where('id', '=', storeId);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({ ...row, documents: Number(row.documents ?? 0), images: Number(row.images ?? 0) }));
}

/** @returns whether the account has such a store */
export async function renameKnowledgeStore(
  db: Database,
  accountId: string,
  storeId: string,
  name: string,
): Promise<boolean> {
  const query = db.updateTable('knowledge_store').set({ name });
  const row = await query
    .where('account_id', '=', accountId)
    .where('id', '=', storeId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a store with its brands, documents and images. @returns whether the account had it */
export async function deleteKnowledgeStore(db: Queryable, accountId: string, storeId: string): Promise<boolean> {
  const query = db.deleteFrom('knowledge_store').where('account_id', '=', accountId).where('id', '=', storeId);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

export async function insertBrand(db: Queryable, accountId: string, brand: StoredBrand): Promise<void> {
  await db
    .insertInto('brand')
    .values({
      id: brand.id,
      account_id: accountId,
      store_id: brand.storeId,
      name: brand.name,
      description: brand.description,
      created_at: brand.createdAt,
    })
    .execute();
}

/** The account's brands, oldest first: all, or those of one store. */
export async function selectBrands(db: Queryable, accountId: string, storeId?: string): Promise<StoredBrand[]> {
  let query = db.selectFrom('brand').select(BRAND_COLUMNS).where('account_id', '=', accountId);
  if (storeId !== undefined) query = query.where('store_id', '=', storeId);
  return query.orderBy('created_at').orderBy('id').execute();
}

export async function findBrand(db: Queryable, accountId: string, brandId: string): Promise<StoredBrand | undefined> {
  const query = db.selectFrom('brand').select(BRAND_COLUMNS).where('account_id', '=', accountId);
  return query.where('id', '=', brandId).executeTakeFirst();
}

/** @returns the brand as it is now, undefined when the account has no such brand */
export async function updateBrand(
  db: Database,
  accountId: string,
  brandId: string,
  change: { name?: string | undefined; description?: string | undefined },
): Promise<StoredBrand | undefined> {
  if (change.name === undefined && change.description === undefined) return findBrand(db, accountId, brandId);
  const query = db.updateTable('brand').set(change).where('account_id', '=', accountId).where('id', '=', brandId);
  return query.returning(BRAND_COLUMNS).executeTakeFirst();
}

/** Its documents stay, without a brand. @returns whether the account had it */
export async function deleteBrand(db: Database, accountId: string, brandId: string): Promise<boolean> {
  const query = db.deleteFrom('brand').where('account_id', '=', accountId).where('id', '=', brandId);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

export async function selectKnowledgeInfo(db: Database, accountId: string): Promise<KnowledgeInfo[]> {
  return db
    .selectFrom('knowledge_store')
    .leftJoin('brand', 'brand.store_id', 'knowledge_store.id')
    .select([
      'knowledge_store.id as storeId',
      'knowledge_store.name as storeName',
      'brand.id as brandId',
      'brand.name as brandName',
    ])
    .where('knowledge_store.account_id', '=', accountId)
    .orderBy('knowledge_store.created_at')
    .orderBy('knowledge_store.id')
    .orderBy('brand.created_at')
    .orderBy('brand.id')
    .execute();
}
