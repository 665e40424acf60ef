import { slugify } from 'transliteration';

const MAX_LENGTH = 60;

/**
 * A site's name as part of an address: ASCII letters, digits and hyphens, at most 60 of them.
 * @param fallback used when nothing of the name can be written so
 */
export function siteSlug(name: string, fallback: string): string {
  const slug = slugify(name, { lowercase: true, separator: '-', allowedChars: 'a-z0-9' })
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '');
  return slug === '' ? slugify(fallback, { allowedChars: 'a-z0-9' }) : slug;
}
