/** The media type of a Content-Type header: lower case, without parameters; undefined when there is none. */
export function mediaTypeOf(contentType: string | undefined): string | undefined {
  const type = contentType?.split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';
  return /^[^\s/]+\/[^\s/]+$/.test(type) ? type : undefined;
}

/** @param accept media types; a star may stand for the second part or for both */
export function isAccepted(mediaType: string, accept: readonly string[]): boolean {
  return accept.some((pattern) => {
    const wanted = pattern.toLowerCase();
    if (wanted === '*/*' || wanted === mediaType) return true;
    return wanted.endsWith('/*') && mediaType.startsWith(wanted.slice(0, -1));
  });
}

const STARTS: readonly (readonly [start: string, type: string])[] = [
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['%PDF-', 'application/pdf'],
];
const WEBP = /^RIFF[\s\S]{4}WEBP/;
const HTML = /^(?:\xef\xbb\xbf)?\s*(?:<!--[\s\S]{0,300}?-->\s*)?<(?:!doctype html|html|head|body|script)\b/i;

/** Bytes of a body that `recognisedType` looks at. */
export const RECOGNISABLE_BYTES = 512;

/** What a body is by its first bytes, for the few types that can not be mistaken; servers lie about types. */
export function recognisedType(start: Uint8Array): string | undefined {
  const text = Buffer.from(start.buffer, start.byteOffset, Math.min(start.byteLength, RECOGNISABLE_BYTES));
  const latin1 = text.toString('latin1');
  if (WEBP.test(latin1)) return 'image/webp';
  if (HTML.test(latin1)) return 'text/html';
  return STARTS.find(([first]) => latin1.startsWith(first))?.[1];
}
