import sharp, { type Sharp } from 'sharp';
import { pictureKind } from '../../support/picture-kind.ts';
import { PICTURE_LIMITS } from '../../support/picture-limits.ts';
import { PictureError } from '../picture-error.ts';
import type { EncodedPicture } from './encoded-picture.ts';

const WEBP = { quality: 78, effort: 3 } as const;

/** Widths in pixels, the largest first: that of the picture itself, and of its smaller sizes. */
const WIDTHS = [1600, 800, 400] as const;
/** Smaller ones are tracking pixels and icons. */
const LEAST_SIDE = 64;
/** What a picture is decoded to where only its being whole counts. */
const PROOF_SIDE = 16;

/**
 * Makes of any picture one that is safe to serve: decoded and encoded anew as webp, at most 1600 pixels wide, upright,
 * the first frame only, without metadata. What the sender claims about it does not count.
 * @throws PictureError for what is no picture of a known kind, damaged, or too large to be decoded
 */
export function reencode(bytes: Uint8Array): Promise<EncodedPicture> {
  return decoded(bytes, (picture) => inAllSizes(picture.rotate()));
}

/**
 * Sees to it that bytes are a picture that can be shown, decoding all of it and encoding nothing.
 * @throws PictureError as `reencode` does
 */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  await decoded(bytes, (picture) => picture.resize(PROOF_SIDE, PROOF_SIDE, { fit: 'fill' }).raw().toBuffer());
}

async function decoded<T>(bytes: Uint8Array, use: (picture: Sharp) => Promise<T>): Promise<T> {
  if (bytes.byteLength > PICTURE_LIMITS.bytes) throw new PictureError(`it has more than ${PICTURE_LIMITS.bytes} bytes`);
  if (pictureKind(bytes) === undefined) throw new PictureError('it is no picture of a kind that is taken');
  try {
    const options = { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', pages: 1 } as const;
    const { width, height } = await sharp(bytes, options).metadata();
    if (Math.max(width, height) > PICTURE_LIMITS.side || width * height > PICTURE_LIMITS.pixels) {
      throw new PictureError(`it has ${width} x ${height} pixels, more than are taken`);
    }
    if (Math.min(width, height) < LEAST_SIDE) throw new PictureError(`it has only ${width} x ${height} pixels`);
    return await use(sharp(bytes, options));
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('it is damaged, cut off or too large', { cause: error });
  }
}

/** Encodes a picture that can be trusted in all sizes, decoding it once. */
export async function inAllSizes(picture: Sharp): Promise<EncodedPicture> {
  const [largest, ...smaller] = WIDTHS;
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
