import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keywordOrder, type OrderDesk, openOrderDesk } from '../../../test/support/order-desk.ts';
import { answers, openReceiver, type Receiver } from '../../../test/support/receiver.ts';
import { inTransaction } from '../../store/transaction.ts';

const HOUR_MS = 3_600_000;

let receiver: Receiver;
let desk: OrderDesk;
let accountId: string;
let siteId: string;
beforeAll(async () => {
  receiver = await openReceiver();
  desk = await openOrderDesk({ allowHosts: [receiver.host] });
  ({ accountId, siteId } = await desk.customer());
});
afterAll(async () => {
  await desk.test.drop();
  await receiver.close();
});

const webhook = { url: 'https://hooks.example/a', header: { 'X-Key': 'k' } };
const order = () => desk.orders.startBlog(accountId, keywordOrder({ siteId, isPublish: false, webhook }));
const list = (filter = {}, page: { limit?: number; cursor?: string } = {}, whose = accountId) =>
  desk.webhooks.listDeliveries(whose, filter, { limit: 10, ...page });
const deliveryJobs = () => desk.queue.enqueued.filter(({ type }) => type === 'delivery');

/** The secrets, newest first, that signed the last call of a path. */
function signers(path: string, secrets: readonly string[]): string[] {
  const call = receiver.callsAt(path).at(-1);
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures } = call?.headers ?? {};
  const at = new Date(Number(seconds) * 1000);
  return String(signatures)
    .split(' ')
    .map((signature) =>
      secrets.find((secret) => new Webhook(secret).sign(String(id), at, call?.body ?? '') === signature),
    )
    .map((secret) => secret ?? 'unknown');
}

describe('what is told in a transaction', () => {
  it('is on its way with it, or never', async () => {
    const { jobId, blogId } = await order();
    const refused = inTransaction(desk.test.db, async (trx) => {
      await desk.webhooks.tell(trx, jobId, 'blog.canceled');
      throw new Error('rolled back');
    });
    await expect(refused).rejects.toThrow('rolled back');
    expect((await list({ blogId })).entries).toEqual([]);
    await desk.orders.cancelBlog(accountId, blogId);
    const [delivery] = (await list({ blogId })).entries;
    expect(delivery).toMatchObject({ type: 'blog.canceled', state: 'PENDING', tries: 0, url: webhook.url });
    expect(deliveryJobs().at(-1)).toEqual({ jobId: delivery?.jobId, type: 'delivery', accountId, delaySeconds: 0 });
  });

  it('goes where the order said also when it is a retry', async () => {
    const { jobId, blogId } = await order();
    await desk.begin(jobId);
    await desk.fail(jobId);
    const again = await desk.orders.retryBlog(accountId, blogId);
    await desk.begin(again.jobId);
    await desk.succeed(again.jobId);
    const [delivery] = (await list({ blogId: again.blogId })).entries;
    expect(delivery).toMatchObject({ type: 'blog.succeeded', url: webhook.url });
    const { rows } = await desk.test.pool.query('select headers from webhook_delivery where id = $1', [delivery?.id]);
    expect(rows[0].headers).toBeInstanceOf(Buffer);
  });
});

