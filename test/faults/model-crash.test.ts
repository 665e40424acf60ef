import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createModelServer, json, type ModelServer } from '../support/model-server.ts';
import { keywordOrder } from '../support/order-desk.ts';
import { RECORDED_ORDER, recordedSources, recordedWriter } from '../support/recorded-writer.ts';
import { expectEachWrittenOnce, pidsOfTakenOver } from './ledger.ts';
import { endOf } from './newsroom.ts';
import { drawSeed, seededRandom } from './seeded-random.ts';
import { ProcessKeeper, type ServiceProcess } from './service-process.ts';
import { openStage, type Stage } from './stage.ts';

/** Between two pieces of an answer, so that there is always one under way. */
const PIECE_MS = 4;
const LONGEST_DELAY_MS = 400;
/** The count of tokens of an answer tells which request it came for. */
const FIRST_COUNT = 1_000;

/**
 * Where each kill strikes: at a point right there, or some time after one was reached so often. Answers are paid for and
 * not recorded, just recorded, under way side by side, and all there.
 */
const KILLS: readonly { readonly at: string; readonly times?: number }[] = [
  { at: '^memory:before-record:outline$' },
  { at: '^memory:after-record:', times: 1 },
  { at: '^memory:before-record:sections$' },
  { at: '^memory:after-record:sections$', times: 2 },
  { at: '^memory:after-record:sections$', times: 5 },
  { at: '^step:review:begin$' },
  { at: '^memory:after-record:', times: 11 },
  { at: '^memory:before-record:check$' },
  { at: '^step:check:end$' },
  { at: '^run:inside-finish$' },
];
const KILLS_THAT_MUST_HIT = 8;

let stage: Stage;
let server: ModelServer;
const processes = new ProcessKeeper();

beforeAll(async () => {
  const writer = recordedWriter();
  server = await createModelServer({
    answer: (request) =>
      json(writer.valueFor(request), {
        usage: { input: 1_000, output: FIRST_COUNT + request.index },
        pace: () => pause(PIECE_MS),
      }),
  });
  stage = await openStage({
    INKWRIGHT_WORKERS: '1',
    INKWRIGHT_SEARCH: 'library',
    INKWRIGHT_MODEL: 'openai-compatible:test',
    INKWRIGHT_MODEL_BASE_URL: server.url,
  });
});

afterEach((context) => processes.endAll(context));
afterAll(async () => {
  await stage.close();
  await server.close();
});

it('asks nothing again that was answered, wherever the process that asked is killed', async () => {
  const random = seededRandom(drawSeed('model crash'));
  const { newsroom, pool } = stage;
  const body = { ...newsroom.body(''), ...RECORDED_ORDER, additionalKnowledge: recordedSources() };
  const killed = new Set<number>();
  let answeredBefore = 0;
  let worker = processes.service('work', stage.variables);
  for (const { at, times } of KILLS) {
    await worker.ready;
    const struck = strike(worker, at, times, random);
    const article = await newsroom.installation.orders.startBlog(newsroom.accountId, keywordOrder(body));
    await Promise.race([struck.then(() => worker.exited), endOf(newsroom, article).then(neverEnds(at))]);
    killed.add(worker.pid);
    const asked = server.requests.length;
    const answered = await bodiesAnswered(article.jobId);
    answeredBefore += answered.size;

    worker = processes.service('work', stage.variables);
    expect(await endOf(newsroom, article), `after a kill at ${at}`).toBe('SUCCESS');
    const again = server.requests.slice(asked).filter((request) => answered.has(bodyOf(request)));
    expect(
      again.map(({ user }) => user.slice(-200)),
      `after a kill at ${at}`,
    ).toEqual([]);
    // What is remembered in the end is exactly what this article was asked, each once.
    const all = await bodiesAnswered(article.jobId);
    expect([...answered].filter((one) => !all.has(one))).toEqual([]);
  }
  await expectEachWrittenOnce(pool, KILLS.length);
  const taken = await pidsOfTakenOver(pool);
  const hits = [...killed].filter((pid) => taken.has(pid)).length;
  process.stdout.write(
    `model crash: ${hits} of ${killed.size} kills hit an article; ${server.requests.length} requests, ` +
      `${answeredBefore} answers stood when their process died\n`,
  );
  expect(hits).toBeGreaterThanOrEqual(KILLS_THAT_MUST_HIT);
  expect(answeredBefore).toBeGreaterThan(KILLS.length);
});

/** For an article that ended before its process was killed: the kill came too late, and proves nothing. */
function neverEnds(at: string): (state: string) => never {
  return (state) => {
    throw new Error(`the article ended before the kill at ${at}: ${state}`);
  };
}

async function strike(
  worker: ServiceProcess,
  at: string,
  times: number | undefined,
  random: () => number,
): Promise<void> {
  if (times === undefined) return worker.plan({ dieAt: at });
  await worker.reaches(new RegExp(at), times);
  await pause(random() * LONGEST_DELAY_MS);
  worker.kill('SIGKILL');
}

/** Bodies of the requests whose answers are remembered for a job. */
async function bodiesAnswered(jobId: string): Promise<Set<string>> {
  const { rows } = await stage.pool.query<{ count: number }>(
    `select (attempt->>'outputTokens')::int as count
     from memory, jsonb_array_elements(answer->'attempts') attempt
     where root_id = $1 and jsonb_typeof(answer->'attempts') = 'array'`,
    [jobId],
  );
  return new Set(
    rows.flatMap(({ count }) => {
      const request = server.requests[count - FIRST_COUNT];
      return request === undefined ? [] : [bodyOf(request)];
    }),
  );
}

function bodyOf({ body }: { readonly body: unknown }): string {
  return JSON.stringify(body);
}
