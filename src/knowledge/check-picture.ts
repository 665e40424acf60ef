import sharp from 'sharp';
import { RequestError } from '../contract/errors.ts';
import type { Picture } from '../store/media.ts';
import { sha256Hex } from '../support/hash.ts';

const LIMITS = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, side: 16_000 };

const ALLOWED = 'PNG, JPEG, WebP, GIF, AVIF';

/** Only these decoders of the image library ever see what a customer sends; SVG, which can carry scripts, does not. */
const KINDS: readonly { readonly mediaType: string; readonly matches: (head: string) => boolean }[] = [
  { mediaType: 'image/png', matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { mediaType: 'image/jpeg', matches: (head) => head.startsWith('\xff\xd8\xff') },
  { mediaType: 'image/gif', matches: (head) => /^GIF8[79]a/.test(head) },
  { mediaType: 'image/webp', matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { mediaType: 'image/avif', matches: (head) => /^ftypavi[fs]/.test(head.slice(4, 12)) },
];

/**
 * Tells kind and size of a picture and proves that it can be decoded. The kind is read from the bytes; what the sender
 * claims does not count. Throws RequestError: `unsupported_media_type`, `payload_too_large`, or `invalid_request` at
 * the path `file`.
 */
export async function checkPicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.byteLength > LIMITS.bytes) {
    throw refusal('payload_too_large', `received ${bytes.byteLength} bytes; allowed: ${LIMITS.bytes}`);
  }
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const mediaType = KINDS.find((kind) => kind.matches(head))?.mediaType;
  if (mediaType === undefined)
    throw refusal('unsupported_media_type', `received another kind of file; allowed: ${ALLOWED}`);
  const { width, height } = await decode(bytes, mediaType);
  return { hash: sha256Hex(bytes), mediaType, width, height, bytes };
}

async function decode(bytes: Uint8Array, mediaType: string): Promise<{ width: number; height: number }> {
  try {
    const image = sharp(bytes, { limitInputPixels: LIMITS.pixels, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (width > LIMITS.side || height > LIMITS.side || width * height > LIMITS.pixels) {
      throw refusal(
        'invalid_request',
        `received ${width} x ${height} pixels; allowed: ${LIMITS.side} a side, ${LIMITS.pixels} in all`,
      );
    }
    await image.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { width, height };
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw refusal(
      'invalid_request',
      `the ${mediaType} picture is damaged, cut off or larger than ${LIMITS.pixels} pixels`,
      error,
    );
  }
}

function refusal(
  code: 'invalid_request' | 'unsupported_media_type' | 'payload_too_large',
  reason: string,
  cause?: unknown,
): RequestError {
  const details = [{ path: 'file', message: reason }];
  return new RequestError(code, `The picture can not be taken: ${reason}`, { details, cause });
}
