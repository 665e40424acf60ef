import { z } from 'zod';
import { parsedUrl } from './parsed-url.ts';
import { isWebAddress } from './primitives.ts';

/** Longest list of domains, for a site or the installation. */
export const MOST_DOMAINS = 500;

/**
 * The host of a domain as it is compared: lower case, international letters in their ASCII form; undefined for what is
 * no bare domain name.
 */
export function domainNameOf(text: string): string | undefined {
  const bare = text.trim().replace(/\.$/, '');
  if (!/^[^\s/:@?#[\]\\]+\.[^\s/:@?#[\]\\.]+$/u.test(bare)) return undefined;
  const hostname = parsedUrl(`https://${bare}`)?.hostname;
  if (hostname === undefined) return undefined;
  const isAddress = /^\d+(?:\.\d+)*$/.test(hostname);
  return isAddress || hostname.split('.').includes('') ? undefined : hostname;
}

/** A domain name, its subdomains meant as well. */
export const domainName = z.string().transform((text, context) => {
  const name = domainNameOf(text);
  if (name !== undefined) return name;
  context.addIssue({
    code: 'custom',
    message: 'must be a domain name without scheme and path, for example example.com',
  });
  return z.NEVER;
});

/** A domain or a sub-path of one, with or without scheme. */
export const domainWithPath = z
  .string()
  .trim()
  .refine(
    (text) => isWebAddress(text.includes('://') ? text : `https://${text}`),
    'must be a domain or a sub-path of one, for example example.com/blog',
  );
