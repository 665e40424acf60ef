import { z } from 'zod';
import type { Language } from '../../../contract/languages.ts';
import { isoDate } from '../../../extraction/iso-date.ts';
import { askProvider, knockAt, type ProviderFacts, type ProviderOptions } from '../ask-provider.ts';
import { cutQuery } from '../cut-query.ts';
import { looseText, readEntries, readJson, tidyHits } from '../read-answer.ts';
import {
  PROVIDER_TITLES,
  SearchError,
  type SearchHit,
  type SearchProvider,
  type WebQuery,
} from '../search-provider.ts';

const TITLE = PROVIDER_TITLES.wikipedia;
const LICENCE = 'CC BY-SA 4.0';
const LONGEST_QUERY = 300;
const MOST_HITS = 50;
/** The interface gives lead sections of so many pages at a time. */
const MOST_EXTRACTS = 20;

/** Editions whose name is not the code of the language before its hyphen. */
const EDITIONS: Partial<Readonly<Record<Language, string>>> = { 'zh-CN': 'zh', 'zh-TW': 'zh' };
/** Spelling in which the Chinese edition is to be shown. */
const VARIANTS: Partial<Readonly<Record<Language, string>>> = { 'zh-CN': 'zh-cn', 'zh-TW': 'zh-tw' };

const answer = z.object({ pages: z.array(z.unknown()) });
const page = z.object({
  id: z.number().int().positive(),
  key: z.string().min(1),
  title: z.string().min(1),
  excerpt: looseText,
  description: looseText,
});
type Page = z.infer<typeof page>;

const leads = z.object({ query: z.object({ pages: z.array(z.unknown()) }).optional() });
const lead = z.object({
  pageid: z.number(),
  extract: looseText,
  revisions: z
    .array(z.object({ timestamp: looseText }))
    .optional()
    .catch(undefined),
  pageprops: z.object({ disambiguation: z.unknown() }).optional().catch(undefined),
});
type Lead = z.infer<typeof lead>;

/**
 * The Wikipedia of the query's language: full-text search, then the lead sections and dates of what was found, so that
 * a hit can be read as it is. Pages that only list meanings of a word are left out. Country and recency have no
 * counterpart. `{language}` in the base address stands for the edition.
 */
export function createWikipedia(options: ProviderOptions): SearchProvider {
  const baseOf = (language: Language) =>
    (options.baseUrl ?? 'https://{language}.wikipedia.org').replaceAll('{language}', editionOf(language));
  const factsOf = (language: Language): ProviderFacts => ({
    name: 'wikipedia',
    baseUrl: baseOf(language),
    urlSetting: 'INKWRIGHT_WIKIPEDIA_URL',
    explain: ({ status }) =>
      status === 403 ? { code: 'refused', message: `${TITLE} does not answer our program (status 403).` } : undefined,
  });
  return {
    name: 'wikipedia',
    canRestrictToSite: false,
    pace: { intervalMs: 50, atOnce: 2 },
    async search(query, signal) {
      const facts = factsOf(query.language);
      const pages = await searchPages(options, facts, query, signal);
      const known = await leadsOf(options, facts, pages, query.language, signal);
      const hits = pages.filter(({ id }) => known.get(id)?.pageprops?.disambiguation === undefined);
      return tidyHits(
        hits.map((hit) => rawHit(hit, known.get(hit.id), facts.baseUrl, query.language)),
        'wikipedia',
        query.limit,
      );
    },
    knock: (signal) => knockAt(options, factsOf('en'), `${baseOf('en')}/`, signal),
  };
}

function editionOf(language: Language): string {
  return EDITIONS[language] ?? language.split('-')[0] ?? language;
}

async function searchPages(
  options: ProviderOptions,
  facts: ProviderFacts,
  query: WebQuery,
  signal: AbortSignal,
): Promise<Page[]> {
  const parameters = new URLSearchParams({
    q: cutQuery(query.text, { characters: LONGEST_QUERY }),
    limit: String(Math.min(Math.max(1, query.limit), MOST_HITS)),
  });
  const url = `${facts.baseUrl}/w/rest.php/v1/search/page?${parameters}`;
  const { text } = await askProvider(options, facts, { url, headers: headersFor(query.language) }, signal);
  return readEntries(readJson(text, answer, 'wikipedia').pages, page, 'wikipedia');
}

/** Lead sections by page id. Without them the hits still stand, so a fault here costs only them. */
async function leadsOf(
  options: ProviderOptions,
  facts: ProviderFacts,
  pages: readonly Page[],
  language: Language,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Lead>> {
  if (pages.length === 0) return new Map();
  const parameters = new URLSearchParams({
    action: 'query',
    format: 'json',
    formatversion: '2',
    prop: 'extracts|revisions|pageprops',
    exintro: '1',
    explaintext: '1',
    exlimit: String(MOST_EXTRACTS),
    rvprop: 'timestamp',
    ppprop: 'disambiguation',
    pageids: pages
      .slice(0, MOST_EXTRACTS)
      .map(({ id }) => id)
      .join('|'),
    ...(VARIANTS[language] === undefined ? {} : { variant: VARIANTS[language] }),
  });
  try {
    const url = `${facts.baseUrl}/w/api.php?${parameters}`;
    const { text } = await askProvider(options, facts, { url, headers: headersFor(language) }, signal);
    const entries = readJson(text, leads, 'wikipedia').query?.pages ?? [];
    return new Map(readEntries(entries, lead, 'wikipedia').map((entry) => [entry.pageid, entry]));
  } catch (error) {
    if (error instanceof SearchError) return new Map();
    throw error;
  }
}

function headersFor(language: Language): Record<string, string> {
  return { accept: 'application/json', 'accept-language': VARIANTS[language] ?? editionOf(language) };
}

function rawHit(
  { key, title, excerpt, description }: Page,
  known: Lead | undefined,
  baseUrl: string,
  language: Language,
): Omit<SearchHit, 'rank' | 'provider'> {
  return {
    url: `${baseUrl}/${VARIANTS[language] ?? 'wiki'}/${encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%3A', ':')}`,
    title,
    snippet: excerpt ?? description ?? '',
    extract: known?.extract,
    date: isoDate(known?.revisions?.[0]?.timestamp),
    publisher: TITLE,
    licence: LICENCE,
  };
}
