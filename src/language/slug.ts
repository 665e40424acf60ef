import type { Language } from '../contract/languages.ts';
import { wordsOf } from './segment-words.ts';
import { transliterated } from './transliterated.ts';
import { writingSystemOf } from './writing-system.ts';

/** `latin`: transliterated to a-z; `native`: the letters of the language, which URLs may hold as well. */
export type SlugLetters = 'latin' | 'native';

interface SlugOptions {
  /** Characters at most. */
  readonly maxLength: number;
  readonly letters?: SlugLetters;
}

type Spelling = Readonly<Record<string, string>>;

const NORDIC: Spelling = { æ: 'ae', ø: 'oe', å: 'aa' };

/** Letters, and groups of letters, whose customary spelling differs from what the library gives. */
const CUSTOM: Partial<Record<Language, Spelling>> = {
  ar: {
    ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ة: 'a', ى: 'a', ع: 'a', ئ: 'y', ؤ: 'w', ء: '' },
    ...{ ح: 'h', خ: 'kh', ذ: 'dh', ث: 'th', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', غ: 'gh', ق: 'q' },
  },
  bg: { щ: 'sht', ъ: 'a', ь: 'y', ц: 'ts', ю: 'yu', я: 'ya', й: 'y' },
  da: NORDIC,
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  el: {
    ...{ ου: 'ou', αυ: 'av', ευ: 'ev', μπ: 'b', ντ: 'nt', γγ: 'ng', γκ: 'gk' },
    ...{ ξ: 'x', χ: 'ch', ψ: 'ps', θ: 'th', η: 'i', υ: 'y', ω: 'o' },
  },
  hi: { 'ं': 'n', 'ँ': 'n', 'ः': 'h' },
  no: NORDIC,
  ru: { х: 'kh', ц: 'ts', щ: 'shch', ё: 'e', й: 'y' },
};

/** A consonant of Devanagari or Bengali that is spoken with an `a` that nobody writes. */
const INHERENT_VOWEL =
  /([\u0915-\u0939\u0995-\u09b9][\u093c\u09bc]?)(?=[\u0915-\u0939\u0995-\u09b9\u0901\u0902\u0981\u0982])/gu;

const FALLBACK = 'article';

/**
 * A slug: words and hyphens, lower case, cut at a word boundary. Never empty: a text that leaves nothing gives
 * `article`.
 */
export function slugOf(text: string, language: Language, { maxLength, letters = 'latin' }: SlugOptions): string {
  const words = letters === 'latin' ? latinWords(text, language) : wordsOf(text.normalize('NFC'), language);
  const joint = letters === 'native' && /^(?:zh|ja|th)/.test(language) ? '' : '-';
  let slug = '';
  for (const word of letters === 'latin' ? words : words.map(urlWord).filter((word) => word !== '')) {
    const longer = slug === '' ? word : `${slug}${joint}${word}`;
    if (longer.length > maxLength) break;
    slug = longer;
  }
  return slug === '' ? cut(urlWord(words[0] ?? ''), maxLength) || FALLBACK : slug;
}

function latinWords(text: string, language: Language): string[] {
  const system = writingSystemOf(language);
  const parted = system === 'thai' || system === 'japanese' ? wordsOf(text, language).join(' ') : text;
  const lower = parted.toLowerCase();
  const bare = language === 'el' ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower.normalize('NFC');
  return transliterated(spelled(bare.replace(INHERENT_VOWEL, '$1a'), CUSTOM[language] ?? {}))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function spelled(text: string, custom: Spelling): string {
  const keys = Object.keys(custom);
  if (keys.length === 0) return text;
  const longestFirst = keys.sort((one, other) => other.length - one.length).join('|');
  return text.replace(new RegExp(longestFirst, 'gu'), (letters) => custom[letters] ?? letters);
}

/** A word without what URLs would have to escape beside its letters. */
function urlWord(word: string): string {
  return word.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** By whole characters, so that no half of one is left. */
function cut(word: string, maxLength: number): string {
  let kept = '';
  for (const character of word) {
    if (kept.length + character.length > maxLength) break;
    kept += character;
  }
  return kept;
}
