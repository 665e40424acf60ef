import { transliterate } from 'transliteration';

const MAX_LENGTH = 60;

/**
 * A site's name as part of an address: lower-case ASCII letters, digits and hyphens, at most 60 of them.
 * @param fallback used when nothing of the name can be written so
 */
export function siteSlug(name: string, fallback: string): string {
  return asSlug(transliterate(name)) || asSlug(fallback);
}

function asSlug(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_LENGTH).replace(/-$/, '');
}
