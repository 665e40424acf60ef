import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobBench, ENDED, handler, type JobBench } from '../../test/support/jobs.ts';
import { cancelJob } from '../store/jobs.ts';
import { inTransaction } from '../store/transaction.ts';
import { deferred } from '../support/deferred.ts';
import type { JobTools, RunningJob } from './job-handler.ts';
import type { JobRuntime } from './job-runtime.ts';

let bench: JobBench;
let runtime: JobRuntime;
let work: (job: RunningJob, tools: JobTools) => Promise<unknown>;
const finished: string[] = [];

beforeAll(async () => {
  bench = await createJobBench();
  const usual = handler({ run: (job, tools) => work(job, tools) });
  const noting = {
    ...usual,
    async finish(...[trx, job, outcome]: Parameters<typeof usual.finish>) {
      finished.push(job.id);
      await usual.finish(trx, job, outcome);
    },
  };
  runtime = bench.runtime({ blog: noting }, { workers: 1, leaseMs: 400 });
  await runtime.launch();
});

afterAll(() => bench.close());

/** As the API does it: our row and the word to the running process in one transaction. */
async function cancel(jobId: string, { tell = true } = {}): Promise<boolean> {
  return inTransaction(bench.database.db, async (trx) => {
    const canceled = await cancelJob(trx, 'account_1', jobId);
    if (canceled && tell) await runtime.requestCancel(trx, jobId);
    return canceled;
  });
}

it('ends a running job at once, and its outcome is never stored', async () => {
  const begun = deferred();
  const reason = deferred<unknown>();
  work = async (_job, { signal }) => {
    signal.addEventListener('abort', () => reason.resolve(signal.reason), { once: true });
    begun.resolve();
    await reason.promise;
    return { tooLate: true };
  };
  await bench.order(runtime, { id: 'running' });
  await begun.promise;
  expect(await cancel('running')).toBe(true);
  expect(await reason.promise).toMatchObject({ name: 'JobCanceled' });

  work = async () => ({});
  await bench.order(runtime, { id: 'next' });
  expect(await bench.reaches('next', ENDED)).toBe('SUCCESS');
  expect(await bench.row('running')).toMatchObject({ state: 'CANCELED', running_on: null, error_code: null });
  expect(finished).toEqual(['next']);
});

it('frees the place of a job whose handler does not listen to its signal', async () => {
  const begun = deferred();
  const stuck = deferred<unknown>();
  work = () => {
    begun.resolve();
    return stuck.promise;
  };
  await bench.order(runtime, { id: 'deaf' });
  await begun.promise;
  await cancel('deaf');
  work = async () => ({});
  await bench.order(runtime, { id: 'after-deaf' });
  expect(await bench.reaches('after-deaf', ENDED)).toBe('SUCCESS');
  stuck.resolve({});
  expect(finished).not.toContain('deaf');
});

it('never starts a job that was cancelled while it waited', async () => {
  const begun: string[] = [];
  const release = deferred();
  const first = deferred();
  work = async (job) => {
    begun.push(job.id);
    first.resolve();
    await release.promise;
    return {};
  };
  await bench.order(runtime, { id: 'before' });
  await first.promise;
  await bench.order(runtime, { id: 'waiting' });
  expect(await cancel('waiting')).toBe(true);
  release.resolve();
  await bench.order(runtime, { id: 'behind' });
  await bench.reaches('behind', ENDED);
  expect(begun).toEqual(['before', 'behind']);
  expect(await bench.row('waiting')).toMatchObject({ state: 'CANCELED' });
});

it('is noticed with the next heartbeat when its notification was lost', async () => {
  const begun = deferred();
  const ended = deferred();
  work = async (_job, { signal }) => {
    signal.addEventListener('abort', () => ended.resolve(), { once: true });
    begun.resolve();
    await ended.promise;
    return {};
  };
  await bench.order(runtime, { id: 'unheard' });
  await begun.promise;
  await cancel('unheard', { tell: false });
  await ended.promise;
  expect(await bench.row('unheard')).toMatchObject({ state: 'CANCELED' });
});

it('is refused for a job that has ended, and for one of another account', async () => {
  expect(await cancel('next')).toBe(false);
  expect(await inTransaction(bench.database.db, (trx) => cancelJob(trx, 'account_2', 'next'))).toBe(false);
  expect(await bench.row('next')).toMatchObject({ state: 'SUCCESS' });
});
