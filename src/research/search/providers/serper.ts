import { z } from 'zod';
import type { Language } from '../../../contract/languages.ts';
import { isoDate } from '../../../extraction/iso-date.ts';
import { askProvider, type KeyedProviderOptions, knockAt, type ProviderFacts } from '../ask-provider.ts';
import { collectPages } from '../collect-pages.ts';
import { cutQuery } from '../cut-query.ts';
import { looseText, type RawHit, readEntries, readJson, tidyHits } from '../read-answer.ts';
import { PROVIDER_TITLES, type Recency, type SearchProvider, type WebQuery } from '../search-provider.ts';
import { siteAddress } from '../site-address.ts';

const TITLE = PROVIDER_TITLES.serper;
/** Google reads 32 words of a query. */
const LIMITS = { characters: 400, words: 32 } as const;
/** More in one request cost twice as much. */
const PAGE_SIZE = 10;
const MOST_PAGES = 3;
const TIME_RANGES: Readonly<Record<Recency, string>> = { day: 'qdr:d', week: 'qdr:w', month: 'qdr:m', year: 'qdr:y' };
/** Names of interface languages that differ from ours. */
const LANGUAGE_CODES: Partial<Readonly<Record<Language, string>>> = {
  pt: 'pt-pt',
  'pt-BR': 'pt-br',
  'pt-PT': 'pt-pt',
  'zh-CN': 'zh-cn',
  'zh-TW': 'zh-tw',
};

const answer = z.object({ organic: z.array(z.unknown()).optional() });
const result = z.object({ link: z.string(), title: z.string(), snippet: looseText, date: looseText });

/** Google's results, sold by serper.dev. */
export function createSerper(options: KeyedProviderOptions): SearchProvider {
  const facts: ProviderFacts = {
    name: 'serper',
    baseUrl: options.baseUrl ?? 'https://google.serper.dev',
    urlSetting: 'INKWRIGHT_SERPER_URL',
    keySetting: 'SERPER_API_KEY',
    explain: ({ status, text }) =>
      status === 400 && /not enough credits/i.test(text)
        ? { code: 'exhausted', message: `The credits for ${TITLE} are used up.` }
        : undefined,
  };
  return {
    name: 'serper',
    canRestrictToSite: true,
    pace: { intervalMs: 50, atOnce: 5 },
    async search(query, signal) {
      const found = await collectPages({ hits: query.limit, pages: MOST_PAGES }, (index) =>
        searchPage(options, facts, query, index, signal),
      );
      return tidyHits(found, 'serper', query.limit);
    },
    knock: (signal) => knockAt(options, facts, `${facts.baseUrl}/`, signal),
  };
}

async function searchPage(
  options: KeyedProviderOptions,
  facts: ProviderFacts,
  query: WebQuery,
  index: number,
  signal: AbortSignal,
): Promise<{ readonly hits: readonly RawHit[]; readonly more: boolean }> {
  const site = query.site === undefined ? undefined : siteAddress(query.site);
  const restriction = site === undefined ? '' : `site:${site.host}${site.path} `;
  const words = restriction === '' ? LIMITS.words : LIMITS.words - 1;
  const body = {
    q: restriction + cutQuery(query.text, { ...LIMITS, words, reserved: restriction.length }),
    hl: LANGUAGE_CODES[query.language] ?? query.language,
    num: PAGE_SIZE,
    page: index + 1,
    ...(query.country === undefined ? {} : { gl: query.country }),
    ...(query.recency === undefined ? {} : { tbs: TIME_RANGES[query.recency] }),
  };
  const request = {
    url: `${facts.baseUrl}/search`,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-api-key': options.key },
    body: JSON.stringify(body),
  } as const;
  const { text } = await askProvider(options, facts, request, signal);
  const results = readEntries(readJson(text, answer, 'serper').organic ?? [], result, 'serper');
  return { hits: results.map(rawHit), more: results.length > 0 };
}

/** Dates come as the page prints them, "3 days ago" among them; only what names a day is one. */
function rawHit({ link, title, snippet, date }: z.infer<typeof result>): RawHit {
  return { url: link, title, snippet: snippet ?? '', date: isoDate(date) };
}
