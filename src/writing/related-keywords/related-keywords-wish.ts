import type { WishVerdict } from '../../contract/compliance-report.ts';
import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { countTerm } from './count-term.ts';
import type { RelatedKeywords } from './related-terms.ts';

/** A term that makes up more of the words stands there for search engines rather than for readers. */
const DENSITY_LIMIT = 0.03;
const ENOUGH_TERMS = 3;

/**
 * How the wish for related keywords fared: which terms the article has, and how often.
 * @param texts all visible text of the article
 */
export function relatedKeywordsWish(
  { asked, terms }: RelatedKeywords,
  texts: readonly string[],
  { language, words }: { readonly language: Language; readonly words: number },
): Omit<WishVerdict, 'field'> | undefined {
  if (!asked) return undefined;
  const tokens = texts.map((text) => tokensOf(text, language));
  const counts = terms
    .map((term) => ({ text: term.text, count: tokens.reduce((sum, list) => sum + countTerm(term, list), 0) }))
    .filter(({ count }) => count > 0);
  const crowded = counts.filter(({ count }) => count / Math.max(1, words) > DENSITY_LIMIT);
  const enough = counts.length >= Math.min(ENOUGH_TERMS, Math.max(1, terms.length));
  return {
    wanted: 'terms that the sources use with the keyword, none in more than 3 % of the words',
    found: counts.length === 0 ? 'none' : counts.map(({ text, count }) => `${text} (${count})`).join(', '),
    how: 'Terms that stand near the keyword in the sources, counted in the visible text by their stems',
    verdict: enough && crowded.length === 0 ? 'met' : 'not-met',
    hard: false,
    ...(enough ? {} : { note: 'The sources use too few terms near the keyword, or in no sentence that fitted.' }),
    ...(crowded.length === 0 ? {} : { note: `Too dense: ${crowded.map(({ text }) => text).join(', ')}` }),
  };
}
