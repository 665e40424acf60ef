import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobBench, ENDED, handler, type JobBench } from '../../test/support/jobs.ts';
import { selectJobEvents } from '../store/job-events.ts';
import { cancelJob } from '../store/jobs.ts';
import { inTransaction } from '../store/transaction.ts';
import { deferred } from '../support/deferred.ts';
import type { JobHandler, JobHandlers } from './job-handler.ts';
import type { JobRuntime } from './job-runtime.ts';
import { ParkedJob } from './parked-job.ts';

const HOUR_MS = 3_600_000;
const reason = 'the model provider asks to come back later';

let bench: JobBench;
let runtime: JobRuntime;
const works = new Map<string, JobHandler<unknown>['run']>();
const runs: string[] = [];
const run: JobHandler<unknown>['run'] = async (job, tools) => {
  runs.push(job.id);
  return works.get(job.id)?.(job, tools) ?? {};
};
const handlers: JobHandlers = {
  blog: handler({ run, timeLimitMs: 24 * HOUR_MS }),
  evaluation: handler({ run, timeLimitMs: 1_500 }),
};

beforeAll(async () => {
  bench = await createJobBench();
  runtime = bench.runtime(handlers, { workers: 1, accountWorkers: 1, executorId: 'first' });
  await runtime.launch();
});
afterAll(() => bench.close());

const runsOf = (id: string) => runs.filter((one) => one === id).length;
const events = (id: string) => selectJobEvents(bench.database.db, id, 0, 100);
const bringForward = (id: string, by = runtime) => inTransaction(bench.database.db, (trx) => by.bringForward(trx, id));

/** Resolves when the job says why it waits, so many times. */
async function parked(id: string, times = 1): Promise<void> {
  await bench.sees(async () => {
    const said = (await events(id)).filter(({ detail }) => detail?.includes(reason));
    return said.length >= times ? true : undefined;
  });
}

/** Parks so often, then ends. */
function parks(id: string, times: number, retryAfterMs = HOUR_MS): void {
  works.set(id, async () => {
    if (runsOf(id) <= times) throw new ParkedJob({ retryAfterMs, reason });
    return {};
  });
}

