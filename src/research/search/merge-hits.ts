import { groupBy } from '../../support/group-by.ts';
import { pageKey } from './page-key.ts';
import type { ProviderName, SearchHit } from './search-provider.ts';

/** Weighs a first place little more than a second one, so that being found by several counts most. */
const RANK_OFFSET = 60;

/** A page, with the best that its providers know of it. */
export interface MergedHit extends Omit<SearchHit, 'provider' | 'rank'> {
  /** By reciprocal ranks; higher is better. */
  readonly score: number;
  /** Who found it, best place first. */
  readonly providers: readonly ProviderName[];
}

/**
 * One list from those of several providers, by reciprocal rank fusion, each page once. The order does not depend on
 * that of the lists.
 *
 * @param hits ranks count within a provider, from 1
 */
export function mergeHits(hits: readonly SearchHit[]): MergedHit[] {
  const pages = groupBy(hits, ({ url }) => pageKey(url)).values();
  return [...pages].map(mergedHit).sort(byScore);
}

function mergedHit(found: readonly SearchHit[]): MergedHit {
  const byRank = [...found].sort((one, other) => one.rank - other.rank || compare(one.provider, other.provider));
  const best = new Map(byRank.toReversed().map((hit) => [hit.provider, hit]));
  const known = <K extends keyof SearchHit>(name: K) => byRank.find((hit) => hit[name] !== undefined)?.[name];
  const dates = byRank.flatMap(({ date }) => date ?? []);
  return {
    url: plainestUrl(byRank.map(({ url }) => url)),
    title:
      longest(byRank.map(({ title }) => title).filter((title) => !/(?:…|\.\.\.)$/u.test(title))) ??
      byRank[0]?.title ??
      '',
    snippet: longest(byRank.map(({ snippet }) => snippet)) ?? '',
    extract: longest(byRank.flatMap(({ extract }) => extract ?? [])),
    date: longest(dates),
    publisher: known('publisher'),
    licence: known('licence'),
    scholarly: known('scholarly'),
    score: [...best.values()].reduce((sum, { rank }) => sum + 1 / (RANK_OFFSET + rank), 0),
    providers: [...new Set(byRank.map(({ provider }) => provider))],
  };
}

/** The first of the longest texts. */
function longest(texts: readonly string[]): string | undefined {
  const [first, ...rest] = texts;
  return first === undefined
    ? undefined
    : rest.reduce((best, text) => (text.length > best.length ? text : best), first);
}

/** Rather https, not a mobile or AMP form, short. */
function plainestUrl(urls: readonly string[]): string {
  const cost = (url: string) => {
    const { protocol, hostname, pathname } = new URL(url);
    const isOtherForm =
      /^(?:m|mobile|amp)\.|\.m\.|ampproject\.org$/.test(hostname) || /(?:\/|\.)amp(?:\/|\.html?|$)/.test(pathname);
    return (isOtherForm ? 10_000 : 0) + (protocol === 'http:' ? 5_000 : 0) + url.length;
  };
  const [first = '', ...rest] = urls;
  return rest.reduce((best, url) => (cost(url) < cost(best) ? url : best), first);
}

function byScore(one: MergedHit, other: MergedHit): number {
  return other.score - one.score || other.providers.length - one.providers.length || compare(one.url, other.url);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
