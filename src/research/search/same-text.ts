import { RunNumbers } from '../run-numbers.ts';
import { Vocabulary } from '../vocabulary.ts';

/** Tokens in a row that two texts must share to share a place. */
const SHINGLE = 5;
/** Share of a text's places from which on it is a copy of the text that holds them. */
const COPY = 0.6;

export interface ComparedText {
  /** Tokens of its sentences, in order; see `tokensOf`. */
  readonly sentences: readonly (readonly string[])[];
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
  const shingles = shinglesOf(texts);
  const left = new Set<number>();
  const copies: Copy[] = [];
  for (const { part, whole } of containedPairs(shingles)) {
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
function containedPairs(shingles: readonly ReadonlySet<number>[]): Pair[] {
  return sharedCounts(shingles)
    .map(({ part, whole, count }) => ({ part, whole, share: count / Math.max(1, shingles[part]?.size ?? 1) }))
    .filter(({ share }) => share >= COPY)
    .sort((one, other) => other.share - one.share || other.part - one.part);
}

function sharedCounts(shingles: readonly ReadonlySet<number>[]): (Pair & { count: number })[] {
  const holders = new Map<number, number[]>();
  for (const [index, own] of shingles.entries()) {
    for (const shingle of own) {
      const list = holders.get(shingle);
      if (list === undefined) holders.set(shingle, [index]);
      else list.push(index);
    }
  }
  const pairs = new Map<number, Pair & { count: number }>();
  for (const list of holders.values()) {
    if (list.length < 2) continue;
    for (const part of list) {
      for (const whole of list) {
        if (part === whole) continue;
        const key = part * shingles.length + whole;
        const pair = pairs.get(key);
        if (pair === undefined) pairs.set(key, { part, whole, count: 1 });
        else pair.count += 1;
      }
    }
  }
  return [...pairs.values()];
}

/** By text: the numbers of its runs of `SHINGLE` tokens in one sentence. */
function shinglesOf(texts: readonly ComparedText[]): Set<number>[] {
  const vocabulary = new Vocabulary();
  const sentences = texts.map((text) => text.sentences.map((tokens) => vocabulary.addAll(tokens)));
  const runs = new RunNumbers(Int32Array.from(sentences.flat(2)), SHINGLE);
  let start = 0;
  return sentences.map((own) => {
    const shingles = new Set<number>();
    for (const { length } of own) {
      for (let at = 0; at + SHINGLE <= length; at += 1) shingles.add(runs.at(start + at));
      start += length;
    }
    return shingles;
  });
}
