import type { KnowledgeImage } from '../../contract/knowledge-images.ts';
import type { OPERATIONS } from '../../contract/operations.ts';
import type { StoredImage } from '../../store/media.ts';
import { sha256Hex } from '../../support/hash.ts';
import type { Call, Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type ImageHandlers = Pick<
  Handlers,
  'listImages' | 'createImage' | 'getImage' | 'getImageBytes' | 'updateImage' | 'deleteImage'
>;

export function imageHandlers({ knowledge }: Pick<HttpParts, 'knowledge'>): ImageHandlers {
  return {
    async listImages({ accountId, query: { storeId, ...page } }) {
      const { entries, cursor } = await knowledge.listImages(accountId, storeId, page);
      return { data: { images: entries.map(imageOf), next_cursor: cursor } };
    },

    async createImage(call) {
      const { storeId, file, facts } = newImage(call);
      return { data: imageOf(await knowledge.addImage(call.accountId, storeId, file, facts)) };
    },

    async getImage({ accountId, query }) {
      return { data: imageOf(await knowledge.getImage(accountId, query.imageId)) };
    },

    async getImageBytes({ accountId, query }) {
      const { mediaType, bytes } = await knowledge.imageBytes(accountId, query.imageId);
      return {
        payload: bytes,
        headers: {
          'content-type': mediaType,
          'cache-control': 'private, max-age=31536000, immutable',
          etag: `"${sha256Hex(bytes)}"`,
          // A picture that is opened as a page of its own may do nothing.
          'content-security-policy': "default-src 'none'; sandbox",
        },
      };
    },

    async updateImage({ accountId, query, body }) {
      return { data: imageOf(await knowledge.updateImage(accountId, query.imageId, body)) };
    },

    async deleteImage({ accountId, query: { imageId } }) {
      await knowledge.deleteImage(accountId, imageId);
      return { data: { image_id: imageId } };
    },
  };
}

function newImage({ body, upload }: Call<(typeof OPERATIONS)['createImage']>) {
  if (upload !== undefined) {
    const { storeId, ...facts } = upload.fields;
    return { storeId, facts, file: upload.file };
  }
  if (body === undefined) throw new Error('neither a body nor an upload was read');
  const { storeId, content, fileName, ...facts } = body;
  return { storeId, facts, file: { bytes: Buffer.from(content, 'base64'), fileName } };
}

function imageOf({ id, storeId, fileName, mediaType, createdAt, ...image }: StoredImage): KnowledgeImage {
  const { width, height, alt, credit, licence } = image;
  return {
    image_id: id,
    store_id: storeId,
    file_name: fileName,
    media_type: mediaType,
    width,
    height,
    alt,
    credit,
    licence,
    created_at: createdAt.toISOString(),
  };
}
