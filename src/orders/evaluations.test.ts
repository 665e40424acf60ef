import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk, PLENTY } from '../../test/support/order-desk.ts';
import { StartEvaluationBody, toEvaluationOrder } from '../contract/eeat.ts';
import { evaluateText } from '../quality/evaluate.ts';
import { selectJobRequest } from '../store/blogs.ts';
import { inTransaction } from '../store/transaction.ts';
import { keptEvaluationOf } from './kept-evaluation.ts';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await openOrderDesk({ defaults: { ...PLENTY, evaluation: 1 } });
});
afterAll(() => desk.test.drop());

const markdown = '# Sizing\n\nThe heat loss decides how large a heat pump has to be.';

function order(more: object = {}) {
  const body = {
    from: 'QUICK_BLOG',
    parameters: { markdown, with_modification_suggestions: true, tag: 'a\0b' },
    config: {},
    ...more,
  };
  return toEvaluationOrder(StartEvaluationBody.parse(body), body);
}

async function begun(more: object = {}) {
  const { accountId } = await desk.customer();
  const { jobId } = await desk.orders.startEvaluation(accountId, order(more));
  await desk.begin(jobId);
  return { accountId, jobId };
}

describe('an evaluation', () => {
  it('waits with what was submitted, in the queue of its own kind', async () => {
    const { accountId } = await desk.customer();
    const { jobId } = await desk.orders.startEvaluation(accountId, order({ config: { a: 1 }, language: 'de' }));
    expect(await desk.orders.getEvaluation(accountId, jobId)).toEqual({
      jobId,
      from: 'QUICK_BLOG',
      parameters: { markdown, with_modification_suggestions: true, tag: 'a\uFFFDb' },
      config: { a: 1 },
      state: 'PENDING',
      createdAt: desk.clock.now(),
      error: null,
      result: null,
    });
    expect(desk.queue.enqueued).toContainEqual({ jobId, type: 'evaluation', accountId });
    const request = await selectJobRequest(desk.test.db, accountId, jobId);
    expect(keptEvaluationOf(request)).toEqual({ content: { markdown }, language: 'de', withSuggestions: true });
  });

  it.each([
    ['QUICK_PAGE', 'QUICK_PAGE'],
    ['QUICK_BLOG', 'QUICK_BLOG'],
    ['MY_CMS', 'QUICK_BLOG'],
  ] as const)('from %s counts on %s, and is refused when that is used up', async (from, product) => {
    const { accountId } = await desk.customer();
    await desk.orders.startEvaluation(accountId, order({ from }));
    expect(await desk.used(accountId, product)).toMatchObject({ evaluation: 1, article: 0 });
    const count = desk.queue.enqueued.length;
    await expect(desk.orders.startEvaluation(accountId, order({ from }))).rejects.toMatchObject({
      code: 'quota_exceeded',
      details: [{ path: 'evaluation' }],
    });
    expect(desk.queue.enqueued.length - count).toBeLessThanOrEqual(1);
    const jobs = await desk.test.db
      .selectFrom('evaluation')
      .select('job_id')
      .where('account_id', '=', accountId)
      .execute();
    expect(jobs).toHaveLength(1);
  });

  it('stores its result and keeps its quota when it succeeds', async () => {
    const { accountId, jobId } = await begun();
    const result = evaluateText({ markdown, language: 'en', withSuggestions: true });
    await inTransaction(desk.test.db, (trx) =>
      desk.orders.finishEvaluation(trx, { id: jobId }, { state: 'SUCCESS', result }),
    );
    expect(await desk.orders.getEvaluation(accountId, jobId)).toMatchObject({ state: 'SUCCESS', error: null, result });
    expect(await desk.used(accountId)).toMatchObject({ evaluation: 1 });
  });

  it('is canceled once, gives its quota back, and takes no result after that', async () => {
    const { accountId, jobId } = await begun();
    const stranger = await desk.customer();
    await expect(desk.orders.cancelEvaluation(stranger.accountId, jobId)).rejects.toMatchObject({ code: 'not_found' });
    await desk.orders.cancelEvaluation(accountId, jobId);
    expect(desk.queue.canceled).toContain(jobId);
    expect(await desk.used(accountId)).toMatchObject({ evaluation: 0 });
    const result = evaluateText({ markdown, language: 'en', withSuggestions: false });
    await inTransaction(desk.test.db, (trx) =>
      desk.orders.finishEvaluation(trx, { id: jobId }, { state: 'SUCCESS', result }),
    );
    expect(await desk.orders.getEvaluation(accountId, jobId)).toMatchObject({ state: 'CANCELED', result: null });
    await expect(desk.orders.cancelEvaluation(accountId, jobId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('has ended with CANCELED'),
    });
  });

  it('names its error and gives its quota back when it fails, and stays ended', async () => {
    const { accountId, jobId } = await begun();
    const failed = { state: 'FAILED', code: '546', message: 'gone' } as const;
    await inTransaction(desk.test.db, (trx) => desk.orders.finishEvaluation(trx, { id: jobId }, failed));
    const result = evaluateText({ markdown, language: 'en', withSuggestions: false });
    await inTransaction(desk.test.db, (trx) =>
      desk.orders.finishEvaluation(trx, { id: jobId }, { state: 'SUCCESS', result }),
    );
    expect(await desk.orders.getEvaluation(accountId, jobId)).toMatchObject({
      state: 'FAILED',
      error: { code: '546', message: 'gone' },
      result: null,
    });
    expect(await desk.used(accountId)).toMatchObject({ evaluation: 0 });
  });

  it('of another account looks like one that does not exist', async () => {
    const { jobId } = await begun();
    const { accountId: other } = await desk.customer();
    for (const id of [jobId, 'job_of_nobody']) {
      await expect(desk.orders.getEvaluation(other, id)).rejects.toMatchObject({
        code: 'not_found',
        message: `The account has no evaluation with the id "${id}".`,
        details: [{ path: 'id', message: `received "${id}"` }],
      });
    }
  });
});
