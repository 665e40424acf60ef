import type { SourceSentence } from './source-text.ts';

/** Likeness from which another document's sentence says about the same. */
const ALIKE = 0.28;
/** Of overlapping character pairs two wordings share fewer: half of them only bridge two words. */
const ALIKE_PAIRS = 0.16;
const PAIR = /^[\p{Script=Han}\p{Script=Hiragana}]{2}$/u;

/**
 * By sentence index: how many other documents say about the same. What several sources say is what a subject is about;
 * what one says alone is its own detail.
 */
export function supportOf(sentences: readonly SourceSentence[]): readonly number[] {
  const usable = sentences.filter(({ judgement }) => judgement.refusal === undefined);
  const { holders, tokensOf } = numbered(usable);
  const rarity = holders.map((list) => Math.log((usable.length + 1) / (list.length + 0.5)) ** 2);
  const weights = tokensOf.map((tokens) => tokens.reduce((sum, token) => sum + (rarity[token] ?? 0), 0));
  const lengths = Float64Array.from(weights, (weight) => Math.sqrt(weight) || 1);
  const alike = usable.some(({ tokens }) => tokens.some((token) => PAIR.test(token))) ? ALIKE_PAIRS : ALIKE;
  const most = Math.max(20, usable.length * COMMON);
  const support: number[] = sentences.map(() => 0);
  // One array for all sentences: the places that were written to are set back to 0 after each.
  const shared = new Float64Array(usable.length);
  for (const [at, { index, documentId }] of usable.entries()) {
    const touched: number[] = [];
    for (const token of tokensOf[at] ?? []) {
      const list = holders[token] ?? [];
      if (list.length > most) continue;
      const weight = rarity[token] ?? 0;
      for (const other of list) {
        if (shared[other] === 0) touched.push(other);
        shared[other] = (shared[other] ?? 0) + weight;
      }
    }
    const own = lengths[at] ?? 1;
    const saying = new Set<string>();
    for (const other of touched) {
      const { documentId: document } = usable[other] ?? { documentId };
      if (document !== documentId && (shared[other] ?? 0) / (own * (lengths[other] ?? 1)) >= alike)
        saying.add(document);
      shared[other] = 0;
    }
    support[index] = saying.size;
  }
  return support;
}

/** The distinct tokens of each sentence as numbers, and by number the places of the sentences that hold it. */
function numbered(usable: readonly SourceSentence[]): {
  readonly holders: readonly (readonly number[])[];
  readonly tokensOf: readonly (readonly number[])[];
} {
  const numbers = new Map<string, number>();
  const holders: number[][] = [];
  const tokensOf = usable.map(({ tokens }, at) =>
    [...new Set(tokens)].map((token) => {
      const number = numbers.get(token) ?? numbers.size;
      if (number === holders.length) {
        numbers.set(token, number);
        holders.push([]);
      }
      holders[number]?.push(at);
      return number;
    }),
  );
  return { holders, tokensOf };
}

/** A token that a larger share of the sentences holds tells none of them from the others. */
const COMMON = 0.2;
