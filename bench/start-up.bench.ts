import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Benchmark } from './tools/benchmark.ts';
import { makeFirstCustomer, orderArticle } from './tools/first-customer.ts';
import { inMs, printGoal, printTable } from './tools/print.ts';
import { firstOk, startServe } from './tools/serve-process.ts';
import { median } from './tools/statistics.ts';

const ROUNDS = 5;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HELLO = `
  import Fastify from 'fastify';
  const app = Fastify();
  app.get('/', async () => ({ hello: 'world' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(String(app.server.address().port) + '\\n');`;

interface Times {
  readonly node: number[];
  readonly hello: number[];
  readonly firstListens: number[];
  readonly firstReady: number[];
  readonly againListens: number[];
  readonly againReady: number[];
  readonly article: number[];
  readonly nextArticle: number[];
}

/**
 * `inkwright serve` on an empty data folder (with the making of its database) and again, beside what Node and a bare
 * Fastify need in the same round; then the first article that a fresh service writes from the example documents.
 */
export const benchStartUp: Benchmark = async (print, { folder }) => {
  const times: Times = {
    node: [],
    hello: [],
    firstListens: [],
    firstReady: [],
    againListens: [],
    againReady: [],
    article: [],
    nextArticle: [],
  };
  for (let round = 0; round < ROUNDS; round++) await measureRound(join(folder, `data-${round}`), times);

  const row = (name: string, values: readonly number[]) => [
    name,
    inMs(median(values)),
    inMs(Math.max(...values)),
    `${(median(values) / median(times.hello)).toFixed(1)} x`,
  ];
  printTable(
    print,
    [`${ROUNDS} rounds in turn`, 'median', 'max', 'against Fastify'],
    [
      row('node -e 0', times.node),
      row('bare Fastify, first answer', times.hello),
      row('first start, listens', times.firstListens),
      row('first start, /readyz 200', times.firstReady),
      row('later start, listens', times.againListens),
      row('later start, /readyz 200', times.againReady),
      row('first article, order to SUCCESS', times.article),
      row('second article, order to SUCCESS', times.nextArticle),
    ],
  );
  const goals = [
    { what: 'first start, ready', value: median(times.firstReady), goal: 3_000 },
    { what: 'later start, ready', value: median(times.againReady), goal: 1_000 },
    { what: 'first article', value: median(times.article), goal: 2_000 },
  ];
  for (const goal of goals) printGoal(print, { ...goal, bound: 'at most', show: inMs });
};

async function measureRound(dataDir: string, times: Times): Promise<void> {
  times.node.push(await timeOfNode());
  times.hello.push(await timeOfHello());
  const first = await startServe(dataDir);
  times.firstListens.push(first.listensMs);
  times.firstReady.push(first.readyMs);
  try {
    const customer = await makeFirstCustomer(dataDir, first.url);
    times.article.push((await orderArticle(customer)).ms);
    times.nextArticle.push((await orderArticle(customer)).ms);
  } finally {
    await first.stop();
  }
  const again = await startServe(dataDir);
  times.againListens.push(again.listensMs);
  times.againReady.push(again.readyMs);
  await again.stop();
}

async function timeOfNode(): Promise<number> {
  const begin = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - begin;
}

async function timeOfHello(): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '-e', HELLO], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
  await firstOk(`http://127.0.0.1:${bytes.toString().trim()}/`);
  const ms = performance.now() - begin;
  child.kill('SIGKILL');
  await ended;
  return ms;
}
