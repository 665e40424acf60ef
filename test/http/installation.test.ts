import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setDemoAccount } from '../../src/store/installation.ts';
import { createModelSpend, type SpentAttempt } from '../../src/store/model-spend.ts';
import { type Customer, type HttpDesk, openHttpDesk } from '../support/http-desk.ts';

const MODEL = 'openai:gpt-test';
let desk: HttpDesk;
let ann: Customer;
let bob: Customer;
beforeAll(async () => {
  desk = await openHttpDesk({
    parts: {
      installation: {
        describeSettings: () => [],
        providers: () => [
          { kind: 'language_model', name: MODEL, roles: ['write'] },
          { kind: 'search', name: 'wikipedia', roles: [] },
        ],
      },
    },
  });
  // The database stamps requests to models with its own time.
  desk.clock.advance(Date.now() - desk.clock.now().getTime());
  ann = await desk.newCustomer();
  desk.clock.advance(1);
  bob = await desk.newCustomer();
});
afterAll(() => desk.close());

async function spend(attempt: Partial<SpentAttempt>): Promise<void> {
  const { jobId } = await desk.start(ann.accountId, ann.siteId);
  const scope = { accountId: ann.accountId, rootId: jobId, jobId, month: '2026-11' };
  const whole = { call: 'sections/write#1', model: MODEL, outcome: 'answered', countedUsd: 0, ...attempt };
  await createModelSpend(desk.test.db).settle(scope, undefined, [whole]);
}

describe('costs', () => {
  it('have a row for each day, with what was ordered and paid by the account alone', async () => {
    await spend({ costUsd: 0.25 });
    await spend({ costUsd: 0.5 });
    await spend({});
    const { days } = (await desk.send('getCosts', ann, { query: { days: '3' } })).json().data;
    const today = desk.clock.now().toISOString().slice(0, 10);
    expect(days).toHaveLength(3);
    expect(days[0]).toMatchObject({ jobs: 0, usd: 0, unknownCosts: 0 });
    expect(days[2]).toEqual({ day: today, jobs: 3, usd: 0.75, unknownCosts: 1 });
    expect((await desk.send('getCosts', bob, { query: { days: '1' } })).json().data.days[0]).toMatchObject({ usd: 0 });
    expect((await desk.send('getCosts', ann)).json().data.days).toHaveLength(30);
  });

  it.each(['0', '-1', '367', '1.5', 'all'])('refuse %s days', async (days) => {
    expect((await desk.send('getCosts', ann, { query: { days } })).statusCode).toBe(400);
  });
});

describe('health', () => {
  const healthOf = async (customer: Customer) => (await desk.send('getHealth', customer)).json().data;

  it('names what is configured, with how the last request of the account went', async () => {
    await spend({ costUsd: 0.1 });
    expect(await healthOf(ann)).toMatchObject({
      version: '1.2.3',
      languageModel: true,
      providers: [
        { kind: 'language_model', name: MODEL, roles: ['write'], state: 'ok', outcome: 'answered' },
        { kind: 'search', name: 'wikipedia', state: 'unknown', outcome: null, at: null },
      ],
    });
    await spend({ outcome: 'rate_limited' });
    expect((await healthOf(ann)).providers[0]).toMatchObject({ state: 'failed', outcome: 'rate_limited' });
    expect((await healthOf(bob)).providers[0]).toMatchObject({ state: 'unknown' });
  });
});

describe('settings', () => {
  const statusFor = async (customer: Customer) => (await desk.send('getSettings', customer)).statusCode;

  it('are shown to the owners of the first account, or of the only one that is left', async () => {
    expect([await statusFor(ann), await statusFor(bob)]).toEqual([200, 403]);
    await setDemoAccount(desk.test.db, bob.accountId);
    expect([await statusFor(ann), await statusFor(bob)]).toEqual([403, 200]);
    await desk.accounts.disable(bob.accountId);
    expect(await statusFor(ann)).toBe(200);
  });
});
