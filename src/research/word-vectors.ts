/** The words of a text by number, in the order they come, with their weights; length 1. */
export interface WordVector {
  readonly words: readonly number[];
  readonly weights: readonly number[];
}

/** The words of a text by number, in the order they come, with how often they stand in it. */
export interface WordCounts {
  readonly words: readonly number[];
  readonly times: readonly number[];
}

/** Counts the words of one text after the other; one array counts for all of them. */
export class WordCounter {
  readonly #counts: Int32Array;
  #words: number[] = [];

  /** @param size of the vocabulary */
  constructor(size: number) {
    this.#counts = new Int32Array(size);
  }

  add(word: number, times = 1): void {
    if (this.#counts[word] === 0) this.#words.push(word);
    this.#counts[word] = (this.#counts[word] ?? 0) + times;
  }

  /** What was added since the last call. */
  take(): WordCounts {
    const words = this.#words;
    const times = words.map((word) => this.#counts[word] ?? 0);
    for (const word of words) this.#counts[word] = 0;
    this.#words = [];
    return { words, times };
  }
}

/** TF-IDF: a word weighs the more, the more often it stands in its text and the fewer of the texts hold it. */
export function tfIdfVectors(texts: readonly WordCounts[], size: number): WordVector[] {
  const holders = new Int32Array(size);
  for (const { words } of texts) for (const word of words) holders[word] = (holders[word] ?? 0) + 1;
  const rarities = Float64Array.from(holders, (count) => Math.log((texts.length + 1) / (count + 0.5)));
  return texts.map(({ words, times }) =>
    unitVector(words, (word, at) => (1 + Math.log(times[at] ?? 1)) * (rarities[word] ?? 0)),
  );
}

/** @param weightOf of a word and its place; the weights are brought to length 1 */
export function unitVector(words: readonly number[], weightOf: (word: number, at: number) => number): WordVector {
  // An array that is pushed to has no holes: reading one that may have some makes an object of every number.
  const weights: number[] = [];
  let sum = 0;
  for (let at = 0; at < words.length; at += 1) {
    const weight = weightOf(words[at] ?? 0, at);
    weights.push(weight);
    sum += weight * weight;
  }
  const length = Math.sqrt(sum) || 1;
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) / length;
  return { words, weights };
}

/** Writes the weights of a vector to their words' places. */
export function spreadInto(spread: Float64Array, { words, weights }: WordVector): void {
  for (let at = 0; at < words.length; at += 1) spread[words[at] ?? 0] = weights[at] ?? 0;
}

/** Cosine of a vector with the one that is spread out: 0 nothing in common, 1 the same words. */
export function cosineWith(spread: Float64Array, { words, weights }: WordVector): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    // What may be outside makes an object of every number that is read.
    if (word < spread.length) sum += (weights[at] ?? 0) * (spread[word] ?? 0);
  }
  return sum;
}
