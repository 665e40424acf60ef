import { z } from 'zod';
import { cleanUrl } from './clean-url.ts';
import { pageKey } from './page-key.ts';
import { plainParagraphs, plainText } from './plain-text.ts';
import { PROVIDER_TITLES, type ProviderName, SearchError, type SearchHit } from './search-provider.ts';

/** Characters that the texts of a hit may have. */
const LONGEST = { title: 300, snippet: 1000, extract: 12_000, publisher: 120 } as const;
/** A hit on one of these is no page to read. */
const NO_PAGE = /\.(?:svgz?|png|jpe?g|gif|webp|avif|ico|bmp|mp[34]|webm|mov|avi|zip|gz|rar|7z|exe|dmg|apk|css|js)$/i;

/** A text that may be missing or of a wrong type, and is then undefined. */
export const looseText = z.string().optional().catch(undefined);
export const looseNumber = z.number().optional().catch(undefined);

/**
 * The JSON of an answer.
 * @throws SearchError `bad_answer` for what is no JSON (a page, a cut answer) or not of this shape
 */
export function readJson<T>(text: string, schema: z.ZodType<T>, provider: ProviderName): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    const what = /^\s*</.test(text) ? 'a page instead of JSON' : 'something that is no complete JSON';
    throw new SearchError(provider, 'bad_answer', `${PROVIDER_TITLES[provider]} answered with ${what}.`, { cause });
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new SearchError(
    provider,
    'bad_answer',
    `${PROVIDER_TITLES[provider]} answered in a form that is not understood.`,
    {
      cause: result.error,
    },
  );
}

/**
 * The entries of a list that have the expected form.
 * @throws SearchError `bad_answer` when there are entries and none has it
 */
export function readEntries<T>(entries: readonly unknown[], schema: z.ZodType<T>, provider: ProviderName): T[] {
  const results = entries.map((entry) => schema.safeParse(entry));
  const good = results.flatMap((result) => (result.success ? [result.data] : []));
  if (good.length > 0 || entries.length === 0) return good;
  throw new SearchError(
    provider,
    'bad_answer',
    `${PROVIDER_TITLES[provider]} answered in a form that is not understood.`,
    {
      cause: results[0]?.error,
    },
  );
}

/** A hit as the provider wrote it. */
export type RawHit = Omit<SearchHit, 'rank' | 'provider'>;

/**
 * Hits with texts of strangers made plain and addresses checked, each page once, ranked from 1. What has no address,
 * no title, or is no page is left out.
 */
export function tidyHits(raw: readonly RawHit[], provider: ProviderName, limit: number): SearchHit[] {
  const hits: SearchHit[] = [];
  const seen = new Set<string>();
  for (const hit of raw) {
    const url = cleanUrl(hit.url);
    const title = plainText(hit.title, LONGEST.title);
    if (url === undefined || title === '' || NO_PAGE.test(new URL(url).pathname)) continue;
    const key = pageKey(url);
    if (seen.has(key)) continue;
    seen.add(key);
    hits.push({
      ...hit,
      url,
      title,
      snippet: plainText(hit.snippet, LONGEST.snippet),
      extract: orUndefined(plainParagraphs(hit.extract ?? '', LONGEST.extract)),
      publisher: orUndefined(plainText(hit.publisher ?? '', LONGEST.publisher)),
      provider,
      rank: hits.length + 1,
    });
    if (hits.length === limit) break;
  }
  return hits;
}

function orUndefined(text: string): string | undefined {
  return text === '' ? undefined : text;
}
