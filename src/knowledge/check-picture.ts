import sharp from 'sharp';
import { RequestError } from '../contract/errors.ts';
import type { Picture } from '../store/media.ts';
import { sha256Hex } from '../support/hash.ts';
import { PICTURE_KINDS, pictureKind } from '../support/picture-kind.ts';

const LIMITS = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, side: 16_000 };

/**
 * Tells kind and size of a picture and proves that it can be decoded. The kind is read from the bytes; what the sender
 * claims does not count. Throws RequestError: `unsupported_media_type`, `payload_too_large`, or `invalid_request` at
 * the path `file`.
 */
export async function checkPicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.byteLength > LIMITS.bytes) {
    throw refusal('payload_too_large', `received ${bytes.byteLength} bytes; allowed: ${LIMITS.bytes}`);
  }
  const mediaType = pictureKind(bytes);
  if (mediaType === undefined)
    throw refusal('unsupported_media_type', `received another kind of file; allowed: ${PICTURE_KINDS}`);
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