describe('a job that parks itself', () => {
  it('stays RUNNING and says why, holds no place, and no death is counted', async () => {
    parks('waits', 1);
    await bench.order(runtime, { id: 'waits' });
    await parked('waits');
    await bench.order(runtime, { id: 'after' });
    expect(await bench.reaches('after', ENDED)).toBe('SUCCESS');
    expect(await bench.row('waits')).toMatchObject({ state: 'RUNNING', running_on: null, deaths: 0 });
    expect((await events('waits')).at(-1)).toMatchObject({ kind: 'progress', detail: `Waits for 3600 s: ${reason}` });
  });

  it('begins again when its wait is brought forward, as often as it parks', async () => {
    parks('often', 3);
    await bench.order(runtime, { id: 'often' });
    for (const times of [1, 2, 3]) {
      await parked('often', times);
      expect(await bringForward('often')).toBe(true);
    }
    expect(await bench.reaches('often', ENDED)).toBe('SUCCESS');
    expect(runsOf('often')).toBe(4);
    expect(await bench.row('often')).toMatchObject({ deaths: 0 });
    expect(await bringForward('often')).toBe(false);
    expect((await events('often')).map(({ kind }) => kind).join(' ')).toBe(
      'state state progress progress progress state',
    );
  });

  it('begins again by itself when the wait is over', async () => {
    parks('short', 1, 200);
    await bench.order(runtime, { id: 'short' });
    expect(await bench.reaches('short', ENDED)).toBe('SUCCESS');
    expect(runsOf('short')).toBe(2);
  });

  it('keeps what it has remembered', async () => {
    const answers: unknown[] = [];
    works.set('remembers', async (_job, { memory }) => {
      answers.push(await memory.recall('plan', 'which?'));
      if (answers.length > 1) return {};
      await memory.remember('plan', 1, 'which?', { plan: 'this' });
      throw new ParkedJob({ retryAfterMs: 0, reason });
    });
    await bench.order(runtime, { id: 'remembers' });
    expect(await bench.reaches('remembers', ENDED)).toBe('SUCCESS');
    expect(answers).toEqual([undefined, { plan: 'this' }]);
  });

  it('ends 553 when its wait would go beyond its time limit, and its handler is not asked again', async () => {
    parks('too-long', 1);
    await bench.order(runtime, { id: 'too-long', type: 'evaluation' });
    await parked('too-long');
    expect(await bench.reaches('too-long', ENDED)).toBe('FAILED');
    expect(await bench.row('too-long')).toMatchObject({ error_code: '553' });
    expect(runsOf('too-long')).toBe(1);
  });

  it('waits for a person as long as it takes: that does not count towards its time limit', async () => {
    const kept: string[] = [];
    works.set('asks', async () => {
      if (runsOf('asks') > 1) return {};
      throw new ParkedJob({
        retryAfterMs: 24 * HOUR_MS,
        reason,
        forPerson: { does: 'outline-approval', keep: async () => void kept.push('asks') },
      });
    });
    await bench.order(runtime, { id: 'asks', type: 'evaluation' });
    await parked('asks');
    expect(kept).toEqual(['asks']);
    expect((await events('asks')).at(-1)).toMatchObject({ kind: 'progress', detail: reason });
    await bench.database.pool.query(`update job set clock_stopped_at = clock_stopped_at - interval '20 hours',
      time_limit_at = time_limit_at - interval '20 hours' where id = 'asks'`);
    expect(await bringForward('asks')).toBe(true);
    expect(await bench.reaches('asks', ENDED)).toBe('SUCCESS');
  });

  it('can be canceled while it waits, and never begins again', async () => {
    parks('unwanted', 1);
    await bench.order(runtime, { id: 'unwanted' });
    await parked('unwanted');
    await inTransaction(bench.database.db, async (trx) => {
      expect(await cancelJob(trx, 'account_1', 'unwanted')).toBe(true);
      await runtime.requestCancel(trx, 'unwanted');
      await runtime.bringForward(trx, 'unwanted');
    });
    await bench.order(runtime, { id: 'behind-it' });
    expect(await bench.reaches('behind-it', ENDED)).toBe('SUCCESS');
    expect(await bench.row('unwanted')).toMatchObject({ state: 'CANCELED' });
    expect(runsOf('unwanted')).toBe(1);
  });

  it('is not run twice by the workflow that it left, when that one was lost before its end was recorded', async () => {
    parks('left', 1);
    await bench.order(runtime, { id: 'left' });
    await parked('left');
    const { pool } = bench.database;
    const done =
      "update dbos.workflow_status set status = 'ENQUEUED', completed_at = null where workflow_uuid = 'left'";
    await pool.query("delete from dbos.operation_outputs where workflow_uuid = 'left'");
    await pool.query(done);
    await bench.order(runtime, { id: 'behind-left' });
    expect(await bench.reaches('behind-left', ENDED)).toBe('SUCCESS');
    expect(runsOf('left')).toBe(1);
    expect(await bench.row('left')).toMatchObject({ state: 'RUNNING', deaths: 0 });
  });

  it('waits on when the process ends, and is gone on with by the next one', async () => {
    parks('survives', 1);
    await bench.order(runtime, { id: 'survives' });
    await parked('survives');
    await runtime.stop({ graceMs: 5_000 });
    expect(await bench.row('survives')).toMatchObject({ state: 'RUNNING', running_on: null });
    const begun = deferred();
    works.set('survives', async () => begun.resolve());
    runtime = bench.runtime(handlers, { executorId: 'second', leaseMs: 400 });
    await runtime.launch();
    await bench.order(runtime, { id: 'other' });
    expect(await bench.reaches('other', ENDED)).toBe('SUCCESS');
    expect(runsOf('survives')).toBe(1);
    await bringForward('survives');
    await begun.promise;
    expect(await bench.reaches('survives', ENDED)).toBe('SUCCESS');
    expect(await bench.row('survives')).toMatchObject({ deaths: 0 });
  });
});
