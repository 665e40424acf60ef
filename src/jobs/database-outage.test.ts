import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobBench, ENDED, handler, type JobBench, recordingLogger } from '../../test/support/jobs.ts';
import { JobError } from '../contract/errors.ts';
import { deferred } from '../support/deferred.ts';
import type { JobTools, RunningJob } from './job-handler.ts';
import type { JobRuntime } from './job-runtime.ts';

let bench: JobBench;
let runtime: JobRuntime;
let work: (job: RunningJob, tools: JobTools) => Promise<unknown>;
const logger = recordingLogger();

beforeAll(async () => {
  bench = await createJobBench();
  const usual = handler({ run: (job, tools) => work(job, tools) });
  const refusing: typeof usual = {
    ...usual,
    async finish(trx, job, outcome) {
      if (outcome.state === 'SUCCESS' && job.id === 'bad-article') throw new TypeError('can not be stored');
      if (outcome.state === 'SUCCESS' && job.id === 'same-title') throw new JobError('544', 'There is one already');
      await usual.finish(trx, job, outcome);
    },
  };
  runtime = bench.runtime({ blog: refusing }, { logger });
  await runtime.launch();
});

afterAll(() => bench.close());

/** All connections but those of the test itself. */
const cutConnections = () =>
  bench.database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    and application_name in ('inkwright-jobs', current_database())`);

it('does not fail a job whose connections are cut again and again', async () => {
  work = async (_job, { memory, emit }) => {
    for (let number = 0; number < 10; number++) {
      emit({ kind: 'progress', percent: number });
      await memory.remember('step', 1, number, number);
      await cutConnections();
    }
    return {};
  };
  await bench.order(runtime, { id: 'cut' });
  expect(await bench.reaches('cut', ENDED)).toBe('SUCCESS');
  expect(await bench.row('cut')).toMatchObject({ deaths: 0 });
});

it('runs the handler again when the database goes away under a query of its own', async () => {
  let runs = 0;
  work = async () => {
    runs += 1;
    if (runs === 1) {
      const query = bench.database.pool.query('select pg_sleep(30)');
      await Promise.all([query, cutConnections()]);
    }
    return {};
  };
  await bench.order(runtime, { id: 'own-query' });
  expect(await bench.reaches('own-query', ENDED)).toBe('SUCCESS');
  expect(runs).toBe(2);
});

it('ends FAILED 552, and says why in the log, when a finished job can not be stored', async () => {
  work = async () => ({});
  await bench.order(runtime, { id: 'bad-article' });
  expect(await bench.reaches('bad-article', ENDED)).toBe('FAILED');
  expect(await bench.row('bad-article')).toMatchObject({ error_code: '552' });
  expect(logger.lines).toContainEqual({
    level: 'error',
    fields: { err: new TypeError('can not be stored'), jobId: 'bad-article' },
    message: expect.any(String),
  });
});

it('ends FAILED with the code that its handler gives while storing', async () => {
  work = async () => ({});
  await bench.order(runtime, { id: 'same-title' });
  expect(await bench.reaches('same-title', ENDED)).toBe('FAILED');
  expect(await bench.row('same-title')).toMatchObject({ error_code: '544' });
});

it('fails after some runs when it is another system that refuses connections', async () => {
  let runs = 0;
  const refused = deferred();
  work = async () => {
    runs += 1;
    if (runs === 5) refused.resolve();
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:11434'), { code: 'ECONNREFUSED' });
  };
  await bench.order(runtime, { id: 'no-model' });
  await refused.promise;
  expect(await bench.reaches('no-model', ENDED)).toBe('FAILED');
  expect(runs).toBe(5);
});
