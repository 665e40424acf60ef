import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';
import type { HeadingBlock } from './source-text.ts';

const HEADING_WEIGHT = 3;

/** Words of a heading block, weighed by how few blocks hold them; length 1. */
export type BlockVector = ReadonlyMap<string, number>;

const vectorsOf = new WeakMap<readonly HeadingBlock[], readonly BlockVector[]>();

/** TF-IDF vectors of heading blocks; words of the heading count threefold. */
export function blockVectors(blocks: readonly HeadingBlock[], language: Language): readonly BlockVector[] {
  const known = vectorsOf.get(blocks);
  if (known !== undefined) return known;
  const counts = blocks.map((block) => tokenCounts(block, language));
  const spread = new Map<string, number>();
  for (const count of counts) for (const token of count.keys()) spread.set(token, (spread.get(token) ?? 0) + 1);
  const vectors = counts.map((count) => {
    const weighed = [...count].map(([token, times]): [string, number] => [
      token,
      (1 + Math.log(times)) * Math.log((blocks.length + 1) / ((spread.get(token) ?? 1) + 0.5)),
    ]);
    const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return new Map(weighed.map(([token, weight]) => [token, weight / length]));
  });
  vectorsOf.set(blocks, vectors);
  return vectors;
}

/** Vectors of texts by the words of the same blocks. */
export function textVectors(blocks: readonly HeadingBlock[]): (tokens: readonly string[]) => BlockVector {
  const spread = new Map<string, number>();
  for (const block of blocks) {
    for (const token of new Set(block.sentences.flatMap(({ tokens }) => tokens))) {
      spread.set(token, (spread.get(token) ?? 0) + 1);
    }
  }
  return (tokens) => {
    const weighed = [...new Set(tokens)].map((token): [string, number] => [
      token,
      Math.log((blocks.length + 1) / ((spread.get(token) ?? 1) + 0.5)),
    ]);
    const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return new Map(weighed.map(([token, weight]) => [token, weight / length]));
  };
}

/** Cosine of two vectors: 0 nothing in common, 1 the same words. */
export function similarity(one: BlockVector, other: BlockVector): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [token, weight] of small) sum += weight * (large.get(token) ?? 0);
  return sum;
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
