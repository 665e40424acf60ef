import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../support/operator-error.ts';

export interface ListenAddress {
  readonly url: string;
  readonly port: number;
}

/** @throws OperatorError in one sentence for a port in use, a port one may not have, or a host that is not ours */
export async function listenOn(app: FastifyInstance, wanted: { host: string; port: number }): Promise<ListenAddress> {
  const { host } = wanted;
  try {
    await app.listen({ host, port: wanted.port });
  } catch (error) {
    throw refusal(error, wanted);
  }
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : wanted.port;
  return { url: `http://${reachable(host)}:${port}`, port };
}

/** Where a client on this machine finds a service that listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function refusal(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const reason = REASONS[String(code)];
  if (reason === undefined) return error;
  return new OperatorError(`Inkwright can not listen on ${host}:${port}: ${reason}.`, { cause: error });
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process does already; stop it, or set INKWRIGHT_PORT to another port',
  EACCES: 'this user may not use the port; set INKWRIGHT_PORT to one above 1023',
  EADDRNOTAVAIL: 'no network interface of this machine has that address; set INKWRIGHT_HOST to one that has',
  ENOTFOUND: 'there is no such host; set INKWRIGHT_HOST to an address of this machine',
};
