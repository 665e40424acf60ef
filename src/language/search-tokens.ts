import type { Language } from '../contract/languages.ts';
import { wordsOf } from './segment-words.ts';
import { stemOf } from './stem.ts';
import { stopWordsOf } from './stop-words.ts';
import { writingSystemOf } from './writing-system.ts';

/** Languages whose readers type words without their accents and mean the same ones. */
const ACCENTS_FOLD: ReadonlySet<Language> = new Set(['ar', 'el', 'es', 'fr', 'it', 'pt', 'pt-BR', 'pt-PT', 'ro', 'ru']);

const HAN_RUN =
  /\p{Script=Han}+|\p{Script=Katakana}[\p{Script=Katakana}ー]*|[a-z0-9][a-z0-9.-]*|\p{Script=Hiragana}{3,}/gu;

/**
 * Tokens for search and ranking, in order and with repeats: stems without stop words, accents folded where that is
 * right; overlapping character pairs in Chinese and Japanese, syllable pairs in Tibetan, segmented words in Thai.
 */
export function tokensOf(text: string, language: Language): string[] {
  const plain = text.normalize('NFKC');
  const system = writingSystemOf(language);
  if (system === 'han' || system === 'japanese') return characterPairs(plain.toLowerCase(), stopWordsOf(language));
  if (system === 'tibetan') return pairs(wordsOf(plain, language));
  const stopWords = stopWordsOf(language);
  const tokens: string[] = [];
  for (const word of wordsOf(plain, language)) {
    for (const token of wordTokens(word, language, stopWords)) tokens.push(token);
  }
  return tokens;
}

const MOST_WORDS = 20_000;
const known = new Map<Language, Map<string, readonly string[]>>();

/** Remembered, as a text says most of its words again and again. */
function wordTokens(word: string, language: Language, stopWords: ReadonlySet<string>): readonly string[] {
  let words = known.get(language);
  if (words === undefined) {
    words = new Map();
    known.set(language, words);
  }
  const found = words.get(word);
  if (found !== undefined) return found;
  const tokens: string[] = [];
  for (const part of word.split('-')) {
    const bare = part.replace(/'s?$/, '');
    if (bare === '' || stopWords.has(part) || stopWords.has(bare)) continue;
    const token = folded(stemOf(bare, language), language);
    if (token !== '') tokens.push(token);
  }
  if (words.size >= MOST_WORDS) words.clear();
  // A list that grew has room for more, and is kept by the thousand.
  const kept = tokens.slice();
  words.set(word, kept);
  return kept;
}

function folded(word: string, language: Language): string {
  if (!ACCENTS_FOLD.has(language)) return word;
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return language === 'ar'
    ? bare
        .replace(/[أإآٱ]/g, 'ا')
        .replaceAll('ى', 'ي')
        .replaceAll('ة', 'ه')
    : bare;
}

function characterPairs(text: string, stopWords: ReadonlySet<string>): string[] {
  const tokens: string[] = [];
  for (const [run] of text.matchAll(HAN_RUN)) {
    if (/^[a-z0-9]/.test(run)) tokens.push(run.replace(/[.-]+$/, ''));
    else tokens.push(...pairs([...run]).filter((pair) => !stopWords.has(pair)));
  }
  return tokens;
}

const PAIR = /^[\p{Script=Han}\p{Script=Hiragana}]{2}$/u;

/** Whether a token is a pair of overlapping characters, which says less than a word. */
export function isCharacterPair(token: string): boolean {
  return PAIR.test(token);
}

function pairs(units: readonly string[]): string[] {
  if (units.length < 2) return [...units];
  return units.slice(1).map((unit, index) => `${units[index] ?? ''}${unit}`);
}
