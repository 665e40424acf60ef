import type { Readable } from 'node:stream';
import { decompress } from './decompress.ts';
import { isAccepted, RECOGNISABLE_BYTES, recognisedType } from './media-type.ts';
import { OutboundError, shownUrl } from './outbound-error.ts';

export interface BodyRules {
  /** The address that the customer named, for messages. */
  readonly asked: string;
  readonly maxBytes: number;
  /** Types that the first bytes may be recognised as; undefined: any. */
  readonly accept: readonly string[] | undefined;
}

/**
 * The decompressed body, in portions. Throws once it is longer than allowed, without unpacking the rest, and when its
 * first bytes show a type that was not asked for, whatever the headers said.
 * @throws OutboundError `too_large`, `refused_type`; and what the connection or the decompression throw
 */
export async function* readBody(
  source: Readable,
  contentEncoding: string | undefined,
  rules: BodyRules,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let start: Uint8Array | undefined = new Uint8Array(0);
  for await (const chunk of decompress(source, contentEncoding)) {
    bytes += chunk.byteLength;
    if (bytes > rules.maxBytes) throw tooLarge(rules);
    if (start === undefined) {
      yield chunk;
      continue;
    }
    start = start.byteLength === 0 ? chunk : Buffer.concat([start, chunk]);
    if (start.byteLength < RECOGNISABLE_BYTES) continue;
    checkStart(start, rules);
    yield start;
    start = undefined;
  }
  if (start === undefined || start.byteLength === 0) return;
  checkStart(start, rules);
  yield start;
}

/** Refuses what says of itself that it is too long, before a byte is read. @throws OutboundError `too_large` */
export function checkContentLength(contentLength: string | undefined, rules: BodyRules): void {
  if (contentLength !== undefined && Number(contentLength) > rules.maxBytes) throw tooLarge(rules);
}

/** @throws OutboundError `refused_type` */
export function checkMediaType(mediaType: string | undefined, rules: BodyRules): void {
  if (mediaType === undefined || rules.accept === undefined || isAccepted(mediaType, rules.accept)) return;
  throw refusedType(`is of type ${mediaType.slice(0, 80)}`, rules.accept, rules.asked);
}

function checkStart(start: Uint8Array, { accept, asked }: BodyRules): void {
  if (accept === undefined) return;
  const type = recognisedType(start);
  if (type === undefined || isAccepted(type, accept)) return;
  if (type === 'text/html' && isAccepted('application/xhtml+xml', accept)) return;
  throw refusedType(`is of another type than it says, ${type}`, accept, asked);
}

function refusedType(what: string, accept: readonly string[], asked: string): OutboundError {
  const message = `"${shownUrl(asked)}" ${what}; what can be used here is ${accept.join(', ')}.`;
  return new OutboundError('refused_type', message, { url: asked });
}

function tooLarge({ asked, maxBytes }: BodyRules): OutboundError {
  return new OutboundError('too_large', `"${shownUrl(asked)}" is larger than ${sizeText(maxBytes)}.`, { url: asked });
}

function sizeText(bytes: number): string {
  const mebibytes = bytes / 1_048_576;
  return mebibytes >= 1 ? `${Math.round(mebibytes * 10) / 10} MiB` : `${bytes} bytes`;
}
