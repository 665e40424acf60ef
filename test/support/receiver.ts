import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { deferred } from '../../src/support/deferred.ts';

/** A request as the receiver of a webhook saw it. */
export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Behaviour = (response: ServerResponse, call: ReceivedCall) => void;

/** A customer's system on this machine. */
export interface Receiver {
  /** `127.0.0.1:port`, as it is allowed in settings. */
  readonly host: string;
  readonly calls: readonly ReceivedCall[];
  /** Address of a path that behaves so with each call: the first behaviour first, the last one for all that follow. */
  at(path: string, ...behaviours: readonly [Behaviour, ...Behaviour[]]): string;
  callsAt(path: string): ReceivedCall[];
  /** Resolves once a path has been called so often in all. */
  called(path: string, times: number): Promise<void>;
  close(): Promise<void>;
}

export const answers =
  (status: number, body = '', headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end(body);
export const resets: Behaviour = (response) => response.socket?.resetAndDestroy();
export const hangs: Behaviour = () => undefined;

export async function openReceiver(): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  const sockets = new Set<Socket>();
  const behaviours = new Map<string, Behaviour[]>();
  let news = deferred();
  const server = createServer((request, response) => {
    void receive(request).then((call) => {
      calls.push(call);
      const left = behaviours.get(call.path) ?? [];
      const [behave = answers(404)] = left.length > 1 ? left.splice(0, 1) : left;
      behave(response, call);
      news.resolve();
      news = deferred();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const callsAt = (path: string) => calls.filter((call) => call.path === path);
  return {
    host,
    calls,
    callsAt,
    at(path, ...given) {
      behaviours.set(path, [...given]);
      return `http://${host}${path}`;
    },
    async called(path, times) {
      while (callsAt(path).length < times) await news.promise;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function receive(request: IncomingMessage): Promise<ReceivedCall> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return { path: request.url ?? '', headers: request.headers, body };
}
