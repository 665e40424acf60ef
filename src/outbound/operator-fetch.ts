import { hostOf, portOf } from './check-url.ts';
import { makeOutbound } from './make-outbound.ts';
import type { Outbound } from './outbound.ts';
import { type Resolve, resolveHost, systemResolve } from './resolve-host.ts';

/**
 * A way out to addresses that come from settings: search providers, a SearXNG next door. Their addresses are not
 * checked, and so a redirect away from the configured origin is not followed. Limits are those of every request.
 */
export function createOperatorOutbound(options: {
  /** `Inkwright/<version> (+<public url>)` */
  readonly userAgent: string;
  /** Default: the operating system's. */
  readonly resolve?: Resolve;
}): Outbound {
  const resolve = options.resolve ?? systemResolve;
  return makeOutbound({
    userAgent: options.userAgent,
    otherOrigins: false,
    admit: async (url, asked, signal) => ({
      addresses: await resolveHost(resolve, hostOf(url), asked, signal),
      port: portOf(url),
    }),
  });
}
