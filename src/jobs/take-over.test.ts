import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobBench, ENDED, handler, type JobBench } from '../../test/support/jobs.ts';
import { selectJobEvents } from '../store/job-events.ts';
import { FixedClock } from '../support/clock.ts';
import { deferred } from '../support/deferred.ts';
import type { JobHandlers, JobOutcome } from './job-handler.ts';

const LEASE_MS = 400;

let bench: JobBench;
beforeEach(async () => {
  bench = await createJobBench();
});
afterEach(() => bench.close());

const waiting = { mode: 'enqueue-only' } as const;
const doNothing: JobHandlers = { blog: handler({ run: async () => ({}) }) };

/** A job as a process leaves it that died while it ran it. */
async function orphan(id: string, { deaths = 0, executor = 'dead', beat = '- 1 hour' } = {}): Promise<void> {
  await bench.order(bench.runtime(doNothing, waiting), { id });
  const { pool } = bench.database;
  await pool.query(
    `insert into executor (id, host, pid, beat) values ($1, 'elsewhere', 1, now() + $2::interval) on conflict do nothing`,
    [executor, beat],
  );
  await pool.query(`update job set state = 'RUNNING', started_at = now(), running_on = $2, deaths = $3 where id = $1`, [
    id,
    executor,
    deaths,
  ]);
  await pool.query(
    `update dbos.workflow_status set status = 'PENDING', executor_id = $2, owner_xid = 'of the dead' where workflow_uuid = $1`,
    [id, executor],
  );
}

describe('a process that died', () => {
  it('has its jobs run by another one, and the death is counted', async () => {
    const deaths = deferred<number>();
    const run = async () => {
      deaths.resolve((await bench.row('left')).deaths);
      return {};
    };
    await orphan('left');
    await bench.runtime({ blog: handler({ run }) }, { leaseMs: LEASE_MS }).launch();
    expect(await deaths.promise).toBe(1);
    expect(await bench.reaches('left', ENDED)).toBe('SUCCESS');
  });

  it('is not confused with one that lives', async () => {
    await orphan('of-the-living', { executor: 'alive', beat: '+ 1 hour' });
    await orphan('left');
    await bench.runtime(doNothing, { leaseMs: LEASE_MS }).launch();
    await bench.reaches('left', ENDED);
    expect(await bench.row('of-the-living')).toMatchObject({ state: 'RUNNING', running_on: 'alive' });
  });

  it('is taken over at once by a process that knows it is the only one', async () => {
    await orphan('left', { executor: 'just-killed', beat: '+ 1 hour' });
    const runtime = bench.runtime(doNothing, { soleProcess: true });
    await runtime.launch();
    expect(await bench.reaches('left', ENDED)).toBe('SUCCESS');
    const { rows } = await bench.database.pool.query('select id from executor');
    expect(rows).toHaveLength(1);
  });
});

describe('a job whose processes die', () => {
  it('is begun a fifth time after four deaths, and no more after five', async () => {
    const begun: string[] = [];
    const outcomes: JobOutcome<unknown>[] = [];
    const usual = handler({
      run: async (job) => {
        begun.push(job.id);
        return {};
      },
    });
    const blog: typeof usual = {
      ...usual,
      async finish(trx, job, outcome) {
        outcomes.push(outcome);
        await usual.finish(trx, job, outcome);
      },
    };
    await orphan('fifth', { deaths: 3 });
    await orphan('sixth', { deaths: 4 });
    await bench.runtime({ blog }, { leaseMs: LEASE_MS }).launch();
    expect(await bench.reaches('fifth', ENDED)).toBe('SUCCESS');
    expect(await bench.reaches('sixth', ENDED)).toBe('FAILED');
    expect(begun).toEqual(['fifth']);
    expect(await bench.row('sixth')).toMatchObject({ error_code: '552', deaths: 5 });
    expect(outcomes).toContainEqual(expect.objectContaining({ state: 'FAILED', code: '552' }));
  });
});

