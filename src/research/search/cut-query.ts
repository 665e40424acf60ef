import { cutAtWord } from './plain-text.ts';

/**
 * A query as a provider takes it: one line, cut behind a word.
 *
 * @param limits most characters (code points) and words; `reserved`: characters that something else takes, such as
 *   `site:example.com`
 */
export function cutQuery(
  text: string,
  limits: { readonly characters: number; readonly words?: number; readonly reserved?: number },
): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const words = line.split(' ').slice(0, limits.words ?? Number.POSITIVE_INFINITY);
  return cutAtWord(words.join(' '), Math.max(1, limits.characters - (limits.reserved ?? 0)));
}
