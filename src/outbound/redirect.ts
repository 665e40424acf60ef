import { checkUrl } from './check-url.ts';
import { OutboundError, shownUrl } from './outbound-error.ts';
import { carriedHeaders, headersWithoutBody } from './request-headers.ts';

/** One request of a chain. */
export interface Hop {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Where an answer redirects to, as it says; undefined when it is no redirect. */
export function redirectTarget(status: number, headers: ReadonlyMap<string, string>): string | undefined {
  return REDIRECTS.has(status) ? headers.get('location') : undefined;
}

/**
 * The request that follows a redirect. Another origin is given neither the caller's headers nor a body.
 * @param asked the address that the customer named
 * @throws OutboundError `refused_redirect`
 */
export function nextHop(hop: Hop, status: number, location: string, asked: string): Hop {
  const url = targetUrl(hop.url, location, asked);
  const sameOrigin = url.origin === hop.url.origin;
  const becomesGet = hop.method === 'POST' && status !== 307 && status !== 308;
  if (hop.method === 'POST' && !becomesGet && !sameOrigin) {
    throw refusedRedirect(asked, 'redirects what is sent to it to somebody else');
  }
  const headers = becomesGet ? headersWithoutBody(hop.headers) : hop.headers;
  return {
    url,
    method: becomesGet ? 'GET' : hop.method,
    headers: sameOrigin ? headers : carriedHeaders(headers),
    body: becomesGet ? undefined : hop.body,
  };
}

/** @param reason what `asked` does, as the rest of a sentence */
export function refusedRedirect(asked: string, reason: string, cause?: unknown): OutboundError {
  return new OutboundError('refused_redirect', `"${shownUrl(asked)}" ${reason}.`, { url: asked, cause });
}

function targetUrl(from: URL, location: string, asked: string): URL {
  try {
    return checkUrl(new URL(location, from).href);
  } catch (cause) {
    throw refusedRedirect(asked, 'redirects to something that is not a plain web address', cause);
  }
}
