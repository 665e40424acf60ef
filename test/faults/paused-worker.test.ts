import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { expectEachWrittenOnce, keepLedger } from './ledger.ts';
import { lastState, type Newsroom, openNewsroom } from './newsroom.ts';
import { ProcessKeeper, type Variables } from './service-process.ts';

const LEASE_MS = 800;

let database: TestDatabase;
let newsroom: Newsroom;
let variables: Variables;
const processes = new ProcessKeeper();

beforeEach(async () => {
  database = await createTestDatabase({ max: 4 });
  variables = { DATABASE_URL: database.url, INKWRIGHT_SECRET: 's'.repeat(32), INKWRIGHT_WORKERS: '1' };
  await keepLedger(database.pool);
  newsroom = await openNewsroom(variables);
});

afterEach(async () => {
  await processes.endAll();
  await newsroom.close();
  await database.drop();
});

it.each([
  ['between an answer and its record', '^memory:before-record:'],
  ['with an event on its lips', '^step:outline:end$'],
  ['before it stores its article', '^run:before-finish$'],
])('writes nothing once it wakes when it was paused %s, and goes on working under a new name', async (_when, point) => {
  const paused = processes.service('work', variables, { leaseMs: LEASE_MS, plan: { holdAt: point } });
  await paused.ready;
  const reached = paused.reaches(new RegExp(point));
  const { jobId } = await newsroom.order('heat pump noise');
  await reached;
  paused.kill('SIGSTOP');
  paused.plan({});
  // It is read when the process wakes: its run then goes straight on to what it was about to write.
  paused.release();

  const other = processes.service('work', variables, { leaseMs: LEASE_MS });
  expect(await lastState(newsroom, jobId)).toBe('SUCCESS');
  other.kill('SIGTERM');
  expect(await other.exited).toMatchObject({ code: 0 });
  const before = await everythingOf(jobId);

  paused.kill('SIGCONT');
  const next = await newsroom.order('heat pump sizing');
  expect(await lastState(newsroom, next.jobId)).toBe('SUCCESS');
  expect(await everythingOf(jobId)).toEqual(before);
  await expectEachWrittenOnce(database.pool, 2);
  const { rows } = await database.pool.query('select id, pid from executor');
  expect(rows).toEqual([{ id: expect.stringMatching(/-2$/), pid: paused.pid }]);
});

/** Every row of a job with the transaction that wrote it, so that a rewrite of the same values shows too. */
async function everythingOf(jobId: string): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select
      (select jsonb_agg(jsonb_build_array(xmin::text, to_jsonb(job))) from job where id = $1) as job,
      (select jsonb_agg(jsonb_build_array(xmin::text, to_jsonb(blog))) from blog where job_id = $1) as blog,
      (select jsonb_agg(jsonb_build_array(xmin::text, to_jsonb(e)) order by seq) from job_event e where job_id = $1)
        as events,
      (select jsonb_agg(jsonb_build_array(xmin::text, to_jsonb(m)) order by step, question_hash) from memory m
        where root_id = $1) as memory,
      (select jsonb_agg(to_jsonb(ledger) order by at) from ledger where job_id = $1) as ledger`,
    [jobId],
  );
  return rows[0];
}
