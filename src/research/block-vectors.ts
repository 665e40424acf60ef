import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';
import type { HeadingBlock } from './source-text.ts';

const HEADING_WEIGHT = 3;

/** Words of a heading block by number, weighed by how few blocks hold them, in the order they come; length 1. */
export interface BlockVector {
  readonly words: Int32Array;
  readonly weights: Float64Array;
  readonly space: WordSpace;
}

/** The words of all blocks; vectors of one space can be compared. */
interface WordSpace {
  readonly numbers: Map<string, number>;
  /** The vector that is spread out below, by word. */
  spread: BlockVector | undefined;
  weights: Float64Array;
}

const vectorsOf = new WeakMap<readonly HeadingBlock[], readonly BlockVector[]>();
const spacesOf = new WeakMap<readonly HeadingBlock[], WordSpace>();
const textVectorsOf = new WeakMap<readonly HeadingBlock[], (tokens: readonly string[]) => BlockVector>();

/** TF-IDF vectors of heading blocks; words of the heading count threefold. */
export function blockVectors(blocks: readonly HeadingBlock[], language: Language): readonly BlockVector[] {
  const known = vectorsOf.get(blocks);
  if (known !== undefined) return known;
  const counts = blocks.map((block) => tokenCounts(block, language));
  const spread = new Map<string, number>();
  for (const count of counts) for (const token of count.keys()) spread.set(token, (spread.get(token) ?? 0) + 1);
  const space = spaceOf(blocks);
  const vectors = counts.map((count) => {
    const weighed = [...count].map(([token, times]): [string, number] => [
      token,
      (1 + Math.log(times)) * Math.log((blocks.length + 1) / ((spread.get(token) ?? 1) + 0.5)),
    ]);
    return vectorOf(weighed, space);
  });
  vectorsOf.set(blocks, vectors);
  return vectors;
}

/** Vectors of texts by the words of the same blocks. */
export function textVectors(blocks: readonly HeadingBlock[]): (tokens: readonly string[]) => BlockVector {
  const known = textVectorsOf.get(blocks);
  if (known !== undefined) return known;
  const spread = new Map<string, number>();
  for (const block of blocks) {
    for (const token of new Set(block.sentences.flatMap(({ tokens }) => tokens))) {
      spread.set(token, (spread.get(token) ?? 0) + 1);
    }
  }
  const space = spaceOf(blocks);
  const rarities = new Map<string, number>();
  for (const [token, count] of spread) rarities.set(token, Math.log((blocks.length + 1) / (count + 0.5)));
  const unknown = Math.log((blocks.length + 1) / 1.5);
  const vector = (tokens: readonly string[]) => {
    const weighed = [...new Set(tokens)].map((token): [string, number] => [token, rarities.get(token) ?? unknown]);
    return vectorOf(weighed, space);
  };
  textVectorsOf.set(blocks, vector);
  return vector;
}

function spaceOf(blocks: readonly HeadingBlock[]): WordSpace {
  const known = spacesOf.get(blocks);
  if (known !== undefined) return known;
  const space: WordSpace = { numbers: new Map(), spread: undefined, weights: new Float64Array(0) };
  spacesOf.set(blocks, space);
  return space;
}

function vectorOf(weighed: readonly (readonly [string, number])[], space: WordSpace): BlockVector {
  const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  const words = new Int32Array(weighed.length);
  const weights = new Float64Array(weighed.length);
  for (const [at, [token, weight]] of weighed.entries()) {
    words[at] = numberOf(token, space);
    weights[at] = weight / length;
  }
  return { words, weights, space };
}

function numberOf(token: string, { numbers }: WordSpace): number {
  const known = numbers.get(token);
  if (known !== undefined) return known;
  numbers.set(token, numbers.size);
  return numbers.size - 1;
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
  if (space.weights.length < space.numbers.size) space.weights = new Float64Array(space.numbers.size * 2);
  else for (const word of space.spread?.words ?? []) space.weights[word] = 0;
  for (const [at, word] of vector.words.entries()) space.weights[word] = vector.weights[at] ?? 0;
  space.spread = vector;
  return space.weights;
}

function tokenCounts(block: HeadingBlock, language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (tokens: readonly string[], weight: number) => {
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + weight);
  };
  add(tokensOf(block.heading ?? block.document.title, language), HEADING_WEIGHT);
  for (const sentence of block.sentences) add(sentence.tokens, 1);
  return counts;
}
