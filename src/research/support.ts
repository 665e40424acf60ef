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
  const holders = new Map<string, { readonly at: number; readonly document: string }[]>();
  for (const { index, tokens, documentId } of usable) {
    for (const token of new Set(tokens)) {
      const known = holders.get(token);
      if (known === undefined) holders.set(token, [{ at: index, document: documentId }]);
      else known.push({ at: index, document: documentId });
    }
  }
  const rarity = (token: string) => Math.log((usable.length + 1) / ((holders.get(token)?.length ?? 0) + 0.5)) ** 2;
  const lengths = new Map(
    usable.map(({ index, tokens }): [number, number] => [
      index,
      Math.sqrt([...new Set(tokens)].reduce((sum, token) => sum + rarity(token), 0)) || 1,
    ]),
  );
  const alike = usable.some(({ tokens }) => tokens.some((token) => PAIR.test(token))) ? ALIKE_PAIRS : ALIKE;
  const support: number[] = sentences.map(() => 0);
  const most = Math.max(20, usable.length * COMMON);
  for (const { index, tokens, documentId } of usable) {
    const shared = new Map<number, number>();
    const documents = new Map<number, string>();
    for (const token of new Set(tokens)) {
      const list = holders.get(token) ?? [];
      if (list.length > most) continue;
      const weight = rarity(token);
      for (const { at, document } of list) {
        if (document === documentId) continue;
        shared.set(at, (shared.get(at) ?? 0) + weight);
        documents.set(at, document);
      }
    }
    const own = lengths.get(index) ?? 1;
    const saying = new Set<string>();
    for (const [at, weight] of shared) {
      if (weight / (own * (lengths.get(at) ?? 1)) >= alike) saying.add(documents.get(at) ?? '');
    }
    support[index] = saying.size;
  }
  return support;
}

/** A token that a larger share of the sentences holds tells none of them from the others. */
const COMMON = 0.2;
