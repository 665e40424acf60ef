import { parsedUrl } from '../../contract/parsed-url.ts';

/** Domains; each stands for its subdomains as well. */
export interface DomainLists {
  /** When not empty, only these. */
  readonly allow: readonly string[];
  /** Never these, allowed or not. */
  readonly deny: readonly string[];
}

/** Whether the lists let a page through. Entries may be `example.com`, `.example.com`, `*.example.com` or `gov`. */
export function isAllowed(url: string, { allow, deny }: DomainLists): boolean {
  const hostname = parsedUrl(url)?.hostname;
  if (hostname === undefined) return false;
  if (deny.some((domain) => isWithin(hostname, domain))) return false;
  return allow.length === 0 || allow.some((domain) => isWithin(hostname, domain));
}

function isWithin(hostname: string, entry: string): boolean {
  const domain = asciiDomain(entry);
  const host = hostname.replace(/\.$/, '');
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

function asciiDomain(entry: string): string {
  const bare = entry
    .trim()
    .replace(/^(?:\*?\.)+/, '')
    .replace(/\.$/, '');
  return parsedUrl(`https://${bare}`)?.hostname ?? '';
}
