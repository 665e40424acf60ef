import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { scoreBm25f } from './bm25f.ts';
import { onlyBlocks } from './keep-documents.ts';
import type { HeadingBlock, SourceSentence, SourceText } from './source-text.ts';
import { weighSubject } from './subject-weights.ts';
import { numbered, widenedQuery } from './widened-query.ts';

/** Sentences from which the shortest article chooses. */
const LEAST_REACH = 700;
/** Sentences for a word of the longest article that is wanted: some seven times what it prints. */
const SENTENCES_A_WORD = 0.35;
const WEIGHTS = { text: 1, heading: 0.8, title: 0.5 } as const;
/** Share of the heading blocks whose words widen the subject. */
const BEST = 0.1;

/**
 * The heading blocks of large sources that say most of the subject, by BM25F: weighing sentences against each other is
 * dear, and what stands further down would not be chosen. Small sources stay whole.
 *
 * @param subject tokens of the subject
 * @param words of the longest article that is wanted
 */
export function withinReach(
  source: SourceText,
  subject: readonly string[],
  words: number,
  language: Language,
): SourceText {
  const most = Math.max(LEAST_REACH, Math.round(words * SENTENCES_A_WORD));
  if (source.sentences.length <= most) return source;
  const rank = rankingOf(source, language);
  const weights = weighSubject(source, subject);
  const best = rank(weights).slice(0, Math.ceil(source.blocks.length * BEST));
  const kept = new Set<HeadingBlock>();
  let sentences = 0;
  for (const block of rank(widenedQuery(source, weights, best))) {
    if (sentences > 0 && sentences + block.sentences.length > most) continue;
    kept.add(block);
    sentences += block.sentences.length;
  }
  return onlyBlocks(source, kept);
}

function numbersIn(sentences: readonly SourceSentence[]): number[] {
  const all: number[] = [];
  for (const { numbers } of sentences) for (const number of numbers) all.push(number);
  return all;
}

/** Sorts all heading blocks by what they say of a query, the best first. */
function rankingOf(
  source: SourceText,
  language: Language,
): (query: ReadonlyMap<string, number>) => readonly HeadingBlock[] {
  const titles = source.documents.map(({ title }) => source.vocabulary.addAll(tokensOf(title, language)));
  const texts = source.blocks.map(({ documentIndex, headingNumbers, sentences }) => [
    { numbers: numbersIn(sentences), weight: WEIGHTS.text },
    { numbers: headingNumbers, weight: WEIGHTS.heading },
    { numbers: titles[documentIndex] ?? [], weight: WEIGHTS.title },
  ]);
  return (query) => {
    const scores = scoreBm25f(texts, numbered(query, source));
    const scoreOf = ({ index }: HeadingBlock) => scores[index] ?? 0;
    return [...source.blocks].sort((one, other) => scoreOf(other) - scoreOf(one) || one.index - other.index);
  };
}
