import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { errorCode } from './error-code.ts';
import { OutboundError, shownUrl } from './outbound-error.ts';
import { untilAborted } from './until-aborted.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Asks the name service for all addresses of a host. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

/** As the operating system sees it, `/etc/hosts` included. */
export const systemResolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** Failures of the name service itself; the name may well exist. */
const PASSING = new Set(['EAI_AGAIN', 'ETIMEOUT', 'ETIMEDOUT', 'ESERVFAIL', 'EREFUSED', 'ECONNREFUSED', 'ECANCELLED']);

/**
 * All addresses of a host, at least one; an IP address is its own.
 * @param asked the address that the customer named, for the message
 * @throws OutboundError `unknown_host`, or the signal's reason
 */
export async function resolveHost(
  resolve: Resolve,
  host: string,
  asked: string,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  try {
    const addresses = await untilAborted(resolve(host), signal);
    if (addresses.length === 0) throw new Error(`no addresses for ${host}`);
    return addresses;
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    const retryable = PASSING.has(errorCode(cause) ?? '');
    const reason = retryable ? 'the name service gives no answer for its host at present' : 'its host does not exist';
    throw new OutboundError('unknown_host', `"${shownUrl(asked)}" can not be fetched: ${reason}.`, {
      url: asked,
      retryable,
      cause,
    });
  }
}
