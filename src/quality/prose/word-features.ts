import { stemOf } from '../../language/stem.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import type { Reading } from '../reading.ts';
import { referenceOf } from './language-reference.ts';

/** Features of the words; lengths and shares are relative to what is usual in the language. */
export interface WordFeatures {
  /** Words, natural logarithm, up to `ENOUGH_WORDS`: length alone makes nothing better. */
  readonly length: number;
  /** Different words that carry content, natural logarithm. */
  readonly range: number;
  /** Different long words, natural logarithm. */
  readonly longWords: number;
  /** Different words by root of all words. */
  readonly vocabulary: number;
  /** Words until the vocabulary repeats itself (MTLD), natural logarithm. */
  readonly variety: number;
  readonly wordLength: number;
  readonly wordSpread: number;
  /** Share of small words: prose has them, lists and shops have few. */
  readonly smallWords: number;
  /** Share of content words that come back at least three times: a subject is carried on. */
  readonly carried: number;
  /** Share of the most frequent content word: above some point, stuffing. */
  readonly dominant: number;
  /** Share of content words that stood among the few before them already. */
  readonly nearRepeats: number;
  /** Words without the accents they are written with, a word. */
  readonly missingAccents: number;
}

const ENOUGH_WORDS = 250;
/** Content words within which one that comes back is heard as a repetition: a sentence or two. */
const NEAR = 15;

export function wordFeatures({ words, language }: Reading): WordFeatures {
  const stop = stopWordsOf(language);
  const reference = referenceOf(language);
  const count = Math.max(1, words.length);
  const shortest = reference.wordLength > 3 ? 4 : 1;
  const content = words.filter((word) => word.length >= shortest && !stop.has(word));
  const frequency = new Map<string, number>();
  for (const word of content) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const lengths = content.map((word) => word.length / reference.wordLength);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const small = words.filter((word) => stop.has(word)).length / count;
  const different = new Set(words);
  const subjects = [...different].filter((word) => !stop.has(word));
  const stems = new Set(subjects.map((word) => stemOf(word, language)));
  return {
    length: Math.log(Math.min(ENOUGH_WORDS, count)),
    range: Math.log(1 + stems.size),
    longWords: Math.log(1 + [...frequency.keys()].filter((word) => word.length >= reference.longWord).length),
    vocabulary: different.size / Math.sqrt(count),
    variety: Math.log(1 + diversity(words)),
    wordLength: mean,
    wordSpread: Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length)),
    smallWords: reference.smallWords === undefined ? 0 : small - reference.smallWords,
    carried: [...frequency.values()].filter((times) => times >= 3).length / Math.max(1, frequency.size),
    dominant: highest(frequency.values()) / Math.max(1, content.length),
    nearRepeats: repeatsWithin(NEAR, content) / Math.max(1, content.length),
    missingAccents: words.filter((word) => reference.accented.has(word)).length / count,
  };
}

function repeatsWithin(reach: number, words: readonly string[]): number {
  const last = new Map<string, number>();
  return words.filter((word, index) => {
    const before = last.get(word);
    last.set(word, index);
    return before !== undefined && index - before <= reach;
  }).length;
}

function highest(values: Iterable<number>): number {
  let most = 0;
  for (const value of values) most = Math.max(most, value);
  return most;
}

/** Share of different words below which a stretch of text counts as used up. */
const USED_UP = 0.72;

function diversity(words: readonly string[]): number {
  let stretches = 0;
  let length = 0;
  let seen = new Set<string>();
  for (const word of words) {
    length += 1;
    seen.add(word);
    if (seen.size / length >= USED_UP) continue;
    stretches += 1;
    length = 0;
    seen = new Set();
  }
  const rest = length === 0 ? 0 : (1 - seen.size / length) / (1 - USED_UP);
  return words.length / Math.max(0.5, stretches + rest);
}
