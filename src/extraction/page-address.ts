import { parsedUrl } from '../contract/parsed-url.ts';
import { webAddressOf } from './front-matter.ts';

/**
 * The address a page calls its own, where that is plausible: on the same site, and not the home page for a page that
 * is not.
 * @param declared addresses as the page writes them, best first
 * @param url where it was fetched
 */
export function canonicalOf(declared: readonly (string | undefined)[], url: string | undefined): string | undefined {
  for (const address of declared) {
    if (address === undefined) continue;
    const complete = parsedUrl(address, url);
    const web = complete === undefined ? undefined : webAddressOf(complete.href);
    if (web !== undefined && (url === undefined || isPlausible(new URL(web), new URL(url)))) return web;
  }
  return undefined;
}

function isPlausible(canonical: URL, fetched: URL): boolean {
  if (!isSameSite(canonical.hostname, fetched.hostname)) return false;
  return canonical.pathname !== '/' || canonical.search !== '' || fetched.pathname === '/';
}

/** `www.`, `m.` and other hosts below the same name. */
function isSameSite(one: string, other: string): boolean {
  const [a, b] = [one, other].map((host) => host.replace(/^(?:www|m|amp|mobile)\d?\./, '')) as [string, string];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}
