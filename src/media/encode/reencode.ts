import sharp, { type Sharp } from 'sharp';
import { pictureKind } from '../../support/picture-kind.ts';
import { MediaError } from '../media-error.ts';
import type { EncodedPicture } from './encoded-picture.ts';
import { PICTURE_LIMITS, PICTURE_WIDTHS } from './picture-limits.ts';

const WEBP = { quality: 78, effort: 3 } as const;

/**
 * Makes of any picture one that is safe to serve: decoded and encoded anew as webp, at most 1600 pixels wide, upright,
 * the first frame only, without metadata. What the sender claims about it does not count.
 * @throws MediaError for what is no picture of a known kind, damaged, or too large to be decoded
 */
export async function reencode(bytes: Uint8Array): Promise<EncodedPicture> {
  if (bytes.byteLength > PICTURE_LIMITS.bytes) throw new MediaError(`it has more than ${PICTURE_LIMITS.bytes} bytes`);
  if (pictureKind(bytes) === undefined) throw new MediaError('it is no picture of a kind that is taken');
  try {
    const options = { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', pages: 1 } as const;
    const { width, height } = await sharp(bytes, options).metadata();
    if (Math.max(width, height) > PICTURE_LIMITS.side || width * height > PICTURE_LIMITS.pixels) {
      throw new MediaError(`it has ${width} x ${height} pixels, more than are taken`);
    }
    if (Math.min(width, height) < PICTURE_LIMITS.leastSide) {
      throw new MediaError(`it has only ${width} x ${height} pixels`);
    }
    return await inAllSizes(sharp(bytes, options).rotate());
  } catch (error) {
    if (error instanceof MediaError) throw error;
    throw new MediaError('it is damaged, cut off or too large', { cause: error });
  }
}

/** Encodes a picture that can be trusted in all sizes, decoding it once. */
export async function inAllSizes(picture: Sharp): Promise<EncodedPicture> {
  const [largest, ...smaller] = PICTURE_WIDTHS;
  const { data, info } = await picture
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } } as const;
  const encoded = async (width: number) => {
    const made = await sharp(data, raw).resize({ width }).webp(WEBP).toBuffer({ resolveWithObject: true });
    return { width: made.info.width, height: made.info.height, bytes: made.data };
  };
  const sizes = [];
  for (const width of smaller) if (width < info.width) sizes.push(await encoded(width));
  return { ...(await encoded(info.width)), sizes };
}
