import type { Outbound } from './outbound.ts';
import { makePublicOutbound, type OutboundOptions } from './public-outbound.ts';

/**
 * The only way to an address that came from outside: a request, a page, a sitemap, a redirect, a webhook, an image.
 * It reaches public addresses only, on every hop and after the name was looked up, within limits of time and size.
 * @throws OperatorError when `allowHosts` holds something that is no host
 */
export function createOutbound(options: OutboundOptions): Outbound {
  return makePublicOutbound(options, (endpoint) => endpoint);
}
