import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../support/logger.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export interface ConnectOptions {
  /** Connections the pool opens at most. */
  readonly max: number;
  /** Shown in `pg_stat_activity`; default `inkwright`. */
  readonly applicationName?: string;
  /** A statement that runs longer is ended by the server; milliseconds, default 60,000, 0 = no limit. */
  readonly statementTimeoutMs?: number;
  /** How long a caller waits for a free connection or for the server to answer; milliseconds, default 10,000. */
  readonly connectTimeoutMs?: number;
  readonly logger?: Logger;
}

export interface Connection {
  readonly db: Database;
  /** The same pool, for what is written without Kysely. */
  readonly pool: pg.Pool;
  /** Waits for the queries that run, then closes every connection. A second call does nothing. */
  close(): Promise<void>;
}

/** An open transaction that does nothing for so long is ended by the server, so that a lost worker holds no lock. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/**
 * Opens a pool to a PostgreSQL and a Kysely on top of it. Nothing is contacted before the first query, and a
 * connection that is lost while idle is only logged: the pool opens another one.
 * `bigint` columns come back as numbers; a value beyond 2^53 throws a RangeError rather than lose digits.
 * @param url `postgresql://user:password@host:port/database`, or with `?host=/folder/of/the/socket`
 */
export function connect(url: string, options: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    application_name: options.applicationName ?? 'inkwright',
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: { getTypeParser },
    // Not start-up parameters: PgBouncer refuses those it does not know.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${options.statementTimeoutMs ?? 60_000};
         set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
      );
    },
  });
  pool.on('error', (error) => {
    // A pool that is being closed forgets its connections before they are gone.
    if (!pool.ending) options.logger?.warn({ err: error }, 'An idle database connection was lost');
  });
  // A connection that is lost between two statements of a transaction has no other listener, and would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.logger?.debug({ err: error }, 'A database connection was lost while in use'));
  });
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | undefined;
  return {
    db,
    pool,
    close() {
      closed ??= closeBoth(db, pool);
      return closed;
    },
  };
}

/** Kysely ends the pool only when it has used it. */
async function closeBoth(db: Database, pool: pg.Pool): Promise<void> {
  await db.destroy();
  if (!pool.ended) await pool.end();
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return safeInteger;
  return pg.types.getTypeParser(oid, format as 'text');
};

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) {
    throw new RangeError(`The database holds the bigint ${text}, which a JavaScript number can not hold exactly`);
  }
  return number;
}
