import { RunNumbers } from '../run-numbers.ts';

/** Tokens in a row that two texts must share to share a place. */
const SHINGLE = 5;
/** Share of a text's places from which on it is a copy of the text that holds them. */
const COPY = 0.6;

export interface ComparedText {
  /** Tokens of its sentences, in order, by their numbers in one vocabulary. */
  readonly sentences: readonly (readonly number[])[];
  /** Of two that say the same the higher one stays; where they are equal, the one that holds the other. */
  readonly preference: number;
}

/** A text that says what another says. */
export interface Copy {
  /** Index of the text that is left out. */
  readonly copy: number;
  /** Index of the one that stays. */
  readonly original: number;
}

/**
 * Texts that are copies of others or contained in them: syndicated articles, mirrors, a press release with another
 * heading. Sentences may stand in another order, and a good third may be new. Linear in the length of the texts, as
 * long as few share much.
 *
 * @returns every left-out text once
 */
export function copiesAmong(texts: readonly ComparedText[]): readonly Copy[] {
  const left = new Set<number>();
  const copies: Copy[] = [];
  for (const { part, whole } of containedPairs(texts)) {
    if (left.has(part) || left.has(whole)) continue;
    const isPreferred = (texts[part]?.preference ?? 0) > (texts[whole]?.preference ?? 0);
    const [copy, original] = isPreferred ? [whole, part] : [part, whole];
    left.add(copy);
    copies.push({ copy, original });
  }
  return copies;
}

interface Pair {
  readonly part: number;
  readonly whole: number;
}

/** Pairs of which one holds most of the other, the most alike first; later texts first where they are equal. */
function containedPairs(texts: readonly ComparedText[]): Pair[] {
  const { sizes, holders } = shinglesOf(texts);
  return sharedCounts(holders, texts.length)
    .map(({ part, whole, count }) => ({ part, whole, share: count / Math.max(1, sizes[part] ?? 1) }))
    .filter(({ share }) => share >= COPY)
    .sort((one, other) => other.share - one.share || other.part - one.part);
}

function sharedCounts(holders: Iterable<readonly number[]>, texts: number): (Pair & { count: number })[] {
  const pairs = new Map<number, Pair & { count: number }>();
  for (const list of holders) {
    for (const part of list) {
      for (const whole of list) {
        if (part === whole) continue;
        const key = part * texts + whole;
        const pair = pairs.get(key);
        if (pair === undefined) pairs.set(key, { part, whole, count: 1 });
        else pair.count += 1;
      }
    }
  }
  return [...pairs.values()];
}

interface Shingles {
  /** By text: how many different runs of `SHINGLE` tokens in one sentence it has. */
  readonly sizes: Int32Array;
  /** Of each run that more than one text has: the texts. */
  readonly holders: Iterable<readonly number[]>;
}

/** The tokens of all texts in a row. */
function joined(texts: readonly ComparedText[]): Int32Array {
  let length = 0;
  for (const { sentences } of texts) for (const sentence of sentences) length += sentence.length;
  const list = new Int32Array(length);
  let at = 0;
  for (const { sentences } of texts) {
    for (const sentence of sentences) {
      list.set(sentence, at);
      at += sentence.length;
    }
  }
  return list;
}

function shinglesOf(texts: readonly ComparedText[]): Shingles {
  const list = joined(texts);
  const runs = new RunNumbers(list, SHINGLE);
  const sizes = new Int32Array(texts.length);
  const holders = new Map<number, number[]>();
  /** By run: the last text it was met in; most are met in one. */
  const lastIn = new Int32Array(list.length).fill(-1);
  let start = 0;
  for (const [index, { sentences }] of texts.entries()) {
    for (const { length } of sentences) {
      for (let at = 0; at + SHINGLE <= length; at += 1) {
        const run = runs.at(start + at);
        const before = lastIn[run] ?? -1;
        if (before === index) continue;
        lastIn[run] = index;
        sizes[index] = (sizes[index] ?? 0) + 1;
        if (before < 0) continue;
        const known = holders.get(run);
        if (known === undefined) holders.set(run, [before, index]);
        else known.push(index);
      }
      start += length;
    }
  }
  return { sizes, holders: holders.values() };
}
