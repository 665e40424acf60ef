import { validateHeaderName, validateHeaderValue } from 'node:http';
import { RESERVED_HEADERS } from '../contract/reserved-headers.ts';
import { ACCEPT_ENCODING } from './decompress.ts';
import type { OutboundRequest } from './outbound.ts';
import { OutboundError } from './outbound-error.ts';

/** What another origin is told after a redirect: what we would like to read, and nothing that speaks for somebody. */
const CARRIED = new Set(['accept', 'accept-encoding', 'accept-language', 'user-agent']);

/**
 * The headers of the first hop, names in lower case.
 * @throws OutboundError `invalid_header`
 */
export function firstHeaders(request: OutboundRequest, userAgent: string): Record<string, string> {
  const headers: Record<string, string> = { accept: request.accept?.join(', ') ?? '*/*' };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    check(name, value, request.url);
    headers[name.toLowerCase()] = value;
  }
  return { ...headers, 'accept-encoding': ACCEPT_ENCODING, 'user-agent': userAgent };
}

/** The headers for another origin than the one the request was made for. */
export function carriedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => CARRIED.has(name)));
}

/** The headers after a redirect that turns a POST into a GET: without those that describe the body. */
export function headersWithoutBody(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('content-')));
}

function check(name: string, value: string, url: string): void {
  if (RESERVED_HEADERS.has(name.toLowerCase())) {
    throw new OutboundError('invalid_header', `The header "${name}" is set by this service and can not be given.`, {
      url,
    });
  }
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch (cause) {
    throw new OutboundError('invalid_header', `The header "${name.slice(0, 60)}" is not valid in HTTP.`, {
      url,
      cause,
    });
  }
}
