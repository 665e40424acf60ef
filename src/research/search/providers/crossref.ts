import { z } from 'zod';
import { askProvider, knockAt, type ProviderFacts, type ProviderOptions } from '../ask-provider.ts';
import { cutQuery } from '../cut-query.ts';
import { plainText } from '../plain-text.ts';
import { looseNumber, looseText, type RawHit, readEntries, readJson, tidyHits } from '../read-answer.ts';
import { firstRecentDay } from '../recency.ts';
import type { SearchProvider, WebQuery } from '../search-provider.ts';

const LONGEST_QUERY = 300;
const MOST_HITS = 100;
const MOST_AUTHORS = 20;
const FIELDS = [
  'DOI', 'URL', 'title', 'author', 'container-title', 'publisher', 'published', 'abstract', 'is-referenced-by-count',
  'license',
].join(','); // biome-ignore format: one list
const WITHDRAWN = /^\W*(?:retracted|retraction|withdrawn|expression of concern)\b/i;

const texts = z.array(z.string()).optional().catch(undefined);
const answer = z.object({ message: z.object({ items: z.array(z.unknown()) }) });
const work = z.object({
  DOI: z.string().regex(/^10\.\d{4,9}\/\S+$/),
  title: z.array(z.string()).min(1),
  author: z
    .array(z.object({ given: looseText, family: looseText, name: looseText }))
    .optional()
    .catch(undefined),
  'container-title': texts,
  publisher: looseText,
  published: z
    .object({ 'date-parts': z.array(z.array(z.number().int().nullable())) })
    .optional()
    .catch(undefined),
  abstract: looseText,
  'is-referenced-by-count': looseNumber,
  license: z
    .array(z.object({ URL: looseText }))
    .optional()
    .catch(undefined),
});
type Work = z.infer<typeof work>;

/**
 * Scholarly works with an abstract, from the index of DOIs. It knows neither languages nor countries: what it finds
 * follows from the words. Withdrawn works are left out.
 */
export function createCrossref(options: ProviderOptions): SearchProvider {
  const facts: ProviderFacts = {
    name: 'crossref',
    baseUrl: options.baseUrl ?? 'https://api.crossref.org',
    urlSetting: 'INKWRIGHT_CROSSREF_URL',
  };
  return {
    name: 'crossref',
    canRestrictToSite: false,
    pace: { intervalMs: 250, atOnce: 1 },
    async search(query, signal) {
      const { text } = await askProvider(options, facts, { url: searchUrl(options, facts, query) }, signal);
      const works = readEntries(readJson(text, answer, 'crossref').message.items, work, 'crossref');
      const standing = works.filter(({ title }) => !WITHDRAWN.test(title[0] ?? ''));
      return tidyHits(standing.map(rawHit), 'crossref', query.limit);
    },
    knock: (signal) => knockAt(options, facts, `${facts.baseUrl}/`, signal),
  };
}

function searchUrl({ clock }: ProviderOptions, { baseUrl }: ProviderFacts, query: WebQuery): string {
  const { text, recency, limit } = query;
  const filters = ['has-abstract:true'];
  if (recency !== undefined) filters.push(`from-pub-date:${firstRecentDay(recency, clock.now())}`);
  const parameters = new URLSearchParams({
    'query.bibliographic': cutQuery(text, { characters: LONGEST_QUERY }),
    rows: String(Math.min(Math.max(1, limit), MOST_HITS)),
    select: FIELDS,
    filter: filters.join(','),
  });
  return `${baseUrl}/works?${parameters}`;
}

function rawHit(entry: Work): RawHit {
  const abstract = (entry.abstract ?? '').replace(/<jats:title>\s*(?:abstract|summary)\s*<\/jats:title>/gi, '');
  const authors = (entry.author ?? []).slice(0, MOST_AUTHORS).map(({ given, family, name }) => {
    const full = name ?? [given, family].filter((part) => part !== undefined).join(' ');
    return plainText(full, 100);
  });
  return {
    url: `https://doi.org/${encodeURI(entry.DOI).replaceAll('?', '%3F').replaceAll('#', '%23')}`,
    title: entry.title[0] ?? '',
    snippet: abstract,
    extract: abstract,
    date: dateOf(entry.published?.['date-parts'][0]),
    publisher: entry['container-title']?.[0] ?? entry.publisher,
    licence: entry.license?.map(({ URL: url }) => licenceName(url)).find((name) => name !== undefined),
    scholarly: {
      authors: authors.filter((author) => author !== ''),
      doi: entry.DOI,
      citations: entry['is-referenced-by-count'],
    },
  };
}

function dateOf(parts: readonly (number | null)[] = []): string | undefined {
  const [year, month, day] = parts;
  if (year === undefined || year === null || year < 1500 || year > 9999) return undefined;
  const inRange = (value: number | null | undefined, most: number) =>
    value !== undefined && value !== null && value >= 1 && value <= most;
  if (!inRange(month, 12)) return String(year);
  const padded = (value: number | null | undefined) => String(value).padStart(2, '0');
  return inRange(day, 31) ? `${year}-${padded(month)}-${padded(day)}` : `${year}-${padded(month)}`;
}

/** `http://creativecommons.org/licenses/by/4.0/` is `CC BY 4.0`; other terms are not a licence to quote. */
function licenceName(url: string | undefined): string | undefined {
  const terms = /creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(url ?? '');
  if (terms === null) return undefined;
  const [, kind = '', name = '', version] = terms;
  const label = kind.toLowerCase() === 'publicdomain' ? 'CC0' : `CC ${name.toUpperCase()}`;
  return version === undefined ? label : `${label} ${version}`;
}
