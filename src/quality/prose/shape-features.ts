import { stopWordsOf } from '../../language/stop-words.ts';
import type { Reading, Sentence } from '../reading.ts';

/** Features of sentences, paragraphs and marks. */
export interface ShapeFeatures {
  /** Words in sentences that begin and end as sentences do, as a share. */
  readonly complete: number;
  /** Sentences of paragraphs that begin with a small letter, as a share. */
  readonly smallStarts: number;
  /** Spread of sentence lengths: deviation by mean. */
  readonly rhythm: number;
  /** Words in paragraphs of 30 words or more, as a share. */
  readonly running: number;
  /** Paragraphs of 40 words or more, up to five. */
  readonly paragraphs: number;
  /** Paragraphs of two sentences or more, as a share: a thought is followed up. */
  readonly developed: number;
  /** Paragraphs of like length: minus deviation by mean. */
  readonly even: number;
  /** Mean words of a paragraph, natural logarithm, up to `LONG_PARAGRAPH`. */
  readonly paragraphLength: number;
  /** Words the last paragraph shares with the first. */
  readonly closing: number;
  /** Words a paragraph shares with the one before. */
  readonly linked: number;
  readonly commas: number;
  readonly brackets: number;
  /** Different names within sentences, natural logarithm. */
  readonly names: number;
  /** Marks that run into the next word, a word. */
  readonly careless: number;
  /** Prices, phone numbers, addresses, clock times and ellipses a word. */
  readonly listing: number;
  /** Exclamation marks a word. */
  readonly shouting: number;
}

export function shapeFeatures(reading: Reading): ShapeFeatures {
  const { sentences, words } = reading;
  const count = Math.max(1, words.length);
  const text = reading.blocks.map((block) => block.text).join('\n');
  const rate = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / count;
  const lengths = sentences.map((sentence) => sentence.words.length);
  const paragraphs = paragraphsOf(sentences);
  const inParagraphs = sentences.filter(({ kind }) => kind === 'paragraph');
  const sizes = paragraphs.map((paragraph) => paragraph.length);
  const within = (test: (size: number) => boolean) => sizes.filter(test).reduce((sum, size) => sum + size, 0) / count;
  return {
    complete: sentences.filter(isComplete).reduce((sum, sentence) => sum + sentence.words.length, 0) / count,
    smallStarts:
      inParagraphs.filter((sentence) => /^\p{Ll}/u.test(sentence.text)).length / Math.max(1, inParagraphs.length),
    rhythm: spread(lengths),
    running: within((size) => size >= 30),
    paragraphs: Math.min(5, sizes.filter((size) => size >= 40).length),
    developed: followedUp(inParagraphs),
    even: sizes.length < 2 ? -1 : -spread(sizes),
    paragraphLength: Math.log(Math.min(LONG_PARAGRAPH, 1 + count / Math.max(1, sizes.length))),
    ...overlaps(paragraphs, stopWordsOf(reading.language)),
    commas: rate(/[,、，،]/gu),
    brackets: rate(/[(（]/gu),
    names: Math.log(1 + new Set(text.match(/(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}+/gu) ?? []).size),
    careless: rate(/[,;.](?=\p{L}{2})/gu),
    listing: rate(LISTING),
    shouting: rate(/[!！]/gu),
  };
}

const LONG_PARAGRAPH = 120;
const LISTING =
  /\d+[.,:]-|[€$£¥]\s?\d|\d\s?(?:kr|€|\$)|\+?\d[\d ]{7,}|[^\s@]{1,60}@[^\s@]{1,60}|https?:|www\.|\.\.\.|…|\d{1,2}[.:]\d{2}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|[|»>/]/gu;
const ENDS = /[.!?。！？؟।॥།…:]["'”’»)\]」』]*(?:\s?\[\^?\d+\])*$/u;

/** Whether a piece of text reads as a whole sentence. */
export function isComplete({ text, words }: Sentence): boolean {
  return words.length >= 4 && ENDS.test(text) && !/^["'“(«]?\p{Ll}/u.test(text) && !/(?:\.\.\.|…|\[…\])$/u.test(text);
}

function paragraphsOf(sentences: readonly Sentence[]): string[][] {
  const paragraphs = new Map<number, string[]>();
  for (const { block, words } of sentences) {
    const paragraph = paragraphs.get(block);
    if (paragraph === undefined) paragraphs.set(block, [...words]);
    else paragraph.push(...words);
  }
  return [...paragraphs.values()];
}

/** Of paragraphs, those of two sentences or more. */
function followedUp(sentences: readonly Sentence[]): number {
  const counts = new Map<number, number>();
  for (const { block } of sentences) counts.set(block, (counts.get(block) ?? 0) + 1);
  return [...counts.values()].filter((count) => count >= 2).length / Math.max(1, counts.size);
}

function overlaps(paragraphs: readonly string[][], stop: ReadonlySet<string>): { closing: number; linked: number } {
  const sets = paragraphs.map((words) => new Set(words.filter((word) => word.length > 3 && !stop.has(word))));
  const [first] = sets;
  const last = sets.at(-1);
  if (first === undefined || last === undefined || sets.length < 2) return { closing: 0, linked: 0 };
  const linked = sets.slice(1).reduce((sum, set, index) => sum + shared(sets[index] ?? set, set), 0);
  return { closing: shared(first, last), linked: linked / (sets.length - 1) };
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const word of other) if (one.has(word)) both += 1;
  return both / Math.max(1, Math.min(one.size, other.size));
}

/** Deviation by mean; 0 for fewer than two values. */
export function spread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (mean === 0) return 0;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) / mean;
}
