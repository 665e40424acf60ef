import type { Relevance } from './relevance.ts';
import { RunNumbers } from './run-numbers.ts';
import type { SourceSentence, SourceText } from './source-text.ts';
import { distinct } from './vocabulary.ts';

/** What an article can cover: words and word pairs that more than one place of the sources holds, with a weight. */
export interface Concepts {
  /** By sentence index: numbers of the concepts it holds. */
  readonly ofSentence: readonly (readonly number[])[];
  /** By concept number. */
  readonly weights: Float64Array;
}

const SINGLE_WEIGHT = 0.5;
const DAMPING = 0.8;

/** Finds the concepts of the sources; one counts the more, the more relevant documents or headings it stands under. */
export function conceptsOf(source: SourceText, relevance: Relevance): Concepts {
  const byDocument = new Set(source.blocks.map((block) => block.documentIndex)).size >= 4;
  const placeOf = ({ block }: SourceSentence) => (byDocument ? (source.blocks[block]?.documentIndex ?? 0) : block);
  const { ofSentence: keys, count, isPair } = keysOf(source);
  const usable = source.sentences.filter(({ judgement }) => judgement.refusal === undefined);
  const isShared = sharedKeys(usable, keys, count, placeOf);
  const sums = new PlaceSums(count);
  const numbers = new Int32Array(count).fill(NONE);
  const found: number[] = [];
  for (const sentence of usable) {
    const place = placeOf(sentence);
    const weight = relevance.sentences[sentence.index] ?? 0;
    for (const key of keys[sentence.index] ?? []) {
      if (isShared[key] === 0) continue;
      if (numbers[key] === NONE) numbers[key] = found.push(key) - 1;
      sums.add(key, place, weight);
    }
  }
  const weights = Float64Array.from(found, (key) => sums.of(key) ** DAMPING * (isPair(key) ? 1 : SINGLE_WEIGHT));
  const ofSentence = keys.map((list) => list.map((key) => numbers[key] ?? NONE).filter((number) => number !== NONE));
  return { ofSentence, weights };
}

const NONE = -1;

interface Keys {
  /** By sentence index: its words and pairs of words, each once. */
  readonly ofSentence: readonly (readonly number[])[];
  readonly count: number;
  readonly isPair: (key: number) => boolean;
}

/** A word's key is its number; those of pairs follow. */
function keysOf({ sentences, vocabulary: { size } }: SourceText): Keys {
  const pairs = new RunNumbers(Int32Array.from(sentences.flatMap(({ numbers }) => numbers)), 2);
  let start = 0;
  const ofSentence = sentences.map(({ numbers }) => {
    const keys = [...numbers];
    for (let at = 0; at + 2 <= numbers.length; at += 1) keys.push(size + pairs.at(start + at));
    start += numbers.length;
    return distinct(keys);
  });
  return { ofSentence, count: size + pairs.size, isPair: (key) => key >= size };
}

/** By key: 1 for those that stand in more than one place; most do not. */
function sharedKeys(
  usable: readonly SourceSentence[],
  keys: readonly (readonly number[])[],
  count: number,
  placeOf: (sentence: SourceSentence) => number,
): Uint8Array {
  const first = new Int32Array(count).fill(NONE);
  const isShared = new Uint8Array(count);
  for (const sentence of usable) {
    const place = placeOf(sentence);
    for (const key of keys[sentence.index] ?? []) {
      if (first[key] === NONE) first[key] = place;
      else if (first[key] !== place) isShared[key] = 1;
    }
  }
  return isShared;
}

/** By key: the sum over places of the highest weight in each. What stands in one place comes in a row. */
class PlaceSums {
  readonly #sums: Float64Array;
  readonly #places: Int32Array;
  /** Highest weight in the place that was last added to. */
  readonly #highest: Float64Array;

  constructor(count: number) {
    this.#sums = new Float64Array(count);
    this.#places = new Int32Array(count).fill(NONE);
    this.#highest = new Float64Array(count);
  }

  add(key: number, place: number, weight: number): void {
    if (this.#places[key] === place) {
      this.#highest[key] = Math.max(this.#highest[key] ?? 0, weight);
      return;
    }
    if (this.#places[key] !== NONE) this.#sums[key] = this.of(key);
    this.#places[key] = place;
    this.#highest[key] = weight;
  }

  of(key: number): number {
    return (this.#sums[key] ?? 0) + 0.2 + (this.#highest[key] ?? 0);
  }
}
