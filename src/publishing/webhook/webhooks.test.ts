import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, hangs, resets } from '../../../test/support/receiver.ts';
import { openWebhookDesk, type WebhookDesk } from '../../../test/support/webhook-desk.ts';
import { RequestError } from '../../contract/errors.ts';
import type { DeliveryDetails } from './deliveries.ts';

const HOUR_MS = 3_600_000;

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterAll(() => desk.close());

const isOver = ({ state }: DeliveryDetails) => state !== 'PENDING';
/** So many tries have ended, and the next one waits. */
const waitsAfter = (tries: number) => (delivery: DeliveryDetails) =>
  delivery.state === 'PENDING' && delivery.nextTryAt !== null && delivery.tries === tries;
/** As soon as the try before is over and done with. */
const redeliver = (id: string) =>
  desk.bench.sees(async () => {
    try {
      return await desk.webhooks.redeliver(desk.accountId, id);
    } catch (error) {
      if (error instanceof RequestError && error.code === 'conflict') return undefined;
      throw error;
    }
  });

/** The workflows of a delivery's job that wait to be run. */
async function waiting(jobId: string | null): Promise<unknown[]> {
  const { rows } = await desk.bench.database.pool.query(
    `select status from dbos.workflow_status
     where (workflow_uuid = $1 or workflow_uuid like $1 || '.%') and status in ('DELAYED', 'ENQUEUED')`,
    [jobId],
  );
  return rows;
}

