import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { insertJob } from '../src/store/jobs.ts';
import { inTransaction } from '../src/store/transaction.ts';
import { BARE_QUEUE } from './tools/bare-queue.ts';
import { startBenchDatabase } from './tools/bench-database.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { type Child, startChild } from './tools/child.ts';
import { composeService, type OrderService } from './tools/compose-service.ts';
import { inMs, type Print, printTable } from './tools/print.ts';
import { median, quantile, seededRandom } from './tools/statistics.ts';
import { withCleanUp } from './tools/with-clean-up.ts';

const SECRET = 'the secret of an installation that is only measured';
const ACCOUNTS = 10;
const WORKERS = 20;
const LATENCY_ROUNDS = 3;
const LATENCY_JOBS = 100;
const MEAN_GAP_MS = 50;
const RATE_ROUNDS = 3;
const RATE_JOBS = 300;
const LOOK_MS = 50;

/** A way to order jobs and to see what became of them; both queues have one. */
interface Queue {
  readonly name: string;
  readonly table: 'job' | 'bare_job';
  enqueue(ids: readonly string[]): Promise<void>;
  startWorker(): Promise<Child<unknown>>;
}

interface Measured {
  readonly queue: Queue;
  readonly waits: number[];
  readonly perSecond: { readonly one: number[]; readonly two: number[] };
}

/**
 * Jobs that do nothing, through the durable runtime, beside a bare queue (one table, NOTIFY, SKIP LOCKED) that keeps no
 * events, no ownership and no account limits. Times are the database's own.
 */
export const benchJobs: Benchmark = async (print, { folder }) =>
  withCleanUp(async (atTheEnd) => {
    const database = await startBenchDatabase(folder);
    atTheEnd(database.stop);
    const service = await composeService({ databaseUrl: database.url, secret: SECRET, connections: 4 });
    atTheEnd(() => service.close());
    const { pool } = service.connection;
    await pool.query(BARE_QUEUE.create);
    const worker = (name: 'job-worker' | 'bare-worker') =>
      startChild<unknown>(name, { databaseUrl: database.url, workers: WORKERS }, folder);
    const queues: Queue[] = [
      {
        ...(await durableQueue(service)),
        startWorker: () => worker('job-worker'),
      },
      { ...bareQueue(pool), startWorker: () => worker('bare-worker') },
    ];
    const measured = queues.map((queue) => ({ queue, waits: [], perSecond: { one: [], two: [] } }) satisfies Measured);
    await measure(pool, measured, atTheEnd);
    report(print, measured);
  });

async function measure(
  pool: pg.Pool,
  measured: readonly Measured[],
  atTheEnd: (undo: () => Promise<void>) => void,
): Promise<void> {
  for (const { queue } of measured) atTheEnd((await queue.startWorker()).stop);
  for (const { queue } of measured) await rateOf(pool, queue, 'warm-up');
  for (let round = 0; round < LATENCY_ROUNDS; round++) {
    for (const { queue, waits } of measured) waits.push(...(await waitsOf(pool, queue, `wait-${round}`)));
  }
  for (let round = 0; round < RATE_ROUNDS; round++) {
    for (const { queue, perSecond } of measured) perSecond.one.push(await rateOf(pool, queue, `one-${round}`));
  }
  for (const { queue } of measured) atTheEnd((await queue.startWorker()).stop);
  for (const { queue } of measured) await rateOf(pool, queue, 'warm-up-2');
  for (let round = 0; round < RATE_ROUNDS; round++) {
    for (const { queue, perSecond } of measured) perSecond.two.push(await rateOf(pool, queue, `two-${round}`));
  }
}

async function durableQueue({ accounts, connection, jobs }: OrderService): Promise<Omit<Queue, 'startWorker'>> {
  const accountIds: string[] = [];
  for (let number = 0; number < ACCOUNTS; number++) accountIds.push((await accounts.create(`Customer ${number}`)).id);
  return {
    name: 'Inkwright',
    table: 'job',
    enqueue: (ids) =>
      inTransaction(connection.db, async (trx) => {
        for (const [index, id] of ids.entries()) {
          const accountId = accountIds[index % ACCOUNTS] ?? '';
          await insertJob(trx, { id, accountId, type: 'blog', rootId: id, request: {} });
          await jobs.enqueue(trx, { jobId: id, type: 'blog', accountId });
        }
      }),
  };
}

function bareQueue(pool: pg.Pool): Omit<Queue, 'startWorker'> {
  return {
    name: 'bare queue',
    table: 'bare_job',
    async enqueue(ids) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        for (const id of ids) await client.query(BARE_QUEUE.enqueue, [id]);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
  };
}

/** From the row of a job to the begin of its run, in milliseconds, for arrivals at random moments. */
async function waitsOf(pool: pg.Pool, queue: Queue, label: string): Promise<number[]> {
  const random = seededRandom(1);
  for (let number = 0; number < LATENCY_JOBS; number++) {
    await pause(-Math.log(1 - random()) * MEAN_GAP_MS);
    await queue.enqueue([`${label}-${number}`]);
  }
  await allEnded(pool, queue, label, LATENCY_JOBS);
  const { rows } = await pool.query<{ ms: number }>(
    `select (extract(epoch from started_at - created_at) * 1000)::float8 as ms from ${queue.table} where id like $1`,
    [`${label}-%`],
  );
  return rows.map((row) => row.ms);
}

/** Jobs a second from the first begin to the last end, of jobs that are ordered at one moment. */
async function rateOf(pool: pg.Pool, queue: Queue, label: string): Promise<number> {
  await queue.enqueue(Array.from({ length: RATE_JOBS }, (_, number) => `${label}-${number}`));
  await allEnded(pool, queue, label, RATE_JOBS);
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from max(ended_at) - min(started_at))::float8 as seconds from ${queue.table} where id like $1`,
    [`${label}-%`],
  );
  return RATE_JOBS / (rows[0]?.seconds ?? Number.NaN);
}

async function allEnded(pool: pg.Pool, { table }: Queue, label: string, count: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ ended: number }>(
      `select count(*)::int as ended from ${table} where id like $1 and state = 'SUCCESS'`,
      [`${label}-%`],
    );
    if (rows[0]?.ended === count) return;
    await pause(LOOK_MS);
  }
}

function report(print: Print, measured: readonly Measured[]): void {
  print(`Waits of ${LATENCY_ROUNDS * LATENCY_JOBS} jobs in turn, one every ${MEAN_GAP_MS} ms at random;`);
  print(`jobs/s of ${RATE_JOBS} jobs that do nothing, from ${ACCOUNTS} accounts, ${WORKERS} at a time in a process`);
  printTable(
    print,
    ['queue', 'enqueue to start p50', 'p95', 'jobs/s, 1 process', 'jobs/s, 2 processes', '2 against 1'],
    measured.map(({ queue, waits, perSecond: { one, two } }) => [
      queue.name,
      inMs(median(waits)),
      inMs(quantile(waits, 0.95)),
      median(one).toFixed(0),
      median(two).toFixed(0),
      `${(median(two) / median(one)).toFixed(2)} x`,
    ]),
  );
  const [ours, bare] = measured;
  if (ours === undefined || bare === undefined) return;
  const ratio = (of: 'one' | 'two') => (median(ours.perSecond[of]) / median(bare.perSecond[of])).toFixed(2);
  print(`jobs/s against the bare queue: ${ratio('one')} x with 1 process, ${ratio('two')} x with 2 (no goal set)`);
}
