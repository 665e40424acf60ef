import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { expectEachWrittenOnce, keepLedger } from './ledger.ts';
import { lastState, type Newsroom, openNewsroom } from './newsroom.ts';
import { ProcessKeeper, type Variables } from './service-process.ts';

let database: TestDatabase;
let newsroom: Newsroom;
let variables: Variables;
const processes = new ProcessKeeper();

beforeEach(async () => {
  database = await createTestDatabase({ max: 4 });
  variables = {
    DATABASE_URL: database.url,
    INKWRIGHT_SECRET: 's'.repeat(32),
    INKWRIGHT_WORKERS: '2',
    INKWRIGHT_PORT: '0',
    INKWRIGHT_DATA: '/dev/null/unused',
  };
  await keepLedger(database.pool);
  newsroom = await openNewsroom(variables);
});

afterEach(async () => {
  await processes.endAll();
  await newsroom.close();
  await database.drop();
});

it('finishes the running request, hands on running jobs without a death, and the next start finishes them', async () => {
  const first = processes.service('serve', variables, { plan: { holdAt: '^step:outline:end$' } });
  const url = await first.ready;
  const bothHeld = first.reaches(/^step:outline:end$/).then(() => first.reaches(/^step:outline:end$/));
  const jobs = [await newsroom.order('heat pump noise'), await newsroom.order('heat pump sizing')];
  await bothHeld;
  const late = await beginRequest(`${url}/v1/writing/blog`, await newsroom.token());

  first.kill('SIGTERM');
  await untilRefused(url);
  late.end(JSON.stringify(newsroom.body('heat pump refrigerants')));
  const [answer] = (await once(late, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await first.exited).toEqual({ code: 0, signal: null });

  const { rows } = await database.pool.query('select state, running_on, deaths from job order by created_at');
  const handedOn = { state: 'RUNNING', running_on: null, deaths: 0 };
  expect(rows).toEqual([handedOn, handedOn, { ...handedOn, state: 'PENDING' }]);
  expect((await database.pool.query('select id from executor')).rows).toEqual([]);

  const second = processes.service('serve', variables, { plan: { slowMs: 30 } });
  const reached = second.reaches(/^step:sections:begin$/);
  await reached;
  second.kill('SIGTERM');
  expect(await second.exited).toEqual({ code: 0, signal: null });
  const deaths = await database.pool.query('select sum(deaths)::int as deaths from job');
  expect(deaths.rows).toEqual([{ deaths: 0 }]);

  const third = processes.service('work', variables);
  for (const { jobId } of jobs) expect(await lastState(newsroom, jobId)).toBe('SUCCESS');
  await untilAllEnded();
  await expectEachWrittenOnce(database.pool, 3);
  third.kill('SIGTERM');
  expect(await third.exited).toEqual({ code: 0, signal: null });
});

/** A request whose headers the service has read, and whose body is still to come. */
async function beginRequest(url: string, token: string): Promise<ClientRequest> {
  const begun = request(url, {
    method: 'POST',
    headers: { 'x-openapi-token': token, 'content-type': 'application/json', expect: '100-continue' },
  });
  begun.flushHeaders();
  await once(begun, 'continue');
  return begun;
}

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
    } catch {
      return;
    }
    await pause(20);
  }
}

async function untilAllEnded(): Promise<void> {
  const open = "select 1 from job where state in ('PENDING', 'RUNNING') limit 1";
  while ((await database.pool.query(open)).rowCount !== 0) await pause(50);
}
