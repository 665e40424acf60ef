import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRunningService } from '../../src/config/run-file.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { expectEachWrittenOnce, keepLedger, pidsOfTakenOver } from './ledger.ts';
import { openNewsroom, SUBJECTS } from './newsroom.ts';
import { drawSeed, seededRandom } from './seeded-random.ts';
import { type PointPlan, ProcessKeeper, type ServiceProcess, type Variables } from './service-process.ts';
import { removeDataFolder } from './socket-folder.ts';

const FIRST_STARTS_KILLED = 2;
const LONGEST_FIRST_START_MS = 2_500;
const SLOW_MS = 40;
const LONGEST_DELAY_MS = 700;
const POINTS = ['^memory:before-record:', '^run:inside-finish$', undefined, undefined];
const ARTICLES = 5;

const folder = makeScratchFolder('crash');
const dataDir = join(folder, 'data');
const variables: Variables = { INKWRIGHT_DATA: dataDir, INKWRIGHT_PORT: '0', INKWRIGHT_WORKERS: '2' };
const processes = new ProcessKeeper();
const random = seededRandom(drawSeed('embedded crash'));
/** The whole service in one process, embedded PostgreSQL included; the one that runs now. */
let service: ServiceProcess;

beforeAll(async () => {
  for (let killed = 0; killed < FIRST_STARTS_KILLED; killed++) {
    const first = processes.service('serve', variables);
    await Promise.race([pause(random() * LONGEST_FIRST_START_MS), first.ready]);
    first.kill('SIGKILL');
    await first.exited;
  }
  service = await startService();
  await onDatabase(keepLedger);
});

afterAll(async () => {
  // Politely, so that it takes the folder of its socket with it.
  service?.kill('SIGTERM');
  await service?.exited;
  await processes.endAll();
  removeDataFolder(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

async function startService(plan: PointPlan = {}): Promise<ServiceProcess> {
  const started = processes.service('serve', variables, { plan });
  await started.ready;
  return started;
}

it('starts after its very first start was killed, at any moment and again and again', async () => {
  const answer = await fetch(`${await service.ready}/readyz`);
  expect(answer.status).toBe(200);
});

it('refuses a second service on its data folder in one sentence, and lets commands attach', async () => {
  const [second, written] = await Promise.all([
    processes.command(['serve'], variables).ended,
    processes.command(
      ['write', '--keyword', 'heat pump noise', '--knowledge', join(import.meta.dirname, '../../examples/heat-pumps')],
      variables,
    ).ended,
  ]);
  expect(second).toMatchObject({ code: 3, stdout: '' });
  expect(second.stderr).toBe(
    `error: The data folder ${dataDir} is in use by another Inkwright (PID ${service.pid}): stop that one, or give this one its own folder with INKWRIGHT_DATA.\n`,
  );
  expect(written).toMatchObject({ code: 0, stdout: expect.stringMatching(/^# /) });
  expect(service.lastPoint()).toBe('run:after-finish');
});

it('goes on with every article after the whole process was killed', async () => {
  service.plan({ slowMs: SLOW_MS });
  const ordered = await orderArticles();
  const killed: number[] = [];
  for (const point of POINTS) {
    service.plan({ slowMs: SLOW_MS, ...(point === undefined ? {} : { dieAt: point }) });
    if (point === undefined) await killAtRandom(service);
    await service.exited;
    killed.push(service.pid);
    service = await startService({ slowMs: SLOW_MS });
  }
  service.plan({});
  await onDatabase(async (pool) => {
    await untilAllEnded(pool);
    await expectEachWrittenOnce(pool, ordered + 1);
    expect([...(await pidsOfTakenOver(pool))].sort()).toEqual(killed.sort());
  });
});

/** @returns how many */
async function orderArticles(): Promise<number> {
  const newsroom = await openNewsroom(variables, 'in a store');
  for (let number = 0; number < ARTICLES; number++) await newsroom.order(SUBJECTS[number] ?? '');
  await newsroom.close();
  return ARTICLES;
}

async function killAtRandom(victim: ServiceProcess): Promise<void> {
  await victim.reaches(/^step:/);
  await pause(random() * LONGEST_DELAY_MS);
  victim.kill('SIGKILL');
}

async function onDatabase<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: findRunningService(dataDir)?.databaseUrl, max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function untilAllEnded(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query("select 1 from job where state in ('PENDING', 'RUNNING') limit 1");
    if (rowCount === 0) return;
    await pause(50);
  }
}
