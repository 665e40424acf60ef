import { storableLine, storableText } from '../extraction/storable-text.ts';
import {
  deleteImage,
  findImage,
  findImageByHash,
  findImageBytes,
  insertImage,
  type StoredImage,
  selectImages,
  updateImage,
} from '../store/media.ts';
import { type Page, type PageRequest, readPage } from '../store/read-page.ts';
import { checkPicture } from './check-picture.ts';
import type { KnowledgeParts } from './knowledge-parts.ts';
import { isId, notFound } from './not-found.ts';
import type { Stores } from './stores.ts';

export interface ImageFacts {
  readonly alt?: string | undefined;
  readonly credit?: string | undefined;
  readonly licence?: string | undefined;
}

/** Images of one account; every method throws RequestError `not_found` for ids the account has not. */
export interface Images {
  /** The same bytes twice in a store are one image. @throws RequestError when the picture can not be taken */
  addImage(
    accountId: string,
    storeId: string,
    file: { readonly bytes: Uint8Array; readonly fileName: string | undefined },
    facts: ImageFacts,
  ): Promise<StoredImage>;
  listImages(accountId: string, storeId: string, page: PageRequest): Promise<Page<StoredImage>>;
  getImage(accountId: string, imageId: string): Promise<StoredImage>;
  imageBytes(accountId: string, imageId: string): Promise<{ mediaType: string; bytes: Buffer }>;
  /** What is missing stays as it was. */
  updateImage(accountId: string, imageId: string, change: ImageFacts): Promise<StoredImage>;
  deleteImage(accountId: string, imageId: string): Promise<void>;
}

export function createImages({ db, clock, ids }: Omit<KnowledgeParts, 'extractor'>, stores: Stores): Images {
  async function getImage(accountId: string, imageId: string): Promise<StoredImage> {
    const image = isId(imageId) ? await findImage(db, accountId, imageId) : undefined;
    if (image === undefined) throw notFound('image', 'imageId', imageId);
    return image;
  }

  return {
    getImage,

    async addImage(accountId, storeId, { bytes, fileName }, { alt, credit, licence }) {
      await stores.getStore(accountId, storeId);
      const picture = await checkPicture(bytes);
      const known = await findImageByHash(db, accountId, storeId, picture.hash);
      if (known !== undefined) return known;
      const image = {
        id: ids.next('image'),
        storeId,
        fileName: storableLine(fileName) ?? `picture.${picture.mediaType.replace('image/', '')}`,
        alt: storableText(alt ?? ''),
        credit: storableLine(credit) ?? null,
        licence: storableLine(licence) ?? null,
        createdAt: clock.now(),
      };
      await insertImage(db, accountId, image, picture);
      return { ...image, mediaType: picture.mediaType, width: picture.width, height: picture.height };
    },

    async listImages(accountId, storeId, page) {
      await stores.getStore(accountId, storeId);
      return readPage(page, (part) => selectImages(db, accountId, storeId, part));
    },

    async imageBytes(accountId, imageId) {
      const found = isId(imageId) ? await findImageBytes(db, accountId, imageId) : undefined;
      if (found === undefined) throw notFound('image', 'imageId', imageId);
      return found;
    },

    async updateImage(accountId, imageId, { alt, credit, licence }) {
      const change = {
        ...(alt === undefined ? {} : { alt: storableText(alt) }),
        ...(credit === undefined ? {} : { credit: storableLine(credit) ?? null }),
        ...(licence === undefined ? {} : { licence: storableLine(licence) ?? null }),
      };
      await getImage(accountId, imageId);
      if (Object.keys(change).length > 0) await updateImage(db, accountId, imageId, change);
      return getImage(accountId, imageId);
    },

    async deleteImage(accountId, imageId) {
      const gone = isId(imageId) && (await deleteImage(db, accountId, imageId));
      if (!gone) throw notFound('image', 'imageId', imageId);
    },
  };
}
