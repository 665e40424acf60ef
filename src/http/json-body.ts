import { isUtf8 } from 'node:buffer';
import { refusedField } from '../contract/errors.ts';

/**
 * The value of a JSON body; undefined for an empty one, which operations without a body accept.
 * @param contentType header of the request; JSON is UTF-8, so another charset is refused
 * @throws RequestError `invalid_request`, `unsupported_media_type`
 */
export function parseJsonBody(bytes: Buffer, contentType: string): unknown {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]?.toLowerCase();
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw refusedField('unsupported_media_type', 'Content-Type', `received charset ${charset}; allowed: utf-8`);
  }
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw refusedField('invalid_request', 'body', 'is not valid UTF-8');
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch (cause) {
    throw refusedField('invalid_request', 'body', `is not valid JSON${placeOf(cause)}`, cause);
  }
}

/** Only the position: the parser's own words repeat parts of the body. */
function placeOf(error: unknown): string {
  const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined ? '' : ` at position ${position}`;
}
