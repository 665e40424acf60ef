import { parsedUrl } from '../../contract/parsed-url.ts';

/** A site, or a part of one below a path. */
export interface SiteAddress {
  readonly host: string;
  /** Without slash at the end; empty for the whole site. */
  readonly path: string;
}

/** Reads `example.com`, `www.example.com/blog` or `https://example.com/blog/`; undefined for what names no host. */
export function siteAddress(text: string): SiteAddress | undefined {
  const trimmed = text.trim();
  const full = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = /\s/.test(trimmed) ? undefined : parsedUrl(full);
  if (url === undefined) return undefined;
  const host = bareHost(url.hostname);
  return host.includes('.') || host === 'localhost' ? { host, path: url.pathname.replace(/\/+$/, '') } : undefined;
}

/** Whether a page lies on a site or one of its subdomains, and below its path. */
export function isOnSite(url: string, { host, path }: SiteAddress): boolean {
  const page = parsedUrl(url);
  if (page === undefined) return false;
  const pageHost = bareHost(page.hostname);
  if (pageHost !== host && !pageHost.endsWith(`.${host}`)) return false;
  return path === '' || page.pathname === path || page.pathname.startsWith(`${path}/`);
}

function bareHost(hostname: string): string {
  return hostname.replace(/\.$/, '').replace(/^www\./, '');
}
