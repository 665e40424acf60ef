import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobBench, ENDED, handler, type JobBench } from '../../test/support/jobs.ts';
import { appendStateEvent, JOB_EVENT_CHANNEL, readJobEventNotice, selectJobEvents } from '../store/job-events.ts';
import { inTransaction } from '../store/transaction.ts';
import type { JobTools, RunningJob } from './job-handler.ts';
import type { JobRuntime } from './job-runtime.ts';

let bench: JobBench;
let runtime: JobRuntime;
let work: (job: RunningJob, tools: JobTools) => Promise<unknown>;

beforeAll(async () => {
  bench = await createJobBench();
  runtime = bench.runtime({ blog: handler({ run: (job, tools) => work(job, tools) }) });
  await runtime.launch();
});

afterAll(() => bench.close());

const all = (jobId: string, after = 0) => selectJobEvents(bench.database.db, jobId, after, 1000);

it('are kept in the order they were emitted, each once, between the changes of state', async () => {
  work = async (_job, { emit, memory }) => {
    for (let number = 0; number < 100; number++) {
      emit({ kind: 'progress', step: 'sections', percent: number });
      if (number % 10 === 0) await memory.remember('sections', 1, number, number);
    }
    return {};
  };
  await bench.order(runtime, { id: 'told' });
  await bench.reaches('told', ENDED);
  const events = await all('told');
  expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 103 }, (_, index) => index + 1));
  expect(events.map((event) => event.state ?? event.percent)).toEqual([
    'PENDING',
    'RUNNING',
    ...Array.from({ length: 100 }, (_, number) => number),
    'SUCCESS',
  ]);
});

it('are read on from the last one a reader has seen', async () => {
  expect((await all('told', 101)).map((event) => event.seq)).toEqual([102, 103]);
  expect(await all('told', 103)).toEqual([]);
  expect(await all('no-such-job')).toEqual([]);
});

it('are announced with the job and the last place', async () => {
  const client = new pg.Client({ connectionString: bench.database.url });
  await client.connect();
  try {
    await client.query(`listen ${JOB_EVENT_CHANNEL}`);
    const notices: unknown[] = [];
    // The server tells its listeners a moment after the rows can be seen.
    const told = new Promise<void>((resolve) => {
      client.on('notification', ({ payload = '' }) => {
        if (notices.push(readJobEventNotice(payload)) === 3) resolve();
      });
    });
    work = async () => ({});
    await bench.order(runtime, { id: 'announced' });
    await bench.reaches('announced', ENDED);
    await told;
    expect(notices).toEqual([1, 2, 3].map((seq) => ({ jobId: 'announced', seq })));
  } finally {
    await client.end();
  }
  expect(readJobEventNotice('something else')).toBeUndefined();
});

it('say what the row of the job says that it has cost by then', async () => {
  const { pool } = bench.database;
  work = async (_job, { emit }) => {
    emit({ kind: 'progress', detail: 'nothing yet' });
    await bench.sees(async () =>
      (await bench.database.db.selectFrom('job_event').select('seq').where('job_id', '=', 'paid').execute()).length ===
      3
        ? true
        : undefined,
    );
    await pool.query("update job set cost_usd = 0.25 where id = 'paid'");
    await pool.query(
      `insert into model_spend (account_id, root_id, job_id, call, model, outcome, at, input_tokens, output_tokens, counted_usd)
      select account_id, id, id, 'plan', 'm', 'answered', now(), tokens, 20, 0
      from job, unnest(array[100, 200]) as tokens where id = 'paid'`,
    );
    emit({ kind: 'progress', detail: 'paid' });
    return {};
  };
  await bench.order(runtime, { id: 'paid' });
  await bench.reaches('paid', ENDED);
  const events = await selectJobEvents(bench.database.db, 'paid', 0, 10);
  expect(events.map(({ costUsd }) => costUsd)).toEqual([undefined, undefined, undefined, 0.25, 0.25]);
  expect(events.map(({ inputTokens }) => inputTokens)).toEqual([undefined, undefined, undefined, 300, 300]);
  expect(events.at(-1)?.outputTokens).toBe(40);
});

it('are no longer taken once the run has ended', async () => {
  let late: JobTools | undefined;
  work = async (_job, tools) => {
    late = tools;
    return {};
  };
  await bench.order(runtime, { id: 'over' });
  await bench.reaches('over', ENDED);
  late?.emit({ kind: 'progress', detail: 'too late' });
  await expect(late?.memory.remember('step', 1, 'q', 'a')).rejects.toMatchObject({ name: 'OwnershipLost' });
  expect((await all('over')).map((event) => event.state)).toEqual(['PENDING', 'RUNNING', 'SUCCESS']);
});

it('never share a place, also when two transactions write at the same moment', async () => {
  const { db } = bench.database;
  await Promise.all(
    Array.from({ length: 20 }, () => inTransaction(db, (trx) => appendStateEvent(trx, 'over', 'SUCCESS'))),
  );
  expect((await all('over')).map((event) => event.seq)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
});
