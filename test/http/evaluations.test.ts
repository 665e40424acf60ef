import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluationJobs } from '../../src/composition/evaluation-jobs.ts';
import { readSettings } from '../../src/config/settings.ts';
import { LIMITS } from '../../src/contract/choices.ts';
import { JobError } from '../../src/contract/errors.ts';
import { createExtractor } from '../../src/extraction/extractor.ts';
import type { JobOutcome, Memory } from '../../src/jobs/job-handler.ts';
import type { EvaluatedText } from '../../src/quality/evaluate.ts';
import { QualityThreads } from '../../src/quality/quality-threads.ts';
import { createPageReader } from '../../src/research/page-reader.ts';
import { selectJobRequest } from '../../src/store/blogs.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { passThrough } from '../../src/support/reach-point.ts';
import { type Customer, type HttpDesk, openHttpDesk } from '../support/http-desk.ts';

const PATHS = ['/eeat', '/landing-page-service/eeat'] as const;
const TEXT =
  'We measured the heat loss of 40 houses in Bremen in March 2025. The heat loss decides how large a pump must be.';
const PAGE = `<!doctype html><html lang="en"><head><title>Sizing</title>
<script type="application/ld+json">{"@type":"Article","author":{"@type":"Person","name":"Ada Byron"}}</script></head>
<body><main><article><h1>Sizing</h1>${`<p>${TEXT}</p>`.repeat(12)}</article></main></body></html>`;

let desk: HttpDesk;
let ann: Customer;
let bob: Customer;
const threads = new QualityThreads({ size: 1 });
const extractor = createExtractor({ threads: 1, pageTimeoutMs: 60_000 });
const fetched: string[] = [];
const pages = createPageReader({
  extractor,
  maxAgeMs: 0,
  fetcher: {
    async fetchPage(url) {
      fetched.push(url);
      const status = url.endsWith('/gone') ? 404 : 200;
      const contentType = 'text/html; charset=utf-8';
      return {
        url,
        finalUrl: url,
        status,
        mediaType: 'text/html',
        contentType,
        body: Buffer.from(PAGE),
        fromCache: false,
      };
    },
  },
});

beforeAll(async () => {
  desk = await openHttpDesk();
  ann = await desk.newCustomer();
  bob = await desk.newCustomer();
});
afterAll(async () => {
  await desk.close();
  await Promise.all([threads.close(), extractor.close()]);
});

const post = (path: string, payload: object, customer: Customer = ann) =>
  desk.server.inject({ method: 'POST', url: path, headers: { 'x-lp-token': customer.apiKey }, payload });
const get = (path: string, id: string, customer: Customer = ann) =>
  desk.server.inject({ method: 'GET', url: `${path}/${id}`, headers: { 'x-lp-token': customer.apiKey } });

function memoryOfOneJob(): Memory {
  const answers = new Map<string, unknown>();
  return {
    recall: async (step) => answers.get(step),
    remember: async (step, _version, _question, answer) => {
      answers.set(step, answers.get(step) ?? answer);
      return answers.get(step);
    },
  };
}

/** What a worker does with the job, from its begin to its end. */
async function work(jobId: string, memory: Memory = memoryOfOneJob()): Promise<void> {
  const handler = evaluationJobs(readSettings({}), {
    threads,
    pages,
    orders: desk.orders,
    earlierTexts: async () => [],
    modelsFor: async () => ({ writing: undefined, orParked: (run) => run() }),
  });
  const job = { id: jobId, rootId: jobId, accountId: ann.accountId, type: 'evaluation' } as const;
  await desk.begin(jobId);
  const request = await selectJobRequest(desk.test.db, ann.accountId, jobId);
  const tools = { memory, emit: () => undefined, signal: new AbortController().signal, reach: passThrough };
  const outcome = await handler.run({ ...job, request }, tools).then(
    (result): JobOutcome<EvaluatedText> => ({ state: 'SUCCESS', result }),
    (error: unknown): JobOutcome<EvaluatedText> => {
      if (!(error instanceof JobError)) throw error;
      return { state: 'FAILED', code: error.code, message: error.message };
    },
  );
  await inTransaction(desk.test.db, (trx) => handler.finish(trx, { ...job, request }, outcome));
}

const started = async (payload: object, path: string = PATHS[0]) => (await post(path, payload)).json().body as string;
const jobOf = async (id: string) => (await get(PATHS[0], id)).json().body.job;

