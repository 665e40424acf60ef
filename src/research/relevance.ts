import type { SourceDocument } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { scoreBm25f, type WeightedField } from './bm25f.ts';
import type { HeadingBlock, SourceText } from './source-text.ts';
import { type SubjectWeights, weightedCoverage } from './subject-weights.ts';
import { numbered, widenedQuery } from './widened-query.ts';

const WEIGHTS = { sentence: 1, heading: 0.8, title: 0.5, neighbours: 0.25 } as const;
const BEST = { from: 0.3, share: 0.2 } as const;
/** How much a sentence keeps of its score in a document that says nothing else on the subject. */
const LONELY = 0.3;
const DOCUMENT_DEPTH = 8;

const BROAD = { from: 0.5, share: 0.4 } as const;
const TITLE_SCORE = 0.25;

export interface Relevance {
  /** By sentence index, 0 to 1. */
  readonly sentences: readonly number[];
  /** By block index, 0 to 1. */
  readonly blocks: readonly number[];
  /** Whether many documents speak of the subject rather than one or two. */
  readonly isBroad: boolean;
}

/**
 * How much each sentence and each heading block says about the subject: BM25F over sentence, heading, title and
 * neighbours, with the subject widened by the words that are typical of its best sentences.
 */
export function relevanceOf(source: SourceText, subject: SubjectWeights, language: Language): Relevance {
  if (source.sentences.length === 0) return { sentences: [], blocks: [], isBroad: false };
  const texts = fieldsOf(source, language);
  const direct = scoreBm25f(texts, numbered(subject, source));
  const widened = scoreBm25f(texts, numbered(widenedQuery(source, subject, bestBlocks(source, direct)), source));
  const documents = documentScores(source, direct);
  const sentences = normalised(
    source.sentences.map(({ index, block }) => {
      const document = documents.get(source.blocks[block]?.documentIndex ?? -1) ?? 0;
      return (widened[index] ?? 0) * (LONELY + (1 - LONELY) * document);
    }),
  );
  const blocks = normalised(source.blocks.map((block) => blockScore(block, sentences)));
  const titles = source.documents.map((document) => titleScore(document, subject, language));
  const spread = [...documents.values()];
  return {
    sentences,
    isBroad: spread.filter((score) => score > BROAD.from).length >= Math.max(3, spread.length * BROAD.share),
    blocks: source.blocks.map(({ index, documentIndex, sentences }) =>
      Math.max(blocks[index] ?? 0, sentences.length === 0 ? 0 : (titles[documentIndex] ?? 0)),
    ),
  };
}

/** Every part of a document whose title names the whole subject is at least in some measure about it. */
function titleScore({ title }: SourceDocument, subject: SubjectWeights, language: Language): number {
  return weightedCoverage(tokensOf(title, language), subject) > 0.95 ? TITLE_SCORE : 0;
}

const NOWHERE = { heading: { numbers: [], weight: 0 }, title: { numbers: [], weight: 0 } } as const;

function fieldsOf(source: SourceText, language: Language): WeightedField[][] {
  const titles = source.documents.map(({ title }) => ({
    numbers: source.vocabulary.addAll(tokensOf(title, language)),
    weight: WEIGHTS.title,
  }));
  const ofBlock = source.blocks.map(({ documentIndex, headingNumbers }) => ({
    heading: { numbers: headingNumbers, weight: WEIGHTS.heading },
    title: titles[documentIndex] ?? { numbers: [], weight: WEIGHTS.title },
  }));
  return source.sentences.map(({ index, block, numbers }) => {
    const { heading, title } = ofBlock[block] ?? NOWHERE;
    const own = { numbers, weight: WEIGHTS.sentence };
    const around = { numbers: neighbours(source, index), weight: WEIGHTS.neighbours };
    return [own, heading, title, around];
  });
}

function neighbours(source: SourceText, index: number): readonly number[] {
  const paragraph = source.sentences[index]?.paragraph;
  const [before, after] = [source.sentences[index - 1], source.sentences[index + 1]].map((neighbour) =>
    neighbour?.paragraph === paragraph ? neighbour?.numbers : undefined,
  );
  return before === undefined || after === undefined ? (before ?? after ?? []) : [...before, ...after];
}

function bestBlocks(source: SourceText, scores: readonly number[]): HeadingBlock[] {
  const ranked = source.blocks
    .map((block) => ({ block, score: blockScore(block, scores) }))
    .sort((one, other) => other.score - one.score || one.block.index - other.block.index);
  const least = (ranked[0]?.score ?? 0) * BEST.from;
  const most = Math.max(2, Math.round(ranked.length * BEST.share));
  return ranked
    .slice(0, most)
    .filter(({ score }) => score > 0 && score >= least)
    .map(({ block }) => block);
}

/** By document index, 0 to 1: what its best sentences say on the subject. */
function documentScores(source: SourceText, scores: readonly number[]): Map<number, number> {
  const byDocument = new Map<number, number[]>();
  for (const { index, block } of source.sentences) {
    const document = source.blocks[block]?.documentIndex ?? -1;
    const list = byDocument.get(document);
    if (list === undefined) byDocument.set(document, [scores[index] ?? 0]);
    else list.push(scores[index] ?? 0);
  }
  const sums = [...byDocument].map(([document, list]): [number, number] => {
    const best = list.sort((one, other) => other - one).slice(0, DOCUMENT_DEPTH);
    return [document, best.reduce((sum, score) => sum + score, 0)];
  });
  const most = Math.max(...sums.map(([, sum]) => sum));
  return new Map(sums.map(([document, sum]) => [document, most > 0 ? sum / most : 0]));
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
