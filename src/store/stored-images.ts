import { sql } from 'kysely';
import type { Database } from './database.ts';
import { lockMedia, MEDIA_UNUSED } from './media.ts';
import { inTransaction } from './transaction.ts';

/** A picture of an article, ready to be served: webp in its full and its smaller sizes. */
interface ServedPicture {
  /** SHA-256 of the bytes of the full size. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  readonly sizes: readonly { readonly width: number; readonly height: number; readonly bytes: Uint8Array }[];
}

/** An article's use of a picture; the place is unique in the article. */
export interface PictureUse {
  /** The first job of the article's chain of retries, which share their pictures. */
  readonly rootId: string;
  readonly place: string;
  readonly accountId: string;
  readonly siteId: string;
  readonly provider: string;
  readonly providerId: string;
  readonly title: string;
  readonly pageUrl: string | null;
  readonly creator: string | null;
  readonly licence: string | null;
  readonly licenceUrl: string | null;
  readonly createdAt: Date;
}

/** Pictures of a site that are looked back on. */
const LOOKED_BACK = 100;

/**
 * Notes that an article uses a picture, and stores its bytes, once per content; what the article had in that place
 * before is forgotten.
 * @param picture undefined for one that is linked elsewhere
 */
export async function putPictureUse(db: Database, use: PictureUse, picture: ServedPicture | undefined): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (picture !== undefined) {
      await lockMedia(trx, picture.hash);
      await trx
        .insertInto('media')
        .values({
          hash: picture.hash,
          media_type: 'image/webp',
          width: picture.width,
          height: picture.height,
          bytes: Buffer.from(picture.bytes),
          created_at: use.createdAt,
        })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
      const sizes = picture.sizes.map(({ width, height, bytes }) => ({
        ...{ hash: picture.hash, width, height },
        bytes: Buffer.from(bytes),
      }));
      if (sizes.length > 0) {
        await trx
          .insertInto('media_size')
          .values(sizes)
          .onConflict((conflict) => conflict.columns(['hash', 'width']).doNothing())
          .execute();
      }
    }
    const row = {
      account_id: use.accountId,
      site_id: use.siteId,
      media_hash: picture?.hash ?? null,
      provider: use.provider,
      provider_id: use.providerId,
      title: use.title,
      page_url: use.pageUrl,
      creator: use.creator,
      licence: use.licence,
      licence_url: use.licenceUrl,
      created_at: use.createdAt,
    };
    await trx
      .insertInto('picture_use')
      .values({ root_id: use.rootId, place: use.place, ...row })
      .onConflict((conflict) => conflict.columns(['root_id', 'place']).doUpdateSet(row))
      .execute();
  });
}

/** Pictures in the last articles of a site, those of one article left out, newest first. */
export async function selectPicturesOfSite(
  db: Database,
  siteId: string,
  exceptRootId: string,
): Promise<{ provider: string; providerId: string; pageUrl: string | null }[]> {
  return db
    .selectFrom('picture_use')
    .select(['provider', 'provider_id as providerId', 'page_url as pageUrl'])
    .where('site_id', '=', siteId)
    .where('root_id', '!=', exceptRootId)
    .orderBy('created_at', 'desc')
    .limit(LOOKED_BACK)
    .execute();
}

/**
 * Bytes of a picture that an article uses; what only a knowledge store holds is nobody else's to see.
 * @param width of a smaller size; undefined: the full one
 */
export async function findServedPicture(
  db: Database,
  hash: string,
  width: number | undefined,
): Promise<{ bytes: Buffer } | undefined> {
  const isUsed = sql<boolean>`exists (select 1 from picture_use where media_hash = ${hash})`;
  if (width === undefined) {
    return db
      .selectFrom('media')
      .select('bytes')
      .where('hash', '=', hash)
      .where('media_type', '=', 'image/webp')
      .where(isUsed)
      .executeTakeFirst();
  }
  const size = db.selectFrom('media_size').select('bytes').where('hash', '=', hash).where('width', '=', width);
  return size.where(isUsed).executeTakeFirst();
}

/** Pixels of a stored picture, and the widths of its smaller sizes. */
export interface StoredSizes {
  readonly width: number;
  readonly height: number;
  readonly smaller: readonly number[];
}

/** Of the pictures of articles among these, by hash. */
export async function selectPictureSizes(
  db: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, StoredSizes>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .leftJoin('media_size', 'media_size.hash', 'media.hash')
    .select(['media.hash', 'media.width', 'media.height', 'media_size.width as smaller'])
    .where('media.hash', 'in', [...hashes])
    .orderBy('media_size.width')
    .execute();
  const found = new Map<string, StoredSizes>();
  for (const { hash, width, height, smaller } of rows) {
    const before = found.get(hash)?.smaller ?? [];
    found.set(hash, { width, height, smaller: smaller === null ? before : [...before, smaller] });
  }
  return found;
}

/** Deletes the bytes of pictures that nobody uses. @returns how many */
export async function deleteUnusedPictures(db: Database, storedBefore: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('media')
    .where('created_at', '<', storedBefore)
    .where(MEDIA_UNUSED)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