describe('the list of messages', () => {
  it('shows those of the account alone, newest first, in pages, and those that were asked for', async () => {
    const other = await desk.customer();
    const ids: string[] = [];
    for (const status of [200, 500, 204]) {
      desk.clock.advance(1_000);
      const sent = await desk.webhooks.sendTest(other.accountId, {
        url: receiver.at('/list', answers(status)),
        header: {},
      });
      ids.unshift(sent.id);
    }
    const all = await list({}, {}, other.accountId);
    expect(all.entries.map(({ id }) => id)).toEqual(ids);
    expect(all.cursor).toBeNull();
    const first = await list({}, { limit: 2 }, other.accountId);
    const second = await list({}, { limit: 2, cursor: first.cursor ?? '' }, other.accountId);
    expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(ids);
    expect(second.cursor).toBeNull();
    const failed = await list({ state: 'FAILED', type: 'webhook.test' }, {}, other.accountId);
    expect(failed.entries.map(({ id, status }) => [id, status])).toEqual([[ids[1], 500]]);
    expect((await list({ type: 'blog.failed' }, {}, other.accountId)).entries).toEqual([]);
    const foreign = ids[0] ?? '';
    await expect(desk.webhooks.getDelivery(accountId, foreign)).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.webhooks.redeliver(accountId, foreign)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a test', () => {
  it('is sent once and at once, and can be seen and sent again', async () => {
    const url = receiver.at('/test', answers(503, 'busy'));
    const sent = await desk.webhooks.sendTest(accountId, { url, header: { 'X-Key': 'k' } });
    expect(sent).toMatchObject({ type: 'webhook.test', state: 'FAILED', tries: 1, status: 503, jobId: null });
    expect(sent.attempts).toMatchObject([{ number: 1, status: 503, answer: 'busy' }]);
    const [call] = receiver.callsAt('/test');
    expect(call?.headers).toMatchObject({ 'x-key': 'k', 'webhook-id': sent.id });
    expect(JSON.parse(call?.body ?? '').type).toBe('webhook.test');
    expect(await desk.webhooks.getDelivery(accountId, sent.id)).toEqual(sent);
    const again = await desk.webhooks.redeliver(accountId, sent.id);
    expect(again).toMatchObject({ state: 'PENDING', endedAt: null });
    expect(deliveryJobs().at(-1)?.jobId).toBe(again.jobId);
    await expect(desk.webhooks.redeliver(accountId, sent.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the secret', () => {
  it('is made with the first message, and shown only when it is made anew', async () => {
    const other = await desk.customer();
    expect(await desk.webhooks.secret(other.accountId)).toEqual({ createdAt: null, previousExpireAt: [] });
    await desk.webhooks.sendTest(other.accountId, { url: receiver.at('/first', answers(200)), header: undefined });
    expect(receiver.callsAt('/first')[0]?.headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}=$/);
    expect(await desk.webhooks.secret(other.accountId)).toEqual({ createdAt: desk.clock.now(), previousExpireAt: [] });
    const { secret } = await desk.webhooks.rotateSecret(other.accountId, 24);
    const { rows } = await desk.test.pool.query(
      "select encode(secret, 'escape') as kept from webhook_secret where account_id = $1",
      [other.accountId],
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(10, 30));
  });

  it('signs on beside its successor until the overlap is over', async () => {
    const other = await desk.customer();
    const send = () =>
      desk.webhooks.sendTest(other.accountId, { url: receiver.at('/rotate', answers(200)), header: undefined });
    const { secret: first } = await desk.webhooks.rotateSecret(other.accountId, 24);
    desk.clock.advance(HOUR_MS);
    const { secret: second, previousExpireAt } = await desk.webhooks.rotateSecret(other.accountId, 2);
    expect(previousExpireAt.map(Number)).toEqual([desk.clock.now().getTime() + 2 * HOUR_MS]);
    await send();
    expect(signers('/rotate', [first, second])).toEqual([second, first]);
    desk.clock.advance(2 * HOUR_MS);
    await send();
    expect(signers('/rotate', [first, second])).toEqual([second]);
    const { secret: third } = await desk.webhooks.rotateSecret(other.accountId, 0);
    await send();
    expect(signers('/rotate', [first, second, third])).toEqual([third]);
  });

  it('is one for all who make it at the same time', async () => {
    const other = await desk.customer();
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => desk.webhooks.rotateSecret(other.accountId, 24)));
    await desk.webhooks.sendTest(other.accountId, { url: receiver.at('/race', answers(200)), header: undefined });
    const secrets = made.map(({ secret }) => secret);
    const used = signers('/race', secrets);
    expect(used).toHaveLength(4);
    expect(used).not.toContain('unknown');
    expect(new Set(used).size).toBe(4);
  });
});

it('forgets messages 30 days after their end', async () => {
  const { id } = await desk.webhooks.sendTest(accountId, { url: receiver.at('/old', answers(200)), header: undefined });
  desk.clock.advance(29 * 24 * HOUR_MS);
  await desk.webhooks.forgetOld();
  expect((await desk.webhooks.getDelivery(accountId, id)).id).toBe(id);
  desk.clock.advance(2 * 24 * HOUR_MS);
  await desk.webhooks.forgetOld();
  await expect(desk.webhooks.getDelivery(accountId, id)).rejects.toMatchObject({ code: 'not_found' });
});
