import type { Outbound } from '../../outbound/outbound.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import type { Clock } from '../../support/clock.ts';
import { type SiteAddress, siteAddress } from '../search/site-address.ts';
import type { RelatedPage, RelatedPages, RelatedPagesQuestion } from '../web-research.ts';
import { firstArticles } from './article-addresses.ts';
import { type Collected, collectEntries } from './collect-entries.ts';
import { findSitemaps, type SitemapPlaces } from './find-sitemaps.ts';
import { newestFirst } from './newest-first.ts';
import type { SitemapEntry } from './parse-sitemap.ts';
import { rankAddresses } from './rank-addresses.ts';

/** Pages read for their titles, for each page wanted, and in all. */
const READ = { each: 3, most: 15, atOnce: 5 } as const;
const TIME_LIMIT_MS = 20_000;

export interface RelatedPagesParts {
  readonly outbound: Pick<Outbound, 'fetch' | 'stream'>;
  readonly clock: Clock;
  /** Title of a page; undefined when it can not be read now. Rejects only when the signal is aborted. */
  readonly titleOf: (url: string, signal: AbortSignal | undefined) => Promise<string | undefined>;
  /** Milliseconds for finding and reading the sitemaps; default 20,000. */
  readonly timeoutMs?: number;
}

/**
 * Finds pages of a site that fit a subject: reads its sitemaps, ranks the addresses by their words, and reads the best
 * ones for their titles. Only pages of the site itself, below its path, are given.
 */
export function createRelatedPages(parts: RelatedPagesParts) {
  return async (question: RelatedPagesQuestion, signal?: AbortSignal): Promise<RelatedPages> => {
    const { from } = question;
    const name = from.kind === 'domain' ? from.domain : from.url;
    const site = siteOf(from.kind, name);
    if (site === undefined) return { kind: 'unreadable', why: `"${name}" names no domain.` };
    const places = await sitemapsOf(question, parts, signal);
    if ('why' in places) return places;
    const collected = await collectEntries(places.urls, {
      site,
      followIndex: question.followIndex,
      outbound: parts.outbound,
      clock: parts.clock,
      timeoutMs: parts.timeoutMs ?? TIME_LIMIT_MS,
      ...(signal === undefined ? {} : { signal }),
    });
    if (collected.entries.length === 0) return noEntries(name, collected);
    return { kind: 'found', pages: await bestPages(collected.entries, site, question, parts, signal) };
  };
}

/** A sitemap speaks for its whole domain. */
function siteOf(kind: RelatedPagesQuestion['from']['kind'], name: string): SiteAddress | undefined {
  const site = siteAddress(name);
  return site === undefined || kind === 'domain' ? site : { ...site, path: '' };
}

async function sitemapsOf(
  { from }: RelatedPagesQuestion,
  { outbound, timeoutMs = TIME_LIMIT_MS }: RelatedPagesParts,
  signal: AbortSignal | undefined,
): Promise<SitemapPlaces | Extract<RelatedPages, { why: string }>> {
  if (from.kind === 'sitemap') return { urls: [from.url], named: true };
  try {
    return await findSitemaps(from.domain, outbound, { timeoutMs, ...(signal === undefined ? {} : { signal }) });
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof OutboundError) return { kind: 'unreadable', why: error.message };
    throw error;
  }
}

function noEntries(name: string, { indexes, missing, faults }: Collected): RelatedPages {
  const [index] = indexes;
  if (index !== undefined) {
    return { kind: 'index-sitemap', why: `${index} is an index of sitemaps, which is not followed here.` };
  }
  if (faults.length > 0) return { kind: 'unreadable', why: faults.join(' ') };
  return missing.length > 0
    ? { kind: 'no-sitemap', why: `${name} has no sitemap: there is no ${missing.join(' and no ')}.` }
    : { kind: 'unreadable', why: `The sitemap of ${name} holds no addresses.` };
}

/** The best by their addresses, in the order of their titles; where no address tells anything, among the newest. */
async function bestPages(
  entries: readonly SitemapEntry[],
  site: SiteAddress,
  { subject, language, limit }: RelatedPagesQuestion,
  { titleOf }: RelatedPagesParts,
  signal: AbortSignal | undefined,
): Promise<RelatedPage[]> {
  const most = Math.min(READ.most, limit * READ.each);
  const { ranked, scoreOf } = await rankAddresses(entries, subject, language);
  const byAddress = await firstArticles(ranked, site, most);
  const candidates: readonly (SitemapEntry & { readonly score?: number })[] =
    byAddress.length > 0 ? byAddress : await firstArticles(newestFirst(entries), site, most);
  const pages: RelatedPage[] = [];
  for (let at = 0; at < candidates.length; at += READ.atOnce) {
    const few = candidates.slice(at, at + READ.atOnce);
    const titles = await Promise.all(few.map(({ url }) => titleOf(url, signal)));
    for (const [index, { url, score = 0 }] of few.entries()) {
      const title = titles[index]?.replace(/\s+/gu, ' ').trim() ?? '';
      const fits = Math.max(score, scoreOf(title));
      if (title !== '' && fits > 0) pages.push({ url, title, score: Math.round(fits * 1000) / 1000 });
    }
  }
  return pages.sort((one, other) => other.score - one.score).slice(0, limit);
}
