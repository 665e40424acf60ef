import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobBench, ENDED, handler, type JobBench } from '../../test/support/jobs.ts';
import { deferred } from '../support/deferred.ts';
import type { JobTools, RunningJob } from './job-handler.ts';
import type { JobRuntime } from './job-runtime.ts';

let bench: JobBench;
let runtime: JobRuntime;
let work: (job: RunningJob, tools: JobTools) => Promise<unknown>;
const reached: string[] = [];
/** The row of a run ends a moment before the run itself does. */
let wholeRun = deferred<void>();

beforeAll(async () => {
  bench = await createJobBench();
  runtime = bench.runtime(
    { blog: handler({ run: (job, tools) => work(job, tools) }) },
    {
      leaseMs: 60_000,
      reach: (name) => {
        reached.push(name);
        if (name === 'run:after-finish') wholeRun.resolve();
      },
    },
  );
  await runtime.launch();
});

afterAll(() => bench.close());

async function runs<T>(id: string, body: (tools: JobTools) => Promise<T>, rootId = id): Promise<T> {
  const outcome = deferred<T>();
  wholeRun = deferred<void>();
  work = async (_job, tools) => {
    await body(tools).then(outcome.resolve, outcome.reject);
    return {};
  };
  await bench.order(runtime, { id, rootId });
  await bench.reaches(id, ENDED);
  await wholeRun.promise;
  return outcome.promise;
}

it('gives the first answer to everyone who asks the same question, whatever the order of its members', async () => {
  const answers = await runs('chain', async ({ memory }) => [
    await memory.recall('outline', { topic: 'heat', words: 900 }),
    await memory.remember('outline', 1, { topic: 'heat', words: 900 }, { headings: ['a'] }),
    await memory.remember('outline', 2, { words: 900, topic: 'heat' }, { headings: ['b'] }),
    await memory.recall('outline', { words: 900, topic: 'heat' }),
    await memory.recall('outline', { topic: 'heat', words: 901 }),
    await memory.recall('sections', { topic: 'heat', words: 900 }),
  ]);
  const first = { headings: ['a'] };
  expect(answers).toEqual([undefined, first, first, first, undefined, undefined]);
});

it('serves a retry, a job of the same root', async () => {
  const answer = await runs('retry', ({ memory }) => memory.recall('outline', { topic: 'heat', words: 900 }), 'chain');
  expect(answer).toEqual({ headings: ['a'] });
});

it('keeps only one of many answers that come at the same moment', async () => {
  const answers = await runs('race', ({ memory }) =>
    Promise.all(Array.from({ length: 20 }, (_, number) => memory.remember('ask', 1, 'same', number))),
  );
  expect(new Set(answers).size).toBe(1);
});

it('keeps null, text, and text that PostgreSQL can not hold as it is', async () => {
  const answers = await runs('values', async ({ memory }) => [
    await memory.remember('page', 1, 'null', null),
    await memory.recall('page', 'null'),
    await memory.remember('page', 1, 'text', 'plain'),
    await memory.remember('page', 1, 'odd', ['a\0b', 'half \ud83d', 'whole 😀', 'back\\u0000slash']),
  ]);
  expect(answers).toEqual([null, null, 'plain', ['a\uFFFDb', 'half \uFFFD', 'whole 😀', 'back\\u0000slash']]);
});

it('names the points before and after each record', async () => {
  reached.length = 0;
  await runs('points', ({ memory }) => memory.remember('seo', 1, 'q', 'a'));
  expect(reached).toEqual([
    'run:begin',
    'memory:before-record:seo',
    'memory:after-record:seo',
    'run:before-finish',
    'run:inside-finish',
    'run:after-finish',
  ]);
});

it('takes the count of deaths back to 0 for a new answer, and not for one that stood already', async () => {
  const deaths = () => bench.row('progress').then((row) => row.deaths);
  const seen = await runs('progress', async ({ memory }) => {
    await memory.remember('step', 1, 'one', 1);
    await bench.database.pool.query("update job set deaths = 3 where id = 'progress'");
    await memory.remember('step', 1, 'one', 1);
    const afterOld = await deaths();
    await memory.remember('step', 1, 'two', 2);
    return [afterOld, await deaths()];
  });
  expect(seen).toEqual([3, 0]);
});

it('takes nothing from a run that no longer owns its job: no answer, no event, no end', async () => {
  const error = deferred<unknown>();
  const aborted = deferred<unknown>();
  work = async (_job, { memory, emit, signal }) => {
    signal.addEventListener('abort', () => aborted.resolve(signal.reason), { once: true });
    await bench.database.pool.query(
      "update dbos.workflow_status set owner_xid = 'another run' where workflow_uuid = 'zombie'",
    );
    await memory.remember('step', 1, 'late', 'answer').catch(error.resolve);
    emit({ kind: 'progress', detail: 'late' });
    await aborted.promise;
    return {};
  };
  await bench.order(runtime, { id: 'zombie' });
  expect(await error.promise).toMatchObject({ name: 'OwnershipLost' });
  expect(await aborted.promise).toMatchObject({ name: 'OwnershipLost' });
  const { rows } = await bench.database.pool.query(`
    select 'answer' as late from memory where root_id = 'zombie'
    union all select 'event' from job_event where job_id = 'zombie' and body ->> 'kind' <> 'state'`);
  expect(rows).toEqual([]);
  expect(await bench.row('zombie')).toMatchObject({ state: 'RUNNING' });
});

it('ends a run that no longer owns its job, whatever the handler makes of the error', async () => {
  const reason = deferred<unknown>();
  work = async (_job, { memory, signal }) => {
    signal.addEventListener('abort', () => reason.resolve(signal.reason), { once: true });
    await bench.database.pool.query(
      "update dbos.workflow_status set owner_xid = 'another run' where workflow_uuid = 'in-a-thread'",
    );
    // As an error comes back from a thread: a copy, and no longer of its class.
    await memory.remember('step', 1, 'late', 'answer').catch((error: Error) => {
      throw new Error(error.message);
    });
    return {};
  };
  await bench.order(runtime, { id: 'in-a-thread' });
  expect(await reason.promise).toMatchObject({ name: 'OwnershipLost' });
  expect(await bench.row('in-a-thread')).toMatchObject({ state: 'RUNNING' });
});
