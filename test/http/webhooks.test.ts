import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/contract/operations.ts';
import { type Customer, type HttpDesk, openHttpDesk, type Sent } from '../support/http-desk.ts';
import { answers, openReceiver, type Receiver } from '../support/receiver.ts';

let receiver: Receiver;
let desk: HttpDesk;
let ann: Customer;
beforeAll(async () => {
  receiver = await openReceiver();
  desk = await openHttpDesk({ allowHosts: [receiver.host] });
  ann = await desk.newCustomer();
});
afterAll(async () => {
  await desk.close();
  await receiver.close();
});

async function call(id: OperationId, sent: Sent = {}) {
  const { statusCode, body } = await desk.send(id, ann, sent);
  return { status: statusCode, body, ...JSON.parse(body) };
}
const order = (webhook: unknown) => ({
  body: { siteId: ann.siteId, isPublish: false, inputType: 'keyword', mainInput: 'heat pump', webhook },
});

describe('the webhook of an order', () => {
  it('is taken without a word, and told of when the job has ended', async () => {
    const url = receiver.at('/ordered', answers(200));
    const started = await call('writeBlog', order({ url, header: { Authorization: 'Bearer s3cret' } }));
    expect(started).toMatchObject({ status: 200 });
    expect(started.message).not.toMatch(/webhook/i);
    const { jobId, blogId } = started.data;
    await desk.begin(jobId);
    await desk.succeed(jobId);
    const { data } = await call('listWebhookDeliveries', { query: { blogId } });
    expect(data).toMatchObject({
      deliveries: [{ type: 'blog.succeeded', blogId, url, state: 'PENDING', tries: 0, lastStatus: null }],
      next_cursor: null,
    });
  });

  it('is refused at once with headers that are not for it to set, each named, and their values shown nowhere', async () => {
    const header = { Host: 's3cret', 'Content-Length': 's3cret', Fine: 'x', 'webhook-id': 's3cret' };
    const refused = await call('writeBlog', order({ url: 'https://hooks.example/a', header }));
    expect(refused).toMatchObject({ status: 400, error: { code: 'invalid_request' } });
    expect(refused.error.details.map(({ path }: { path: string }) => path)).toEqual([
      'webhook.header.Host',
      'webhook.header.Content-Length',
      'webhook.header.webhook-id',
    ]);
    expect(refused.body + JSON.stringify(desk.log)).not.toContain('s3cret');
  });
});

describe('the webhook operations', () => {
  it('show the secret once, and messages are signed with it', async () => {
    const made = await call('rotateWebhookSecret', { body: {} });
    expect(made.data.secret).toMatch(/^whsec_/);
    const known = await call('getWebhookSecret');
    expect(known.data).toEqual({ createdAt: made.data.createdAt, previousExpireAt: made.data.previousExpireAt });
    const sent = await call('testWebhook', { body: { url: receiver.at('/test', answers(200, 'fine')) } });
    expect(sent.data).toMatchObject({ type: 'webhook.test', state: 'DELIVERED', lastStatus: 200 });
    expect(sent.data.attempts).toMatchObject([{ number: 1, status: 200, answer: 'fine', error: null }]);
    const [received] = receiver.callsAt('/test');
    const at = new Date(Number(received?.headers['webhook-timestamp']) * 1000);
    const signature = new Webhook(made.data.secret).sign(sent.data.deliveryId, at, received?.body ?? '');
    expect(received?.headers['webhook-signature']).toContain(signature);
    expect(sent.data.body).toBe(received?.body);
  });

  it('test an address that is not public without calling it', async () => {
    const { data } = await call('testWebhook', { body: { url: 'http://127.0.0.1:1/hook' } });
    expect(data).toMatchObject({ state: 'FAILED', lastStatus: null });
    expect(data.lastError).not.toBeNull();
  });

  it('send again what has ended, and refuse what is on its way', async () => {
    const { data } = await call('testWebhook', { body: { url: receiver.at('/again', answers(500)) } });
    const query = { deliveryId: data.deliveryId };
    expect(await call('redeliverWebhook', { query })).toMatchObject({ status: 200, data: { state: 'PENDING' } });
    expect(await call('redeliverWebhook', { query })).toMatchObject({ status: 409, error: { code: 'conflict' } });
    const unknown = await call('redeliverWebhook', { query: { deliveryId: 'msg_0' } });
    expect(unknown).toMatchObject({ status: 404, error: { details: [{ path: 'deliveryId' }] } });
  });

  it.each([
    ['rotateWebhookSecret', { body: { overlapHours: 169 } }, 'overlapHours'],
    ['rotateWebhookSecret', { body: { overlapHours: -1 } }, 'overlapHours'],
    ['testWebhook', { body: { url: 'mailto:a@example.com' } }, 'url'],
    ['testWebhook', { body: { url: 'https://example.com', header: { Host: 'a' } } }, 'header.Host'],
    ['listWebhookDeliveries', { query: { state: 'pending' } }, 'state'],
    ['listWebhookDeliveries', { query: { cursor: 'x' } }, 'cursor'],
  ] as const)('refuse of %s what does not fit: %j', async (id, sent, path) => {
    expect(await call(id, sent)).toMatchObject({ status: 400, error: { details: [{ path }] } });
  });
});
