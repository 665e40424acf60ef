import type { Clock } from '../support/clock.ts';
import { checkUrl } from './check-url.ts';
import { isAccepted } from './media-type.ts';
import type { Outbound, OutboundResponse } from './outbound.ts';
import { OutboundError, shownUrl } from './outbound-error.ts';
import { type CachedPage, mayBeKept, type PageCache } from './page-cache.ts';
import { Politeness, systemWait, type Wait } from './politeness.ts';
import { checkRobots, createRobots, type RobotsRules } from './robots.ts';
import { SingleFlight } from './single-flight.ts';

export interface FetchedPage {
  readonly url: string;
  readonly finalUrl: string;
  readonly status: number;
  readonly mediaType?: string | undefined;
  /** The header as it came, charset included. */
  readonly contentType?: string | undefined;
  readonly body: Uint8Array;
  /** Whether the bytes were here already, be it that the server said they still hold. */
  readonly fromCache: boolean;
}

export interface PageRequest {
  /** `named`: a customer gave this very address. `crawl`: we found it, so that its robots.txt decides. */
  readonly purpose: 'named' | 'crawl';
  /** Media types that can be used, for a 2xx answer. */
  readonly accept?: readonly string[];
  /** Up to this age in milliseconds a kept page is taken without asking; default one day, 0 asks always. */
  readonly maxAgeMs?: number;
  readonly signal?: AbortSignal;
}

export interface PageFetcher {
  /** @throws OutboundError, or the signal's reason. A status that is no success is an answer, not an error. */
  fetchPage(url: string, request: PageRequest): Promise<FetchedPage>;
}

export interface PageFetcherOptions {
  readonly outbound: Outbound;
  readonly cache: PageCache;
  readonly clock: Clock;
  /** The name that robots.txt calls us by; default `Inkwright`. */
  readonly agent?: string;
  /** Requests at once to one host; default 2. */
  readonly atOnce?: number;
  /** Milliseconds between two requests to one host; default 250. */
  readonly pauseMs?: number;
  /** For tests. */
  readonly wait?: Wait;
}

const DAY_MS = 24 * 3_600_000;
const MAX_PAUSE_MS = 10_000;

/** Fetches pages for research: kept ones first, one request for the same page at a time, politely. */
export function createPageFetcher(options: PageFetcherOptions): PageFetcher {
  const { outbound, cache, clock, atOnce = 2, pauseMs = 250, wait = systemWait, agent = 'Inkwright' } = options;
  const robots = createRobots({ outbound, clock, agent });
  const politeness = new Politeness({ atOnce, pauseMs, maxPauseMs: MAX_PAUSE_MS, clock, wait });
  const flights = new SingleFlight<FetchedPage>();

  async function load(url: URL, request: PageRequest, signal: AbortSignal): Promise<FetchedPage> {
    const kept = usable(await cache.get(url.href), request.accept);
    if (kept !== undefined && isFresh(kept, request.maxAgeMs ?? DAY_MS, clock)) return fromCache(kept);
    const rules = request.purpose === 'crawl' ? await allowedRules(url, signal) : undefined;
    const turn = { wishedPauseMs: rules?.crawlDelayMs, signal };
    const answer = await politeness.run(url.host, turn, () => ask(url, request, kept, signal));
    return answer.status === 304 ? keepOn(url, answer, kept) : keep(url, answer);
  }

  async function allowedRules(url: URL, signal: AbortSignal): Promise<RobotsRules> {
    const rules = await robots.rulesFor(url, signal);
    checkRobots(rules, url);
    return rules;
  }

  function ask(
    url: URL,
    { accept, purpose }: PageRequest,
    kept: CachedPage | undefined,
    signal: AbortSignal,
  ): Promise<OutboundResponse> {
    return outbound.fetch({
      url: url.href,
      headers: conditions(kept),
      signal,
      ...(accept === undefined ? {} : { accept }),
      ...(purpose === 'crawl' ? { beforeRedirect: async (to: URL) => void (await allowedRules(to, signal)) } : {}),
    });
  }

  async function keepOn(url: URL, answer: OutboundResponse, kept: CachedPage | undefined): Promise<FetchedPage> {
    if (kept === undefined) {
      const message = `"${shownUrl(url.href)}" says that it has not changed, but was not asked that.`;
      throw new OutboundError('connection', message, { url: url.href });
    }
    const { etag = kept.etag, lastModified = kept.lastModified } = validators(answer);
    const confirmed = { ...kept, finalUrl: answer.url, etag, lastModified, fetchedAt: clock.now() };
    await cache.put(confirmed);
    return fromCache(confirmed);
  }

  async function keep(url: URL, answer: OutboundResponse): Promise<FetchedPage> {
    const { status, mediaType, body } = answer;
    const contentType = answer.headers.get('content-type');
    const page = { url: url.href, finalUrl: answer.url, status, mediaType, contentType, body };
    if (mayBeKept(status, answer.headers)) {
      await cache.put({ ...page, ...validators(answer), fetchedAt: clock.now() });
    }
    return { ...page, fromCache: false };
  }

  return {
    fetchPage: async (text, request) => {
      const url = checkUrl(text);
      const { purpose, accept = [], maxAgeMs = DAY_MS } = request;
      const same = [purpose, maxAgeMs, accept.join(), url.href].join(' ');
      return flights.run(same, request.signal, (signal) => load(url, request, signal));
    },
  };
}

function usable(page: CachedPage | undefined, accept: readonly string[] | undefined): CachedPage | undefined {
  if (page?.mediaType === undefined || accept === undefined) return page;
  return isAccepted(page.mediaType, accept) ? page : undefined;
}

function isFresh(page: CachedPage, maxAgeMs: number, clock: Clock): boolean {
  return clock.now().getTime() - page.fetchedAt.getTime() < maxAgeMs;
}

function conditions(page: CachedPage | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  if (page?.etag !== undefined) headers['if-none-match'] = page.etag;
  if (page?.lastModified !== undefined) headers['if-modified-since'] = page.lastModified;
  return headers;
}

const SENDABLE = /^[\x20-\x7e]{1,500}$/;

/** What a later request may ask by; what could not be sent back is left out. */
function validators({ headers }: OutboundResponse): { etag: string | undefined; lastModified: string | undefined } {
  const sendable = (value: string | undefined) => (value !== undefined && SENDABLE.test(value) ? value : undefined);
  return { etag: sendable(headers.get('etag')), lastModified: sendable(headers.get('last-modified')) };
}

function fromCache({ fetchedAt, etag, lastModified, ...page }: CachedPage): FetchedPage {
  return { ...page, fromCache: true };
}
