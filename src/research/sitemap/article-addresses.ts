import { setImmediate as turn } from 'node:timers/promises';
import { cleanUrl } from '../search/clean-url.ts';
import { pageKey } from '../search/page-key.ts';
import { isOnSite, type SiteAddress } from '../search/site-address.ts';
import type { SitemapEntry } from './parse-sitemap.ts';

/** Lists of pages, forms and feeds; nothing a reader would go on to read. */
const NO_ARTICLE =
  /\/(?:tags?|categor(?:y|ies|ie|ia)|kategorie|authors?|page\/\d+|feed|rss|search|cart|checkout|account|login|register|wp-content|wp-json)(?:\/|$)/i;
const NO_PAGE = /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|docx?|xlsx?|zip|mp[34]|webm|xml|gz|json|css|js)$/i;
const AT_ONCE = 500;

/**
 * The first of the entries that may be articles of the site: on it and below its path, each page once, without its
 * home page. Their addresses are without tracking parameters.
 */
export async function firstArticles<E extends SitemapEntry>(
  entries: readonly E[],
  site: SiteAddress,
  most: number,
): Promise<E[]> {
  const articles = new Map<string, E>();
  for (const [index, entry] of entries.entries()) {
    if (articles.size >= most) break;
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    const url = isOnSite(entry.url, site) ? cleanUrl(entry.url) : undefined;
    if (url === undefined || !mayBeArticle(url, site)) continue;
    const key = pageKey(url);
    if (!articles.has(key)) articles.set(key, { ...entry, url });
  }
  return [...articles.values()];
}

function mayBeArticle(url: string, { path }: SiteAddress): boolean {
  const { pathname } = new URL(url);
  const bare = pathname.replace(/\/+$/, '');
  return bare !== '' && bare !== path && !NO_ARTICLE.test(pathname) && !NO_PAGE.test(pathname);
}
