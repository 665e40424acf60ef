import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web site on this machine for the length of a test. */
export interface WebSite {
  /** `127.0.0.1:port`, as INKWRIGHT_ALLOW_HOSTS takes it. */
  readonly host: string;
  address(path: string): string;
  /** Method and path of every request, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Serves with `answer`; connections still open at the end are cut. */
export async function openWebSite(answer: RequestListener): Promise<WebSite> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    asked,
    address: (path) => `http://${host}${path}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