describe.each(PATHS)('an evaluation under %s', (path) => {
  const parameters = { markdown: `# Sizing\n\n${TEXT}`, with_modification_suggestions: true, campaign: 'autumn' };
  const body = { from: 'QUICK_BLOG', parameters, config: { colour: 'red' }, language: 'de' };

  it('is started, waited for, and read with every field of the interface', async () => {
    const start = await post(path, body);
    expect(start.json()).toEqual({
      code: '200',
      body: expect.stringMatching(/^job_/),
      message: 'The job was started. Without effect: parameters.campaign, config.colour.',
    });
    const id = start.json().body;
    const waiting = (await get(path, id)).json();
    expect(waiting).toMatchObject({ code: '200', message: 'The job waits for its turn.' });
    const submitted = { id, from: 'QUICK_BLOG', parameters, config: { colour: 'red' } };
    const create_time = desk.clock.now().getTime();
    expect(waiting.body).toEqual({ id, job: { ...submitted, state: 'PENDING', create_time, content: null } });

    await work(id);
    const { job } = (await get(path, id)).json().body;
    expect(job).toMatchObject({ ...submitted, state: 'SUCCESS', create_time });
    expect(job).not.toHaveProperty('error');
    expect(job.content.markdown).toBe(parameters.markdown);
    const { page_quality, modification_suggestions, is_YMYL } = job.content.eeat_evaluation;
    expect(page_quality).toMatchObject({ rating: expect.any(String), score: expect.any(Number) });
    expect(page_quality.arguments).toMatch(/\b(der|die|das)\b/i);
    expect(modification_suggestions).not.toBe('');
    expect(is_YMYL).toMatch(/^(yes|no)$/);
  });

  it('of another account is not found', async () => {
    const id = await started(body, path);
    const foreign = await get(path, id, bob);
    expect([foreign.statusCode, foreign.json()]).toMatchObject([404, { code: 'not_found', details: [{ path: 'id' }] }]);
  });
});

describe('the content of an evaluation', () => {
  it('may be a page that is given: its evidence counts, and nothing is suggested unasked', async () => {
    const body = { from: 'MY_CMS', parameters: {}, config: {}, html: PAGE, with_modification_suggestions: false };
    const id = await started(body);
    await work(id);
    const { content } = await jobOf(id);
    expect(content.markdown).toMatch(/^# Sizing\n/);
    expect(content.eeat_evaluation).toMatchObject({
      modification_suggestions: '',
      modification_suggestions_detailed: [],
    });
  });

  it('may be an address, which a resumed job asks once', async () => {
    const url = 'https://warm.example/sizing';
    const body = { from: 'QUICK_BLOG', parameters: { url, with_modification_suggestions: false }, config: {} };
    const memory = memoryOfOneJob();
    const [first, second] = [await started(body), await started(body)];
    fetched.length = 0;
    await work(first, memory);
    await work(second, memory);
    expect(fetched).toEqual([url]);
    const { content } = await jobOf(first);
    expect(content.markdown).toMatch(/^# Sizing\n\n[^#]*We measured/);
    const evidence = content.eeat_evaluation.authoritativeness_of_eeat.arguments;
    expect(`${evidence} ${content.eeat_evaluation.trust_of_eeat.arguments}`).toContain('Ada Byron');
    expect((await jobOf(second)).content).toEqual(content);
  });

  it.each([
    [
      { url: 'https://warm.example/gone' },
      '546',
      'https://warm.example/gone could not be read: its server answers with status 404.',
    ],
    [{ markdown: '🙂🙂' }, '551', 'it holds no words'],
    [{ html: '<div>'.repeat(600) + TEXT }, '546', 'nested more than'],
  ])('of %j ends the job FAILED %s', async (content, code, message) => {
    const id = await started({
      from: 'QUICK_BLOG',
      parameters: content,
      config: {},
      with_modification_suggestions: true,
    });
    await work(id);
    const job = await jobOf(id);
    expect(job).toMatchObject({ state: 'FAILED', content: null, error: { code } });
    expect(job.error.message).toContain(message);
  });

  it.each([
    ['none', {}],
    ['two', { markdown: '# A', url: 'https://warm.example/a' }],
  ])('has to be exactly one: %s is refused', async (_, content) => {
    const body = { from: 'x', parameters: content, config: {}, with_modification_suggestions: true };
    expect((await post(PATHS[0], body)).statusCode).toBe(400);
  });

  it('may have 2 MiB, however long its JSON is, and no byte more', async () => {
    const send = (bytes: number) => {
      const markdown = `# A\n${'\n'.repeat(bytes - 4)}`;
      return post(PATHS[0], { from: 'x', parameters: { markdown }, config: {}, with_modification_suggestions: true });
    };
    expect((await send(LIMITS.evaluationContentBytes)).statusCode).toBe(200);
    const refused = await send(LIMITS.evaluationContentBytes + 1);
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'payload_too_large']);
    const plain = { markdown: 'a'.repeat(LIMITS.evaluationContentBytes + 1) };
    const named = await post(PATHS[0], {
      from: 'x',
      parameters: plain,
      config: {},
      with_modification_suggestions: true,
    });
    expect(named.json()).toMatchObject({ code: 'payload_too_large', details: [{ path: 'parameters.markdown' }] });
  });

  it('is not started twice under one Idempotency-Key', async () => {
    const body = { from: 'x', parameters: { markdown: TEXT }, config: {}, with_modification_suggestions: true };
    const headers = { 'idempotency-key': 'evaluation' };
    const first = await desk.send('startEvaluation', ann, { body, headers });
    const again = await desk.send('startEvaluation', ann, { body, headers });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json().body).toBe(first.json().body);
    const other = await desk.send('startEvaluation', ann, { body: { ...body, from: 'y' }, headers });
    expect(other.statusCode).toBe(409);
  });
});
