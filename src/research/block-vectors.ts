import { tokensOf } from '../language/search-tokens.ts';
import type { Evidence } from './evidence.ts';
import type { HeadingBlock, SourceSentence } from './source-text.ts';
import { distinct, PlaceCounts, type Vocabulary } from './vocabulary.ts';

const HEADING_WEIGHT = 3;

/** Words of a text by number, weighed by how few heading blocks hold them, in the order they come; length 1. */
export interface BlockVector {
  readonly words: readonly number[];
  readonly weights: readonly number[];
  readonly space: WordSpace;
}

/** Vectors of one space can be compared. */
interface WordSpace {
  readonly vocabulary: Vocabulary;
  /** The vector that is spread out below, by word. */
  spread: BlockVector | undefined;
  weights: Float64Array;
}

type Sources = Pick<Evidence, 'blocks' | 'language' | 'vocabulary'>;

const vectorsOf = new WeakMap<readonly HeadingBlock[], readonly BlockVector[]>();
const spacesOf = new WeakMap<readonly HeadingBlock[], WordSpace>();
const textVectorsOf = new WeakMap<readonly HeadingBlock[], (sentences: readonly SourceSentence[]) => BlockVector>();

/** TF-IDF vectors of heading blocks; words of the heading count threefold. */
export function blockVectors(sources: Sources): readonly BlockVector[] {
  const { blocks } = sources;
  const known = vectorsOf.get(blocks);
  if (known !== undefined) return known;
  const counts = wordCounts(sources);
  const space = spaceOf(sources);
  const spread = new Int32Array(space.vocabulary.size);
  for (const { words } of counts) for (const word of words) spread[word] = (spread[word] ?? 0) + 1;
  const rarities = Float64Array.from(spread, (holders) => Math.log((blocks.length + 1) / (holders + 0.5)));
  const vectors = counts.map(({ words, times }) =>
    vectorOf(words, (at, word) => (1 + Math.log(times[at] ?? 1)) * (rarities[word] ?? 0), space),
  );
  vectorsOf.set(blocks, vectors);
  return vectors;
}

/** Vectors of sentences by the words of the same blocks. */
export function textVectors(sources: Sources): (sentences: readonly SourceSentence[]) => BlockVector {
  const { blocks } = sources;
  const known = textVectorsOf.get(blocks);
  if (known !== undefined) return known;
  const space = spaceOf(sources);
  const holders = new PlaceCounts(space.vocabulary);
  for (const { index, sentences } of blocks) for (const { numbers } of sentences) holders.add(numbers, index);
  const rarityOf = (word: number) => Math.log((blocks.length + 1) / ((holders.of(word) || 1) + 0.5));
  const rarities = Float64Array.from({ length: space.vocabulary.size }, (_, word) => rarityOf(word));
  const vector = (sentences: readonly SourceSentence[]) => {
    const [only] = sentences;
    const words = distinct(
      only !== undefined && sentences.length === 1 ? only.numbers : sentences.flatMap(({ numbers }) => numbers),
    );
    return vectorOf(words, (_, word) => rarities[word] ?? 0, space);
  };
  textVectorsOf.set(blocks, vector);
  return vector;
}

function spaceOf({ blocks, vocabulary }: Sources): WordSpace {
  const known = spacesOf.get(blocks);
  if (known !== undefined) return known;
  const space: WordSpace = { vocabulary, spread: undefined, weights: new Float64Array(0) };
  spacesOf.set(blocks, space);
  return space;
}

/** @param weightOf of the word at a place; the weights are brought to length 1 */
function vectorOf(
  words: readonly number[],
  weightOf: (at: number, word: number) => number,
  space: WordSpace,
): BlockVector {
  // An array that is pushed to has no holes: reading one that may have some makes an object of every number.
  const weights: number[] = [];
  let sum = 0;
  for (let at = 0; at < words.length; at += 1) {
    const weight = weightOf(at, words[at] ?? 0);
    weights.push(weight);
    sum += weight * weight;
  }
  const length = Math.sqrt(sum) || 1;
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) / length;
  return { words, weights, space };
}

/** Cosine of two vectors: 0 nothing in common, 1 the same words. */
export function similarity(one: BlockVector, other: BlockVector): number {
  const isSmaller = one.words.length <= other.words.length;
  return product(isSmaller ? one : other, spreadOut(isSmaller ? other : one));
}

/** Compares vectors with the given one, which stays spread out: for one that many are compared with. */
export function similarityTo(vector: BlockVector): (other: BlockVector) => number {
  const spread = new Float64Array(vector.space.vocabulary.size);
  for (let at = 0; at < vector.words.length; at += 1) spread[vector.words[at] ?? 0] = vector.weights[at] ?? 0;
  return (other) => product(other, spread);
}

function product({ words, weights }: BlockVector, spread: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    // What may be outside makes an object of every number that is read.
    if (word < spread.length) sum += (weights[at] ?? 0) * (spread[word] ?? 0);
  }
  return sum;
}

/** The weights of a vector by word number; kept until another is spread out. */
function spreadOut(vector: BlockVector): Float64Array {
  const { space } = vector;
  if (space.spread === vector) return space.weights;
  if (space.weights.length < space.vocabulary.size) space.weights = new Float64Array(space.vocabulary.size * 2);
  else for (const word of space.spread?.words ?? []) space.weights[word] = 0;
  const { words, weights } = vector;
  for (let at = 0; at < words.length; at += 1) space.weights[words[at] ?? 0] = weights[at] ?? 0;
  space.spread = vector;
  return space.weights;
}

interface WordCounts {
  /** In the order they come. */
  readonly words: readonly number[];
  readonly times: readonly number[];
}

/** By block. One array counts for all of them, and is set back to 0 after each. */
function wordCounts({ blocks, language, vocabulary }: Sources): WordCounts[] {
  const headings = blocks.map(({ heading, headingNumbers, document }) =>
    heading === undefined ? vocabulary.addAll(tokensOf(document.title, language)) : headingNumbers,
  );
  const counts = new Int32Array(vocabulary.size);
  return blocks.map(({ sentences }, index) => {
    const words: number[] = [];
    const add = (word: number, weight: number) => {
      if (counts[word] === 0) words.push(word);
      counts[word] = (counts[word] ?? 0) + weight;
    };
    for (const word of headings[index] ?? []) add(word, HEADING_WEIGHT);
    for (const { numbers } of sentences) for (const word of numbers) add(word, 1);
    const times = words.map((word) => counts[word] ?? 0);
    for (const word of words) counts[word] = 0;
    return { words, times };
  });
}
