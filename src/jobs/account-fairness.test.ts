import { afterEach, beforeEach, expect, it } from 'vitest';
import { createJobBench, ENDED, handler, type JobBench } from '../../test/support/jobs.ts';
import type { RunningJob } from './job-handler.ts';

let bench: JobBench;
beforeEach(async () => {
  bench = await createJobBench();
});
afterEach(() => bench.close());

/** Counts how many jobs of an account, and of all, run at the same moment. */
function gauge() {
  const now = new Map<string, number>();
  const most = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (now.get(key) ?? 0) + change;
    now.set(key, count);
    most.set(key, Math.max(most.get(key) ?? 0, count));
  };
  const order: string[] = [];
  const run = async (job: RunningJob) => {
    order.push(job.accountId);
    add(job.accountId, 1);
    add('all', 1);
    await bench.database.pool.query('select pg_sleep(0.02)');
    add(job.accountId, -1);
    add('all', -1);
    return {};
  };
  return { most, order, run };
}

it('never runs more jobs of an account than its limit, and others do not wait behind it', async () => {
  const { most, order, run } = gauge();
  const runtime = bench.runtime({ blog: handler({ run }) }, { workers: 6, accountWorkers: 2 });
  const big = Array.from({ length: 30 }, (_, number) => ({ id: `big-${number}`, accountId: 'account_big' }));
  const small = Array.from({ length: 6 }, (_, number) => ({ id: `small-${number}`, accountId: `account_${number}` }));
  for (const job of [...big, ...small]) await bench.order(runtime, job);
  await runtime.launch();
  for (const job of [...big, ...small]) expect(await bench.reaches(job.id, ENDED)).toBe('SUCCESS');
  expect(most.get('account_big')).toBe(2);
  expect(most.get('all')).toBeLessThanOrEqual(6);
  expect(order.slice(0, 20)).toEqual(expect.arrayContaining(small.map((job) => job.accountId)));
});

it('works when the limit of an account is above that of the process', async () => {
  const { most, run } = gauge();
  const runtime = bench.runtime({ blog: handler({ run }) }, { workers: 2, accountWorkers: 9 });
  const jobs = Array.from({ length: 8 }, (_, number) => `job-${number}`);
  for (const id of jobs) await bench.order(runtime, { id });
  await runtime.launch();
  for (const id of jobs) expect(await bench.reaches(id, ENDED)).toBe('SUCCESS');
  expect(most.get('all')).toBe(2);
});
