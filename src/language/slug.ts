import { transliterate } from 'transliteration';
import type { Language } from '../contract/languages.ts';

/** Letters whose customary spelling differs from what the library gives. */
const CUSTOM: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  da: { æ: 'ae', ø: 'oe', å: 'aa' },
  no: { æ: 'ae', ø: 'oe', å: 'aa' },
  el: { ξ: 'x', χ: 'ch', ψ: 'ps', θ: 'th', η: 'i', υ: 'y', ω: 'o' },
};

const FALLBACK = 'article';

/**
 * A slug of `a-z`, `0-9` and hyphens, cut at a word boundary. Never empty: a text that leaves nothing gives `article`.
 * @param maxLength characters at most
 */
export function slugOf(text: string, language: Language, { maxLength }: { maxLength: number }): string {
  const custom = CUSTOM[language] ?? {};
  const bare = language === 'el' ? text.normalize('NFD').replace(/\p{M}/gu, '') : text.normalize('NFC');
  const spelled = [...bare.toLowerCase()].map((letter) => custom[letter] ?? letter).join('');
  const words = transliterate(spelled)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > maxLength) break;
    slug = longer;
  }
  return slug === '' ? (words[0] ?? FALLBACK).slice(0, maxLength) : slug;
}
