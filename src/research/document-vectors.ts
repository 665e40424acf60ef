import type { SourceSentence, SourceText } from './source-text.ts';

type Vector = ReadonlyMap<string, number>;

/** Each document as the words it uses, weighed by how few documents use them; length 1. */
export function documentVectors(source: SourceText, leftOut: ReadonlySet<string>): Vector[] {
  const counts = source.documents.map(() => new Map<string, number>());
  for (const sentence of source.sentences) {
    const count = counts[source.blocks[sentence.block]?.documentIndex ?? -1];
    if (count === undefined || !isText(sentence)) continue;
    for (const token of sentence.tokens) {
      if (!leftOut.has(token)) count.set(token, (count.get(token) ?? 0) + 1);
    }
  }
  const spread = new Map<string, number>();
  for (const count of counts) for (const token of count.keys()) spread.set(token, (spread.get(token) ?? 0) + 1);
  return counts.map((count) => {
    let length = 0;
    for (const [token, times] of count) {
      const weight = (1 + Math.log(times)) * Math.log((counts.length + 1) / ((spread.get(token) ?? 1) + 0.5));
      count.set(token, weight);
      length += weight * weight;
    }
    const norm = Math.sqrt(length) || 1;
    for (const [token, weight] of count) count.set(token, weight / norm);
    return count;
  });
}

/** Cosine: 0 no word in common, 1 the same words. */
export function alike(one: Vector, other: Vector): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [token, weight] of small) sum += weight * (large.get(token) ?? 0);
  return sum;
}

/** Page furniture says nothing about what a document is on. */
function isText({ judgement: { refusal } }: SourceSentence): boolean {
  return refusal !== 'boilerplate' && refusal !== 'advert' && refusal !== 'address';
}
