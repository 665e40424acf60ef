import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectEachWrittenOnce, mostDeaths, pidsOfTakenOver } from './ledger.ts';
import { endOf, SUBJECTS } from './newsroom.ts';
import { drawSeed, seededRandom } from './seeded-random.ts';
import { ProcessKeeper, type ServiceProcess } from './service-process.ts';
import { openStage, type Stage } from './stage.ts';

/** Each has one article under way. */
const CUSTOMERS = 5;
const WORKERS = 3;
const KILLS_THAT_MUST_HIT = 15;
/** A wait at every named point: an article then takes about a second, as if its answers came from far away. */
const SLOW_MS = 50;
const LONGEST_DELAY_MS = 700;
/** The fifth death ends a job, and each of the workers may be on its way to one more. */
const DEATHS_TO_PAUSE_AT = 5 - WORKERS;

/** After the effect and before its record, right after the record, and around the transaction that ends the job. */
const NAMED_POINTS = [
  '^memory:before-record:',
  '^memory:after-record:',
  '^step:research:end$',
  '^step:sections:end$',
  '^run:before-finish$',
  '^run:inside-finish$',
  '^step:check:begin$',
  '^memory:before-record:',
];

let stage: Stage;
const processes = new ProcessKeeper();

beforeEach(async () => {
  stage = await openStage({ INKWRIGHT_WORKERS: '1' }, 'in a store');
});

afterEach(async (context) => {
  await processes.endAll(context);
  await stage.close();
});

it('writes every article once, whenever and wherever its workers are killed', async () => {
  const random = seededRandom(drawSeed('worker crash'));
  const over = new AbortController();
  const customers = Array.from({ length: CUSTOMERS }, () => orderUntil(over.signal));
  const killed = await killWorkers(random).finally(() => over.abort());
  const states = (await Promise.all(customers)).flat();
  expect(states.filter((state) => state !== 'SUCCESS')).toEqual([]);
  await expectEachWrittenOnce(stage.pool, states.length);
  const taken = await pidsOfTakenOver(stage.pool);
  const hits = [...killed].filter((pid) => taken.has(pid)).length;
  process.stdout.write(`worker crash: ${hits} of ${killed.size} kills hit one of ${states.length} articles\n`);
  expect(hits).toBeGreaterThanOrEqual(KILLS_THAT_MUST_HIT);
});

/** Orders one article after another, so that there is always one to be hit. @returns how their jobs ended */
async function orderUntil(over: AbortSignal): Promise<string[]> {
  const states: string[] = [];
  while (!over.aborted) {
    const article = await stage.newsroom.order(SUBJECTS[states.length % SUBJECTS.length] ?? '');
    states.push(await endOf(stage.newsroom, article));
  }
  return states;
}

/**
 * Kills workers, by turns at a named point and at a random moment, each replaced by a new one.
 * @returns PIDs
 */
async function killWorkers(random: () => number): Promise<Set<number>> {
  const killed = new Set<number>();
  const kills = NAMED_POINTS.flatMap((point) => [point, undefined]).values();
  const lane = async () => {
    for (const point of kills) {
      const worker = processes.service('work', stage.variables, { plan: { slowMs: SLOW_MS } });
      await worker.ready;
      await untilDeathsAreFew();
      if (point === undefined) await killAtRandom(worker, random);
      else worker.plan({ slowMs: SLOW_MS, dieAt: point });
      await worker.exited;
      killed.add(worker.pid);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, lane));
  // Somebody has to finish what the last victims leave.
  processes.service('work', stage.variables);
  return killed;
}

async function killAtRandom(victim: ServiceProcess, random: () => number): Promise<void> {
  await victim.reaches(/^step:brief:begin$/);
  await pause(random() * LONGEST_DELAY_MS);
  victim.kill('SIGKILL');
}

/** A job that dies too often without getting any further is ended, as it should be; that has its own test. */
async function untilDeathsAreFew(): Promise<void> {
  while ((await mostDeaths(stage.pool)) >= DEATHS_TO_PAUSE_AT) await pause(100);
}