describe('a receiver that takes the message', () => {
  it('hears of a success once, signed, with the headers of the order', async () => {
    const { secret } = await desk.webhooks.rotateSecret(desk.accountId, 0);
    const url = desk.receiver.at('/success', answers(200, 'thanks'));
    const { blogId, jobId } = await desk.order({ url, header: { Authorization: 'Bearer 12', 'X-Shop': 'b' } });
    const delivery = await desk.message(blogId, isOver);
    const [call, ...more] = desk.receiver.callsAt('/success');
    expect(more).toEqual([]);
    expect(call?.headers).toMatchObject({ authorization: 'Bearer 12', 'x-shop': 'b', 'webhook-id': delivery.id });
    // The library compares with the real time, which the clock of this test is not.
    const headers = { ...(call?.headers as Record<string, string>) };
    const seconds = Number(headers['webhook-timestamp']);
    expect(new Date(seconds * 1000)).toEqual(desk.clock.now());
    const signature = new Webhook(secret).sign(delivery.id, new Date(seconds * 1000), call?.body ?? '');
    expect(headers['webhook-signature']).toBe(signature);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      type: 'blog.succeeded',
      timestamp: '2026-11-10T12:00:00.000Z',
      data: {
        blogId,
        jobId,
        status: 'SUCCESS',
        title: 'Heat pumps',
        slug: 'heat-pumps',
        url: null,
        publication: { state: 'NONE', url: null, error: { code: null, message: null } },
        error: { code: null, message: null },
      },
    });
    expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 1, status: 200, error: null, body: call?.body });
    expect(delivery.attempts).toEqual([
      {
        number: 1,
        at: desk.clock.now(),
        status: 200,
        error: null,
        answer: 'thanks',
        milliseconds: expect.any(Number),
      },
    ]);
  });

  it('hears of a failure with its reason, and of a cancel', async () => {
    const url = desk.receiver.at('/ends', answers(204));
    const failed = await desk.order({ url }, 'fail');
    const message = await desk.message(failed.blogId, isOver);
    expect(message).toMatchObject({ type: 'blog.failed', state: 'DELIVERED' });
    expect(JSON.parse(message.body ?? '').data).toMatchObject({
      status: 'FAILED',
      title: null,
      error: { code: '551', message: 'Too little material' },
    });
    const canceled = await desk.order({ url }, 'run');
    await desk.bench.reaches(canceled.jobId, ['RUNNING']);
    await desk.orders.cancelBlog(desk.accountId, canceled.blogId);
    const told = await desk.message(canceled.blogId, isOver);
    expect(told).toMatchObject({ type: 'blog.canceled', state: 'DELIVERED' });
    expect(JSON.parse(told.body ?? '').data).toMatchObject({ status: 'CANCELED', title: null });
  });

  it('gets headers whose values stand nowhere else', async () => {
    const url = desk.receiver.at('/secret', answers(500), answers(200));
    const { blogId, jobId } = await desk.order({ url, header: { Authorization: 'Bearer t0p-s3cret' } });
    const { id } = await desk.message(blogId, waitsAfter(1));
    await redeliver(id);
    await desk.message(blogId, isOver);
    const authorizations = desk.receiver.callsAt('/secret').map(({ headers }) => headers.authorization);
    expect(authorizations).toEqual(['Bearer t0p-s3cret', 'Bearer t0p-s3cret']);
    const { rows } = await desk.bench.database.pool.query(
      `select (select request::text from job where id = $1) as "order", (select encode(headers, 'escape') || row_to_json(d)
        from webhook_delivery d where id = $2) as delivery, (select request -> 'request' -> 'webhook' from job where id = $1) as webhook`,
      [jobId, id],
    );
    expect(rows[0].webhook).toEqual({ url });
    const kept = JSON.stringify([rows, desk.log, await desk.webhooks.getDelivery(desk.accountId, id)]);
    expect(kept).toContain(blogId);
    expect(kept).not.toContain('t0p-s3cret');
    expect(kept).not.toContain(Buffer.from('t0p-s3cret').toString('hex'));
  });

  it('is asked for by an order; without it nobody is told', async () => {
    const { blogId, jobId } = await desk.order(undefined);
    await desk.bench.reaches(jobId, ['SUCCESS']);
    const { entries } = await desk.webhooks.listDeliveries(desk.accountId, { blogId }, { limit: 10 });
    expect(entries).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  it('is asked again with the same id and body until it takes the message, and never after that', async () => {
    const url = desk.receiver.at(
      '/recovers',
      answers(500, 'oh'),
      resets,
      answers(302, '', { location: '/x' }),
      answers(200),
    );
    const { blogId } = await desk.order({ url });
    const waits: number[] = [];
    for (const tries of [1, 2, 3]) {
      const { id, nextTryAt, jobId } = await desk.message(blogId, waitsAfter(tries));
      waits.push(Number(nextTryAt) - desk.clock.now().getTime());
      await desk.bench.sees(async () => ((await waiting(jobId)).length === 1 ? true : undefined));
      await redeliver(id);
    }
    const delivery = await desk.message(blogId, isOver);
    expect(waits).toEqual([5_000, 30_000, 120_000]);
    expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 4 });
    expect(delivery.attempts.map(({ number, status, error }) => [number, status, error === null])).toEqual([
      [1, 500, false],
      [2, null, false],
      [3, 302, false],
      [4, 200, true],
    ]);
    expect(delivery.attempts[0]).toMatchObject({ answer: 'oh' });
    const calls = desk.receiver.callsAt('/recovers');
    expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
    expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual(Array(4).fill(delivery.id));
    await desk.bench.reaches(delivery.jobId ?? '', ['SUCCESS']);
    expect(await waiting(delivery.jobId)).toEqual([]);
  });

  it('keeps no other message waiting while it hangs or waits', async () => {
    const hanging = await desk.order({ url: desk.receiver.at('/hang', hangs, answers(200)) });
    await desk.receiver.called('/hang', 1);
    const url = desk.receiver.at('/down', answers(503));
    const down = await desk.order({ url });
    expect(await desk.message(hanging.blogId, waitsAfter(1))).toMatchObject({
      error: expect.stringContaining('10 seconds'),
    });
    await desk.message(down.blogId, waitsAfter(1));
    const well = await desk.order({ url: desk.receiver.at('/well', answers(200)) });
    expect(await desk.message(well.blogId, isOver)).toMatchObject({ state: 'DELIVERED', tries: 1 });
  });

  it('is asked no more once it has answered 410', async () => {
    const url = desk.receiver.at('/gone', answers(410), answers(200));
    const { blogId } = await desk.order({ url });
    const delivery = await desk.message(blogId, isOver);
    expect(delivery).toMatchObject({ state: 'FAILED', tries: 1, status: 410 });
    await desk.bench.reaches(delivery.jobId ?? '', ['SUCCESS']);
    expect(await waiting(delivery.jobId)).toEqual([]);
    await redeliver(delivery.id);
    expect(await desk.message(blogId, isOver)).toMatchObject({ state: 'DELIVERED', tries: 2 });
    expect(desk.receiver.callsAt('/gone').map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery.id,
      delivery.id,
    ]);
  });

  it('is given up after 24 hours, and asked from the beginning when somebody wants it', async () => {
    const { blogId } = await desk.order({ url: desk.receiver.at('/away', answers(500)) });
    const { id } = await desk.message(blogId, waitsAfter(1));
    desk.clock.advance(23.9 * HOUR_MS);
    await redeliver(id);
    const last = await desk.message(blogId, waitsAfter(2));
    expect(Number(last.nextTryAt) - desk.clock.now().getTime()).toBeLessThanOrEqual(0.1 * HOUR_MS);
    desk.clock.advance(0.1 * HOUR_MS);
    await redeliver(id);
    expect(await desk.message(blogId, isOver)).toMatchObject({ state: 'FAILED', tries: 3, nextTryAt: null });
    desk.clock.advance(1_000);
    await redeliver(id);
    const again = await desk.message(blogId, waitsAfter(4));
    expect(Number(again.nextTryAt) - desk.clock.now().getTime()).toBe(5_000);
  });

  it('is never called where it is not public', async () => {
    const { blogId } = await desk.order({ url: 'http://127.0.0.1:1/hook' });
    expect(await desk.message(blogId, isOver)).toMatchObject({ state: 'FAILED', tries: 1, status: null });
  });
});

