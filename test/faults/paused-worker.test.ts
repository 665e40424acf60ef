import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StartedBlog } from '../../src/orders/start-blog.ts';
import { expectEachWrittenOnce } from './ledger.ts';
import { endOf } from './newsroom.ts';
import { ProcessKeeper } from './service-process.ts';
import { openStage, type Stage } from './stage.ts';

const LEASE_MS = 800;
/** About to record an answer, to write an event, and to store the article. */
const POINTS = ['^run:before-finish$', '^step:outline:end$', '^memory:before-record:'];
/** Where the worker that takes over is kept: the jobs run, and are no longer those of the paused one. */
const HELD_AGAIN = '^run:before-finish$|^step:sections:begin$';

const processes = new ProcessKeeper();
let stage: Stage;

beforeEach(async () => {
  stage = await openStage({ INKWRIGHT_WORKERS: String(POINTS.length) });
});

afterEach(async (context) => {
  await processes.endAll(context);
  await stage.close();
});

it('writes nothing when it wakes after others have taken its jobs, and goes on working under a new name', async () => {
  const { pool, newsroom, variables } = stage;
  const start = () => processes.service('work', variables, { leaseMs: LEASE_MS });
  const paused = start();
  await paused.ready;
  const articles: StartedBlog[] = [];
  for (const point of POINTS) {
    paused.plan({ holdAt: point });
    const reached = paused.reaches(new RegExp(point));
    articles.push(await newsroom.order('heat pump efficiency'));
    await reached;
  }
  paused.kill('SIGSTOP');
  paused.plan({});
  // It is read when the process wakes: each run then goes straight on to what it was about to write.
  paused.release();

  const other = start();
  other.plan({ holdAt: HELD_AGAIN });
  await other.reaches(new RegExp(HELD_AGAIN), articles.length);
  // The last events of both are written: the third job had its own before the pause.
  const told = "select 1 from job_event where body->>'kind' = 'step-begin' and body->>'step' = 'sections'";
  await until(pool, told, articles.length);
  const before = await everythingOf(pool, articles);
  paused.kill('SIGCONT');
  await until(pool, `select 1 from executor where pid = ${paused.pid} and id like '%-2'`, 1);
  expect(await everythingOf(pool, articles)).toEqual(before);

  other.plan({});
  other.release();
  for (const article of articles) expect(await endOf(newsroom, article)).toBe('SUCCESS');
  other.kill('SIGTERM');
  expect(await other.exited).toEqual({ code: 0, signal: null });
  expect(await endOf(newsroom, await newsroom.order('ground source heat pump'))).toBe('SUCCESS');
  await expectEachWrittenOnce(pool, articles.length + 1);
  paused.kill('SIGTERM');
  expect(await paused.exited).toEqual({ code: 0, signal: null });
});

/** Looks again and again until the query has so many rows. */
async function until(pool: pg.Pool, query: string, rows: number): Promise<void> {
  while ((await pool.query(query)).rowCount !== rows) await pause(20);
}

/** Every row of the jobs with the transaction that wrote it, so that a rewrite of the same values shows too. */
async function everythingOf(pool: pg.Pool, articles: readonly StartedBlog[]): Promise<unknown> {
  const { rows } = await pool.query(
    `select
      (select jsonb_agg(jsonb_build_array(xmin::text, to_jsonb(j)) order by id) from job j where id = any($1)) as job,
      (select jsonb_agg(jsonb_build_array(xmin::text, to_jsonb(b)) order by id) from blog b where job_id = any($1))
        as blog,
      (select jsonb_agg(jsonb_build_array(xmin::text, to_jsonb(e)) order by job_id, seq) from job_event e
        where job_id = any($1)) as events,
      (select jsonb_agg(jsonb_build_array(xmin::text, to_jsonb(m)) order by root_id, step, question_hash) from memory m
        where root_id = any($1)) as memory,
      (select jsonb_agg(to_jsonb(l) order by at) from ledger l where job_id = any($1)) as ledger`,
    [articles.map(({ jobId }) => jobId)],
  );
  return rows[0];
}
