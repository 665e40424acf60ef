import type { AllowedHosts } from '../../outbound/allowed-hosts.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { restIndex } from './answers.ts';
import { readJson } from './read-json.ts';
import { urlOf } from './rest-client.ts';

const TIMEOUT_MS = 15_000;

/** Why an address is not taken; a sentence without its subject. */
export class AddressRefused extends Error {}

/**
 * The address of a WordPress as somebody may have copied it, without what follows it.
 * @throws AddressRefused for one that is not https, unless the operator allows its host
 */
export function plainAddress(given: string, allowed: AllowedHosts): string {
  const url = new URL(given);
  if (url.protocol !== 'https:' && allowed.match(url) === undefined) {
    throw new AddressRefused('must begin with https://, or the password could be read on its way');
  }
  const path = url.pathname
    .replace(/\/(?:wp-admin|wp-json|wp-login\.php|index\.php)(?:\/.*)?$/, '')
    .replace(/\/+$/, '');
  return `${url.origin}${path}`;
}

/**
 * Follows the WordPress to where it wants to be asked, without a password: from http to https, with or without `www.`
 * A redirect to another host is for the customer to decide on.
 * @throws AddressRefused; OutboundError when it can not be reached
 */
export async function settledAddress(outbound: Outbound, address: string, allowed: AllowedHosts): Promise<string> {
  for (const style of ['path', 'query'] as const) {
    const { status, url, body } = await outbound.fetch({
      url: urlOf(address, style, '/'),
      headers: { accept: 'application/json' },
      timeoutMs: TIMEOUT_MS,
    });
    const json = status < 300 ? readJson(body) : undefined;
    if (json === undefined || !restIndex.safeParse(json.value).success) continue;
    const end = plainAddress(url.replace(/\/?\?.*$/, ''), allowed);
    if (bareHost(end) !== bareHost(address)) {
      throw new AddressRefused(`leads on to ${new URL(end).origin}; give that address if it is yours`);
    }
    return end;
  }
  // Closed to strangers, perhaps; the user of the connection is told more.
  return address;
}

function bareHost(address: string): string {
  const { hostname, port } = new URL(address);
  return `${hostname.replace(/^www\./, '')}:${port}`;
}