describe('a success whose publication was asked for', () => {
  it('waits ten minutes for its end at most, and goes when it is there', async () => {
    const url = desk.receiver.at('/published', answers(200));
    const { blogId } = await desk.order({ url }, 'PENDING');
    const early = await desk.message(blogId);
    expect(early).toMatchObject({ state: 'PENDING', tries: 0, body: null });
    expect(Number(early.nextTryAt) - desk.clock.now().getTime()).toBe(600_000);
    const { rows } = await desk.bench.database.pool.query(
      'select delay_until_epoch_ms - created_at as ms from dbos.workflow_status where workflow_uuid = $1',
      [early.jobId],
    );
    expect(Math.abs(rows[0].ms - 600_000)).toBeLessThan(1_000);
    await desk.endPublication(blogId, 'PUBLISHED');
    const told = await desk.message(blogId, isOver);
    expect(JSON.parse(told.body ?? '')).toMatchObject({
      type: 'blog.succeeded',
      data: { url: `https://blog.example/${blogId}`, publication: { state: 'PUBLISHED' } },
    });
    await desk.endPublication(blogId, 'PUBLISHED');
    expect(await desk.message(blogId, isOver, 'blog.published')).toMatchObject({ state: 'DELIVERED' });
    await desk.endPublication(blogId, 'FAILED');
    const { entries } = await desk.webhooks.listDeliveries(desk.accountId, { blogId }, { limit: 10 });
    expect(entries.map(({ type }) => type).toSorted()).toEqual(['blog.published', 'blog.succeeded']);
  });

  it('says that the publication has failed', async () => {
    const { blogId } = await desk.order({ url: desk.receiver.at('/unpublished', answers(200)) }, 'PENDING');
    await desk.message(blogId);
    await desk.endPublication(blogId, 'FAILED');
    const told = await desk.message(blogId, isOver);
    expect(JSON.parse(told.body ?? '').data).toMatchObject({
      status: 'SUCCESS',
      url: null,
      publication: { state: 'FAILED', error: { code: '550', message: 'WordPress is away' } },
    });
  });

  it('goes without it when the time is over; the publication is told of when it comes', async () => {
    const { blogId } = await desk.order({ url: desk.receiver.at('/late', answers(200)) }, 'SCHEDULED');
    const { id } = await desk.message(blogId);
    await redeliver(id);
    const told = await desk.message(blogId, isOver);
    expect(JSON.parse(told.body ?? '').data.publication).toMatchObject({ state: 'SCHEDULED' });
    await desk.endPublication(blogId, 'PUBLISHED');
    const later = await desk.message(blogId, isOver, 'blog.published');
    expect(JSON.parse(later.body ?? '').data.publication).toMatchObject({ state: 'PUBLISHED' });
  });
});
