import { parsedUrl } from '../../contract/parsed-url.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { isOnSite, siteAddress } from '../search/site-address.ts';

const MOST_ROBOTS_BYTES = 512 * 1024;
const MOST_NAMED = 10;

/** Where the sitemaps of a domain may be, the likeliest first. */
export interface SitemapPlaces {
  /** Named by robots.txt, or the usual address. */
  readonly urls: readonly string[];
  /** Whether robots.txt named them. */
  readonly named: boolean;
}

/**
 * Looks for the sitemaps of a domain: those that its robots.txt names, as far as they lie on the domain, else the
 * usual `/sitemap.xml`, below the path first where there is one.
 *
 * @param domain domain, domain with a path, or URL
 * @throws OutboundError when the domain can not be reached
 */
export async function findSitemaps(
  domain: string,
  outbound: Pick<Outbound, 'fetch'>,
  options: { readonly timeoutMs: number; readonly signal?: AbortSignal },
): Promise<SitemapPlaces> {
  const { origin, robots } = await readRobots(domain, outbound, options);
  const site = siteAddress(domain);
  const named = [...robots.matchAll(/^[\t ]*sitemap[\t ]*:[\t ]*(\S+)/gim)]
    .flatMap(([, address = '']) => parsedUrl(address, origin)?.href ?? [])
    .filter((url) => site !== undefined && isOnSite(url, { ...site, path: '' }));
  if (named.length > 0) return { urls: [...new Set(named)].slice(0, MOST_NAMED), named: true };
  const path = site?.path ?? '';
  return { urls: [...new Set([`${origin}${path}/sitemap.xml`, `${origin}/sitemap.xml`])], named: false };
}

/** Over https, and over http where https is not answered. */
async function readRobots(
  domain: string,
  outbound: Pick<Outbound, 'fetch'>,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal?: AbortSignal },
): Promise<{ origin: string; robots: string }> {
  const [secure, ...others] = originsOf(domain);
  const read = async (origin: string) => {
    const { status, body } = await outbound.fetch({
      url: `${origin}/robots.txt`,
      maxBytes: MOST_ROBOTS_BYTES,
      timeoutMs,
      ...(signal === undefined ? {} : { signal }),
    });
    return { origin, robots: status === 200 ? new TextDecoder().decode(body) : '' };
  };
  try {
    return await read(secure);
  } catch (error) {
    const [plain] = others;
    if (!(error instanceof OutboundError)) throw error;
    if (error.code === 'too_large') return { origin: secure, robots: '' };
    if (error.code !== 'connection' || plain === undefined) throw error;
    return read(plain);
  }
}

function originsOf(domain: string): [string, ...string[]] {
  const trimmed = domain.trim();
  if (/^https?:\/\//i.test(trimmed)) return [new URL(trimmed).origin];
  return [new URL(`https://${trimmed}`).origin, new URL(`http://${trimmed}`).origin];
}
