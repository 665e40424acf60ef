import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOperatorOutbound } from '../../outbound/operator-fetch.ts';
import { FixedClock } from '../../support/clock.ts';
import { deferred } from '../../support/deferred.ts';
import type { ProviderOptions } from './ask-provider.ts';
import { createArxiv } from './providers/arxiv.ts';
import { createBrave } from './providers/brave.ts';
import { createCrossref } from './providers/crossref.ts';
import { createSearxng } from './providers/searxng.ts';
import { createSerper } from './providers/serper.ts';
import { createTavily } from './providers/tavily.ts';
import { createWikipedia } from './providers/wikipedia.ts';
import type { ProviderName, SearchProvider, WebQuery } from './search-provider.ts';

/** A request as a provider's server saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** `hang`: accepts and never answers. */
export type Reply =
  | 'hang'
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly type?: string;
      readonly body?: string;
    };

export interface ProviderServer {
  readonly baseUrl: string;
  readonly seen: readonly SeenRequest[];
  /** Settles when the first request has arrived. */
  readonly arrived: Promise<void>;
  /** Settles when a client left before it had its answer. */
  readonly left: Promise<void>;
  close(): Promise<void>;
}

/** A server on the loopback address that answers as a provider would. */
export async function startProviderServer(reply: (request: SeenRequest) => Reply): Promise<ProviderServer> {
  const seen: SeenRequest[] = [];
  const arrived = deferred();
  const left = deferred();
  const server = createServer((request, response) => {
    response.on('close', () => response.writableFinished || left.resolve());
    read(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const entry = { method: request.method ?? '', url, headers: request.headers, body };
      seen.push(entry);
      arrived.resolve();
      send(response, reply(entry));
    }, left.resolve);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    arrived: arrived.promise,
    left: left.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return;
  const { status = 200, headers = {}, type = 'application/json', body = '' } = reply;
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);
}

export const NOW = '2026-11-20T12:00:00Z';
export const KEY = 'k-5ecret-0f-the-provider';

/** What providers are made with to ask the server. */
export function optionsFor(baseUrl: string): ProviderOptions & { readonly baseUrl: string; close(): Promise<void> } {
  const outbound = createOperatorOutbound({ userAgent: 'Inkwright/test' });
  return { outbound, clock: new FixedClock(NOW), baseUrl, close: () => outbound.close() };
}

export const PROVIDERS: Readonly<
  Record<ProviderName, (options: ProviderOptions & { readonly baseUrl: string }) => SearchProvider>
> = {
  wikipedia: createWikipedia,
  searxng: createSearxng,
  crossref: createCrossref,
  arxiv: createArxiv,
  brave: (options) => createBrave({ ...options, key: KEY }),
  tavily: (options) => createTavily({ ...options, key: KEY }),
  serper: (options) => createSerper({ ...options, key: KEY }),
};

export const QUERY: WebQuery = { text: 'heat pump', language: 'en', country: 'us', limit: 10 };
export const NEVER = new AbortController().signal;
