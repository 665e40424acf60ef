import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Services of cloud platforms that live on addresses which are public by number: Azure's host agent. */
const PLATFORM_ADDRESSES = new Set(['168.63.129.16']);

/** Of IPv6 only this block is given out for use on the internet; what lies outside is special, now or one day. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address may belong to somebody out on the internet. An IPv4 address inside an IPv6 one counts as itself
 * where the system connects to it as such (`::ffff:...`); forms that a gateway would translate (NAT64, 6to4, Teredo)
 * are refused, since where they lead is the gateway's decision.
 * @param address four decimal parts or IPv6 text; anything else, and an address with a zone, is not public
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST);
  return !PLATFORM_ADDRESSES.has(parsed.toString());
}
