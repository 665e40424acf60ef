import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { scoreBm25f, type WeightedField } from './bm25f.ts';
import type { HeadingBlock, SourceText } from './source-text.ts';

const WEIGHTS = { sentence: 1, heading: 0.8, title: 0.5, neighbours: 0.25 } as const;
const EXPANSION = { terms: 16, weight: 0.3, fromShare: 0.15, fromLeast: 8 } as const;

export interface Relevance {
  /** By sentence index, 0 to 1. */
  readonly sentences: readonly number[];
  /** By block index, 0 to 1. */
  readonly blocks: readonly number[];
}

/**
 * How much each sentence and each heading block says about the subject: BM25F over sentence, heading, title and
 * neighbours, with the subject widened by the words that are typical of its best sentences.
 */
export function relevanceOf(source: SourceText, subject: readonly string[], language: Language): Relevance {
  if (source.sentences.length === 0) return { sentences: [], blocks: [] };
  const texts = fieldsOf(source, language);
  const direct = scoreBm25f(texts, new Map(subject.map((token) => [token, 1])));
  const widened = scoreBm25f(texts, widenedQuery(source, subject, direct));
  const sentences = normalised(widened);
  return { sentences, blocks: normalised(source.blocks.map((block) => blockScore(block, sentences))) };
}

function fieldsOf(source: SourceText, language: Language): WeightedField[][] {
  const headings = source.blocks.map((block) => tokensOf(block.heading ?? '', language));
  const titles = source.blocks.map((block) => tokensOf(block.document.title, language));
  return source.sentences.map(({ index, block, tokens }) => [
    { tokens, weight: WEIGHTS.sentence },
    { tokens: headings[block] ?? [], weight: WEIGHTS.heading },
    { tokens: titles[block] ?? [], weight: WEIGHTS.title },
    { tokens: neighbourTokens(source, index), weight: WEIGHTS.neighbours },
  ]);
}

function neighbourTokens(source: SourceText, index: number): string[] {
  const paragraph = source.sentences[index]?.paragraph;
  return [index - 1, index + 1].flatMap((at) => {
    const neighbour = source.sentences[at];
    return neighbour?.paragraph === paragraph ? [...(neighbour?.tokens ?? [])] : [];
  });
}

/** Adds the words that are more frequent in the best sentences than in all of them. */
function widenedQuery(source: SourceText, subject: readonly string[], scores: readonly number[]): Map<string, number> {
  const query = new Map(subject.map((token) => [token, 1]));
  const ranked = source.sentences.filter(({ index }) => (scores[index] ?? 0) > 0);
  ranked.sort((one, other) => (scores[other.index] ?? 0) - (scores[one.index] ?? 0) || one.index - other.index);
  const best = ranked.slice(0, Math.max(EXPANSION.fromLeast, Math.round(ranked.length * EXPANSION.fromShare)));
  const inBest = frequencies(best.map(({ tokens }) => tokens));
  const inAll = frequencies(source.sentences.map(({ tokens }) => tokens));
  const weighted = [...inBest]
    .filter(([token, count]) => count >= 2 && !query.has(token) && !/^[\d.]+$/.test(token))
    .map(([token, count]) => ({ token, weight: (count / best.length) * (count / (inAll.get(token) ?? count)) }))
    .sort((one, other) => other.weight - one.weight || (one.token < other.token ? -1 : 1))
    .slice(0, EXPANSION.terms);
  const most = weighted[0]?.weight ?? 1;
  for (const { token, weight } of weighted) query.set(token, (EXPANSION.weight * weight) / most);
  return query;
}

/** Number of texts each token occurs in. */
function frequencies(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tokens of texts) for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function blockScore(block: HeadingBlock, sentences: readonly number[]): number {
  const usable = block.sentences.filter(({ judgement }) => judgement.refusal === undefined);
  if (usable.length === 0) return 0;
  const best = usable
    .map(({ index }) => sentences[index] ?? 0)
    .sort((one, other) => other - one)
    .slice(0, 4);
  return best.reduce((sum, score) => sum + score, 0) / best.length;
}

function normalised(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return most > 0 ? scores.map((score) => score / most) : scores.map(() => 0);
}
