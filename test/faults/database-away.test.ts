import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../src/store/embedded-postgres.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { endOf, openNewsroom } from './newsroom.ts';
import { ProcessKeeper } from './service-process.ts';
import { removeDataFolder } from './socket-folder.ts';

const folder = makeScratchFolder('away');
const dataDir = join(folder, 'data');
const SECRET = 's'.repeat(32);
const processes = new ProcessKeeper();
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;

afterEach(async (context) => {
  await processes.endAll(context);
  await postgres?.stop();
});
afterAll(() => {
  removeDataFolder(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

const startDatabase = async () => {
  postgres = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
  return postgres.url;
};

it('answers 503 while the database is away, and goes on with requests and jobs when it is back', async () => {
  const url = await startDatabase();
  const variables = { DATABASE_URL: url, INKWRIGHT_SECRET: SECRET, INKWRIGHT_PORT: '0', INKWRIGHT_DATA: folder };
  const service = processes.service('serve', variables, { plan: { holdAt: '^memory:before-record:' } });
  const address = await service.ready;
  const ask = () => fetch(`${address}/v1/sites`, { headers: { 'x-openapi-token': token } });
  const newsroom = await openNewsroom(variables);
  const token = await newsroom.token();
  const held = service.reaches(/^memory:before-record:/);
  const article = await newsroom.order('heat pump efficiency');
  await held;
  expect((await ask()).status).toBe(200);
  await newsroom.close();

  await postgres?.stop();
  service.plan({});
  service.release();
  for (const answer of await Promise.all([ask(), ask(), ask()])) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
  }
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  await startDatabase();
  const back = await openNewsroom(variables);
  expect(await endOf({ ...back, accountId: newsroom.accountId }, article)).toBe('SUCCESS');
  await back.close();
  expect((await ask()).status).toBe(200);
  expect(service.hasExited()).toBe(false);
  service.kill('SIGTERM');
  expect(await service.exited).toEqual({ code: 0, signal: null });
});

it('goes on when the embedded PostgreSQL is killed under a job and under requests', async () => {
  const variables = { INKWRIGHT_DATA: dataDir, INKWRIGHT_PORT: '0', INKWRIGHT_SECRET: SECRET };
  const service = processes.service('serve', variables, { plan: { holdAt: '^memory:before-record:' } });
  const address = await service.ready;
  const newsroom = await openNewsroom(variables);
  const token = await newsroom.token();
  const ask = () => fetch(`${address}/v1/sites`, { headers: { 'x-openapi-token': token } });
  const held = service.reaches(/^memory:before-record:/);
  const article = await newsroom.order('ground source heat pump');
  await held;

  process.kill(postmasterPid(), 'SIGKILL');
  service.plan({});
  service.release();
  const statuses = new Set<number>();
  for (let last = 0; last !== 200; await pause(10)) {
    last = (await ask()).status;
    statuses.add(last);
  }
  expect([...statuses].sort()).toEqual([200, 503]);
  expect(await endOf(newsroom, article)).toBe('SUCCESS');
  await newsroom.close();
  service.kill('SIGTERM');
  expect(await service.exited).toEqual({ code: 0, signal: null });
});

it('ends at start with one sentence when the database is away', async () => {
  const variables = { DATABASE_URL: `postgresql://x@localhost/x?host=${folder}`, INKWRIGHT_SECRET: SECRET };
  for (const command of [['serve'], ['work'], ['accounts', 'list']]) {
    const end = await processes.command(command, { ...variables, INKWRIGHT_DATA: folder }).ended;
    expect(end).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringMatching(/^error: [^\n]*database[^\n]*\n$/i),
    });
  }
});

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}
