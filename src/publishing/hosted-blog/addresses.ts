import type { HostedSite } from '../../store/hosted-sites.ts';

/** Paths of the pages of one blog, below where it is served. */
export interface Addresses {
  /** Path of the blog without a slash at its end; empty on a host of its own. */
  readonly base: string;
  /** Address that the blog is known by, without a slash at its end. */
  readonly canonicalBase: string;
}

/** Where a blog is known: on its own host when it has one, else below the public address of the service. */
export function canonicalBaseOf(publicUrl: string, site: Pick<HostedSite, 'slug' | 'hostedDomain'>): string {
  const own = new URL(publicUrl);
  if (site.hostedDomain === null) return `${publicUrl.replace(/\/+$/, '')}${sitePath(site.slug)}`;
  return own.protocol === 'https:' || own.port === ''
    ? `${own.protocol}//${site.hostedDomain}`
    : `${own.protocol}//${site.hostedDomain}:${own.port}`;
}

export function sitePath(slug: string): string {
  return `/sites/${encodeURIComponent(slug)}`;
}

/** Parts of an address below the blog's base; each begins with a slash. */
export const path = {
  home: '/',
  post: (slug: string) => `/${encodeURIComponent(slug)}`,
  markdown: (slug: string) => `/${encodeURIComponent(slug)}.md`,
  author: (slug: string) => `/author/${encodeURIComponent(slug)}`,
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  media: (hash: string) => `/media/${encodeURIComponent(hash)}`,
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
  sitemapPart: (number: number) => `/sitemap-${number}.xml`,
} as const;
