import type { Language } from '../../contract/languages.ts';
import type { Database } from '../../store/database.ts';
import { findHostedSite, findSlugOfHost, type HostedSite, selectUsedCategories } from '../../store/hosted-sites.ts';
import type { Clock } from '../../support/clock.ts';
import { KeptValues } from '../../support/kept-values.ts';
import { canonicalBaseOf, sitePath } from './addresses.ts';
import { finishAnswer, pagePolicy } from './finish-answer.ts';
import { messagesOf } from './messages/all-messages.ts';
import { type CachedAnswer, PageCache } from './page-cache.ts';
import type { PageContext } from './page-context.ts';
import { answerPage } from './pages.ts';
import { type PartHeadings, type RenderedArticle, renderArticle } from './render-article.ts';
import { keptName, mayBeFramed, type PageRoute, readRoute } from './routes.ts';

export interface HostedBlogParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Address of the service as readers see it. */
  readonly publicUrl: string;
  /** How parts of an article are headed in its language. */
  readonly headingsOf: (language: Language) => PartHeadings;
  /** Bytes of rendered pages that are kept, at most; default 16 MB. */
  readonly cacheBytes?: number;
}

export interface HostedRequest {
  /** Slug of the site. */
  readonly site: string;
  /** Served on a host of its own, rather than below `/sites/`. */
  readonly ownHost: boolean;
  /** Decoded, below the base of the blog, without the first slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** The blogs that this installation serves. */
export interface HostedBlog {
  /** @returns undefined when there is no such blog */
  page(request: HostedRequest): Promise<CachedAnswer | undefined>;
  /** Slug of the site that a host belongs to; undefined for a host that is no blog's. */
  siteOfHost(host: string): Promise<string | undefined>;
  /** An article as readers will see it, wherever it stands. */
  preview(markdown: string, language: Language): RenderedArticle;
}

const CACHE_BYTES = 16 * 1024 * 1024;
/** A change may show so much later on other machines, or after a page was looked at here. */
const SITE_MS = 1_000;
const HOST_MS = 2_000;
const MOST_SITES = 1_000;
/** Hosts that are no blog's count too: anybody can ask under any name. */
const MOST_HOSTS = 1_000;
const MOST_TOPICS = 8;

/** See `HostedBlog`. Pages are kept as long as the version of their blog stands; it is looked up once a second. */
export function createHostedBlog({ db, clock, publicUrl, headingsOf, cacheBytes }: HostedBlogParts): HostedBlog {
  const cache = new PageCache(cacheBytes ?? CACHE_BYTES);
  const sites = new KeptValues<HostedSite | undefined>(clock, { milliseconds: SITE_MS, most: MOST_SITES });
  const hosts = new KeptValues<string | undefined>(clock, { milliseconds: HOST_MS, most: MOST_HOSTS });
  const policy = pagePolicy(publicUrl);

  async function contextOf(site: HostedSite, ownHost: boolean, route: PageRoute, now: Date): Promise<PageContext> {
    return {
      site,
      base: ownHost ? '' : sitePath(site.slug),
      canonicalBase: canonicalBaseOf(publicUrl, site),
      words: messagesOf(site.language),
      topics: mayBeFramed(route) ? await selectUsedCategories(db, { siteId: site.id, now, limit: MOST_TOPICS }) : [],
    };
  }

  async function render(site: HostedSite, ownHost: boolean, route: PageRoute): Promise<CachedAnswer> {
    const now = clock.now();
    const context = await contextOf(site, ownHost, route, now);
    const answer = await answerPage({ db, now, headingsOf }, context, route);
    return finishAnswer(answer, context, policy);
  }

  return {
    async page({ site: slug, ownHost, path: below, query }) {
      const site = await sites.get(slug, () => findHostedSite(db, slug, clock.now()));
      if (site === undefined) return undefined;
      const route = readRoute(below, query);
      const name = keptName(route);
      if (name === undefined) return render(site, ownHost, route);
      const key = `${site.id} ${ownHost ? 'host' : 'path'} ${name}`;
      const version = `${site.version} ${site.newest?.getTime() ?? 0}`;
      return cache.get(key, version, () => render(site, ownHost, route));
    },

    siteOfHost: (host) => hosts.get(host, () => findSlugOfHost(db, host)),

    preview: (markdown, language) => renderArticle(markdown, { language, headings: headingsOf(language) }),
  };
}
