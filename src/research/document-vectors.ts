import { type SourceSentence, type SourceText, sentencesByDocument } from './source-text.ts';
import { cosineWith, spreadInto, tfIdfVectors, WordCounter, type WordVector } from './word-vectors.ts';

/** Each document as the words it uses, weighed by how few documents use them. */
export function documentVectors(source: SourceText, leftOut: ReadonlySet<string>): WordVector[] {
  const { vocabulary } = source;
  const isLeftOut = new Uint8Array(vocabulary.size);
  for (const token of leftOut) isLeftOut[vocabulary.find(token) ?? vocabulary.size] = 1;
  const counter = new WordCounter(vocabulary.size);
  const counts = sentencesByDocument(source).map((own) => {
    for (const sentence of own) {
      if (!isText(sentence)) continue;
      for (const word of sentence.numbers) if (isLeftOut[word] === 0) counter.add(word);
    }
    return counter.take();
  });
  return tfIdfVectors(counts, vocabulary.size);
}

/** Cosines of all pairs, by both indexes: 0 no word in common, 1 the same words. */
export function likenesses(vectors: readonly WordVector[]): readonly Float64Array[] {
  const most = vectors.reduce((highest, { words }) => words.reduce((one, other) => Math.max(one, other), highest), 0);
  const spread = new Float64Array(most + 1);
  const table = vectors.map(() => new Float64Array(vectors.length));
  for (const [at, large] of vectors.entries()) {
    spreadInto(spread, large);
    for (let index = 0; index < vectors.length; index += 1) {
      const small = vectors[index];
      if (small === undefined || small.words.length > large.words.length) continue;
      const cosine = cosineWith(spread, small);
      const [row, column] = [table[index], table[at]];
      if (row !== undefined) row[at] = cosine;
      if (column !== undefined && small.words.length < large.words.length) column[index] = cosine;
    }
    for (const word of large.words) spread[word] = 0;
  }
  return table;
}

/** Page furniture says nothing about what a document is on. */
function isText({ judgement: { refusal } }: SourceSentence): boolean {
  return refusal !== 'boilerplate' && refusal !== 'advert' && refusal !== 'address';
}
