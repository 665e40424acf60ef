import { describe, expect, it } from 'vitest';
import { FixedClock } from '../support/clock.ts';
import { budgetedImages } from './image-spending.ts';
import { type ModelAttempt, ModelError, type ModelErrorCode } from './language-model.ts';
import type { CostLimits, SpendBook } from './spending.ts';

const PRICE = 0.04;
const PROMPT = { prompt: 'A cover', size: '1792x1024', seed: 7 };
const LIMITED: CostLimits = { articleUsd: 1, monthUsd: undefined };
const NO_LIMIT: CostLimits = { articleUsd: undefined, monthUsd: undefined };

type Settled = Parameters<SpendBook['settle']>;

/** A book that says so much is spent already, and remembers what it is told. */
function bookOf(countedUsd = 0) {
  const settled: Settled[] = [];
  const book: SpendBook = {
    reserve: async (_scope, { estimateUsd = 0 }, { articleUsd = Number.POSITIVE_INFINITY }) =>
      countedUsd + estimateUsd > articleUsd ? { refusedBy: 'article', limitUsd: articleUsd, countedUsd } : { hold: 12 },
    async settle(...what) {
      settled.push(what);
    },
  };
  return { book, settled };
}

const attempt = (outcome: ModelAttempt['outcome']): ModelAttempt => ({
  model: 'openai:painter',
  outcome,
  milliseconds: 5,
  ...(outcome === 'answered' ? { costUsd: PRICE } : {}),
});

/** Has a picture made on the bill, by a model of which this becomes. */
async function made(
  make: () => Promise<void>,
  { limits = LIMITED, countedUsd = 0, signal = new AbortController().signal } = {},
) {
  const { book, settled } = bookOf(countedUsd);
  let asked = 0;
  const model = budgetedImages(
    {
      name: 'openai:painter',
      priceUsd: PRICE,
      async generate() {
        asked += 1;
        await make();
        return { bytes: new Uint8Array(1), attempts: [attempt('answered')] };
      },
    },
    {
      book,
      job: { accountId: 'a', rootId: 'r', jobId: 'j' },
      limits,
      clock: new FixedClock('2026-11-28T08:00:00Z'),
    },
  );
  const outcome = await model.generate(PROMPT, { signal, accountId: 'a' }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { outcome, asked, settled };
}

const failing = (code: ModelErrorCode) => () =>
  Promise.reject(new ModelError(code, 'no picture', { retryable: true, providerWords: '', attempts: [attempt(code)] }));

describe('a picture on a bill', () => {
  it('is booked with what it cost, in place of its reservation', async () => {
    const { outcome, settled } = await made(async () => undefined);
    expect(outcome).toBeUndefined();
    expect(settled).toMatchObject([
      [{ jobId: 'j', month: '2026-11' }, 12, [{ call: 'images/cover', outcome: 'answered', countedUsd: PRICE }]],
    ]);
  });

  it.each(['timeout', 'connection', 'invalid_answer'] as const)(
    'counts as estimated after a failure that may have been paid (%s)',
    async (code) => {
      const { outcome, settled } = await made(failing(code));
      expect(outcome).toMatchObject({ code });
      expect(settled[0]?.[2]).toMatchObject([{ outcome: code, countedUsd: PRICE }]);
      expect(settled[0]?.[2][0]).not.toHaveProperty('costUsd');
    },
  );

  it.each(['unauthorized', 'rate_limited', 'unavailable'] as const)(
    'counts nothing after a failure that nobody takes money for (%s)',
    async (code) => {
      const { settled } = await made(failing(code));
      expect(settled[0]?.[2]).toMatchObject([{ outcome: code, costUsd: 0, countedUsd: 0 }]);
    },
  );

  it('counts as estimated when the job is stopped meanwhile', async () => {
    const stop = new AbortController();
    const { outcome, settled } = await made(
      async () => {
        stop.abort(new Error('cancelled'));
        throw stop.signal.reason;
      },
      { signal: stop.signal },
    );
    expect(outcome).toMatchObject({ message: 'cancelled' });
    expect(settled[0]?.[2]).toEqual([
      { call: 'images/cover', model: 'openai:painter', outcome: 'stopped', countedUsd: PRICE },
    ]);
  });

  it('is not asked for where it would pass the limit, and says so in dollars and cents', async () => {
    const { outcome, asked, settled } = await made(async () => undefined, { countedUsd: 0.98 });
    expect(outcome).toMatchObject({
      code: 'over_budget',
      retryable: false,
      message:
        'The limit of $1.00 for this article is reached: $0.98 are spent, and "images/cover" would cost about $0.040.',
    });
    expect([asked, settled]).toEqual([0, []]);
  });

  it('needs no reservation where nothing is limited', async () => {
    const { settled } = await made(async () => undefined, { limits: NO_LIMIT });
    expect(settled).toMatchObject([[{}, undefined, [{ countedUsd: PRICE }]]]);
  });
});
