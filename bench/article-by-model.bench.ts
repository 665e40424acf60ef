import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { orderOf } from '../src/writing/example-library.fixture.ts';
import { RECORDED_ORDER, recordedSources } from '../test/support/recorded-writer.ts';
import { startBenchDatabase } from './tools/bench-database.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { startChild } from './tools/child.ts';
import { composeService, type OrderService } from './tools/compose-service.ts';
import { type PacedCall, type Speed, startPacedModel } from './tools/paced-model.ts';
import { inMs, inPercent, type Print, printGoal, printTable } from './tools/print.ts';
import { median, quantile } from './tools/statistics.ts';
import { withCleanUp } from './tools/with-clean-up.ts';

const SECRET = 'the secret of an installation that is only measured';
const SPEED: Speed = { latencyMs: 400, tokensPerSecond: 200 };
const RUNS = 3;
const AT_ONCE = 50;
const ACCOUNTS = 5;
const LOOK_MS = 50;
const GOALS = { overhead: 1.1, againstSequential: 0.4, oneAfterAnother: 6, beyondSections: 8 } as const;

/** What a model is asked at the same time: the lines of the pipeline, and the repairs one after another. */
const LEVELS = [/^brief/, /^outline/, /^(?:sections|faq)/, /^(?:summaries|review)/] as const;

interface Written {
  readonly wallMs: number;
  readonly calls: readonly PacedCall[];
}

/**
 * Articles that a language model of a fixed speed writes, through the whole worker: orders, jobs, threads and database.
 * First what the pipeline takes beyond the model's own critical path, then the same questions asked one after another
 * by a writer that shows all the text so far, then many articles at once in one worker. Times of jobs are the
 * database's own.
 */
export const benchArticleByModel: Benchmark = async (print, { folder }) =>
  withCleanUp(async (atTheEnd) => {
    const model = await startPacedModel(SPEED);
    atTheEnd(() => model.server.close());
    const database = await startBenchDatabase(folder);
    atTheEnd(database.stop);
    const service = await composeService({ databaseUrl: database.url, secret: SECRET, connections: 4 });
    atTheEnd(() => service.close());
    const worker = await startChild(
      'article-worker',
      { variables: variablesOf(database.url, model.server.url) },
      folder,
    );
    atTheEnd(worker.stop);
    const customers = await Promise.all(Array.from({ length: ACCOUNTS }, (_, number) => customerOf(service, number)));
    const [first] = customers;
    if (first === undefined) throw new Error('there is no customer');

    const alone: Written[] = [];
    for (let run = -1; run < RUNS; run += 1) {
      model.calls.length = 0;
      const [wallMs = Number.NaN] = await write(service, [first]);
      // The first run starts the threads.
      if (run >= 0) alone.push({ wallMs, calls: [...model.calls] });
    }
    const [article] = alone;
    if (article === undefined) throw new Error('nothing was written');
    const sequentialMs = await oneAfterAnother(model.server.url, article.calls);
    reportAlone(print, alone, sequentialMs);

    const idleMb = memoryMb(worker.pid, 'VmRSS');
    const wanted = Array.from({ length: AT_ONCE }, (_, index) => customers[index % ACCOUNTS] ?? first);
    const started = performance.now();
    const walls = await write(service, wanted);
    const allMs = performance.now() - started;
    const byAccount = customers.map((_, number) => median(walls.filter((_wall, index) => index % ACCOUNTS === number)));
    print('');
    print(`${AT_ONCE} articles at once of ${ACCOUNTS} accounts, in one worker:`);
    printTable(
      print,
      ['fastest', 'median', 'slowest', 'all done after', 'against one alone', 'memory idle', 'memory at most'],
      [
        [
          inMs(Math.min(...walls)),
          inMs(median(walls)),
          inMs(Math.max(...walls)),
          inMs(allMs),
          `${(median(walls) / median(alone.map(({ wallMs }) => wallMs))).toFixed(2)} x`,
          `${idleMb.toFixed(0)} MB`,
          `${memoryMb(worker.pid, 'VmHWM').toFixed(0)} MB`,
        ],
      ],
    );
    const ratio = (of: readonly number[]) => Math.max(...of) / Math.min(...of);
    print(
      `slowest against fastest article: ${ratio(walls).toFixed(2)} x; account, by its median: ${ratio(byAccount).toFixed(2)} x`,
    );
    print(`95th percentile against median: ${(quantile(walls, 0.95) / median(walls)).toFixed(2)} x (no goal set)`);
  });

function variablesOf(databaseUrl: string, modelUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    INKWRIGHT_SECRET: SECRET,
    INKWRIGHT_SEARCH: 'library',
    INKWRIGHT_MODEL: 'openai-compatible:paced',
    INKWRIGHT_MODEL_BASE_URL: modelUrl,
    // Nothing is to wait for a place.
    INKWRIGHT_MODEL_CONCURRENCY: '1000',
    INKWRIGHT_WORKERS: String(AT_ONCE),
    INKWRIGHT_ACCOUNT_WORKERS: String(AT_ONCE),
  };
}

