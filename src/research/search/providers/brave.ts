import { z } from 'zod';
import type { Language } from '../../../contract/languages.ts';
import type { Locale } from '../../../contract/locales.ts';
import { isoDate } from '../../../extraction/iso-date.ts';
import {
  askProvider,
  type KeyedProviderOptions,
  knockAt,
  type ProviderAnswer,
  type ProviderFacts,
} from '../ask-provider.ts';
import { collectPages } from '../collect-pages.ts';
import { cutQuery } from '../cut-query.ts';
import { looseText, type RawHit, readEntries, readJson, tidyHits } from '../read-answer.ts';
import {
  PROVIDER_TITLES,
  type Recency,
  type SearchErrorCode,
  type SearchProvider,
  type WebQuery,
} from '../search-provider.ts';
import { siteAddress } from '../site-address.ts';

const TITLE = PROVIDER_TITLES.brave;
const LIMITS = { characters: 400, words: 50 } as const;
const PAGE_SIZE = 20;
const MOST_PAGES = 3;
const FRESHNESS: Readonly<Record<Recency, string>> = { day: 'pd', week: 'pw', month: 'pm', year: 'py' };
/** Other values are an error there. */
const COUNTRIES: ReadonlySet<Locale> = new Set([
  'ar', 'au', 'at', 'be', 'br', 'ca', 'cl', 'dk', 'fi', 'fr', 'de', 'hk', 'in', 'id', 'it', 'jp', 'kr', 'my',
  'mx', 'nl', 'nz', 'no', 'cn', 'pl', 'pt', 'ph', 'ru', 'sa', 'za', 'es', 'se', 'ch', 'tw', 'tr', 'gb', 'us',
] as const); // biome-ignore format: one list
/** Its own codes; languages it does not know are not named. */
const LANGUAGE_CODES: Partial<Readonly<Record<Language, string>>> = {
  ar: 'ar', bg: 'bg', bn: 'bn', cs: 'cs', da: 'da', de: 'de', en: 'en', es: 'es', et: 'et', fi: 'fi', fr: 'fr',
  hi: 'hi', hu: 'hu', it: 'it', ja: 'jp', ko: 'ko', lt: 'lt', ms: 'ms', nl: 'nl', no: 'nb', pl: 'pl', pt: 'pt-pt',
  'pt-BR': 'pt-br', 'pt-PT': 'pt-pt', ro: 'ro', ru: 'ru', sv: 'sv', th: 'th', tr: 'tr', vi: 'vi', 'zh-CN': 'zh-hans',
  'zh-TW': 'zh-hant',
}; // biome-ignore format: one list

const answer = z.object({
  query: z
    .object({ more_results_available: z.boolean().optional().catch(undefined) })
    .optional()
    .catch(undefined),
  web: z.object({ results: z.array(z.unknown()) }).optional(),
});
const result = z.object({
  url: z.string(),
  title: z.string(),
  description: looseText,
  page_age: looseText,
  profile: z.object({ name: looseText }).optional().catch(undefined),
});
const refusal = z.object({ error: z.object({ code: z.string() }) });

export function createBrave(options: KeyedProviderOptions): SearchProvider {
  const facts: ProviderFacts = {
    name: 'brave',
    baseUrl: options.baseUrl ?? 'https://api.search.brave.com',
    urlSetting: 'INKWRIGHT_BRAVE_URL',
    keySetting: 'BRAVE_API_KEY',
    explain,
  };
  return {
    name: 'brave',
    canRestrictToSite: true,
    pace: { intervalMs: 1000, atOnce: 1 },
    async search(query, signal) {
      const found = await collectPages({ hits: query.limit, pages: MOST_PAGES }, (index) =>
        searchPage(options, facts, query, index, signal),
      );
      return tidyHits(found, 'brave', query.limit);
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
  const language = LANGUAGE_CODES[query.language];
  const country = query.country !== undefined && COUNTRIES.has(query.country) ? query.country.toUpperCase() : 'ALL';
  const words = restriction === '' ? LIMITS.words : LIMITS.words - 1;
  const parameters = new URLSearchParams({
    q: restriction + cutQuery(query.text, { ...LIMITS, words, reserved: restriction.length }),
    count: String(Math.min(Math.max(1, query.limit), PAGE_SIZE)),
    offset: String(index),
    country,
    safesearch: 'moderate',
    text_decorations: 'false',
    result_filter: 'web',
    ...(language === undefined ? {} : { search_lang: language }),
    ...(query.recency === undefined ? {} : { freshness: FRESHNESS[query.recency] }),
  });
  const request = {
    url: `${facts.baseUrl}/res/v1/web/search?${parameters}`,
    headers: { accept: 'application/json', 'x-subscription-token': options.key },
  };
  const { text } = await askProvider(options, facts, request, signal);
  const read = readJson(text, answer, 'brave');
  const results = readEntries(read.web?.results ?? [], result, 'brave');
  return { hits: results.map(rawHit), more: read.query?.more_results_available === true };
}

function rawHit({ url, title, description, page_age, profile }: z.infer<typeof result>): RawHit {
  return { url, title, snippet: description ?? '', date: isoDate(page_age), publisher: profile?.name };
}

/** A wrong key is a 422 there, and a used-up month a 429 with a code of its own. */
function explain({ status, text }: ProviderAnswer): { code: SearchErrorCode; message: string } | undefined {
  const code = refusalCode(text);
  if (code === 'SUBSCRIPTION_TOKEN_INVALID' || code === 'SUBSCRIPTION_NOT_FOUND') {
    return {
      code: 'unauthorized',
      message: `${TITLE} did not accept our key (status ${status}); check BRAVE_API_KEY.`,
    };
  }
  return code === 'QUOTA_LIMITED' || code === 'USAGE_LIMIT_EXCEEDED'
    ? { code: 'exhausted', message: `The plan for ${TITLE} is used up.` }
    : undefined;
}

function refusalCode(text: string): string | undefined {
  try {
    return refusal.safeParse(JSON.parse(text)).data?.error.code;
  } catch {
    // No JSON: the status alone says what there is to say.
    return undefined;
  }
}
