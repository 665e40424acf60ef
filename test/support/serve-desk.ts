import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpDesk } from './http-desk.ts';

export interface ServedDesk {
  /** Without a slash at its end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** The service of a desk on a port of its own, for a browser. */
export async function serveDesk({ server }: Pick<HttpDesk, 'server'>): Promise<ServedDesk> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', headers } = request;
    const { statusCode, headers: given, rawPayload } = await server.inject({ method: 'GET', url, headers });
    response.writeHead(statusCode, given as Record<string, string>).end(rawPayload);
  };
  const front = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    origin: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async close() {
      front.closeAllConnections();
      front.close();
      await once(front, 'close');
    },
  };
}
