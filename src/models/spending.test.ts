import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { insertJob } from '../store/jobs.ts';
import { createModelSpend, type ModelSpend } from '../store/model-spend.ts';
import { inTransaction } from '../store/transaction.ts';
import { FixedClock } from '../support/clock.ts';
import { deferred } from '../support/deferred.ts';
import { randomIds } from '../support/ids.ts';
import { estimateCallUsd, type TokenPrice } from './estimate-cost.ts';
import { type LanguageModel, type ModelAttempt, ModelError } from './language-model.ts';
import { aCall, askedOf } from './scripted/call.fixture.ts';
import { createScriptedModel, type ScriptedAnswer } from './scripted/scripted-model.ts';
import { budgeted, type CostLimits, type SpendingJob } from './spending.ts';

const PRICE: TokenPrice = { inputUsd: 0, outputUsd: 5_000 };
/** What the call of the fixture is expected to cost: half of its 400 tokens. */
const ESTIMATE = 1;
const NO_LIMIT: CostLimits = { articleUsd: undefined, monthUsd: undefined };

describe('spending', () => {
  let test: TestDatabase;
  let book: ModelSpend;
  const clock = new FixedClock('2026-11-28T08:00:00Z');

  beforeAll(async () => {
    test = await createTestDatabase({ max: 10 });
    book = createModelSpend(test.db);
  });
  afterAll(() => test.drop());

  async function newJob(of?: SpendingJob): Promise<SpendingJob> {
    const accounts = createAccounts({ db: test.db, clock, ids: randomIds, secret: 'secret' });
    const accountId = of?.accountId ?? (await accounts.create('Tea')).id;
    const jobId = randomIds.next('job');
    const rootId = of?.rootId ?? jobId;
    await inTransaction(test.db, (trx) => insertJob(trx, { id: jobId, accountId, type: 'blog', rootId, request: {} }));
    return { accountId, rootId, jobId };
  }

  /** A model at a price, whose every answer costs so much. */
  const paid = (job: SpendingJob, limits: CostLimits, costUsd: number | undefined, answer: ScriptedAnswer = 1) => {
    const model = createScriptedModel({
      answers: { a: answer },
      usageOf: () => ({ inputTokens: 10, outputTokens: 20, ...(costUsd === undefined ? {} : { costUsd }) }),
    });
    return { asked: model.asked, model: budgeted(model, { book, job, limits, priceOf: () => PRICE, clock }) };
  };
  const failing = (...attempts: ModelAttempt[]): LanguageModel => ({
    nameOf: () => 'scripted:model',
    complete: () => Promise.reject(new ModelError('timeout', 'late', { retryable: true, providerWords: '', attempts })),
  });
  const costOf = async ({ jobId }: SpendingJob) =>
    (await test.db.selectFrom('job').select('cost_usd').where('id', '=', jobId).executeTakeFirstOrThrow()).cost_usd;
  const november = ({ accountId }: SpendingJob) => book.report(accountId, '2026-11');

  it('expects the call of these tests to cost one dollar', () => {
    expect(estimateCallUsd(aCall('a'), PRICE)).toBe(ESTIMATE);
  });

  it('is written down for every attempt, and summed up on the job', async () => {
    const job = await newJob();
    const { model } = paid(job, NO_LIMIT, 0.25);
    await askedOf(model, 'a');
    expect(await costOf(job)).toBe(0.25);
    await askedOf(model, 'a');
    expect(await costOf(job)).toBe(0.5);
    expect(await november(job)).toEqual({
      calls: 2,
      inputTokens: 20,
      outputTokens: 40,
      costUsd: 0.5,
      unknownCosts: 0,
      countedUsd: 0.5,
    });
  });

  it('is written down for attempts that failed; refused ones are free, the rest is unknown', async () => {
    const job = await newJob();
    const model = budgeted(
      failing(
        { model: 'm:n', outcome: 'rate_limited', milliseconds: 5 },
        { model: 'm:n', outcome: 'cut', milliseconds: 5.4, inputTokens: 9, outputTokens: 8, costUsd: 0.5 },
      ),
      { book, job, limits: NO_LIMIT, priceOf: () => PRICE, clock },
    );
    await expect(askedOf(model, 'a')).rejects.toMatchObject({ code: 'timeout' });
    expect(await costOf(job)).toBe(0.5);
    const silent = budgeted(failing({ model: 'm:n', outcome: 'timeout', milliseconds: 5 }), {
      book,
      job,
      limits: NO_LIMIT,
      priceOf: () => PRICE,
      clock,
    });
    await expect(askedOf(silent, 'a')).rejects.toMatchObject({ code: 'timeout' });
    expect(await costOf(job)).toBeNull();
    expect(await november(job)).toMatchObject({ calls: 3, costUsd: 0.5, unknownCosts: 1, countedUsd: 0.5 + ESTIMATE });
  });

  it('stops before the call that would pass the limit of the article, retries included', async () => {
    const first = await newJob();
    const limits = { articleUsd: 2, monthUsd: undefined };
    await askedOf(paid(first, limits, 0.9).model, 'a');
    const retry = await newJob(first);
    await askedOf(paid(retry, limits, 0.2).model, 'a');
    const { model, asked } = paid(retry, limits, 0.1);
    await expect(askedOf(model, 'a')).rejects.toMatchObject({
      code: 'over_budget',
      retryable: false,
      message: 'The limit of $2.00 for this article is reached: $1.10 are spent, and "a" would cost about $1.00.',
    });
    expect(asked).toEqual([]);
    const other = await newJob({ ...first, rootId: '' });
    await askedOf(paid({ ...other, rootId: other.jobId }, limits, 0.1).model, 'a');
    expect([await costOf(first), await costOf(retry)]).toEqual([0.9, 0.2]);
  });

  it('stops at the limit of the month for all articles of an account, until the next month', async () => {
    const first = await newJob();
    const limits = { articleUsd: undefined, monthUsd: 1.5 };
    await askedOf(paid(first, limits, 0.75).model, 'a');
    const second = await newJob({ ...first, rootId: randomIds.next('job') });
    await expect(askedOf(paid(second, limits, 0.1).model, 'a')).rejects.toThrow(
      'The limit of $1.50 for this account in the month is reached: $0.75 are spent, and',
    );
    await askedOf(paid(await newJob(), limits, 0.1).model, 'a');
    clock.advance(3 * 24 * 3_600_000);
    await askedOf(paid(second, limits, 0.1).model, 'a');
    clock.advance(-3 * 24 * 3_600_000);
    expect((await november(first)).countedUsd).toBe(0.75);
  });

  it('leaves nothing counted towards one limit when the other refuses', async () => {
    const job = await newJob();
    await expect(askedOf(paid(job, { articleUsd: 5, monthUsd: 0.5 }, 1).model, 'a')).rejects.toThrow('in the month');
    await askedOf(paid(job, { articleUsd: ESTIMATE, monthUsd: undefined }, 0.1).model, 'a');
  });

  it('can not pass a limit with calls that are made at once', async () => {
    const job = await newJob();
    const gate = deferred<number>();
    const calls = Array.from({ length: 30 }, () =>
      askedOf(paid(job, { articleUsd: undefined, monthUsd: 7.5 }, 1.2, () => gate.promise).model, 'a'),
    );
    const settled = Promise.allSettled(calls);
    while ((await november(job)).countedUsd < 7);
    gate.resolve(1);
    const outcomes = await settled;
    // Thirty would cost a dollar each. Seven fit, and only what they cost beyond their estimates passes the limit.
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect((await november(job)).countedUsd).toBeCloseTo(7 * 1.2, 9);
  });

  it('counts a call that was cut off with its estimate', async () => {
    const job = await newJob();
    const stop = new AbortController();
    const { model } = paid(job, { articleUsd: 3, monthUsd: 3 }, 0.1, () => stop.abort(new Error('cancelled')));
    await expect(askedOf(model, 'a', stop.signal)).rejects.toThrow('cancelled');
    expect(await november(job)).toMatchObject({ calls: 1, unknownCosts: 1, costUsd: 0, countedUsd: ESTIMATE });
  });

  it('keeps the estimate counted when the process dies during the call', async () => {
    const job = await newJob();
    const never = paid(job, { articleUsd: 1.5, monthUsd: undefined }, 0.1, () => new Promise(() => undefined));
    void askedOf(never.model, 'a');
    while ((await november(job)).countedUsd === 0);
    await expect(askedOf(paid(job, { articleUsd: 1.5, monthUsd: undefined }, 0.1).model, 'a')).rejects.toThrow(
      '$1.00 are spent',
    );
    expect((await november(job)).calls).toBe(0);
  });

  it('refuses a model without a known price only once the limit is reached', async () => {
    const job = await newJob();
    const limits = { articleUsd: 1, monthUsd: undefined };
    const unpriced = (costUsd: number | undefined) =>
      budgeted(createScriptedModel({ answers: { a: 1 }, usageOf: () => (costUsd === undefined ? {} : { costUsd }) }), {
        book,
        job,
        limits,
        priceOf: () => undefined,
        clock,
      });
    await askedOf(unpriced(undefined), 'a');
    expect(await costOf(job)).toBeNull();
    await askedOf(unpriced(1), 'a');
    await expect(askedOf(unpriced(undefined), 'a')).rejects.toThrow(
      'The limit of $1.00 for this article is reached: $1.00 are spent.',
    );
  });

  it('never refuses a model that costs nothing', async () => {
    const job = await newJob();
    const free = budgeted(createScriptedModel({ answers: { a: 1 } }), {
      book,
      job,
      limits: { articleUsd: 0, monthUsd: 0 },
      priceOf: () => ({ inputUsd: 0, outputUsd: 0 }),
      clock,
    });
    expect((await askedOf(free, 'a')).value).toBe(1);
  });

  it('has limits of an account of its own, each set and taken away alone', async () => {
    const { accountId } = await newJob();
    expect(await book.limitsOf(accountId)).toEqual(NO_LIMIT);
    await book.setLimits(accountId, { articleUsd: 0.5 });
    await book.setLimits(accountId, { monthUsd: Number.POSITIVE_INFINITY });
    expect(await book.limitsOf(accountId)).toEqual({ articleUsd: 0.5, monthUsd: Number.POSITIVE_INFINITY });
    await book.setLimits(accountId, { articleUsd: null });
    await book.setLimits(accountId, {});
    expect(await book.limitsOf(accountId)).toEqual({ articleUsd: undefined, monthUsd: Number.POSITIVE_INFINITY });
  });

  it('stays on the account when the job is deleted', async () => {
    const job = await newJob();
    await askedOf(paid(job, NO_LIMIT, 0.25).model, 'a');
    await test.db.deleteFrom('job').where('id', '=', job.jobId).execute();
    expect((await november(job)).costUsd).toBe(0.25);
  });
});
