import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import { type ListPlace, olderThan } from './list-place.ts';
import { inTransaction } from './transaction.ts';

export interface StoredImage {
  readonly id: string;
  readonly storeId: string;
  readonly fileName: string;
  readonly alt: string;
  readonly credit: string | null;
  readonly licence: string | null;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
}

export interface Picture {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Makes what adds and what removes a use of the same bytes wait for each other. */
export async function lockMedia(trx: DatabaseTransaction, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
}

/** Stores an image; its bytes once per content. */
export async function insertImage(
  db: Database,
  accountId: string,
  image: Pick<StoredImage, 'id' | 'storeId' | 'fileName' | 'alt' | 'credit' | 'licence' | 'createdAt'>,
  picture: Picture,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockMedia(trx, picture.hash);
    await trx
      .insertInto('media')
      .values({
        hash: picture.hash,
        media_type: picture.mediaType,
        width: picture.width,
        height: picture.height,
        bytes: Buffer.from(picture.bytes),
        created_at: image.createdAt,
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    await trx
      .insertInto('knowledge_image')
      .values({
        id: image.id,
        account_id: accountId,
        store_id: image.storeId,
        media_hash: picture.hash,
        file_name: image.fileName,
        alt: image.alt,
        credit: image.credit,
        licence: image.licence,
        created_at: image.createdAt,
      })
      .execute();
  });
}

function imagesOf(db: Database, accountId: string) {
  return db
    .selectFrom('knowledge_image as image')
    .innerJoin('media', 'media.hash', 'image.media_hash')
    .select([
      'image.id',
      'image.store_id as storeId',
      'image.file_name as fileName',
      'image.alt',
      'image.credit',
      'image.licence',
      'media.media_type as mediaType',
      'media.width',
      'media.height',
      'image.created_at as createdAt',
    ])
    .where('image.account_id', '=', accountId);
}

/** Images of a store, newest first. @param after the last one of the page before */
export async function selectImages(
  db: Database,
  accountId: string,
  storeId: string,
  page: { readonly limit: number; readonly after?: ListPlace | undefined },
): Promise<StoredImage[]> {
  let query = imagesOf(db, accountId).where('image.store_id', '=', storeId);
  if (page.after !== undefined) query = query.where(olderThan('image.created_at', 'image.id', page.after));
  return query.orderBy('image.created_at', 'desc').orderBy('image.id', 'desc').limit(page.limit).execute();
}

export async function findImage(db: Database, accountId: string, imageId: string): Promise<StoredImage | undefined> {
  return imagesOf(db, accountId).where('image.id', '=', imageId).executeTakeFirst();
}

/** The image of a store that has the same bytes. */
export async function findImageByHash(
  db: Database,
  accountId: string,
  storeId: string,
  hash: string,
): Promise<StoredImage | undefined> {
  return imagesOf(db, accountId)
    .where('image.store_id', '=', storeId)
    .where('image.media_hash', '=', hash)
    .orderBy('image.created_at')
    .executeTakeFirst();
}

/** @returns whether the account has such an image */
export async function updateImage(
  db: Database,
  accountId: string,
  imageId: string,
  change: Partial<Pick<StoredImage, 'alt' | 'credit' | 'licence'>>,
): Promise<boolean> {
  const query = db.updateTable('knowledge_image').set(change).where('account_id', '=', accountId);
  return (await query.where('id', '=', imageId).returning('id').executeTakeFirst()) !== undefined;
}

/** @returns type and bytes, undefined when the account has no such image */
export async function findImageBytes(
  db: Database,
  accountId: string,
  imageId: string,
): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('knowledge_image as image')
    .innerJoin('media', 'media.hash', 'image.media_hash')
    .select(['media.media_type as mediaType', 'media.bytes'])
    .where('image.account_id', '=', accountId)
    .where('image.id', '=', imageId)
    .executeTakeFirst();
}

/** Deletes an image, and its bytes when nobody else uses them. @returns whether the account had it */
export async function deleteImage(db: Database, accountId: string, imageId: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const query = trx.deleteFrom('knowledge_image').where('account_id', '=', accountId).where('id', '=', imageId);
    const gone = await query.returning('media_hash as hash').executeTakeFirst();
    if (gone === undefined) return false;
    await removeUnused(trx, [gone.hash]);
    return true;
  });
}

/** Hashes of the pictures of a store, for `removeUnused` after the store is gone. */
export async function selectMediaOfStore(
  trx: DatabaseTransaction,
  accountId: string,
  storeId: string,
): Promise<string[]> {
  const query = trx.selectFrom('knowledge_image').select('media_hash as hash').distinct();
  const rows = await query.where('account_id', '=', accountId).where('store_id', '=', storeId).execute();
  return rows.map(({ hash }) => hash);
}

/** Neither a knowledge store nor an author nor an article uses the bytes of a row of `media`. */
export const MEDIA_UNUSED = sql<boolean>`not exists (select 1 from knowledge_image where media_hash = media.hash)
  and not exists (select 1 from author where avatar_hash = media.hash)
  and not exists (select 1 from picture_use where media_hash = media.hash)`;

/** Removes the bytes that nobody uses any more. */
export async function removeUnused(trx: DatabaseTransaction, hashes: readonly string[]): Promise<void> {
  for (const hash of [...hashes].sort()) {
    await lockMedia(trx, hash);
    await trx.deleteFrom('media').where('hash', '=', hash).where(MEDIA_UNUSED).execute();
  }
}
