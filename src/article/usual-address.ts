import { parsedUrl } from '../contract/parsed-url.ts';

/**
 * An address as it can be compared with another: markdown may write a character of it in its encoded form. What is no
 * complete address stays as it is.
 */
export function usualAddress(url: string): string {
  return parsedUrl(url)?.href ?? url;
}
