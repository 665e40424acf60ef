import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Outbound } from './outbound.ts';
import { makePublicOutbound, type OutboundOptions } from './public-outbound.ts';
import type { ResolvedAddress } from './resolve-host.ts';
import type { Endpoint } from './send-once.ts';

/** Addresses that the server of the public web plays; all others are played by the forbidden one. */
const PUBLIC_V4 = '93.184.215.14';
const PUBLIC_V6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c';

export interface SeenRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Writes whatever bytes it likes; most end the connection themselves, some never do. */
export type Script = (socket: Socket, request: SeenRequest) => void;

/**
 * A web in one process. Names are resolved to true public addresses, all checks run on those, and only the connection
 * itself is turned to this machine: to the public server where every address is one of its own, else to the forbidden
 * one. So a check that is missing shows itself as a touch of the forbidden server.
 */
export interface HostileWeb {
  readonly seen: SeenRequest[];
  /** Connections that reached the forbidden server. */
  readonly forbiddenTouches: () => number;
  /** Resolves once the public server has no open connection. */
  whenIdle(): Promise<void>;
  /** Resolves with the next request for a path, or at once with the last one. */
  whenSeen(path: string): Promise<SeenRequest>;
  /** Host and port of the public server, as this machine knows it. */
  readonly publicHost: string;
  answer(path: string, script: Script): void;
  /** Successive answers of the fake name service; the last one stays. */
  name(host: string, ...answers: readonly (readonly string[])[]): void;
  readonly lookups: string[];
  outbound(options?: Partial<OutboundOptions>): Outbound;
  close(): Promise<void>;
}

export async function startHostileWeb(): Promise<HostileWeb> {
  const scripts = new Map<string, Script>();
  const names = new Map<string, (readonly string[])[]>();
  const seen: SeenRequest[] = [];
  const lookups: string[] = [];
  const sockets = new Set<Socket>();
  const idle = new Set<() => void>();
  const waiting = new Map<string, (request: SeenRequest) => void>();
  let touches = 0;

  const publicServer = await listen((socket) => {
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0) for (const resolve of idle) resolve();
      });
    readRequest(socket, (request) => {
      seen.push(request);
      waiting.get(request.path)?.(request);
      const script = scripts.get(request.path) ?? plain('404 Not Found', {}, '');
      script(socket, request);
    });
  });
  const forbiddenServer = await listen((socket) => {
    touches += 1;
    socket.on('error', () => undefined).end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nsecret');
  });
  const publicPort = portOf(publicServer);

  function dial(endpoint: Endpoint): Endpoint {
    const isPublic = endpoint.addresses.every(({ address }) => address === PUBLIC_V4 || address === PUBLIC_V6);
    const isOwn = endpoint.port === publicPort && endpoint.addresses.every(({ address }) => address === '127.0.0.1');
    const port = isPublic || isOwn ? publicPort : portOf(forbiddenServer);
    return { addresses: [{ address: '127.0.0.1', family: 4 }], port };
  }

  return {
    seen,
    lookups,
    publicHost: `127.0.0.1:${publicPort}`,
    forbiddenTouches: () => touches,
    whenIdle: () => (sockets.size === 0 ? Promise.resolve() : new Promise((resolve) => idle.add(resolve))),
    whenSeen: (path) => {
      const last = seen.findLast((request) => request.path === path);
      return last === undefined ? new Promise((resolve) => waiting.set(path, resolve)) : Promise.resolve(last);
    },
    answer: (path, script) => scripts.set(path, script),
    name: (host, ...answers) => names.set(host, [...answers]),
    outbound: (options = {}) =>
      makePublicOutbound(
        {
          allowHosts: [],
          userAgent: 'Inkwright/0 (+http://127.0.0.1)',
          resolve: (host) => {
            lookups.push(host);
            return Promise.resolve(nextAnswer(names, host));
          },
          ...options,
        },
        dial,
      ),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all([publicServer, forbiddenServer].map((server) => new Promise((done) => server.close(done))));
    },
  };
}

/** An answer as a decent server gives it. */
export function plain(status: string, headers: Readonly<Record<string, string>>, body: string | Uint8Array): Script {
  const bytes = Buffer.from(body);
  const lines = Object.entries({ 'content-length': String(bytes.byteLength), ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return raw(Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${head}\r\n`), bytes]));
}

export function page(
  html: string | Uint8Array = '<!doctype html><p>Words</p>',
  headers: Readonly<Record<string, string>> = {},
): Script {
  return plain('200 OK', { 'content-type': 'text/html', ...headers }, html);
}

export function redirect(location: string, status = '302 Found'): Script {
  return plain(status, { location }, '');
}

/** Exactly these bytes, then the end. */
export function raw(bytes: string | Uint8Array): Script {
  return (socket) => socket.end(bytes);
}

/** These bytes, then silence on an open connection. */
export function hang(bytes: string | Uint8Array): Script {
  return (socket) => socket.write(bytes);
}

/** These bytes, then a connection reset once they are out. */
export function reset(bytes: string | Uint8Array): Script {
  return (socket) => socket.write(bytes, () => setImmediate(() => socket.resetAndDestroy()));
}

/** `start` once, then `more` again and again, as fast as it is taken, until the other side closes. */
export function flood(start: string | Uint8Array, more: string | Uint8Array): Script {
  return (socket) => {
    socket.write(start);
    const push = () => {
      while (!socket.destroyed && socket.write(more));
    };
    socket.on('drain', push);
    push();
  };
}

/** `start` once, then `more` every few milliseconds, until the other side closes. */
export function drip(start: string, more: string): Script {
  return (socket) => {
    socket.write(start);
    const timer = setInterval(() => socket.write(more), 5);
    socket.on('close', () => clearInterval(timer));
  };
}

function nextAnswer(names: ReadonlyMap<string, (readonly string[])[]>, host: string): ResolvedAddress[] {
  const answers = names.get(host);
  const answer = answers !== undefined && answers.length > 1 ? answers.shift() : answers?.[0];
  if (answer === undefined) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
  return answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
}

function readRequest(socket: Socket, serve: (request: SeenRequest) => void): void {
  let text = '';
  const read = (chunk: Buffer) => {
    text += chunk.toString('latin1');
    const request = parseRequest(text);
    if (request === undefined) return;
    socket.off('data', read).resume();
    serve(request);
  };
  socket.on('data', read);
}

function parseRequest(text: string): SeenRequest | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map<string, string>();
  for (const header of lines) {
    const colon = header.indexOf(':');
    headers.set(header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim());
  }
  const body = text.slice(end + 4);
  if (body.length < Number(headers.get('content-length') ?? 0)) return undefined;
  const [method = '', path = ''] = line.split(' ');
  return { method, path, host: headers.get('host') ?? '', headers, body };
}

async function listen(serve: (socket: Socket) => void): Promise<Server> {
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

export const publicAddresses = { v4: PUBLIC_V4, v6: PUBLIC_V6 };