interface Customer {
  readonly accountId: string;
  readonly siteId: string;
}

async function customerOf({ accounts, sites }: OrderService, number: number): Promise<Customer> {
  const { id: accountId } = await accounts.create(`Customer ${number}`);
  const { id: siteId } = await sites.create(accountId, { name: `Blog ${number}` });
  return { accountId, siteId };
}

/** Orders an article for each of them, all at one moment. @returns from begin to end of each job, in milliseconds */
async function write({ orders, connection }: OrderService, customers: readonly Customer[]): Promise<number[]> {
  const sources = recordedSources();
  const jobIds: string[] = [];
  for (const { accountId, siteId } of customers) {
    const body = {
      siteId,
      ...RECORDED_ORDER,
      isPublish: false,
      isFilterSimilarTitle: false,
      additionalKnowledge: sources,
    };
    jobIds.push((await orders.startBlog(accountId, orderOf(body))).jobId);
  }
  for (;;) {
    const { rows } = await connection.pool.query<{ id: string; state: string; error: string | null; ms: number }>(
      `select id, state, error_message as error, (extract(epoch from ended_at - started_at) * 1000)::float8 as ms
       from job where id = any($1) and ended_at is not null`,
      [jobIds],
    );
    const failed = rows.find(({ state }) => state !== 'SUCCESS');
    if (failed !== undefined) throw new Error(`an article ended ${failed.state}: ${failed.error}`);
    if (rows.length === jobIds.length) return jobIds.map((id) => rows.find((row) => row.id === id)?.ms ?? Number.NaN);
    await pause(LOOK_MS);
  }
}

/** The slowest call of each level, one level after another. */
function criticalPathMs(calls: readonly PacedCall[]): number {
  const slowest = LEVELS.map((level) =>
    Math.max(...calls.flatMap(({ name, modelMs }) => (level.test(name) ? modelMs : []))),
  );
  const repairs = calls.filter(({ name }) => name === 'check/repair').map(({ modelMs }) => modelMs);
  return [...slowest, ...repairs].reduce((sum, one) => sum + one, 0);
}

/** The same questions to the same model, each behind all that was answered before it. @returns milliseconds */
async function oneAfterAnother(url: string, calls: readonly PacedCall[]): Promise<number> {
  const started = performance.now();
  let textSoFar = '';
  for (const { body } of calls) {
    const { messages, ...rest } = body as { readonly messages: readonly object[] };
    const seen = { role: 'assistant', content: textSoFar };
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...rest, messages: textSoFar === '' ? messages : [seen, ...messages] }),
    });
    textSoFar += await response.text();
  }
  return performance.now() - started;
}

function reportAlone(print: Print, alone: readonly Written[], sequentialMs: number): void {
  const [{ calls } = { calls: [] }] = alone;
  const walls = alone.map(({ wallMs }) => wallMs);
  const sections = calls.filter(({ name }) => name.startsWith('sections/write')).length - 1;
  const repairs = calls.filter(({ name }) => name === 'check/repair').length;
  const sum = (of: (call: PacedCall) => number) => calls.reduce((all, call) => all + of(call), 0);
  const path = criticalPathMs(calls);
  print(`A model with ${SPEED.latencyMs} ms to its first token and ${SPEED.tokensPerSecond} tokens a second`);
  printTable(
    print,
    [
      'sections',
      'questions',
      'of these repairs',
      'tokens in',
      'tokens out',
      'critical path',
      'wall time',
      'one after another',
    ],
    [
      [
        String(sections),
        String(calls.length),
        String(repairs),
        String(sum(({ inputTokens }) => inputTokens)),
        String(sum(({ outputTokens }) => outputTokens)),
        inMs(path),
        inMs(median(walls)),
        inMs(sequentialMs),
      ],
    ],
  );
  const whole = (value: number) => value.toFixed(0);
  const atMost = (what: string, value: number, goal: number, show: (value: number) => string) =>
    printGoal(print, { what, value, bound: 'at most', goal, show });
  atMost('wall time against the critical path', median(walls) / path, GOALS.overhead, inPercent);
  atMost(
    'wall time against one question after another',
    median(walls) / sequentialMs,
    GOALS.againstSequential,
    inPercent,
  );
  atMost(
    'questions without repairs beyond one a section',
    calls.length - repairs - sections,
    GOALS.beyondSections,
    whole,
  );
  atMost('questions one after another', LEVELS.length + repairs, GOALS.oneAfterAnother, whole);
}

function memoryMb(pid: number, of: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${of}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
