import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeliveryDetails } from '../../src/publishing/webhook/deliveries.ts';
import { keywordOrder } from '../support/order-desk.ts';
import { answers, openReceiver, type Receiver } from '../support/receiver.ts';
import { endOf } from './newsroom.ts';
import { ProcessKeeper } from './service-process.ts';
import { openStage, type Stage } from './stage.ts';

let receiver: Receiver;
let stage: Stage;
const processes = new ProcessKeeper();

beforeEach(async () => {
  receiver = await openReceiver();
  stage = await openStage({ INKWRIGHT_WORKERS: '1', INKWRIGHT_ALLOW_HOSTS: receiver.host });
});

afterEach(async (context) => {
  await processes.endAll(context);
  await stage.close();
  await receiver.close();
});

/** Orders an article whose webhook is at that path, and waits until it is written. @returns its message */
async function written(path: string): Promise<{ id: string; jobId: string }> {
  const { installation, accountId, body } = stage.newsroom;
  const webhook = { url: `http://${receiver.host}${path}`, header: { Authorization: 'Bearer 1' } };
  const order = keywordOrder({ ...body('heat pump'), webhook });
  const started = await installation.orders.startBlog(accountId, order);
  expect(await endOf(stage.newsroom, started)).toBe('SUCCESS');
  const { entries } = await installation.webhooks.listDeliveries(accountId, {}, { limit: 10 });
  expect(entries).toHaveLength(1);
  return { id: entries[0]?.id ?? '', jobId: entries[0]?.jobId ?? '' };
}

/** Lets another worker take over. @returns the message when its job has ended */
async function takenOver({ id, jobId }: { id: string; jobId: string }): Promise<DeliveryDetails> {
  const { installation, accountId } = stage.newsroom;
  processes.service('work', stage.variables);
  for await (const _event of installation.followJob(jobId));
  return installation.webhooks.getDelivery(accountId, id);
}

const idsOf = (path: string) => receiver.callsAt(path).map(({ headers }) => headers['webhook-id']);
const ended = ({ attempts }: DeliveryDetails) =>
  attempts.map(({ status, milliseconds }) => [status, milliseconds !== null]);

it('repeats a message once, under the same id, when the process dies between the 2xx and its record', async () => {
  receiver.at('/hook', answers(200));
  const worker = processes.service('work', stage.variables, { plan: { dieAt: '^webhook:before-record$' } });
  const message = await written('/hook');
  expect(await worker.exited).toMatchObject({ signal: 'SIGKILL' });
  const delivery = await takenOver(message);
  expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 2, status: 200 });
  expect(ended(delivery)).toEqual([
    [null, false],
    [200, true],
  ]);
  expect(idsOf('/hook')).toEqual([message.id, message.id]);
  expect(new Set(receiver.callsAt('/hook').map(({ body }) => body)).size).toBe(1);
});

it('never sends a message again when the process dies right after the 2xx is recorded', async () => {
  receiver.at('/hook', answers(204));
  const worker = processes.service('work', stage.variables, { plan: { dieAt: '^webhook:after-record$' } });
  const message = await written('/hook');
  await worker.exited;
  const delivery = await takenOver(message);
  expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 1, status: 204 });
  expect(idsOf('/hook')).toEqual([message.id]);
});

it('sends what it was about to send when the process died, and counts the try that nobody heard', async () => {
  receiver.at('/hook', answers(200));
  const worker = processes.service('work', stage.variables, { plan: { dieAt: '^webhook:before-send$' } });
  const message = await written('/hook');
  await worker.exited;
  const delivery = await takenOver(message);
  expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 2 });
  expect(idsOf('/hook')).toEqual([message.id]);
});

it('goes on with a message whose process died while it waited for its next try', async () => {
  receiver.at('/hook', answers(500), answers(200));
  const worker = processes.service('work', stage.variables);
  const message = await written('/hook');
  const { installation } = stage.newsroom;
  for await (const { detail } of installation.followJob(message.jobId)) if (detail?.includes('500')) break;
  worker.kill('SIGKILL');
  await worker.exited;
  const delivery = await takenOver(message);
  expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 2 });
  expect(ended(delivery)).toEqual([
    [500, true],
    [200, true],
  ]);
  expect(idsOf('/hook')).toEqual([message.id, message.id]);
});
