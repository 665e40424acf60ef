import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '../../src/store/connect.ts';
import type { Database } from '../../src/store/database.ts';
import { databaseUrl, TEMPLATE } from './database-server.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** For what opens its own connections: DBOS, a child process, a LISTEN. */
  readonly url: string;
  /** Closes the pool and drops the database, also when something is still connected to it. */
  drop(): Promise<void>;
}

/**
 * A database of its own with every table and no customer's row, on the server of this vitest run.
 * @param options.max connections of the pool, default 5; the server takes 58 in all
 */
export async function createTestDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE}`);
  const url = databaseUrl(serverUrl, name);
  const { db, pool, close } = connect(url, { max: options.max ?? 5, applicationName: name });
  return {
    db,
    pool,
    url,
    async drop() {
      await close();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
