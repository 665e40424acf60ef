import { tokensOf } from '../language/search-tokens.ts';
import type { Evidence } from './evidence.ts';
import type { HeadingBlock, SourceSentence } from './source-text.ts';
import { distinct, PlaceCounts, type Vocabulary } from './vocabulary.ts';
import {
  cosineWith,
  spreadInto,
  tfIdfVectors,
  unitVector,
  WordCounter,
  type WordCounts,
  type WordVector,
} from './word-vectors.ts';

const HEADING_WEIGHT = 3;

/** Words of a text, weighed by how few heading blocks hold them. */
export interface BlockVector extends WordVector {
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
  const vectors = tfIdfVectors(counts, space.vocabulary.size).map((vector) => ({ ...vector, space }));
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
    return { ...unitVector(words, (word) => rarities[word] ?? 0), space };
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

/** Cosine of two vectors: 0 nothing in common, 1 the same words. */
export function similarity(one: BlockVector, other: BlockVector): number {
  const isSmaller = one.words.length <= other.words.length;
  return cosineWith(spreadOut(isSmaller ? other : one), isSmaller ? one : other);
}

/** Compares vectors with the given one, which stays spread out: for one that many are compared with. */
export function similarityTo(vector: BlockVector): (other: BlockVector) => number {
  const spread = new Float64Array(vector.space.vocabulary.size);
  spreadInto(spread, vector);
  return (other) => cosineWith(spread, other);
}

/** The weights of a vector by word number; kept until another is spread out. */
function spreadOut(vector: BlockVector): Float64Array {
  const { space } = vector;
  if (space.spread === vector) return space.weights;
  if (space.weights.length < space.vocabulary.size) space.weights = new Float64Array(space.vocabulary.size * 2);
  else for (const word of space.spread?.words ?? []) space.weights[word] = 0;
  spreadInto(space.weights, vector);
  space.spread = vector;
  return space.weights;
}

function wordCounts({ blocks, language, vocabulary }: Sources): WordCounts[] {
  const headings = blocks.map(({ heading, headingNumbers, document }) =>
    heading === undefined ? vocabulary.addAll(tokensOf(document.title, language)) : headingNumbers,
  );
  const counter = new WordCounter(vocabulary.size);
  return blocks.map(({ sentences }, index) => {
    for (const word of headings[index] ?? []) counter.add(word, HEADING_WEIGHT);
    for (const { numbers } of sentences) for (const word of numbers) counter.add(word);
    return counter.take();
  });
}
