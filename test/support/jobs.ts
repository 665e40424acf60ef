import pg from 'pg';
import type { JobState, JobType } from '../../src/contract/job-states.ts';
import type { JobHandler, JobHandlers, JobOutcome } from '../../src/jobs/job-handler.ts';
import { createJobRuntime, type JobRuntime, type JobRuntimeOptions } from '../../src/jobs/job-runtime.ts';
import { JOB_EVENT_CHANNEL } from '../../src/store/job-events.ts';
import { endJob, insertJob } from '../../src/store/jobs.ts';
import { createNotifications } from '../../src/store/notifications.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { systemClock } from '../../src/support/clock.ts';
import { deferred } from '../../src/support/deferred.ts';
import { type Logger, silentLogger } from '../../src/support/logger.ts';
import { passThrough } from '../../src/support/reach-point.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const ENDED = ['SUCCESS', 'FAILED', 'CANCELED'] as const;

/** A handler that does what the test says and ends the job as it is told; `finish` may do more. */
export function handler<T>(given: Partial<JobHandler<T>> & Pick<JobHandler<T>, 'run'>): JobHandler<T> {
  return {
    timeLimitMs: 30_000,
    async finish(trx, job, outcome: JobOutcome<T>) {
      await endJob(trx, job.id, outcome.state === 'SUCCESS' ? { state: 'SUCCESS' } : outcome);
    },
    ...given,
  };
}

interface JobFacts {
  readonly state: JobState;
  readonly error_code: string | null;
  readonly error_message: string | null;
  readonly deaths: number;
  readonly running_on: string | null;
}

export interface JobBench {
  readonly database: TestDatabase;
  /** A runtime on this database; it is stopped by `close` at the latest. */
  runtime(handlers: JobHandlers, options?: Partial<JobRuntimeOptions>): JobRuntime;
  /** Orders a job as `orders/` does: row and workflow in one transaction. The account is made when it is new. */
  order(runtime: JobRuntime, job: { id: string; type?: JobType; accountId?: string; rootId?: string }): Promise<void>;
  row(jobId: string): Promise<JobFacts>;
  /** Resolves with the job's state as soon as it is one of those asked for. */
  reaches(jobId: string, states: readonly JobState[]): Promise<JobState>;
  /** Looks whenever an event of any job is announced, until there is something. */
  sees<T>(look: () => Promise<T | undefined>): Promise<T>;
  close(): Promise<void>;
}

/** One database, one LISTEN connection and any number of runtimes, one at a time. */
export async function createJobBench(): Promise<JobBench> {
  const database = await createTestDatabase({ max: 10 });
  const { db } = database;
  const notifications = createNotifications({ url: database.url, logger: silentLogger });
  const watch = await watchJobs(database.url);
  const runtimes: JobRuntime[] = [];
  const row = async (jobId: string) => {
    const found = await watch.first<JobFacts>(
      'select state, error_code, error_message, deaths, running_on from job where id = $1',
      [jobId],
    );
    if (found === undefined) throw new Error(`there is no job ${jobId}`);
    return found;
  };
  return {
    database,
    row,
    runtime(handlers, options = {}) {
      const runtime = createJobRuntime({
        databaseUrl: database.url,
        db,
        notifications,
        handlers,
        workers: 5,
        accountWorkers: 5,
        clock: systemClock,
        logger: silentLogger,
        reach: passThrough,
        executorId: `executor-${runtimes.length + 1}`,
        mode: 'work',
        ...options,
      });
      runtimes.push(runtime);
      return runtime;
    },
    async order(runtime, { id, type = 'blog', accountId = 'account_1', rootId = id }) {
      await db
        .insertInto('account')
        .values({ id: accountId, name: accountId, created_at: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await inTransaction(db, async (trx) => {
        await insertJob(trx, { id, accountId, type, rootId, request: { for: id } });
        await runtime.enqueue(trx, { jobId: id, type, accountId });
      });
    },
    reaches: (jobId, states) =>
      watch.until(async () => {
        const { state } = await row(jobId);
        return states.includes(state) ? state : undefined;
      }),
    sees: (look) => watch.until(look),
    async close() {
      for (const runtime of runtimes) await runtime.stop({ graceMs: 0 });
      await notifications.close();
      await watch.close();
      await database.drop();
    },
  };
}

interface Watch {
  /** Looks, and looks again whenever an event of any job is announced, until there is a result. */
  until<T>(look: () => Promise<T | undefined>): Promise<T>;
  /** First row of a query, on a connection that the tests of lost connections leave alone. */
  first<T extends object>(query: string, values: unknown[]): Promise<T | undefined>;
  close(): Promise<void>;
}

async function watchJobs(url: string): Promise<Watch> {
  const client = new pg.Client({ connectionString: url, application_name: 'test watch' });
  await client.connect();
  await client.query(`listen ${JOB_EVENT_CHANNEL}`);
  return {
    async until(look) {
      for (;;) {
        const announced = deferred();
        const wake = () => announced.resolve();
        client.on('notification', wake);
        try {
          const found = await look();
          if (found !== undefined) return found;
          await announced.promise;
        } finally {
          client.off('notification', wake);
        }
      }
    },
    async first<T extends object>(query: string, values: unknown[]) {
      return (await client.query<T>(query, values)).rows[0];
    },
    close: () => client.end(),
  };
}

/** A logger that keeps what it is told. */
export function recordingLogger(): Logger & { readonly lines: { level: string; fields: unknown; message: string }[] } {
  const lines: { level: string; fields: unknown; message: string }[] = [];
  const at =
    (level: string) =>
    (fields: object | string, message = '') => {
      lines.push(typeof fields === 'string' ? { level, fields: {}, message: fields } : { level, fields, message });
    };
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
