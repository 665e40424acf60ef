import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** A body in an encoding that was not asked for, or in several on top of each other. */
export class EncodingError extends Error {}

/** What is understood, as the Accept-Encoding header says it. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

type Decoder = (start: Uint8Array) => Transform;

const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  br: () => createBrotliDecompress(),
  deflate: (start) => (hasZlibHeader(start) ? createInflate() : createInflateRaw()),
};

/**
 * Bytes of a body without its content encoding, in portions of at most 64 KiB, so that a reader can stop a bomb.
 * Leaving the iteration early, and a failure within it, closes the source.
 * @throws EncodingError before anything is read; the source is left to the caller then
 */
export function decompress(source: Readable, contentEncoding: string | undefined): AsyncIterable<Uint8Array> {
  const encodings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const applied = encodings.filter((name) => name !== '' && name !== 'identity');
  const [encoding] = applied;
  if (encoding === undefined) return source;
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (decoder === undefined || applied.length > 1) {
    throw new EncodingError(`content encoding "${applied.join(', ').slice(0, 60)}"`);
  }
  return decode(source, decoder);
}

async function* decode(source: Readable, decoder: Decoder): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  const first = await firstBytes(chunks);
  // Servers name an encoding for an empty page as well; nothing at all is not a broken body.
  if (first.byteLength === 0) return;
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  const output = decoder(first);
  // The failure is thrown by the iteration of `output`.
  pipeline(Readable.from(all()), output, () => undefined);
  try {
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    output.destroy();
    source.destroy();
  }
}

/** Two bytes at least, unless the body has fewer: what tells the two meanings of `deflate` apart. */
async function firstBytes(chunks: AsyncIterator<Buffer>): Promise<Uint8Array> {
  let first: Buffer = Buffer.alloc(0);
  while (first.byteLength < 2) {
    const next = await chunks.next();
    if (next.done === true) break;
    first = Buffer.concat([first, next.value]);
  }
  return first;
}

/** Servers send `deflate` with the zlib frame that the standard wants, or without it. */
function hasZlibHeader(start: Uint8Array): boolean {
  const [method = 0, flags = 0] = start;
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}
