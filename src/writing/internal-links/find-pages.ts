import { cleanUrl } from '../../research/search/clean-url.ts';
import { pageKey } from '../../research/search/page-key.ts';
import { isOnSite, siteAddress } from '../../research/search/site-address.ts';
import { asSentence } from '../../support/as-sentence.ts';
import type { Brief } from '../brief/brief.ts';
import { pageFit } from '../links/page-fit.ts';
import { ownArticles, relatedPages } from '../links/remembered-web.ts';
import { searchWeb } from '../research/remembered-pages.ts';
import type { StepTools } from '../step.ts';

interface FoundPage {
  readonly url: string;
  readonly title: string;
  /** 0 to 1: how well it fits the subject. */
  readonly fit: number;
}

interface FoundPages {
  /** Best first, each page once. */
  readonly pages: readonly FoundPage[];
  readonly notes: readonly string[];
}

export interface Wanted {
  readonly brief: Brief;
  /** Domain, with a path where it has one, that pages are looked for on; undefined: only own articles. */
  readonly domain: string | undefined;
  /** Only pages on the domain, as the order names it. */
  readonly onlyThere: boolean;
  /** What own articles may share words with. */
  readonly text: string;
}

const WANTED = 10;

/**
 * Pages of a domain on the subject, by a search restricted to it, or by its sitemap where no provider can do that or
 * none of them finds anything; and the site's own published articles.
 */
export async function findPages(wanted: Wanted, version: number, tools: StepTools): Promise<FoundPages> {
  const { domain, brief, text } = wanted;
  const [there, own] = await Promise.all([
    domain === undefined ? undefined : onDomain(domain, brief, version, tools),
    ownArticles({ text, language: brief.language, limit: WANTED }, version, tools),
  ]);
  const site = domain === undefined || !wanted.onlyThere ? undefined : siteAddress(domain);
  const ours = own
    .filter(({ url }) => site === undefined || isOnSite(url, site))
    .map((article) => ({ ...article, fit: pageFit(article.title, brief) }));
  const pages = [...(there?.pages ?? []), ...ours].flatMap((page) => {
    const url = cleanUrl(page.url);
    return url === undefined ? [] : [{ ...page, url }];
  });
  const once = new Map<string, FoundPage>();
  for (const page of pages.sort((one, other) => other.fit - one.fit)) {
    const key = pageKey(page.url);
    if (!once.has(key)) once.set(key, page);
  }
  return { pages: [...once.values()], notes: there?.notes ?? [] };
}

async function onDomain(domain: string, brief: Brief, version: number, tools: StepTools): Promise<FoundPages> {
  const site = siteAddress(domain);
  if (site === undefined) return { pages: [], notes: [`"${domain}" names no domain.`] };
  const { subject, keyword, language, locale: country } = brief;
  const text = keyword === undefined || subject.includes(keyword) ? subject : `${subject} ${keyword}`;
  const notes: string[] = [];
  if (tools.webMeans.canSearchSites) {
    const asked = { text, language, country, site: `${site.host}${site.path}`, limit: WANTED };
    const { hits, faults } = await searchWeb(asked, version, tools);
    const pages = hits
      .filter(({ url }) => isOnSite(url, site))
      .map(({ url, title }) => ({ url, title, fit: pageFit(title, brief) }));
    if (pages.length > 0) return { pages, notes: faults };
    notes.push(...faults);
  }
  const related = await relatedPages(
    { from: { kind: 'domain', domain }, subject: text, language, limit: WANTED, followIndex: true },
    version,
    tools,
  );
  if (related.kind !== 'found') return { pages: [], notes: [...notes, asSentence(related.why)] };
  const pages = related.pages
    .filter(({ url }) => isOnSite(url, site))
    .map(({ url, title, score }) => ({ url, title, fit: Math.max(score, pageFit(title, brief)) }));
  return { pages, notes };
}
