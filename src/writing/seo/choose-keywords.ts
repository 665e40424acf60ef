import { countWords } from '../../article/count-words.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { wordsOf } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { withoutAskingWords } from '../../research/subject.ts';
import type { Brief } from '../brief/brief.ts';

/** A longer subject is a title, not a keyword. */
const MOST_SUBJECT_WORDS = 4;
const COUNT = { least: 3, most: 8 } as const;

/**
 * Three to eight keywords: the customer's own first, then the terms the article uses most. Terms are word pairs that
 * stand together; single words in scripts without spaces, and where pairs are too few.
 */
export function chooseKeywords(sentences: readonly string[], brief: Brief): string[] {
  const own = brief.keyword ?? withoutAskingWords(brief.subject, brief.language);
  const fits = brief.keyword !== undefined || countWords(own, brief.language) <= MOST_SUBJECT_WORDS;
  const chosen = fits ? [own] : [];
  const known = chosen.map((term) => tokensOf(term, brief.language));
  const { pairs, words, rare } = termsOf(sentences, brief);
  const add = (terms: readonly string[], most: number) => {
    for (const term of terms) {
      if (chosen.length >= most) return;
      const tokens = tokensOf(term, brief.language);
      if (tokens.length === 0 || known.some((other) => sameTerm(other, tokens))) continue;
      chosen.push(term);
      known.push(tokens);
    }
  };
  add(pairs, COUNT.most - 2);
  add(words, Math.max(COUNT.least, Math.min(COUNT.most - 2, chosen.length + 2)));
  add(rare, COUNT.least);
  return chosen;
}

/** By rank: pairs and words that are used more than once, and all words for an article that repeats none. */
function termsOf(
  sentences: readonly string[],
  { language }: Brief,
): { pairs: string[]; words: string[]; rare: string[] } {
  const stopWords = stopWordsOf(language);
  const unspaced = writingSystemOf(language) !== 'spaced';
  const pairs = new Map<string, number>();
  const words = new Map<string, number>();
  const count = (counts: Map<string, number>, term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  const isContent = (word: string) =>
    [...word].length > (unspaced ? 1 : 2) && !stopWords.has(word) && !/\d/u.test(word);
  for (const sentence of sentences) {
    for (const clause of sentence.split(/[,.;:!?()，。；：！？、]/u)) {
      const list = wordsOf(clause, language);
      list.forEach((word, index) => {
        if (!isContent(word)) return;
        count(words, word);
        const next = list[index + 1];
        if (!unspaced && next !== undefined && isContent(next)) count(pairs, `${word} ${next}`);
      });
    }
  }
  return { pairs: ranked(pairs, 2), words: ranked(words, 3), rare: ranked(words, 1) };
}

function ranked(counts: ReadonlyMap<string, number>, least: number): string[] {
  return [...counts]
    .filter(([, times]) => times >= least)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .map(([term]) => term);
}

function sameTerm(one: readonly string[], other: readonly string[]): boolean {
  const shared = other.filter((token) => one.includes(token)).length;
  return shared === other.length || (shared > 0 && shared === one.length && one.length > 1);
}
