import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keywordOrder, type OrderDesk, openOrderDesk } from '../../test/support/order-desk.ts';

const HOUR = 60 * 60 * 1000;

describe('a start with an idempotency key', () => {
  let desk: OrderDesk;

  beforeAll(async () => {
    desk = await openOrderDesk({ connections: 20 });
  });
  afterAll(() => desk.test.drop());

  const start = (accountId: string, siteId: string | null, key: string, requestHash = 'hash') =>
    desk.orders.startBlog(accountId, keywordOrder({ siteId }), { idempotency: { key, requestHash } });

  it('answers a repetition with the first response and starts nothing', async () => {
    const { accountId } = await desk.customer();
    const first = await start(accountId, null, 'k');
    const second = await start(accountId, null, 'k');
    expect(first.replayed).toBe(false);
    expect(second).toEqual({ ...first, replayed: true });
    expect(await desk.used(accountId)).toMatchObject({ article: 1 });
  });

  it('refuses the key with another request', async () => {
    const { accountId, siteId } = await desk.customer();
    await start(accountId, siteId, 'k');
    await expect(start(accountId, siteId, 'k', 'other hash')).rejects.toMatchObject({
      code: 'conflict',
      details: [{ path: 'Idempotency-Key' }],
    });
  });

  it('starts once for many at the same time', async () => {
    const { accountId, siteId } = await desk.customer();
    const answers = await Promise.all(Array.from({ length: 30 }, () => start(accountId, siteId, 'k')));
    expect(new Set(answers.map((answer) => answer.blogId)).size).toBe(1);
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(await desk.used(accountId)).toMatchObject({ article: 1 });
  });

  it('lets the second of two start when the first fails', async () => {
    const { accountId, siteId } = await desk.customer();
    await desk.quotas.set(accountId, 'QUICK_BLOG', 'article', 0);
    await expect(start(accountId, siteId, 'k')).rejects.toMatchObject({ code: 'quota_exceeded' });
    await desk.quotas.set(accountId, 'QUICK_BLOG', 'article', 1);
    expect(await start(accountId, siteId, 'k')).toMatchObject({ replayed: false });
  });

  it('keeps the keys of accounts and of interfaces apart', async () => {
    const [one, two] = [await desk.customer(), await desk.customer()];
    const first = await start(one.accountId, one.siteId, 'k');
    expect(await start(two.accountId, two.siteId, 'k', 'other hash')).toMatchObject({ replayed: false });
    const order = { ...keywordOrder({ siteId: one.siteId }), interface: 'earlier' as const };
    const options = { idempotency: { key: 'k', requestHash: 'other hash' } };
    const earlier = await desk.orders.startBlog(one.accountId, order, options);
    expect(earlier.replayed).toBe(false);
    expect(earlier.blogId).not.toBe(first.blogId);
  });

  it('forgets a key after 24 hours', async () => {
    const { accountId, siteId } = await desk.customer();
    const first = await start(accountId, siteId, 'old');
    await start(accountId, siteId, 'older');
    desk.clock.advance(24 * HOUR);
    expect((await start(accountId, siteId, 'old')).blogId).toBe(first.blogId);
    desk.clock.advance(1);
    const anew = await start(accountId, siteId, 'old', 'other hash');
    expect(anew).toMatchObject({ replayed: false });
    expect(anew.blogId).not.toBe(first.blogId);
    const { rows } = await desk.test.pool.query(`select key from idempotency_key where account_id = $1`, [accountId]);
    expect(rows).toEqual([{ key: 'old' }]);
  });

  it('covers a retry, for one blog', async () => {
    const { accountId, siteId } = await desk.customer();
    const [one, two] = [await desk.start(accountId, siteId), await desk.start(accountId, siteId)];
    await desk.orders.cancelBlog(accountId, one.blogId);
    await desk.orders.cancelBlog(accountId, two.blogId);
    const options = { idempotency: { key: 'k', requestHash: 'hash' } };
    const first = await desk.orders.retryBlog(accountId, one.blogId, options);
    expect(await desk.orders.retryBlog(accountId, one.blogId, options)).toEqual({ ...first, replayed: true });
    await expect(desk.orders.retryBlog(accountId, two.blogId, options)).rejects.toMatchObject({ code: 'conflict' });
  });
});
