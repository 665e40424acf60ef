import type { Candidate } from '../store/passages.ts';
import { groupBy } from '../support/group-by.ts';

export interface RankedDocument {
  readonly id: string;
  /** Ordinals of its matching passages, best first. */
  readonly ordinals: readonly number[];
}

/** Second and further passages of a document count by this factor each. */
const FADING = 0.6;
const PASSAGES_COUNTED = 6;
/** Documents in another language than the one searched for are of little use to an article. */
const OTHER_LANGUAGE = 0.2;

/**
 * Ranks documents by their matching passages: rare tokens weigh more than common ones, and a document that covers more
 * of the question goes before one that repeats a part of it.
 * @param tokens what was searched @param inLanguage whether a document's language is the one searched for
 */
export function rankDocuments(
  tokens: readonly string[],
  candidates: readonly Candidate[],
  inLanguage: (language: string | null) => boolean,
): RankedDocument[] {
  const weights = weightsOf(tokens, candidates);
  const weightOf = (matched: Iterable<string>) =>
    [...matched].reduce((sum, token) => sum + (weights.get(token) ?? 0), 0);
  const total = weightOf(tokens) || 1;
  const documents = groupBy(candidates, (candidate) => candidate.documentId);
  return [...documents]
    .map(([id, passages]) => {
      const scored = passages
        .map(({ ordinal, matched }) => ({ ordinal, score: weightOf(matched) }))
        .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal);
      const depth = scored.slice(0, PASSAGES_COUNTED).reduce((sum, { score }, rank) => sum + score * FADING ** rank, 0);
      const coverage = weightOf(new Set(passages.flatMap(({ matched }) => matched))) / total;
      const language = inLanguage(passages[0]?.language ?? null) ? 1 : OTHER_LANGUAGE;
      return { id, ordinals: scored.map(({ ordinal }) => ordinal), score: depth * coverage * language };
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .map(({ id, ordinals }) => ({ id, ordinals }));
}

function weightsOf(tokens: readonly string[], candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { matched } of candidates) for (const token of matched) counts.set(token, (counts.get(token) ?? 0) + 1);
  return new Map(
    tokens.map((token) => {
      const count = counts.get(token) ?? 0;
      return [token, Math.log(1 + (candidates.length - count + 0.5) / (count + 0.5))];
    }),
  );
}
