// The hosted pages on a given database, in a server made as ours is.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { RateLimiter } from '../../src/http/rate-limiter.ts';
import { registerHostedPages } from '../../src/http/routes/hosted-pages.ts';
import { createHostedBlog } from '../../src/publishing/hosted-blog/hosted-blog.ts';
import { connect } from '../../src/store/connect.ts';
import { serveParent } from './serve-parent.ts';

export interface HostedBlogConfig {
  readonly databaseUrl: string;
  readonly connections: number;
}

const HOUR_MS = 3_600_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

serveParent(async ({ databaseUrl, connections }: HostedBlogConfig) => {
  const { db, close } = connect(databaseUrl, { max: connections });
  // `/forget` moves the clock on, so that the version of the blog is looked up again.
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const hostedBlog = createHostedBlog({
    db,
    clock,
    publicUrl: 'http://127.0.0.1:8787',
    headingsOf: () => ({ faq: 'Frequently Asked Questions', sources: 'Sources' }),
  });
  const app = Fastify({ exposeHeadRoutes: false });
  app.register(helmet, { contentSecurityPolicy: false });
  app.get('/forget', async () => {
    ahead += HOUR_MS;
    return 'ok';
  });
  app.get('/heap', async () => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return String(heapUsed + external);
  });
  registerHostedPages(app, { hostedBlog }, new RateLimiter(clock, Number.MAX_SAFE_INTEGER));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return {
    value: { port: typeof address === 'object' ? address?.port : undefined },
    async stop() {
      await app.close();
      await close();
    },
  };
});