describe('a process that stops', () => {
  it('hands its jobs on without a death, and their events go on where they were', async () => {
    const begun = deferred();
    const ended = deferred<unknown>();
    const first = bench.runtime({
      blog: handler({
        run: async (_job, { emit, signal }) => {
          emit({ kind: 'step-begin', step: 'outline' });
          begun.resolve();
          signal.addEventListener('abort', () => ended.resolve(signal.reason), { once: true });
          await ended.promise;
          return {};
        },
      }),
    });
    await first.launch();
    await bench.order(first, { id: 'long' });
    await begun.promise;
    // What is still on its way to the database when a process stops at once is lost.
    await bench.sees(async () =>
      (await selectJobEvents(bench.database.db, 'long', 0, 100)).find(({ step }) => step === 'outline'),
    );
    await first.stop({ graceMs: 0 });
    expect(await ended.promise).toMatchObject({ name: 'ProcessStops' });
    expect(await bench.row('long')).toMatchObject({ state: 'RUNNING', running_on: null, deaths: 0 });

    const run = handler({
      run: async (_job, { emit }) => {
        emit({ kind: 'step-begin', step: 'outline' });
        return {};
      },
    });
    await bench.runtime({ blog: run }).launch();
    expect(await bench.reaches('long', ENDED)).toBe('SUCCESS');
    expect(await bench.row('long')).toMatchObject({ deaths: 0 });
    const events = await selectJobEvents(bench.database.db, 'long', 0, 100);
    expect(events.map(({ seq, state, step }) => [seq, state ?? step])).toEqual([
      [1, 'PENDING'],
      [2, 'RUNNING'],
      [3, 'outline'],
      [4, 'outline'],
      [5, 'SUCCESS'],
    ]);
  });

  it('lets a job end that needs no longer than the grace', async () => {
    const begun = deferred();
    const release = deferred();
    const runtime = bench.runtime({
      blog: handler({
        run: async () => {
          begun.resolve();
          await release.promise;
          return {};
        },
      }),
    });
    await runtime.launch();
    await bench.order(runtime, { id: 'nearly-done' });
    await begun.promise;
    const stopped = runtime.stop({ graceMs: 10_000 });
    release.resolve();
    await stopped;
    expect(await bench.row('nearly-done')).toMatchObject({ state: 'SUCCESS' });
    const { rows } = await bench.database.pool.query('select id from executor');
    expect(rows).toEqual([]);
  });
});

describe('a process that others hold for dead', () => {
  it('ends its runs, and runs jobs again under a new name', async () => {
    const told = deferred();
    const reasons: unknown[] = [];
    const begun = deferred();
    let runs = 0;
    const blog = handler({
      run: async (_job, { signal }) => {
        runs += 1;
        if (runs > 1) return {};
        begun.resolve();
        await new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
        reasons.push(signal.reason);
        return {};
      },
    });
    const runtime = bench.runtime({ blog }, { leaseMs: LEASE_MS, executorId: 'paused', onLeaseLost: told.resolve });
    await runtime.launch();
    await bench.order(runtime, { id: 'taken' });
    await begun.promise;
    await bench.database.pool.query("delete from executor where id = 'paused'");
    await told.promise;
    expect(await bench.reaches('taken', ENDED)).toBe('SUCCESS');
    expect(reasons).toMatchObject([{ name: 'OwnershipLost' }]);
    const { rows } = await bench.database.pool.query('select id from executor');
    expect(rows).toEqual([{ id: 'paused-2' }]);
  });
});

describe('a job whose workflow is lost', () => {
  it('ends FAILED 552 through its handler, waiting or running', async () => {
    const lost: string[] = [];
    const usual = handler({ run: async () => ({}) });
    const blog: typeof usual = {
      ...usual,
      async finish(trx, job, outcome) {
        lost.push(job.id);
        await usual.finish(trx, job, outcome);
      },
    };
    await orphan('vanished', { beat: '+ 1 hour' });
    await bench.order(bench.runtime(doNothing, waiting), { id: 'ended' });
    await bench.order(bench.runtime(doNothing, waiting), { id: 'not-ours', type: 'evaluation' });
    const { pool } = bench.database;
    await pool.query("delete from dbos.workflow_status where workflow_uuid in ('vanished', 'not-ours')");
    await pool.query("update dbos.workflow_status set status = 'ERROR' where workflow_uuid = 'ended'");
    await bench.runtime({ blog }, { leaseMs: LEASE_MS }).launch();
    expect(await bench.reaches('vanished', ENDED)).toBe('FAILED');
    expect(await bench.reaches('ended', ENDED)).toBe('FAILED');
    expect(await bench.row('ended')).toMatchObject({ error_code: '552' });
    expect(lost.toSorted()).toEqual(['ended', 'vanished']);
    expect(await bench.row('not-ours')).toMatchObject({ state: 'PENDING' });
  });
});

it('removes workflows after a day and events of ended jobs after a month', async () => {
  const runtime = bench.runtime(doNothing);
  await runtime.launch();
  await bench.order(runtime, { id: 'old' });
  await bench.reaches('old', ENDED);
  await runtime.stop({ graceMs: 5000 });
  const counts = async () => {
    const { rows } = await bench.database.pool.query(`
      select (select count(*)::int from dbos.workflow_status) as workflows, (select count(*)::int from job_event) as events`);
    return rows[0];
  };
  const roundAfter = async (days: number) => {
    const clock = new FixedClock(new Date(Date.now() + days * 86_400_000));
    const later = bench.runtime(doNothing, { clock });
    await later.launch();
    await later.stop({ graceMs: 0 });
  };
  await roundAfter(0.9);
  expect(await counts()).toEqual({ workflows: 1, events: 3 });
  await roundAfter(2);
  expect(await counts()).toEqual({ workflows: 0, events: 3 });
  await roundAfter(31);
  expect(await counts()).toEqual({ workflows: 0, events: 0 });
  expect(await bench.row('old')).toMatchObject({ state: 'SUCCESS' });
});
