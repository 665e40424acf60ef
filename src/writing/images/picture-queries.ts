import type { Language } from '../../contract/languages.ts';
import { wordsOf } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import type { Brief } from '../brief/brief.ts';

/** Providers want every word to match, so that few words find more. */
const MOST_WORDS = { subject: 4, wider: 2, heading: 2 } as const;

type Subject = Pick<Brief, 'subject' | 'keyword' | 'language'>;

/** What to search a picture or video of the whole subject with, best first. */
export function subjectQueries({ subject, keyword, language }: Subject): string[] {
  const words = contentWords(keyword ?? subject, language);
  const all = words.length > 0 ? words : wordsOf(keyword ?? subject, language);
  return distinct([
    joined(all.slice(0, MOST_WORDS.subject), language),
    joined(all.slice(0, MOST_WORDS.wider), language),
  ]);
}

/** What to search a picture for one section with: what the heading adds to the subject, then the subject alone. */
export function sectionQueries(heading: string, subject: Subject): string[] {
  const { language } = subject;
  const [best = ''] = subjectQueries(subject);
  const known = new Set(wordsOf(best, language));
  const own = contentWords(heading, language).filter((word) => !known.has(word));
  const narrow = joined([...[...known].slice(0, MOST_WORDS.wider), ...own.slice(0, MOST_WORDS.heading)], language);
  return distinct(own.length === 0 ? [best] : [narrow, best]);
}

function contentWords(text: string, language: Language): string[] {
  const stopWords = stopWordsOf(language);
  return [...new Set(wordsOf(text, language))].filter((word) => !stopWords.has(word) && /\p{L}/u.test(word));
}

function joined(words: readonly string[], language: Language): string {
  return words.join(/^(?:zh|ja|th)/.test(language) ? '' : ' ');
}

function distinct(queries: readonly string[]): string[] {
  return [...new Set(queries.filter((query) => query !== ''))];
}
