import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '../../src/support/deferred.ts';
import { createJobBench, ENDED, handler, type JobBench } from '../../test/support/jobs.ts';
import { JobError } from '../contract/errors.ts';
import { insertJob } from '../store/jobs.ts';
import { inTransaction } from '../store/transaction.ts';
import type { JobTools, RunningJob } from './job-handler.ts';
import type { JobRuntime } from './job-runtime.ts';

type Work = (job: RunningJob, tools: JobTools) => Promise<unknown>;

let bench: JobBench;
let runtime: JobRuntime;
/** What each job does, by its id. */
const works = new Map<string, Work>();
const results = new Map<string, unknown>();

beforeAll(async () => {
  bench = await createJobBench();
  const run: Work = (job, tools) => (works.get(job.id) ?? (async () => ({ of: job.id })))(job, tools);
  const usual = handler({ run });
  runtime = bench.runtime({
    blog: {
      ...usual,
      async finish(trx, job, outcome) {
        if (outcome.state === 'SUCCESS') results.set(job.id, outcome.result);
        await usual.finish(trx, job, outcome);
      },
    },
    evaluation: handler({ run, timeLimitMs: 100 }),
  });
  await runtime.launch();
});

afterAll(() => bench.close());

describe('a job', () => {
  it('runs and ends SUCCESS with what its handler returned', async () => {
    works.set('good', async (job) => ({ request: job.request, at: [1, null, 'é'] }));
    await bench.order(runtime, { id: 'good' });
    expect(await bench.reaches('good', ENDED)).toBe('SUCCESS');
    expect(results.get('good')).toEqual({ request: { for: 'good' }, at: [1, null, 'é'] });
    expect(await bench.row('good')).toMatchObject({ error_code: null, running_on: null, deaths: 0 });
  });

  it('is not there when the transaction that ordered it is rolled back', async () => {
    const refused = inTransaction(bench.database.db, async (trx) => {
      await insertJob(trx, { id: 'ghost', accountId: 'account_1', type: 'blog', rootId: 'ghost', request: {} });
      await runtime.enqueue(trx, { jobId: 'ghost', type: 'blog', accountId: 'account_1' });
      throw new Error('no quota');
    });
    await expect(refused).rejects.toThrow('no quota');
    const { rows } = await bench.database.pool.query(
      "select 1 from dbos.workflow_status where workflow_uuid = 'ghost' union all select 1 from job where id = 'ghost'",
    );
    expect(rows).toEqual([]);
  });

  it('ends FAILED with the code and message of a JobError', async () => {
    works.set('no-evidence', () => Promise.reject(new JobError('545', 'No evidence was found')));
    await bench.order(runtime, { id: 'no-evidence' });
    expect(await bench.reaches('no-evidence', ENDED)).toBe('FAILED');
    expect(await bench.row('no-evidence')).toMatchObject({ error_code: '545', error_message: 'No evidence was found' });
  });

  it('ends FAILED 552 with a message that gives nothing away when its handler throws anything else', async () => {
    works.set('broken', () => {
      throw new TypeError('secret thing is undefined');
    });
    await bench.order(runtime, { id: 'broken' });
    expect(await bench.reaches('broken', ENDED)).toBe('FAILED');
    const row = await bench.row('broken');
    expect(row.error_code).toBe('552');
    expect(row.error_message).not.toContain('secret');
  });

  it('ends FAILED 553 at its time limit even when its handler ignores the signal', async () => {
    const stuck = deferred<unknown>();
    works.set('stuck', () => stuck.promise);
    await bench.order(runtime, { id: 'stuck', type: 'evaluation' });
    expect(await bench.reaches('stuck', ENDED)).toBe('FAILED');
    expect(await bench.row('stuck')).toMatchObject({ error_code: '553' });
    stuck.resolve({ late: true });
    await bench.order(runtime, { id: 'after-stuck' });
    await bench.reaches('after-stuck', ENDED);
    expect(await bench.row('stuck')).toMatchObject({ state: 'FAILED', error_code: '553' });
  });

  it('tells its signal why it was ended', async () => {
    const reason = deferred<unknown>();
    works.set('slow', async (_job, { signal }) => {
      signal.addEventListener('abort', () => reason.resolve(signal.reason), { once: true });
      await reason.promise;
      return {};
    });
    await bench.order(runtime, { id: 'slow', type: 'evaluation' });
    expect(await reason.promise).toMatchObject({ name: 'JobError', code: '553' });
  });

  it('waits for its delay', async () => {
    await bench.order(runtime, { id: 'first' });
    await inTransaction(bench.database.db, async (trx) => {
      await insertJob(trx, { id: 'later', accountId: 'account_1', type: 'blog', rootId: 'later', request: {} });
      await runtime.enqueue(trx, { jobId: 'later', type: 'blog', accountId: 'account_1', delaySeconds: 3600 });
    });
    await bench.reaches('first', ENDED);
    expect(await bench.row('later')).toMatchObject({ state: 'PENDING' });
    const { rows } = await bench.database.pool.query(
      "select status, delay_until_epoch_ms - created_at as ms from dbos.workflow_status where workflow_uuid = 'later'",
    );
    expect(rows[0].status).toBe('DELAYED');
    expect(Math.abs(rows[0].ms - 3_600_000)).toBeLessThan(1000);
  });

  it('runs once however many are ordered at the same moment', async () => {
    const ids = Array.from({ length: 200 }, (_, number) => `many-${number}`);
    const runs: string[] = [];
    for (const id of ids) {
      works.set(id, async (job) => {
        runs.push(job.id);
        return {};
      });
    }
    await Promise.all(ids.map((id, number) => bench.order(runtime, { id, accountId: `account_${number % 7}` })));
    for (const id of ids) expect(await bench.reaches(id, ENDED)).toBe('SUCCESS');
    expect(runs.toSorted()).toEqual(ids.toSorted());
  });

  it('shows in the numbers of the installation', async () => {
    const stats = await runtime.stats();
    expect(stats.runningHere).toBeLessThanOrEqual(5);
    expect(stats.counts).toContainEqual({ type: 'evaluation', state: 'FAILED', count: 2 });
    expect(stats.queueAgeSeconds).toBeGreaterThanOrEqual(0);
  });
});

it('refuses a second launch in the same process', async () => {
  const second = bench.runtime({ blog: handler({ run: async () => ({}) }) }, { executorId: 'second' });
  await expect(second.launch()).rejects.toThrow('in this process already');
});
