import sharp from 'sharp';
import { RequestError } from '../contract/errors.ts';
import type { Picture } from '../store/media.ts';
import { sha256Hex } from '../support/hash.ts';
import { PICTURE_KINDS, pictureKind } from '../support/picture-kind.ts';
import { PICTURE_LIMITS } from '../support/picture-limits.ts';

/**
 * Tells kind and size of a picture and proves that it can be decoded. The kind is read from the bytes; what the sender
 * claims does not count. Throws RequestError: `unsupported_media_type`, `payload_too_large`, or `invalid_request` at
 * the path `file`.
 */
export async function checkPicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.byteLength > PICTURE_LIMITS.bytes) {
    throw refusal('payload_too_large', `received ${bytes.byteLength} bytes; allowed: ${PICTURE_LIMITS.bytes}`);
  }
  const mediaType = pictureKind(bytes);
  if (mediaType === undefined)
    throw refusal('unsupported_media_type', `received another kind of file; allowed: ${PICTURE_KINDS}`);
  const { width, height } = await decode(bytes, mediaType);
  return { hash: sha256Hex(bytes), mediaType, width, height, bytes };
}

async function decode(bytes: Uint8Array, mediaType: string): Promise<{ width: number; height: number }> {
  try {
    const image = sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (width > PICTURE_LIMITS.side || height > PICTURE_LIMITS.side || width * height > PICTURE_LIMITS.pixels) {
      throw refusal(
        'invalid_request',
        `received ${width} x ${height} pixels; allowed: ${PICTURE_LIMITS.side} a side, ${PICTURE_LIMITS.pixels} in all`,
      );
    }
    await image.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { width, height };
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw refusal(
      'invalid_request',
      `the ${mediaType} picture is damaged, cut off or larger than ${PICTURE_LIMITS.pixels} pixels`,
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
