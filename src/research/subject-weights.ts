import type { SourceText } from './source-text.ts';
import { PlaceCounts } from './vocabulary.ts';

/** Tokens of a subject, each with how much it tells the wanted passages from the others; the highest is 1. */
export type SubjectWeights = ReadonlyMap<string, number>;

const LEAST = 0.08;

/**
 * Weighs the tokens of a subject by how few heading blocks hold them: in "how loud is a heat pump", asked of a library
 * on heat pumps, "loud" decides.
 */
export function weighSubject(source: SourceText, subject: readonly string[]): SubjectWeights {
  const holders = new PlaceCounts(source.vocabulary);
  for (const { index, sentences } of source.blocks) for (const { numbers } of sentences) holders.add(numbers, index);
  const rarities = subject.map((token) => {
    const number = source.vocabulary.find(token);
    const blocks = number === undefined ? 0 : holders.of(number);
    return blocks === 0 ? 0 : Math.log((source.blocks.length + 1) / blocks);
  });
  const most = Math.max(...rarities, 0);
  return new Map(
    subject.map((token, index) => [token, most === 0 ? 1 : Math.max(LEAST, Math.sqrt((rarities[index] ?? 0) / most))]),
  );
}

/** Share of the subject, by weight, that a text holds. */
export function weightedCoverage(tokens: readonly string[], subject: SubjectWeights): number {
  let all = 0;
  let covered = 0;
  for (const [token, weight] of subject) {
    all += weight;
    if (tokens.includes(token)) covered += weight;
  }
  return all === 0 ? 1 : covered / all;
}

/** Share of the subject, each token counting alike, that a text holds. */
export function plainCoverage(tokens: readonly string[], subject: SubjectWeights): number {
  if (subject.size === 0) return 1;
  return [...subject.keys()].filter((token) => tokens.includes(token)).length / subject.size;
}
