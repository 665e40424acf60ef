import { z } from 'zod';
import { sha256Hex } from '../../support/hash.ts';
import type { ReachPoint } from '../../support/reach-point.ts';
import { PublishingError } from '../publication/publishing-error.ts';
import { media, mediaList } from './answers.ts';
import type { RestClient } from './rest-client.ts';

export interface CoverPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly alt: string;
  readonly title: string;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};
const SLUG_DIGITS = 24;

/** Whether WordPress takes pictures of this kind. */
export function isUploadable(mediaType: string): boolean {
  return Object.hasOwn(ENDINGS, mediaType);
}

/**
 * Uploads a picture once: its slug is made from its bytes, and looked for before and, where somebody else was faster,
 * after the upload.
 * @returns its id in the media library
 * @throws PublishingError
 */
export async function uploadOnce(client: RestClient, picture: CoverPicture, reach: ReachPoint): Promise<number> {
  const slug = `inkwright-${sha256Hex(picture.bytes).slice(0, SLUG_DIGITS)}`;
  const found = await findBySlug(client, slug);
  if (found !== undefined) return found;
  await reach('wordpress:media:before-upload');
  const { id, slug: given } = await upload(client, slug, picture);
  await reach('wordpress:media:after-upload');
  if (given === slug) return id;
  // The slug was taken between look and upload: by the same picture, from a run that was held for dead.
  const first = await findBySlug(client, slug);
  if (first === undefined || first === id) return id;
  await client.ask({
    path: `/wp/v2/media/${id}`,
    query: { force: 'true', _method: 'DELETE' },
    body: {},
    doing: 'remove a picture that is there twice',
    schema: z.unknown(),
    absent: [404, 410],
  });
  return first;
}

async function findBySlug(client: RestClient, slug: string): Promise<number | undefined> {
  const answer = await client.ask({
    path: '/wp/v2/media',
    query: { slug, per_page: '1', orderby: 'id', order: 'asc' },
    doing: 'look for the picture',
    schema: mediaList,
  });
  return answer?.value.find((each) => each.slug === slug)?.id;
}

async function upload(client: RestClient, slug: string, { bytes, mediaType, alt, title }: CoverPicture) {
  const ending = ENDINGS[mediaType];
  if (ending === undefined) throw new PublishingError(`WordPress takes no pictures of type ${mediaType}.`);
  const answer = await client.ask({
    path: '/wp/v2/media',
    upload: { fields: { slug, alt_text: alt, title }, file: { name: `${slug}.${ending}`, mediaType, bytes } },
    doing: 'upload the picture',
    schema: media,
  });
  if (answer === undefined) throw new PublishingError('WordPress gave no answer to the upload of the picture.');
  return answer.value;
}
