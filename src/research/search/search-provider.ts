import type { Language } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';

/** Web search providers; `library` is searched elsewhere. */
export const PROVIDER_NAMES = ['wikipedia', 'searxng', 'crossref', 'arxiv', 'brave', 'tavily', 'serper'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** As their makers write them, for messages. */
export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = {
  wikipedia: 'Wikipedia',
  searxng: 'SearXNG',
  crossref: 'Crossref',
  arxiv: 'arXiv',
  brave: 'Brave Search',
  tavily: 'Tavily',
  serper: 'Serper',
};

/** How old a page may be at most. */
export type Recency = 'day' | 'week' | 'month' | 'year';

export interface WebQuery {
  readonly text: string;
  readonly language: Language;
  /** Country whose pages are preferred; undefined: any. */
  readonly country?: Locale | undefined;
  readonly recency?: Recency | undefined;
  /** Hits at most. */
  readonly limit: number;
  /** Domain, or domain with a path, that hits must lie on. */
  readonly site?: string | undefined;
}

/** What a scholarly index knows of a work. */
export interface ScholarlyFacts {
  readonly authors: readonly string[];
  readonly doi: string | undefined;
  readonly citations: number | undefined;
}

/** A page that a provider names. Its texts come from strangers: plain text, without markup and control characters. */
export interface SearchHit {
  /** http or https, without tracking parameters. */
  readonly url: string;
  readonly title: string;
  readonly snippet: string;
  /** Longer text of the page itself, paragraphs parted by an empty line: a lead section, an abstract. */
  readonly extract?: string | undefined;
  /** ISO date, as far as the provider tells it: `2026`, `2026-03` or `2026-03-01`. */
  readonly date?: string | undefined;
  readonly publisher?: string | undefined;
  readonly licence?: string | undefined;
  readonly scholarly?: ScholarlyFacts | undefined;
  readonly provider: ProviderName;
  /** Place in the provider's answer, from 1. */
  readonly rank: number;
}

/** How often a provider may be asked. */
export interface Pace {
  /** Milliseconds between the starts of two searches, at least. */
  readonly intervalMs: number;
  /** Searches under way at a time. */
  readonly atOnce: number;
}

export interface SearchProvider {
  readonly name: ProviderName;
  /** It can search a single site; without that it is not asked when a query names one. */
  readonly canRestrictToSite: boolean;
  readonly pace: Pace;
  /**
   * @returns best first, at most `query.limit`
   * @throws SearchError; the signal's reason when it is aborted
   */
  search(query: WebQuery, signal: AbortSignal): Promise<readonly SearchHit[]>;
  /**
   * Settles as soon as the provider's server answers anything, however unhelpful.
   * @throws SearchError when it can't be reached
   */
  knock(signal: AbortSignal): Promise<void>;
}

export type SearchErrorCode =
  | 'rate_limited'
  | 'unauthorized'
  | 'exhausted'
  | 'bad_answer'
  | 'unavailable'
  | 'timeout'
  | 'refused';

/** What waiting does not heal. */
const LASTING: ReadonlySet<SearchErrorCode> = new Set(['unauthorized', 'exhausted']);
const RETRYABLE: ReadonlySet<SearchErrorCode> = new Set(['rate_limited', 'bad_answer', 'unavailable', 'timeout']);

/** Why a provider gave nothing. The message is a plain sentence in our own words: never a key, never the provider's text. */
export class SearchError extends Error {
  readonly provider: ProviderName;
  readonly code: SearchErrorCode;
  /** Whether the same search may succeed later. */
  readonly retryable: boolean;
  /** How long the provider asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The provider's server could not be reached, or broke off. */
  readonly isUnreached: boolean;
  /** Every other search would fail in the same way, until somebody changes something. */
  readonly isLasting: boolean;

  constructor(
    provider: ProviderName,
    code: SearchErrorCode,
    message: string,
    details: {
      readonly retryAfterMs?: number | undefined;
      readonly isUnreached?: boolean;
      readonly isLasting?: boolean;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'SearchError';
    this.provider = provider;
    this.code = code;
    this.retryable = RETRYABLE.has(code);
    this.retryAfterMs = details.retryAfterMs;
    this.isUnreached = details.isUnreached ?? false;
    this.isLasting = details.isLasting ?? LASTING.has(code);
  }
}
