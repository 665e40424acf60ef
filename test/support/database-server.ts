import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareJobsSchema } from '../../src/jobs/dbos-engine.ts';
import { connect } from '../../src/store/connect.ts';
import { startEmbeddedPostgres } from '../../src/store/embedded-postgres.ts';
import { migrate } from '../../src/store/migrate.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { makeScratchFolder } from './scratch-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the database `postgres` on the server of this run. */
    databaseServerUrl: string;
  }
}

/** A database with every table and no row; tests get clones of it. */
export const TEMPLATE = 'inkwright_template';

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** All projects of one vitest run share one server: kept where every copy of this module finds it. */
const shared = globalThis as { [key: symbol]: { server: Promise<Server>; users: number } | undefined };
const KEY = Symbol.for('inkwright.test.database-server');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const entry = shared[KEY] ?? { server: startServer(), users: 0 };
  shared[KEY] = entry;
  entry.users += 1;
  project.provide('databaseServerUrl', (await entry.server).url);
  return async () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    delete shared[KEY];
    await (await entry.server).stop();
  };
}

async function startServer(): Promise<Server> {
  const dataDir = makeScratchFolder('test');
  const embedded = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
  const url = databaseUrl(embedded.url, 'postgres');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Nothing here has to survive a power cut.
  await client.query('alter system set fsync = off');
  await client.query('alter system set full_page_writes = off');
  await client.query('select pg_reload_conf()');
  await client.query('alter role current_user set synchronous_commit = off');
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await fillTemplate(databaseUrl(embedded.url, TEMPLATE));
  return {
    url,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fillTemplate(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await migrate(db);
    // Of DBOS too, so that no test has to make it.
    await prepareJobsSchema(url, silentLogger);
  } finally {
    await close();
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
