import type { Saying } from './article-media.ts';
import { type ImageCandidate, isOwnProvider } from './image-provider.ts';
import { sharedWords, wordsOf } from './word-overlap.ts';

const MOST_TAGS = 4;

/** What its provider says of a picture, best first. */
export function sayingsOf({ provider, title, description, tags }: ImageCandidate): Saying[] {
  const language = isOwnProvider(provider) ? 'own' : 'any';
  const said: Saying[] = [
    { text: title, language },
    { text: description, language },
    // Pixabay puts its tags into the language it is asked in; those of others are in any, and of any order.
    ...(provider === 'pixabay' ? [{ text: tags.slice(0, MOST_TAGS).join(', '), language: 'asked' as const }] : []),
  ];
  return said.filter(({ text }) => text.trim() !== '');
}

/**
 * The words of a query that are said of a picture, of the query that shares most with it. Where none is, as its provider
 * finds by meaning, the last and widest query as a whole.
 * @param queries best first, at least one
 */
export function foundBy({ title, description, tags }: ImageCandidate, queries: readonly string[]): string {
  const said = wordsOf([title, description, ...tags].join(' '));
  const found = queries
    .map((query) => query.split(/\s+/).filter((word) => sharedWords(wordsOf(word), said) > 0))
    .reduce((best, words) => (words.length > best.length ? words : best), []);
  return found.length > 0 ? found.join(' ') : (queries.at(-1) ?? '');
}
