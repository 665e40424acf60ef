import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk, PLENTY } from '../../test/support/order-desk.ts';
import { insertJob } from '../store/jobs.ts';
import { inTransaction } from '../store/transaction.ts';
import { randomIds } from '../support/ids.ts';
import { createQuotas, type QuotaAmounts } from './quotas.ts';

const DEFAULTS = { ...PLENTY, article: 10, word: 10_000, documents: 3 };

describe('quotas', () => {
  let desk: OrderDesk;

  beforeAll(async () => {
    desk = await openOrderDesk({ defaults: DEFAULTS, connections: 20 });
  });
  afterAll(() => desk.test.drop());

  async function reserve(accountId: string, amounts: QuotaAmounts): Promise<string> {
    const jobId = randomIds.next('job');
    await inTransaction(desk.test.db, async (trx) => {
      await insertJob(trx, { id: jobId, accountId, type: 'blog', rootId: jobId, request: {} });
      await desk.quotas.reserve(trx, { accountId, product: 'QUICK_BLOG', jobId, amounts });
    });
    return jobId;
  }

  const settle = (jobId: string, actual: QuotaAmounts | 'give-back') =>
    inTransaction(desk.test.db, (trx) => desk.quotas.settle(trx, jobId, actual));

  it('reports every resource of a product from the start, with the last day of the month', async () => {
    const { accountId } = await desk.customer();
    expect(await desk.quotas.report(accountId, 'QUICK_PAGE')).toEqual({
      endDate: '2026-11-30',
      product: 'QUICK_PAGE',
      resource: [
        { name: 'article', quota: '10', used: '0' },
        { name: 'word', quota: '10000', used: '0' },
        { name: 'image', quota: '1000', used: '0' },
        { name: 'evaluation', quota: '100', used: '0' },
      ],
      knowledge: '0/3',
    });
  });

  it('tells what each month has used, the oldest first', async () => {
    const { accountId } = await desk.customer();
    expect(await desk.quotas.history(accountId, 'QUICK_BLOG', 2)).toEqual({ product: 'QUICK_BLOG', periods: [] });
    await reserve(accountId, { article: 1, word: 2000 });
    await desk.test.db
      .insertInto('quota')
      .values(
        ['2026-09', '2026-10'].map((period) => ({
          ...{ account_id: accountId, product: 'QUICK_BLOG', resource: 'article', period, quota: 5, used: 4 },
        })),
      )
      .execute();
    const { periods } = await desk.quotas.history(accountId, 'QUICK_BLOG', 2);
    expect(periods).toEqual([
      { period: '2026-10', resource: [{ name: 'article', quota: '5', used: '4' }] },
      {
        period: '2026-11',
        resource: [
          { name: 'article', quota: '10', used: '1' },
          { name: 'word', quota: '10000', used: '2000' },
        ],
      },
    ]);
  });

  it('counts what is booked as used, per product', async () => {
    const { accountId } = await desk.customer();
    await reserve(accountId, { article: 1, word: 2000 });
    await reserve(accountId, { article: 1, word: 3000, image: 2 });
    expect(await desk.used(accountId)).toEqual({ article: 2, word: 5000, image: 2, evaluation: 0 });
    expect(await desk.used(accountId, 'QUICK_PAGE')).toEqual({ article: 0, word: 0, image: 0, evaluation: 0 });
  });

  it('names each resource that falls short, and books nothing', async () => {
    const { accountId } = await desk.customer();
    await reserve(accountId, { article: 1, word: 9500 });
    await expect(reserve(accountId, { article: 10, word: 501, image: 1 })).rejects.toMatchObject({
      code: 'quota_exceeded',
      details: [
        { path: 'article', message: 'wanted 10, left 9' },
        { path: 'word', message: 'wanted 501, left 500' },
      ],
    });
    expect(await desk.used(accountId)).toEqual({ article: 1, word: 9500, image: 0, evaluation: 0 });
  });

  it('refuses the very first booking of a period when it is more than the quota', async () => {
    const { accountId } = await desk.customer();
    await expect(reserve(accountId, { article: 11 })).rejects.toMatchObject({
      details: [{ path: 'article', message: 'wanted 11, left 10' }],
    });
  });

  it('lets exactly as many of 200 parallel bookings through as the quota covers', async () => {
    const { accountId } = await desk.customer();
    await desk.quotas.set(accountId, 'QUICK_BLOG', 'article', 100);
    await desk.quotas.set(accountId, 'QUICK_BLOG', 'word', 1_000_000);
    const amounts = { article: 1, word: 10, image: 1 };
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => reserve(accountId, amounts)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(100);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'quota_exceeded' });
    expect(await desk.used(accountId)).toEqual({ article: 100, word: 1000, image: 100, evaluation: 0 });
  });

  it('is exact when bookings and settlements cross', async () => {
    const { accountId } = await desk.customer();
    await desk.quotas.set(accountId, 'QUICK_BLOG', 'article', 100);
    const first = await Promise.all(Array.from({ length: 40 }, () => reserve(accountId, { article: 1, word: 200 })));
    const [, second] = await Promise.all([
      Promise.all(
        first.map((jobId, index) => settle(jobId, index % 2 === 0 ? 'give-back' : { article: 1, word: 150 })),
      ),
      Promise.all(Array.from({ length: 10 }, () => reserve(accountId, { article: 1, word: 100 }))),
    ]);
    expect(second).toHaveLength(10);
    expect(await desk.used(accountId)).toMatchObject({ article: 30, word: 20 * 150 + 10 * 100 });
  });

  it('settles a booking once, to the real figures', async () => {
    const { accountId } = await desk.customer();
    const jobId = await reserve(accountId, { article: 1, word: 2000 });
    await settle(jobId, { article: 1, word: 1234, image: 2 });
    await settle(jobId, { article: 1, word: 1, image: 1 });
    await settle(jobId, 'give-back');
    expect(await desk.used(accountId)).toEqual({ article: 1, word: 1234, image: 2, evaluation: 0 });
  });

  it('records real use above what was booked, even above the quota, and then books no more', async () => {
    const { accountId } = await desk.customer();
    const jobId = await reserve(accountId, { article: 1, word: 9000 });
    await settle(jobId, { article: 1, word: 12_000 });
    expect(await desk.used(accountId)).toMatchObject({ word: 12_000 });
    await expect(reserve(accountId, { word: 1 })).rejects.toMatchObject({
      details: [{ path: 'word', message: 'wanted 1, left 0' }],
    });
  });

  it('gives a booking back', async () => {
    const { accountId } = await desk.customer();
    const jobId = await reserve(accountId, { article: 1, word: 2000, image: 3 });
    await settle(jobId, 'give-back');
    expect(await desk.used(accountId)).toEqual({ article: 0, word: 0, image: 0, evaluation: 0 });
  });

  it('settles in the month a job was started in, and starts the next month at nothing', async () => {
    const november = await openOrderDesk({ defaults: DEFAULTS });
    try {
      const { accountId, siteId } = await november.customer();
      november.clock.advance(Date.parse('2026-11-30T23:59:59.999Z') - november.clock.now().getTime());
      const { jobId } = await november.start(accountId, siteId);
      expect(await november.used(accountId)).toMatchObject({ article: 1, word: 3000 });
      november.clock.advance(1);
      const december = await november.quotas.report(accountId, 'QUICK_BLOG');
      expect(december.endDate).toBe('2026-12-31');
      expect(await november.used(accountId)).toMatchObject({ article: 0, word: 0 });
      await november.begin(jobId);
      await november.succeed(jobId, { words: 900 });
      expect(await november.used(accountId)).toMatchObject({ article: 0, word: 0 });
      const { rows } = await november.test.pool.query(
        `select period, resource, used from quota where account_id = $1 order by resource`,
        [accountId],
      );
      expect(rows).toEqual([
        { period: '2026-11', resource: 'article', used: 1 },
        { period: '2026-11', resource: 'word', used: 900 },
      ]);
    } finally {
      await november.test.drop();
    }
  });

  it('keeps a quota that was set for this period and those to come, and for no other account', async () => {
    const { accountId } = await desk.customer();
    const { accountId: neighbour } = await desk.customer();
    await reserve(accountId, { article: 2 });
    await desk.quotas.set(accountId, 'QUICK_BLOG', 'article', 2);
    await expect(reserve(accountId, { article: 1 })).rejects.toMatchObject({ code: 'quota_exceeded' });
    await reserve(neighbour, { article: 3 });
    const later = createQuotas({
      db: desk.test.db,
      clock: { now: () => new Date('2027-01-01T00:00:00Z') },
      defaults: DEFAULTS,
    });
    const { resource } = await later.report(accountId, 'QUICK_BLOG');
    expect(resource[0]).toEqual({ name: 'article', quota: '2', used: '0' });
  });

  it('refuses to set what is no quota', async () => {
    const { accountId } = await desk.customer();
    const { quotas } = desk;
    await expect(quotas.set(accountId, 'QUICK_BLOG', 'article', -1)).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(quotas.set(accountId, 'QUICK_BLOG', 'article', 1.5)).rejects.toMatchObject({
      code: 'invalid_request',
    });
    await expect(quotas.set(accountId, 'BLOG' as 'QUICK_BLOG', 'article', 1)).rejects.toMatchObject({
      message: expect.stringContaining('allowed: QUICK_BLOG, QUICK_PAGE'),
    });
    await expect(quotas.set('nobody', 'QUICK_BLOG', 'article', 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('reports the documents that are kept and may be', async () => {
    const { accountId } = await desk.customer();
    await desk.test.pool.query(
      `insert into document (id, account_id, title, visibility, media_type, markdown, words, content_hash)
       values ('document_1', $1, 'One', 'public', 'text/plain', 'One', 1, 'hash')`,
      [accountId],
    );
    expect(await desk.quotas.report(accountId, 'QUICK_BLOG')).toMatchObject({ knowledge: '1/3' });
    expect(desk.quotas.documentLimit).toBe(3);
  });
});
