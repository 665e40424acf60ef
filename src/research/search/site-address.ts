import { canParseUrl } from '../../contract/can-parse-url.ts';
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
  if (/\s/.test(trimmed) || !canParseUrl(full)) return undefined;
  const url = new URL(full);
  const host = bareHost(url.hostname);
  return host.includes('.') || host === 'localhost' ? { host, path: url.pathname.replace(/\/+$/, '') } : undefined;
}

/** Whether a page lies on a site or one of its subdomains, and below its path. */
export function isOnSite(url: string, { host, path }: SiteAddress): boolean {
  if (!canParseUrl(url)) return false;
  const page = new URL(url);
  const pageHost = bareHost(page.hostname);
  if (pageHost !== host && !pageHost.endsWith(`.${host}`)) return false;
  return path === '' || page.pathname === path || page.pathname.startsWith(`${path}/`);
}

function bareHost(hostname: string): string {
  return hostname.replace(/\.$/, '').replace(/^www\./, '');
}
