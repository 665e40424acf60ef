import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { nextCursor, pageQuery } from './paging.ts';
import { codePoints, identifier, label, optional } from './primitives.ts';

const imageQuery = z.strictObject({ imageId: z.string().min(1).meta({ description: 'Image' }) });
const alt = codePoints(0, 500);

const facts = {
  alt: optional(alt).meta({ description: 'What the picture shows, for those who can not see it' }),
  credit: optional(label()).meta({ description: 'Who made it' }),
  licence: optional(label()).meta({ description: 'Terms it may be used under' }),
};
const storeId = identifier().meta({ description: 'Knowledge store it goes into' });

const CreateImageBody = z
  .strictObject({
    storeId,
    fileName: label().meta({ description: 'Name of the file' }),
    content: z.base64().min(1).meta({ description: 'Bytes of a PNG, JPEG, WebP, GIF or AVIF picture in base64' }),
    ...facts,
  })
  .meta({ id: 'CreateImageBody', description: 'A new image' });

const UploadImageFields = z
  .strictObject({ storeId, ...facts })
  .meta({ id: 'UploadImageFields', description: 'An image as a file: PNG, JPEG, WebP, GIF or AVIF' });

const UpdateImageBody = z
  .strictObject(facts)
  .meta({ id: 'UpdateImageBody', description: 'What changes about an image; what is missing stays as it was' });

const Image = z
  .object({
    image_id: z.string().meta({ description: 'Image' }),
    store_id: z.string().meta({ description: 'Knowledge store it stands in' }),
    file_name: z.string().meta({ description: 'Name of the file' }),
    media_type: z.string().meta({ description: 'Kind of picture' }),
    width: z.number().int().positive().meta({ description: 'Width in pixels' }),
    height: z.number().int().positive().meta({ description: 'Height in pixels' }),
    alt: z.string().meta({ description: 'What the picture shows; empty when not given' }),
    credit: z.string().nullable().meta({ description: 'Who made it' }),
    licence: z.string().nullable().meta({ description: 'Terms it may be used under' }),
    created_at: z.iso.datetime().meta({ description: 'When it was added' }),
  })
  .meta({ id: 'KnowledgeImage', description: 'An image of a knowledge store' });
export type KnowledgeImage = z.infer<typeof Image>;

const common = {
  auth: 'token',
  tag: 'Knowledge',
  path: '/v1/knowledge/images',
  envelope: 'v1',
} as const;
const sample = {
  image_id: 'image_01',
  store_id: 'store_01',
  file_name: 'outdoor-unit.png',
  media_type: 'image/png',
  width: 1,
  height: 1,
  alt: 'An outdoor unit beside a house',
  credit: null,
  licence: null,
  created_at: '2026-11-02T09:32:00.000Z',
};
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const knowledgeImageOperations = {
  listImages: defineOperation({
    ...common,
    summary: 'List the images of a knowledge store',
    description: 'Newest first.',
    method: 'GET',
    query: z.strictObject({ storeId: z.string().min(1).meta({ description: 'Knowledge store' }), ...pageQuery }),
    response: z.object({ images: z.array(Image).meta({ description: 'One page' }), next_cursor: nextCursor }),
    errors: ['not_found'],
    examples: [
      { summary: 'One page', query: { storeId: 'store_01' }, response: { images: [sample], next_cursor: null } },
    ],
  }),
  createImage: defineOperation({
    ...common,
    summary: 'Add an image',
    description: 'As JSON, or as `multipart/form-data` with the text fields and one `file` of at most 20 MiB.',
    method: 'POST',
    body: CreateImageBody,
    multipart: UploadImageFields,
    response: Image,
    errors: ['not_found'],
    examples: [
      {
        summary: 'A picture in base64',
        body: { storeId: 'store_01', fileName: 'outdoor-unit.png', content: onePixel, alt: sample.alt },
        response: sample,
      },
    ],
  }),
  getImage: defineOperation({
    ...common,
    summary: 'Read what is known about an image',
    method: 'GET',
    path: '/v1/knowledge/image',
    query: imageQuery,
    response: Image,
    errors: ['not_found'],
    examples: [{ summary: 'One image', query: { imageId: 'image_01' }, response: sample }],
  }),
  getImageBytes: defineOperation({
    ...common,
    summary: 'Read an image itself',
    description: 'The bytes as they were added; they never change, so they may be kept for good.',
    method: 'GET',
    path: '/v1/knowledge/image/content',
    query: imageQuery,
    response: z.string().meta({ description: 'Bytes of the picture' }),
    responseType: 'image/*',
    envelope: 'raw',
    errors: ['not_found'],
    examples: [{ summary: 'A picture', query: { imageId: 'image_01' }, response: '<BYTES>' }],
  }),
  updateImage: defineOperation({
    ...common,
    summary: 'Change what is known about an image',
    method: 'PUT',
    query: imageQuery,
    body: UpdateImageBody,
    response: Image,
    errors: ['not_found'],
    examples: [
      {
        summary: 'Say who made it',
        query: { imageId: 'image_01' },
        body: { credit: 'Ada Example' },
        response: { ...sample, credit: 'Ada Example' },
      },
    ],
  }),
  deleteImage: defineOperation({
    ...common,
    summary: 'Delete an image',
    method: 'DELETE',
    query: imageQuery,
    response: z.object({ image_id: z.string().meta({ description: 'The image that was deleted' }) }),
    errors: ['not_found'],
    examples: [{ summary: 'Gone', query: { imageId: 'image_01' }, response: { image_id: 'image_01' } }],
  }),
};
