import { isIP, type LookupFunction, connect as openTcp, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { connect as openTls } from 'node:tls';
import { type buildConnector, Client } from 'undici';
import { hostOf } from './check-url.ts';
import type { ResolvedAddress } from './resolve-host.ts';

/** Where a connection goes: addresses that have been checked, tried one after another, and a port. */
export interface Endpoint {
  readonly addresses: readonly ResolvedAddress[];
  readonly port: number;
}

export interface Exchange {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** As it comes, without transfer coding, still compressed. */
  readonly body: Readable;
  /** Closes the connection, whatever is still on its way. */
  end(): Promise<void>;
}

export interface OutgoingRequest {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  /** Bytes taken from the connection in all, before anything is parsed. */
  readonly maxWireBytes: number;
}

export const MAX_HEADER_BYTES = 32 * 1024;
const MAX_INTERIM_ANSWERS = 8;

/** The other side sent more than it may before a limit of the body could notice. */
export class WireLimitError extends Error {}

/**
 * Sends one request over a connection of its own and gives back the answer once its headers are there.
 *
 * A connection goes to the addresses that were checked and to no other: the name is not looked up again. It is never
 * used for a second request, so that none rides on a check made for an earlier one, and bytes that a server sends
 * after its answer are never taken for the answer to somebody else's request. The price, a handshake per request, is
 * small beside the pause that politeness puts between requests to one host.
 */
export async function sendOnce(request: OutgoingRequest, endpoint: Endpoint, signal: AbortSignal): Promise<Exchange> {
  const connection = new AbortController();
  let socket: Socket | undefined;
  const client = new Client(request.url.origin, {
    connect: (options, done) => {
      socket = openSocket(options, request.url, endpoint, done);
      limitWire(socket, request.maxWireBytes);
    },
    pipelining: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
    // The caller's signal limits the whole; undici's own clocks start again with every byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const abort = () => {
    connection.abort(signal.reason);
    socket?.destroy();
    // While a connection is being made undici does not look at its signal.
    client.destroy(toError(signal.reason), () => undefined);
  };
  const end = async () => {
    signal.removeEventListener('abort', abort);
    socket?.destroy();
    await client.destroy();
  };
  try {
    signal.throwIfAborted();
    signal.addEventListener('abort', abort, { once: true });
    let interim = 0;
    const answer = await client.request({
      path: `${request.url.pathname}${request.url.search}`,
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      signal: connection.signal,
      // A server that hangs up while undici has paused its parser ends the process (nodejs/undici#5360): it never
      // pauses, and what it then holds is bounded by the limit of the connection.
      highWaterMark: Math.min(request.maxWireBytes, Number.MAX_SAFE_INTEGER),
      onInfo: () => {
        interim += 1;
        if (interim > MAX_INTERIM_ANSWERS) connection.abort(new WireLimitError('too many interim answers'));
      },
    });
    // A body that nobody reads any more fails when the connection is closed.
    answer.body.on('error', () => undefined);
    return { status: answer.statusCode, headers: joined(answer.headers), body: answer.body, end };
  } catch (error) {
    await end();
    throw error;
  }
}

function openSocket(
  options: buildConnector.Options,
  url: URL,
  endpoint: Endpoint,
  done: buildConnector.Callback,
): Socket {
  const lookup: LookupFunction = (_host, wanted, found) => {
    const addresses = endpoint.addresses.map(({ address, family }) => ({ address, family }));
    const [first] = addresses;
    if (wanted.all === true) found(null, addresses);
    else found(null, first?.address ?? '', first?.family);
  };
  const named = hostOf(url);
  const literal = isIP(named) !== 0;
  // An address is connected to as it stands; Node asks `lookup` for names only.
  const host = literal ? (endpoint.addresses[0]?.address ?? named) : named;
  const target = { host, port: endpoint.port, lookup, autoSelectFamily: true };
  const secure = url.protocol === 'https:';
  const socket = secure
    ? openTls({
        ...target,
        ALPNProtocols: ['http/1.1'],
        ...(literal ? {} : { servername: options.servername ?? named }),
      })
    : openTcp(target);
  socket.setNoDelay(true);
  const fail = (error: Error) => done(error, null);
  socket.once('error', fail);
  socket.once(secure ? 'secureConnect' : 'connect', () => {
    socket.off('error', fail);
    done(null, socket);
  });
  return socket;
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}

function limitWire(socket: Socket, maxBytes: number): void {
  socket.on('readable', () => {
    if (socket.bytesRead > maxBytes) socket.destroy(new WireLimitError(`more than ${maxBytes} bytes received`));
  });
}

function joined(headers: Readonly<Record<string, string | string[] | undefined>>): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
