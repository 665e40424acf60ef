import { parsedUrl } from '../contract/parsed-url.ts';
import { OutboundError, shownUrl } from './outbound-error.ts';

const MAX_LENGTH = 8_192;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_OR_SPACE = /[\u0000-\u0020\u007f]/;

/**
 * Reads an absolute http or https address. The result has no fragment and no dot at the end of its host; numbers in
 * whatever notation are four decimal parts by now, names are in ASCII.
 * @throws OutboundError `invalid_url`
 */
export function checkUrl(text: string): URL {
  const refuse = (reason: string, cause?: unknown) =>
    new OutboundError('invalid_url', `"${shownUrl(text)}" can not be fetched: ${reason}.`, { url: text, cause });
  if (text.length > MAX_LENGTH) throw refuse(`it is longer than ${MAX_LENGTH} characters`);
  if (CONTROL_OR_SPACE.test(text)) throw refuse('it contains spaces or control characters');
  const url = parsedUrl(text);
  if (url === undefined) throw refuse('it is not a complete web address such as https://example.com/page');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse('only http and https addresses can be');
  if (url.username !== '' || url.password !== '') throw refuse('it contains a user name or password');
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (url.hostname === '' || url.hostname.split('.').includes('')) throw refuse('its host name is not complete');
  url.hash = '';
  return url;
}

/** The host without the brackets of an IPv6 address. */
export function hostOf(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}

/** The port that a connection is made to, also where the address does not name it. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}
