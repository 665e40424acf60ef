// The HTTP service on a given database, without anything that runs the jobs it takes.
import { createAuthors } from '../../src/accounts/authors.ts';
import { createCategories } from '../../src/accounts/categories.ts';
import { createPasswords } from '../../src/accounts/passwords.ts';
import { createSessions } from '../../src/accounts/sessions.ts';
import { createUsers } from '../../src/accounts/users.ts';
import { createLogger } from '../../src/cli/logger.ts';
import { createExtractor } from '../../src/extraction/extractor.ts';
import { createHttpServer } from '../../src/http/http-server.ts';
import { createKnowledge } from '../../src/knowledge/knowledge.ts';
import { createHostedBlog } from '../../src/publishing/hosted-blog/hosted-blog.ts';
import { systemClock } from '../../src/support/clock.ts';
import { randomIds } from '../../src/support/ids.ts';
import { composeService } from '../tools/compose-service.ts';
import { serveParent } from './serve-parent.ts';

export interface OrderServiceConfig {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly connections: number;
}

const RATE_LIMIT = 1_000_000;

serveParent(async (config: OrderServiceConfig) => {
  const logger = createLogger('info');
  const service = await composeService({ ...config, logger });
  const { db, pool } = service.connection;
  const extractor = createExtractor({ threads: 1 });
  const passwords = createPasswords();
  const server = createHttpServer({
    ...service,
    db,
    pool,
    users: createUsers({ db, clock: systemClock, ids: randomIds, passwords }),
    sessions: createSessions({ ...config, db, clock: systemClock, ids: randomIds, passwords }),
    installation: { describeSettings: () => [], providers: () => [] },
    consoleFolder: '/no/console',
    authors: createAuthors({ db, clock: systemClock, ids: randomIds }),
    categories: createCategories({ db, clock: systemClock, ids: randomIds }),
    hostedBlog: createHostedBlog({
      db,
      clock: systemClock,
      publicUrl: 'http://127.0.0.1',
      headingsOf: () => ({ faq: 'FAQ', sources: 'Sources' }),
    }),
    knowledge: createKnowledge({ db, extractor, clock: systemClock, ids: randomIds }),
    settings: { host: '127.0.0.1', port: 0, trustProxy: false, rateLimit: RATE_LIMIT, version: '0.0.0' },
    clock: systemClock,
    ids: randomIds,
    logger,
  });
  const { port } = await server.listen();
  return {
    value: { port },
    async stop() {
      await server.close();
      await extractor.close();
      await service.close();
    },
  };
});
