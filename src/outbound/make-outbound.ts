import { checkUrl } from './check-url.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { explainFailure } from './explain-failure.ts';
import { mediaTypeOf } from './media-type.ts';
import type { Outbound, OutboundRequest, OutboundResponse, OutboundStream } from './outbound.ts';
import { OutboundError, shownUrl } from './outbound-error.ts';
import { type BodyRules, checkContentLength, checkMediaType, readBody } from './read-body.ts';
import { type Hop, nextHop, redirectTarget, refusedRedirect } from './redirect.ts';
import { firstHeaders } from './request-headers.ts';
import { type Endpoint, type Exchange, MAX_HEADER_BYTES, sendOnce } from './send-once.ts';

const DEFAULT_MAX_BYTES = 5 * 1024 * 1024;
const DEFAULT_TIMEOUT_MS = 15_000;
const DEFAULT_MAX_REDIRECTS = 5;

export interface OutboundParts {
  /** Sent with every request: `Inkwright/1.2.3 (+https://blog.example.com)`. */
  readonly userAgent: string;
  /**
   * Decides on one hop, and says where its connection goes.
   * @param asked the address that the customer named, for messages
   * @throws OutboundError, or the signal's reason
   */
  admit(url: URL, asked: string, signal: AbortSignal): Promise<Endpoint>;
  /** Whether a redirect may lead from one origin to another. */
  readonly otherOrigins: boolean;
}

interface Arrival {
  readonly exchange: Exchange;
  readonly hop: Hop;
  readonly redirects: readonly string[];
}

/** What all ways out have in common: hops, limits, errors. Which addresses are allowed, `parts.admit` decides. */
export function makeOutbound(parts: OutboundParts): Outbound {
  const closing = new AbortController();

  async function stream(request: OutboundRequest): Promise<OutboundStream> {
    const timeoutMs = request.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const deadline = startDeadline(timeoutMs, [request.signal, closing.signal]);
    const failure = (error: unknown) => failureOf(error, request, deadline, timeoutMs);
    let exchange: Exchange | undefined;
    try {
      const arrival = await travel(parts, request, deadline.signal);
      exchange = arrival.exchange;
      return answerOf(arrival, request, deadline, failure);
    } catch (error) {
      deadline.end();
      await exchange?.end();
      throw failure(error);
    }
  }

  async function fetch(request: OutboundRequest): Promise<OutboundResponse> {
    const { body, ...answer } = await stream(request);
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return { ...answer, body: Buffer.concat(chunks) };
  }

  return {
    fetch,
    stream,
    close: () => {
      closing.abort(new ClosedError('the outbound is closed'));
      return Promise.resolve();
    },
  };
}

class ClosedError extends Error {}

/** Carries what the caller's own function threw past the explanation of failures. */
class CallerError extends Error {}

/** Follows redirects until an answer that is none. */
async function travel(parts: OutboundParts, request: OutboundRequest, signal: AbortSignal): Promise<Arrival> {
  const asked = request.url;
  const maxRedirects = request.maxRedirects ?? DEFAULT_MAX_REDIRECTS;
  const redirects: string[] = [];
  let hop = firstHop(request, parts.userAgent);
  const visited = new Set([signpost(hop)]);
  let endpoint = await parts.admit(hop.url, asked, signal);
  for (;;) {
    const exchange = await sendOnce({ ...hop, maxWireBytes: wireBytes(request) }, endpoint, signal);
    const location = redirectTarget(exchange.status, exchange.headers);
    if (location === undefined || maxRedirects === 0) return { exchange, hop, redirects };
    await exchange.end();
    const next = nextHop(hop, exchange.status, location, asked);
    if (!parts.otherOrigins && next.url.origin !== hop.url.origin) {
      throw refusedRedirect(asked, 'redirects to another server, which is not followed for configured addresses');
    }
    if (redirects.length >= maxRedirects) throw tooManyRedirects(asked, `redirects more than ${maxRedirects} times`);
    if (visited.has(signpost(next))) throw tooManyRedirects(asked, 'redirects in a circle');
    endpoint = await admitRedirect(parts, next.url, asked, signal);
    await askCaller(request, next.url);
    visited.add(signpost(next));
    redirects.push(next.url.href);
    hop = next;
  }
}

