import { z } from 'zod';
import { isoDate } from '../../../extraction/iso-date.ts';
import { askProvider, type KeyedProviderOptions, knockAt, type ProviderFacts } from '../ask-provider.ts';
import { cutQuery } from '../cut-query.ts';
import { looseText, type RawHit, readEntries, readJson, tidyHits } from '../read-answer.ts';
import { PROVIDER_TITLES, type SearchProvider, type WebQuery } from '../search-provider.ts';
import { isOnSite, siteAddress } from '../site-address.ts';
import { TAVILY_COUNTRIES } from './tavily-countries.ts';

const TITLE = PROVIDER_TITLES.tavily;
const LONGEST_QUERY = 400;
const MOST_HITS = 20;

const answer = z.object({ results: z.array(z.unknown()) });
const result = z.object({ url: z.string(), title: z.string(), content: looseText, published_date: looseText });

/** It has no pages to turn: twenty hits a search at most. It knows countries, and goes by the words for the language. */
export function createTavily(options: KeyedProviderOptions): SearchProvider {
  const facts: ProviderFacts = {
    name: 'tavily',
    baseUrl: options.baseUrl ?? 'https://api.tavily.com',
    urlSetting: 'INKWRIGHT_TAVILY_URL',
    keySetting: 'TAVILY_API_KEY',
    // Its own statuses: the plan's limit, and that of paying as one goes.
    explain: ({ status }) =>
      status === 432 || status === 433
        ? { code: 'exhausted', message: `The plan for ${TITLE} is used up (status ${status}).` }
        : undefined,
  };
  return {
    name: 'tavily',
    canRestrictToSite: true,
    pace: { intervalMs: 100, atOnce: 3 },
    async search(query, signal) {
      const request = {
        url: `${facts.baseUrl}/search`,
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${options.key}`,
        },
        body: JSON.stringify(bodyFor(query)),
      } as const;
      const { text } = await askProvider(options, facts, request, signal);
      const results = readEntries(readJson(text, answer, 'tavily').results, result, 'tavily');
      const site = query.site === undefined ? undefined : siteAddress(query.site);
      const onSite = results.filter(({ url }) => site === undefined || isOnSite(url, site));
      return tidyHits(onSite.map(rawHit), 'tavily', query.limit);
    },
    knock: (signal) => knockAt(options, facts, `${facts.baseUrl}/`, signal),
  };
}

function bodyFor({ text, country, recency, limit, site }: WebQuery): Record<string, unknown> {
  const address = site === undefined ? undefined : siteAddress(site);
  const countryName = country === undefined ? undefined : TAVILY_COUNTRIES[country];
  // It restricts to a domain only: below a path, many hits fall away.
  const wanted = address === undefined || address.path === '' ? limit : MOST_HITS;
  return {
    query: cutQuery(text, { characters: LONGEST_QUERY }),
    topic: 'general',
    search_depth: 'basic',
    max_results: Math.min(Math.max(1, wanted), MOST_HITS),
    ...(recency === undefined ? {} : { time_range: recency }),
    ...(countryName === undefined ? {} : { country: countryName }),
    ...(address === undefined ? {} : { include_domains: [address.host] }),
  };
}

function rawHit({ url, title, content, published_date }: z.infer<typeof result>): RawHit {
  return { url, title, snippet: content ?? '', date: isoDate(published_date) };
}
