import { type SourceSentence, type SourceText, sentencesByDocument } from './source-text.ts';

/** The words of a document by number, with their weights, in the order they come. */
interface Vector {
  readonly words: Int32Array;
  readonly weights: Float64Array;
}

/** Each document as the words it uses, weighed by how few documents use them; length 1. */
export function documentVectors(source: SourceText, leftOut: ReadonlySet<string>): Vector[] {
  const { vocabulary } = source;
  const isLeftOut = new Uint8Array(vocabulary.size);
  for (const token of leftOut) isLeftOut[vocabulary.find(token) ?? vocabulary.size] = 1;
  const counts = wordCounts(source, isLeftOut);
  const spread = new Int32Array(vocabulary.size);
  for (const { words } of counts) for (const word of words) spread[word] = (spread[word] ?? 0) + 1;
  const rarity = Float64Array.from(spread, (documents) => Math.log((counts.length + 1) / (documents + 0.5)));
  return counts.map(({ words, times }) => {
    const weights = new Float64Array(words.length);
    let length = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? 0;
      const weight = (1 + Math.log(times[at] ?? 1)) * (rarity[word] ?? 0);
      weights[at] = weight;
      length += weight * weight;
    }
    const norm = Math.sqrt(length) || 1;
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) / norm;
    return { words, weights };
  });
}

interface WordCounts {
  /** In the order they come. */
  readonly words: Int32Array;
  readonly times: Int32Array;
}

/** By document. One array counts for all of them, and is set back to 0 after each. */
function wordCounts(source: SourceText, isLeftOut: Uint8Array): WordCounts[] {
  const counts = new Int32Array(source.vocabulary.size);
  return sentencesByDocument(source).map((own) => {
    const met: number[] = [];
    for (const sentence of own) {
      if (!isText(sentence)) continue;
      for (const word of sentence.numbers) {
        if (isLeftOut[word] !== 0) continue;
        if (counts[word] === 0) met.push(word);
        counts[word] = (counts[word] ?? 0) + 1;
      }
    }
    const words = Int32Array.from(met);
    const times = words.map((word) => counts[word] ?? 0);
    for (const word of words) counts[word] = 0;
    return { words, times };
  });
}

/** Cosines of all pairs, by both indexes: 0 no word in common, 1 the same words. */
export function likenesses(vectors: readonly Vector[]): readonly Float64Array[] {
  const most = vectors.reduce((highest, { words }) => words.reduce((one, other) => Math.max(one, other), highest), 0);
  const spreadOut = new Float64Array(most + 1);
  const table = vectors.map(() => new Float64Array(vectors.length));
  for (const [at, large] of vectors.entries()) {
    for (let position = 0; position < large.words.length; position += 1) {
      spreadOut[large.words[position] ?? 0] = large.weights[position] ?? 0;
    }
    for (let index = 0; index < vectors.length; index += 1) {
      const small = vectors[index];
      if (small === undefined || small.words.length > large.words.length) continue;
      const cosine = product(small, spreadOut);
      const [row, column] = [table[index], table[at]];
      if (row !== undefined) row[at] = cosine;
      if (column !== undefined && small.words.length < large.words.length) column[index] = cosine;
    }
    for (const word of large.words) spreadOut[word] = 0;
  }
  return table;
}

function product({ words, weights }: Vector, spreadOut: Float64Array): number {
  let sum = 0;
  for (let position = 0; position < words.length; position += 1) {
    sum += (weights[position] ?? 0) * (spreadOut[words[position] ?? 0] ?? 0);
  }
  return sum;
}

/** Page furniture says nothing about what a document is on. */
function isText({ judgement: { refusal } }: SourceSentence): boolean {
  return refusal !== 'boilerplate' && refusal !== 'advert' && refusal !== 'address';
}
