import { parsedUrl } from '../../contract/parsed-url.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { asSentence } from '../../support/as-sentence.ts';
import type { Clock } from '../../support/clock.ts';
import { isOnSite, type SiteAddress } from '../search/site-address.ts';
import { newestFirst } from './newest-first.ts';
import type { SitemapContent, SitemapEntry } from './parse-sitemap.ts';
import { readSitemap } from './read-sitemap.ts';
import { SitemapProblem } from './sitemap-problem.ts';

/** By the protocol: what one sitemap may have at most. We take no more from all sitemaps of a site together. */
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 50 * 2 ** 20;
const MOST_SITEMAPS = 50;
/** An index in an index is against the protocol, and found all the same. */
const MOST_DEPTH = 2;
/** Sitemaps that hold no articles are read last. */
const NO_ARTICLES = /categor|tag|author|image|video|product|news-archive/i;

export interface CollectOptions {
  /** Sitemaps elsewhere are not read. */
  readonly site: SiteAddress;
  readonly followIndex: boolean;
  readonly outbound: Pick<Outbound, 'stream'>;
  readonly clock: Clock;
  /** For all sitemaps together. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** The addresses that sitemaps hold, and why single ones gave none or not all. */
export interface Collected {
  readonly entries: readonly SitemapEntry[];
  /** Sitemaps that turned out to be an index which was not followed. */
  readonly indexes: readonly string[];
  readonly missing: readonly string[];
  /** A sentence for each that could not be read, or not to its end. */
  readonly faults: readonly string[];
}

/** Reads sitemaps one after another within the limits of number, depth, size and time. Rejects only when aborted. */
export async function collectEntries(urls: readonly string[], options: CollectOptions): Promise<Collected> {
  const collector = new Collector(options);
  await collector.read(urls, 0);
  return collector;
}

class Collector implements Collected {
  readonly entries: SitemapEntry[] = [];
  readonly indexes: string[] = [];
  readonly missing: string[] = [];
  readonly faults: string[] = [];
  readonly #options: CollectOptions;
  readonly #until: number;
  readonly #seen = new Set<string>();

  constructor(options: CollectOptions) {
    this.#options = options;
    this.#until = options.clock.now().getTime() + options.timeoutMs;
  }

  async read(urls: readonly string[], depth: number): Promise<void> {
    for (const url of urls) {
      if (this.entries.length >= MOST_ENTRIES || this.#seen.has(url)) continue;
      if (this.#seen.size >= MOST_SITEMAPS) return;
      if (!isOnSite(url, { ...this.#options.site, path: '' })) {
        this.faults.push(`${url} is not read, as it lies on another domain.`);
        continue;
      }
      const left = this.#until - this.#options.clock.now().getTime();
      if (left <= 0) {
        this.faults.push('Reading the sitemaps took too long, so the last ones were left out.');
        return;
      }
      this.#seen.add(url);
      await this.#readOne(url, depth, left);
    }
  }

  async #readOne(url: string, depth: number, timeoutMs: number): Promise<void> {
    const content = await this.#contentOf(url, timeoutMs);
    if (content === undefined) return;
    if (content.cutOff !== undefined) this.faults.push(`${url} was read in part: ${content.cutOff}.`);
    if (content.kind === 'urlset') {
      for (const entry of content.entries) if (this.entries.length < MOST_ENTRIES) this.entries.push(entry);
      return;
    }
    if (!this.#options.followIndex) {
      this.indexes.push(url);
    } else if (depth >= MOST_DEPTH) {
      this.faults.push(`${url} is not followed, as it is an index inside an index inside an index.`);
    } else {
      await this.read(likeliestFirst(content.entries), depth + 1);
    }
  }

  async #contentOf(url: string, timeoutMs: number): Promise<SitemapContent | undefined> {
    const { outbound, signal } = this.#options;
    try {
      const { status, body } = await outbound.stream({
        url,
        maxBytes: MOST_BYTES,
        timeoutMs,
        ...(signal === undefined ? {} : { signal }),
      });
      if (status === 200) {
        const mostEntries = MOST_ENTRIES - this.entries.length;
        return await readSitemap(body, { mostEntries, mostBytes: MOST_BYTES });
      }
      await leave(body);
      if (status === 404 || status === 410) this.missing.push(url);
      else this.faults.push(`${url} answers with status ${status}.`);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof SitemapProblem) this.faults.push(`${url} can not be read as a sitemap: ${error.message}.`);
      else if (error instanceof OutboundError) this.faults.push(asSentence(error.message));
      else throw error;
    }
    return undefined;
  }
}

/** Closes the connection without reading what comes. */
async function leave(body: AsyncIterable<Uint8Array>): Promise<void> {
  await body[Symbol.asyncIterator]().return?.();
}

function likeliestFirst(sitemaps: readonly SitemapEntry[]): string[] {
  const valid = newestFirst(sitemaps).filter(({ url }) => parsedUrl(url) !== undefined);
  const isLast = ({ url }: SitemapEntry) => NO_ARTICLES.test(new URL(url).pathname);
  return [...valid.filter((sitemap) => !isLast(sitemap)), ...valid.filter(isLast)].map(({ url }) => url);
}
