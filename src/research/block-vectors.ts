import { tokensOf } from '../language/search-tokens.ts';
import type { Evidence } from './evidence.ts';
import type { HeadingBlock, SourceSentence } from './source-text.ts';
import { distinct, PlaceCounts, type Vocabulary } from './vocabulary.ts';

const HEADING_WEIGHT = 3;

/** Words of a text by number, weighed by how few heading blocks hold them, in the order they come; length 1. */
export interface BlockVector {
  readonly words: Int32Array;
  readonly weights: Float64Array;
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
  const counts = blocks.map((block) => wordCounts(block, sources));
  const space = spaceOf(sources);
  const spread = new Int32Array(space.vocabulary.size);
  for (const count of counts) for (const word of count.keys()) spread[word] = (spread[word] ?? 0) + 1;
  const rarities = Float64Array.from(spread, (holders) => Math.log((blocks.length + 1) / (holders + 0.5)));
  const vectors = counts.map((count) => {
    const words = Int32Array.from(count.keys());
    const weights = Float64Array.from(words, (word) => (1 + Math.log(count.get(word) ?? 1)) * (rarities[word] ?? 0));
    return vectorOf(words, weights, space);
  });
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
    const words = Int32Array.from(distinct(sentences.flatMap(({ numbers }) => numbers)));
    return vectorOf(
      words,
      Float64Array.from(words, (word) => rarities[word] ?? 0),
      space,
    );
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

/** @param weights taken over, and brought to length 1 */
function vectorOf(words: Int32Array, weights: Float64Array, space: WordSpace): BlockVector {
  let sum = 0;
  for (const weight of weights) sum += weight * weight;
  const length = Math.sqrt(sum) || 1;
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) / length;
  return { words, weights, space };
}

/** Cosine of two vectors: 0 nothing in common, 1 the same words. */
export function similarity(one: BlockVector, other: BlockVector): number {
  const [small, large] = one.words.length <= other.words.length ? [one, other] : [other, one];
  const weights = spreadOut(large);
  const { words } = small;
  let sum = 0;
  for (let at = 0; at < words.length; at += 1) sum += (small.weights[at] ?? 0) * (weights[words[at] ?? 0] ?? 0);
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

function wordCounts(block: HeadingBlock, { language, vocabulary }: Sources): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (words: readonly number[], weight: number) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  add(vocabulary.addAll(tokensOf(block.heading ?? block.document.title, language)), HEADING_WEIGHT);
  for (const { numbers } of block.sentences) add(numbers, 1);
  return counts;
}
