import type { Outbound } from '../outbound/outbound.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { PICTURE_LIMITS } from '../support/picture-limits.ts';
import type { ImageSource } from './image-provider.ts';
import { PictureError } from './picture-error.ts';

const PATIENCE_MS = 8_000;
/** SVG is none of them, and what a server calls a picture is looked at all the same. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'application/octet-stream'] as const;

/**
 * The bytes of a picture, as they came.
 * @param outbound a way to public addresses only
 * @throws PictureError; the signal's reason when it is aborted
 */
export async function fetchPicture(
  source: ImageSource,
  outbound: Pick<Outbound, 'fetch'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  signal.throwIfAborted();
  if (source.kind === 'kept') return readKept(source);
  try {
    const { status, body } = await outbound.fetch({
      url: source.url,
      accept: TYPES,
      maxBytes: PICTURE_LIMITS.bytes,
      timeoutMs: PATIENCE_MS,
      maxRedirects: 4,
      signal,
    });
    if (status !== 200) throw new PictureError(`its server answers with status ${status}`);
    return body;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof OutboundError)) throw error;
    throw new PictureError(WHY[error.code] ?? 'it could not be fetched', { cause: error });
  }
}

const WHY: Partial<Readonly<Record<OutboundError['code'], string>>> = {
  timeout: `it did not come within ${PATIENCE_MS / 1000} seconds`,
  too_large: `it has more than ${PICTURE_LIMITS.bytes / 1024 / 1024} MiB`,
  refused_type: 'what its server sends is no picture of a kind that is taken',
  refused_address: 'its address is not on the public internet',
  refused_redirect: 'its address leads to one that may not be fetched',
  too_many_redirects: 'its address leads in circles',
};

async function readKept(source: Extract<ImageSource, { kind: 'kept' }>): Promise<Uint8Array> {
  try {
    return await source.read();
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('it could not be read', { cause: error });
  }
}
