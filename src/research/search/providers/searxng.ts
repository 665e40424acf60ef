import { z } from 'zod';
import type { Language } from '../../../contract/languages.ts';
import { isoDate } from '../../../extraction/iso-date.ts';
import { askProvider, knockAt, type ProviderFacts, type ProviderOptions } from '../ask-provider.ts';
import { collectPages } from '../collect-pages.ts';
import { cutQuery } from '../cut-query.ts';
import { looseText, type RawHit, readEntries, readJson, tidyHits } from '../read-answer.ts';
import { PROVIDER_TITLES, type Recency, SearchError, type SearchProvider, type WebQuery } from '../search-provider.ts';
import { siteAddress } from '../site-address.ts';

const TITLE = PROVIDER_TITLES.searxng;
const LONGEST_QUERY = 400;
const MOST_PAGES = 3;
/** There is no range of a week in all versions; what is too old is sorted out later. */
const TIME_RANGES: Readonly<Record<Recency, string>> = { day: 'day', week: 'month', month: 'month', year: 'year' };

const answer = z.object({
  results: z.array(z.unknown()),
  unresponsive_engines: z.array(z.unknown()).optional().catch(undefined),
});
const result = z.object({ url: z.string(), title: z.string(), content: looseText, publishedDate: looseText });

/** A SearXNG of the operator's; it asks other search engines, so what it finds depends on those. */
export function createSearxng(options: ProviderOptions & { readonly baseUrl: string }): SearchProvider {
  const facts: ProviderFacts = {
    name: 'searxng',
    baseUrl: options.baseUrl,
    urlSetting: 'SEARXNG_URL',
    explain: ({ status }) =>
      status === 403
        ? {
            code: 'refused',
            message: `${TITLE} refuses JSON (status 403); add \`json\` to \`search.formats\` in its settings.yml.`,
          }
        : undefined,
  };
  return {
    name: 'searxng',
    canRestrictToSite: true,
    pace: { intervalMs: 200, atOnce: 4 },
    async search(query, signal) {
      const found = await collectPages({ hits: query.limit, pages: MOST_PAGES }, (index) =>
        searchPage(options, facts, query, index, signal),
      );
      return tidyHits(found, 'searxng', query.limit);
    },
    knock: (signal) => knockAt(options, facts, `${facts.baseUrl}/`, signal),
  };
}

async function searchPage(
  options: ProviderOptions,
  facts: ProviderFacts,
  query: WebQuery,
  index: number,
  signal: AbortSignal,
): Promise<{ readonly hits: readonly RawHit[]; readonly more: boolean }> {
  const site = query.site === undefined ? undefined : siteAddress(query.site);
  const restriction = site === undefined ? '' : `site:${site.host}${site.path} `;
  const parameters = new URLSearchParams({
    q: restriction + cutQuery(query.text, { characters: LONGEST_QUERY, reserved: restriction.length }),
    format: 'json',
    categories: 'general',
    language: languageFor(query),
    pageno: String(index + 1),
    safesearch: '1',
    ...(query.recency === undefined ? {} : { time_range: TIME_RANGES[query.recency] }),
  });
  const request = { url: `${facts.baseUrl}/search?${parameters}`, headers: { accept: 'application/json' } };
  const { text } = await askProvider(options, facts, request, signal);
  const read = readJson(text, answer, 'searxng');
  const silent = read.unresponsive_engines?.length ?? 0;
  if (index === 0 && read.results.length === 0 && silent > 0) {
    throw new SearchError('searxng', 'unavailable', `None of the search engines that ${TITLE} asks answered.`);
  }
  const results = readEntries(read.results, result, 'searxng');
  return { hits: results.map(rawHit), more: results.length > 0 };
}

/** `de-AT`; Chinese by its script, as its regions decide that too. */
function languageFor({ language, country }: WebQuery): string {
  if (language.startsWith('zh-')) return language;
  const bare: Language | string = language.split('-')[0] ?? language;
  if (language.includes('-') && country === undefined) return language;
  return country === undefined ? bare : `${bare}-${country.toUpperCase()}`;
}

function rawHit({ url, title, content, publishedDate }: z.infer<typeof result>): RawHit {
  return { url, title, snippet: content ?? '', date: isoDate(publishedDate) };
}
