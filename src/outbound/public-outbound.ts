import { isIP } from 'node:net';
import { type AllowedHosts, readAllowedHosts } from './allowed-hosts.ts';
import { hostOf, portOf } from './check-url.ts';
import { makeOutbound } from './make-outbound.ts';
import type { Outbound } from './outbound.ts';
import { OutboundError, shownUrl } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';
import { type Resolve, resolveHost, systemResolve } from './resolve-host.ts';
import type { Endpoint } from './send-once.ts';
import { isInternalName } from './special-names.ts';
import { isWebPort } from './web-ports.ts';

export interface OutboundOptions {
  /** `host` or `host:port` that may be private; only with its port named may a host be asked on an unusual port. */
  readonly allowHosts: readonly string[];
  /** `Inkwright/<version> (+<public url>)` */
  readonly userAgent: string;
  /** Default: the operating system's. */
  readonly resolve?: Resolve;
}

/** Where a connection to a checked endpoint is made; the product connects to it as it stands. */
export type Dial = (endpoint: Endpoint) => Endpoint;

/**
 * An outbound for addresses that nobody vouches for. A host is refused when a single one of its addresses is not
 * public: which of them a connection would take can't be known.
 * @param dial for tests: comes after all checks, so that public addresses can be played by a server on this machine
 */
export function makePublicOutbound(options: OutboundOptions, dial: Dial): Outbound {
  const allowed = readAllowedHosts(options.allowHosts);
  const resolve = options.resolve ?? systemResolve;
  return makeOutbound({
    userAgent: options.userAgent,
    otherOrigins: true,
    async admit(url, asked, signal) {
      const isAllowed = checkBeforeResolving(url, allowed, asked);
      const addresses = await resolveHost(resolve, hostOf(url), asked, signal);
      if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) throw notPublic(asked);
      return dial({ addresses, port: portOf(url) });
    },
  });
}

/** @returns whether the operator allows the host; then its addresses need not be public */
function checkBeforeResolving(url: URL, allowed: AllowedHosts, asked: string): boolean {
  const match = allowed.match(url);
  if (match !== 'port' && !isWebPort(portOf(url))) {
    const message = `"${shownUrl(asked)}" can not be fetched: port ${portOf(url)} is not one that web pages are served on.`;
    throw new OutboundError('refused_address', message, { url: asked });
  }
  if (match !== undefined) return true;
  const host = hostOf(url);
  if (isIP(host) === 0 && isInternalName(host)) throw notPublic(asked);
  return false;
}

function notPublic(asked: string): OutboundError {
  const message = `"${shownUrl(asked)}" can not be fetched: it is not an address on the public internet.`;
  return new OutboundError('refused_address', message, { url: asked });
}