/** What makes two hops the same one; a form that leads to a page at its own address is none of those. */
function signpost({ method, url }: Hop): string {
  return `${method} ${url.href}`;
}

function firstHop(request: OutboundRequest, userAgent: string): Hop {
  return {
    url: checkUrl(request.url),
    method: request.method ?? 'GET',
    headers: firstHeaders(request, userAgent),
    body: request.body,
  };
}

async function admitRedirect(parts: OutboundParts, to: URL, asked: string, signal: AbortSignal): Promise<Endpoint> {
  try {
    return await parts.admit(to, asked, signal);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.code === 'refused_address') {
      throw refusedRedirect(asked, 'redirects to an address that is not public on the internet', error);
    }
    const message = `"${shownUrl(asked)}" redirects to a host that can not be found.`;
    throw new OutboundError(error.code, message, { url: asked, retryable: error.retryable, cause: error });
  }
}

async function askCaller({ beforeRedirect }: OutboundRequest, to: URL): Promise<void> {
  try {
    await beforeRedirect?.(to);
  } catch (cause) {
    throw new CallerError('the caller stopped at a redirect', { cause });
  }
}

function answerOf(
  { exchange, hop, redirects }: Arrival,
  request: OutboundRequest,
  deadline: Deadline,
  failure: (error: unknown) => unknown,
): OutboundStream {
  const { status, headers } = exchange;
  const isSuccess = status >= 200 && status < 300;
  const hasBody = hop.method !== 'HEAD' && status !== 204 && status !== 304;
  const rules: BodyRules = {
    asked: request.url,
    maxBytes: request.maxBytes ?? DEFAULT_MAX_BYTES,
    accept: isSuccess ? request.accept : undefined,
  };
  const mediaType = mediaTypeOf(headers.get('content-type'));
  checkMediaType(mediaType, rules);
  if (hasBody) checkContentLength(headers.get('content-length'), rules);

  const end = async () => {
    deadline.end();
    await exchange.end();
  };
  async function* portions(): AsyncGenerator<Uint8Array> {
    try {
      // The length that such an answer may name is that of a body it does not have; undici would miss it.
      if (hasBody) yield* readBody(exchange.body, headers.get('content-encoding'), rules);
    } catch (error) {
      throw failure(error);
    } finally {
      await end();
    }
  }
  return { status, url: hop.url.href, redirects, headers, mediaType, body: endedWith(portions(), end) };
}

/** A generator that is left before its first portion runs none of its code; this ends what it stands for all the same. */
function endedWith(portions: AsyncGenerator<Uint8Array>, end: () => Promise<void>): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => portions.next(),
      return: async () => {
        const result = await portions.return(undefined);
        await end();
        return result;
      },
    }),
  };
}

function failureOf(error: unknown, request: OutboundRequest, deadline: Deadline, timeoutMs: number): unknown {
  const asked = request.url;
  if (error instanceof CallerError) return error.cause;
  // What an aborted connection throws says less than the reason it was aborted for.
  const reason: unknown = deadline.signal.aborted && !(error instanceof OutboundError) ? deadline.signal.reason : error;
  if (reason instanceof ClosedError) {
    const message = `"${shownUrl(asked)}" was not fetched: this service is shutting down.`;
    return new OutboundError('connection', message, { url: asked, retryable: true, cause: reason });
  }
  if (request.signal?.aborted === true && reason === request.signal.reason) return reason;
  return explainFailure(reason, asked, timeoutMs);
}

/** Chunked coding of very small chunks takes several bytes for one; what goes beyond is no page. */
function wireBytes(request: OutboundRequest): number {
  return 2 * (request.maxBytes ?? DEFAULT_MAX_BYTES) + 8 * MAX_HEADER_BYTES;
}

function tooManyRedirects(asked: string, reason: string): OutboundError {
  return new OutboundError('too_many_redirects', `"${shownUrl(asked)}" ${reason}.`, { url: asked });
}
