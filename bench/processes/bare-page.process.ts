// Fastify with one route that sends one text.
import Fastify from 'fastify';
import { serveParent } from './serve-parent.ts';

export interface BarePageConfig {
  readonly path: string;
  readonly body: string;
}

serveParent(async ({ path, body }: BarePageConfig) => {
  const bytes = Buffer.from(body);
  const app = Fastify();
  app.get(path, async (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(bytes));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return {
    value: { port: typeof address === 'object' ? address?.port : undefined },
    stop: () => app.close(),
  };
});
