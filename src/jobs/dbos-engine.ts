import { setTimeout as pause } from 'node:timers/promises';
import { DBOS } from '@dbos-inc/dbos-sdk';
import pg from 'pg';
import type { JobType } from '../contract/job-states.ts';
import type { Logger } from '../support/logger.ts';
import {
  APPLICATION_NAME,
  APPLICATION_VERSION,
  closeInShutdown,
  currentOwnership,
  migrateDbosSchema,
  type Ownership,
  type QueueLimits,
  registerQueue,
  WORKFLOW_NAME,
} from './dbos-internals.ts';
import { dbosLogger } from './dbos-logger.ts';
import type { RunEnd } from './run-job.ts';

/** Far above our own rule of five deaths, which looks at progress; DBOS's would also count orderly hand-overs. */
const MAX_RECOVERY_ATTEMPTS = 1_000_000;
const POOL_SIZE = 4;
/** A process that is stopped inside a transaction of DBOS must not hold its locks for long. */
const IDLE_TRANSACTION_MS = 5_000;
const LOCK_RETRY_MS = 100;
const TRIES_BEFORE_A_WORD = 50;
/** Any number will do that nothing else on the database uses. */
const START_LOCK = 0x1d_b0_5e_7a;

export interface EngineOptions {
  readonly databaseUrl: string;
  readonly executorId: string;
  readonly types: readonly JobType[];
  readonly limitsOf: (type: JobType) => QueueLimits;
  readonly logger: Logger;
  /** The two steps of every job. Never change their number or order: DBOS knows steps by their place. */
  readonly steps: {
    pipeline(ownership: Ownership): Promise<RunEnd>;
    finish(ownership: Ownership, end: NonNullable<RunEnd>): Promise<void>;
  };
  /** Called under the start lock, when the schema `dbos` is there and before the first job can be claimed. */
  beforeLaunch(): Promise<void>;
}

export interface Engine {
  /** Claims no more jobs and waits for those that run, `graceMs` at most. They go on, but nothing of them is kept. */
  shutDown(graceMs: number): Promise<void>;
  /** Removes finished workflows. */
  deleteWorkflows(ids: string[]): Promise<void>;
}

/**
 * Creates or upgrades the schema of the queue, so that jobs can be enqueued. Safe from any number of processes.
 * @throws Error when the database is away or the role may not create a schema
 */
export async function prepareJobsSchema(databaseUrl: string, logger: Logger): Promise<void> {
  const pool = enginePool(databaseUrl, logger);
  try {
    await underStartLock(pool, logger, () => migrateDbosSchema(databaseUrl, pool, dbosLogger(logger)));
  } finally {
    await pool.end();
  }
}

/**
 * Starts DBOS in this process: from now on jobs of the given types are claimed and run. DBOS is one per process.
 * @throws Error when DBOS runs in this process already, or the database is away
 */
export async function launchEngine(options: EngineOptions): Promise<Engine> {
  if (DBOS.isInitialized()) throw new Error('jobs run in this process already: DBOS can be launched once only');
  const pool = enginePool(options.databaseUrl, options.logger);
  const logger = dbosLogger(options.logger);
  try {
    registerWorkflow(options);
    for (const type of options.types) registerQueue(type, options.limitsOf(type));
    DBOS.setConfig({
      name: APPLICATION_NAME,
      systemDatabaseUrl: options.databaseUrl,
      systemDatabasePool: pool,
      useListenNotify: false,
      runMigrations: false,
      applicationVersion: APPLICATION_VERSION,
      executorID: options.executorId,
      logger,
    });
    await underStartLock(pool, options.logger, async () => {
      await migrateDbosSchema(options.databaseUrl, pool, logger);
      await options.beforeLaunch();
      await DBOS.launch();
      closeInShutdown(async () => {
        logger.expectComplaints();
        await pool.end();
      });
    });
  } catch (error) {
    await DBOS.shutdown({ deregister: true });
    if (!pool.ended) await pool.end();
    throw error;
  }
  return {
    // Deregistered, so that a later launch in the same process starts from nothing.
    shutDown: (graceMs) => DBOS.shutdown({ workflowCompletionTimeoutMS: graceMs, deregister: true }),
    deleteWorkflows: (ids) => DBOS.deleteWorkflows(ids),
  };
}

function registerWorkflow({ steps }: EngineOptions): void {
  DBOS.registerWorkflow(
    async (jobId: string) => {
      const ownership = currentOwnership(jobId, DBOS.workflowID);
      const end = await DBOS.runStep(() => steps.pipeline(ownership), { name: 'pipeline' });
      if (end === null) return;
      await DBOS.runStep(() => steps.finish(ownership, end), { name: 'finish' });
    },
    { name: WORKFLOW_NAME, maxRecoveryAttempts: MAX_RECOVERY_ATTEMPTS },
  );
}

function enginePool(connectionString: string, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    application_name: 'inkwright-jobs',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    onConnect: async (client) => {
      await client.query(`set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`);
    },
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'An idle connection of the job queue was lost'));
  // A connection that is lost while it is in use, but between two statements, would otherwise end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.debug({ err: error }, 'A connection of the job queue was lost while in use'));
  });
  return pool;
}

/**
 * Asks for the lock again and again instead of waiting inside PostgreSQL: DBOS builds indexes CONCURRENTLY, which
 * waits for every open statement, also for one that waits for the lock.
 */
async function underStartLock(pool: pg.Pool, logger: Logger, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    for (let tries = 1; !(await tryLock(client)); tries++) {
      if (tries % TRIES_BEFORE_A_WORD === 0) logger.warn('Another process is still starting on this database; waiting');
      await pause(LOCK_RETRY_MS);
    }
    await work();
  } finally {
    // Closing the session gives the lock back even if the connection is in a bad state.
    client.release(true);
  }
}

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [START_LOCK]);
  return rows[0]?.locked === true;
}
