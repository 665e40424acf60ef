/** What may be asked of an `Outbound`. Only `url` is required; every limit has a default. */
export interface OutboundRequest {
  readonly url: string;
  readonly method?: 'GET' | 'HEAD' | 'POST';
  /** Sent to the first origin only. Framing headers, `Host`, `Accept-Encoding` and `User-Agent` are refused. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Text or bytes, for POST; what its media type is, `headers` say. */
  readonly body?: string | Uint8Array;
  /** Media types allowed for a 2xx answer: `text/html`, `image/*`. Absent: any. */
  readonly accept?: readonly string[];
  /** Bytes of the body after decompression; default 5 MiB. */
  readonly maxBytes?: number;
  /** Milliseconds for everything: names, redirects, headers and the whole body; default 15,000. */
  readonly timeoutMs?: number;
  /** Default 5. With 0 a redirect is not followed but handed back as the answer. */
  readonly maxRedirects?: number;
  /** Aborting rejects with the signal's reason, not with an `OutboundError`. */
  readonly signal?: AbortSignal;
  /** Asked before a redirect is followed, once its address is known to be allowed; what it throws is thrown on. */
  readonly beforeRedirect?: (to: URL) => Promise<void>;
}

interface Answer<B> {
  readonly status: number;
  /** The address of the last hop, without fragment. */
  readonly url: string;
  /** Addresses that redirects led to, in order; empty when there was none. */
  readonly redirects: readonly string[];
  /** Names in lower case; values that came more than once are joined by `, `. */
  readonly headers: ReadonlyMap<string, string>;
  /** As declared, lower case, without parameters. */
  readonly mediaType: string | undefined;
  readonly body: B;
}

export type OutboundResponse = Answer<Uint8Array>;

/** The body is decompressed and limited like that of a response; iterating it may throw what `fetch` would have. */
export type OutboundStream = Answer<AsyncIterable<Uint8Array>>;

/** A way out of this installation. It throws `OutboundError` for all that the other side and the network do. */
export interface Outbound {
  fetch(request: OutboundRequest): Promise<OutboundResponse>;
  /** The connection is closed once the body is read to its end, left, or has failed, or when time is up. */
  stream(request: OutboundRequest): Promise<OutboundStream>;
  /** Ends what is under way and refuses what comes after. */
  close(): Promise<void>;
}
