import { z } from 'zod';
import { parsedUrl } from '../contract/parsed-url.ts';

const LONGEST = 500;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Text of a stranger as one plain line: no tags, control characters or runs of spaces, not too long. */
export function plainText(text: string): string {
  const line = text
    .slice(0, 10 * LONGEST)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= LONGEST ? line : `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}

/** A text field that strangers fill: absent, null and wrong types are the empty text. */
export const looseText = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' || typeof value === 'number' ? plainText(String(value)) : ''));

/** An http or https address; anything else is undefined. */
export const looseAddress = z
  .unknown()
  .optional()
  .transform((value) => {
    const url = typeof value === 'string' ? parsedUrl(value) : undefined;
    return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
  });

/** A positive number of pixels or seconds; anything else is undefined. */
export const loosePositive = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined));
