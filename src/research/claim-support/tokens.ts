import type { Language } from '../../contract/languages.ts';
import { stemOf } from '../../language/stem.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { foldedWord } from './normal-text.ts';

/** A word of a sentence; in scripts without spaces a character, with runs of Latin letters, digits and Katakana whole. */
export interface Token {
  /** Offsets in the normal text. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly lower: string;
  /** What two forms of a word share. */
  readonly key: string;
  /** Says something of the subject. */
  readonly isContent: boolean;
  readonly isCapital: boolean;
  readonly hasDigit: boolean;
  /** Running number of the clause, parted by commas, colons, dashes and brackets. */
  readonly clause: number;
  /** Stands within brackets. */
  readonly inBrackets: boolean;
}

const ENGLISH =
  /\d+(?:[.,]\d+)*(?!\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-.]\d[\p{L}\d]*)*(?:'(?:t|s|re|ve|ll|d)(?![\p{L}]))?|\p{N}+|[,;:()[\]–…?!"“”„«»]/gu;
const SPACED = /\d+(?:[.,]\d+)*(?!\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-.]\d[\p{L}\d]*)*|[,;:()[\]–…?!"“”„«»।]/gu;
const UNSPACED =
  /\d+(?:[.,]\d+)*|\p{Script=Katakana}[\p{Script=Katakana}ー]*|[\p{Script=Latin}][\p{Script=Latin}\p{M}\d.-]*|[\p{L}\p{N}]\p{M}*|[,;:()[\]–，、；：。「」『』…]/gu;
const SYLLABLES = /\d+(?:[.,]\d+)*|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[།,;:()]/gu;
const PAUSE = /^[,;:()[\]–…?!"“”„«»।，、；：。「」『』།]$/u;
const IDENTIFIER = /^(?=.*\d)(?=.*\p{L})[\p{L}\d.-]+$/u;

/** Whether sentences of the language are compared character by character. */
export function isUnspaced(language: Language): boolean {
  const system = writingSystemOf(language);
  return system === 'han' || system === 'japanese' || system === 'thai';
}

/**
 * The tokens of a stretch of normal text.
 *
 * @param offset added to every position
 */
export function tokensIn(text: string, language: Language, offset: number): Token[] {
  const unspaced = isUnspaced(language);
  const stopWords = stopWordsOf(language);
  const tokens: Token[] = [];
  let clause = 0;
  let depth = 0;
  for (const match of text.matchAll(patternOf(language))) {
    const written = match[0];
    if (PAUSE.test(written)) {
      clause += 1;
      if (/[([]/.test(written)) depth += 1;
      if (/[)\]]/.test(written)) depth = Math.max(0, depth - 1);
      continue;
    }
    const hasDigit = /\d/.test(written);
    const lower = language === 'tr' ? written.toLocaleLowerCase('tr') : written.toLowerCase();
    tokens.push({
      start: offset + match.index,
      end: offset + match.index + written.length,
      written,
      lower,
      key: hasDigit ? lower : keyOf(lower, language),
      isContent: unspaced ? isContentCharacter(lower, stopWords) : isContentWord(lower, hasDigit, stopWords),
      isCapital: /^\p{Lu}/u.test(written),
      hasDigit,
      clause,
      inBrackets: depth > 0,
    });
  }
  return tokens;
}

function patternOf(language: Language): RegExp {
  if (language === 'en') return ENGLISH;
  if (isUnspaced(language)) return UNSPACED;
  return language === 'bo' ? SYLLABLES : SPACED;
}

const keys = new Map<string, string>();
const KEY_CACHE = 50_000;

/** The stem of a lower-case word without accents. */
export function keyOf(lower: string, language: Language): string {
  const id = `${language} ${lower}`;
  const known = keys.get(id);
  if (known !== undefined) return known;
  const key = foldedWord(stemOf(lower.replace(/'s$/, ''), language));
  if (keys.size >= KEY_CACHE) keys.clear();
  keys.set(id, key);
  return key;
}

function isContentWord(lower: string, hasDigit: boolean, stopWords: ReadonlySet<string>): boolean {
  if (hasDigit) return IDENTIFIER.test(lower);
  return [...lower].length > 1 && !stopWords.has(lower);
}

function isContentCharacter(lower: string, stopWords: ReadonlySet<string>): boolean {
  if (/^[\d.,]+$/.test(lower) || /^\p{Script=Hiragana}/u.test(lower)) return false;
  return !stopWords.has(lower);
}
