import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { expectEachWrittenOnce } from './ledger.ts';
import { endOf } from './newsroom.ts';
import { ProcessKeeper } from './service-process.ts';
import { openStage, type Stage } from './stage.ts';

let folder: string;
let stage: Stage;
const processes = new ProcessKeeper();

beforeEach(async () => {
  folder = makeScratchFolder('stop');
  stage = await openStage({ INKWRIGHT_WORKERS: '2', INKWRIGHT_PORT: '0', INKWRIGHT_DATA: folder });
});

afterEach(async (context) => {
  await processes.endAll(context);
  await stage.close();
  rmSync(folder, { recursive: true, force: true });
});

it('finishes the running request, hands on running jobs without a death, and the next start finishes them', async () => {
  const { pool, newsroom, variables } = stage;
  const first = processes.service('serve', variables, { plan: { holdAt: '^step:outline:end$' } });
  const url = await first.ready;
  const bothHeld = first.reaches(/^step:outline:end$/, 2);
  const jobs = [await newsroom.order('heat pump efficiency'), await newsroom.order('ground source heat pump')];
  await bothHeld;
  const late = await beginRequest(`${url}/v1/writing/blog`, await newsroom.token());

  first.kill('SIGTERM');
  await untilRefused(url);
  late.end(JSON.stringify(newsroom.body('cold climate heat pump')));
  const [answer] = (await once(late, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await first.exited).toEqual({ code: 0, signal: null });

  const { rows } = await pool.query('select state, running_on, deaths from job order by created_at');
  const handedOn = { state: 'RUNNING', running_on: null, deaths: 0 };
  expect(rows).toEqual([handedOn, handedOn, { ...handedOn, state: 'PENDING' }]);
  expect((await pool.query('select id from executor')).rows).toEqual([]);

  const second = processes.service('serve', variables, { plan: { slowMs: 30 } });
  const reached = second.reaches(/^step:sections:begin$/);
  await reached;
  second.kill('SIGTERM');
  expect(await second.exited).toEqual({ code: 0, signal: null });
  const deaths = await pool.query('select sum(deaths)::int as deaths from job');
  expect(deaths.rows).toEqual([{ deaths: 0 }]);

  const third = processes.service('work', variables);
  for (const job of jobs) expect(await endOf(newsroom, job)).toBe('SUCCESS');
  await untilAllEnded(pool);
  await expectEachWrittenOnce(pool, 3);
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

async function untilAllEnded(pool: pg.Pool): Promise<void> {
  const open = "select 1 from job where state in ('PENDING', 'RUNNING') limit 1";
  while ((await pool.query(open)).rowCount !== 0) await pause(50);
}
