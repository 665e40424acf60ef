import { isoDate } from '../../../extraction/iso-date.ts';
import { stopWordsOf } from '../../../language/stop-words.ts';
import { askProvider, knockAt, type ProviderFacts, type ProviderOptions } from '../ask-provider.ts';
import { plainText } from '../plain-text.ts';
import { type RawHit, tidyHits } from '../read-answer.ts';
import { firstRecentDay } from '../recency.ts';
import { PROVIDER_TITLES, SearchError, type SearchProvider, type WebQuery } from '../search-provider.ts';
import { type AtomEntry, readAtom } from './read-atom.ts';

const TITLE = PROVIDER_TITLES.arxiv;
const MOST_WORDS = 8;
const MOST_HITS = 50;
const MOST_AUTHORS = 20;

/**
 * Preprints of the natural sciences, mathematics and computing, in English: a query without Latin words finds nothing
 * and is not sent. Country and language have no counterpart.
 */
export function createArxiv(options: ProviderOptions): SearchProvider {
  const facts: ProviderFacts = {
    name: 'arxiv',
    baseUrl: options.baseUrl ?? 'https://export.arxiv.org',
    urlSetting: 'INKWRIGHT_ARXIV_URL',
  };
  return {
    name: 'arxiv',
    canRestrictToSite: false,
    pace: { intervalMs: 3000, atOnce: 1 },
    async search(query, signal) {
      const words = wordsFor(query);
      if (words.length === 0) return [];
      const parameters = new URLSearchParams({
        search_query: [...words.map((word) => `all:${word}`), ...period(query, options)].join(' AND '),
        start: '0',
        max_results: String(Math.min(Math.max(1, query.limit), MOST_HITS)),
        sortBy: 'relevance',
        sortOrder: 'descending',
      });
      const { text } = await askProvider(options, facts, { url: `${facts.baseUrl}/api/query?${parameters}` }, signal);
      return tidyHits(entriesOf(text).map(rawHit), 'arxiv', query.limit);
    },
    knock: (signal) => knockAt(options, facts, `${facts.baseUrl}/`, signal),
  };
}

/** Latin words and figures that carry the subject; all of them must be found. */
function wordsFor({ text, language }: WebQuery): string[] {
  const words = text.normalize('NFKC').match(/[\p{Script=Latin}\d]+(?:[.-][\p{Script=Latin}\d]+)*/gu) ?? [];
  const stopWords = stopWordsOf(language);
  const telling = words.filter((word) => !stopWords.has(word.toLowerCase()) && !/^(?:and|or|andnot)$/i.test(word));
  return [...new Set(telling)].filter((word) => /\p{L}/u.test(word)).slice(0, MOST_WORDS);
}

function period({ recency }: WebQuery, { clock }: ProviderOptions): string[] {
  if (recency === undefined) return [];
  const now = clock.now();
  const day = (iso: string) => iso.slice(0, 10).replaceAll('-', '');
  return [`submittedDate:[${day(firstRecentDay(recency, now))}0000 TO ${day(now.toISOString())}2359]`];
}

/** @throws SearchError; arXiv answers errors as entries, and now and then no entries where it counts some */
function entriesOf(text: string): readonly AtomEntry[] {
  const feed = readAtom(text);
  if (feed === undefined) {
    throw new SearchError('arxiv', 'bad_answer', `${TITLE} answered with something that is no complete Atom feed.`);
  }
  if (feed.entries.some(({ id }) => id.includes('/api/errors'))) {
    throw new SearchError('arxiv', 'refused', `${TITLE} did not understand the search.`);
  }
  if (feed.entries.length === 0 && (feed.total ?? 0) > 0) {
    throw new SearchError('arxiv', 'unavailable', `${TITLE} counts ${feed.total} works and shows none.`);
  }
  return feed.entries;
}

function rawHit({ id, title, summary, published, authors, doi }: AtomEntry): RawHit {
  return {
    url: id.replace(/^http:/, 'https:').replace(/v\d+$/, ''),
    title,
    snippet: summary,
    extract: summary,
    date: isoDate(published),
    publisher: TITLE,
    scholarly: {
      authors: authors.slice(0, MOST_AUTHORS).map((author) => plainText(author, 100)),
      doi,
      citations: undefined,
    },
  };
}
