import { RESERVED_HEADERS } from './reserved-headers.ts';

/** Beside the reserved ones: those that describe the body, and those that carry the signature. */
const OUR_PREFIXES = ['content-', 'webhook-'];

/** Most that all names and values of a webhook's headers may have together; servers refuse requests with more. */
export const MOST_HEADER_CHARACTERS = 8_000;

/** Whether a header of a webhook's request is for us to set. */
export function isOurHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return RESERVED_HEADERS.has(lower) || OUR_PREFIXES.some((prefix) => lower.startsWith(prefix));
}
