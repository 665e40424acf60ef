import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningInstallation, startService } from '../src/app.ts';
import { readSettings } from '../src/config/settings.ts';
import { silentLogger } from '../src/support/logger.ts';
import { type Newsroom, openNewsroom } from './faults/newsroom.ts';
import { keywordOrder } from './support/order-desk.ts';
import { answers, openReceiver, type Receiver } from './support/receiver.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

let database: TestDatabase;
let receiver: Receiver;
let service: RunningInstallation;
let newsroom: Newsroom;
beforeAll(async () => {
  database = await createTestDatabase({ max: 2 });
  receiver = await openReceiver();
  const variables = {
    DATABASE_URL: database.url,
    INKWRIGHT_SECRET: 's'.repeat(32),
    INKWRIGHT_ALLOW_HOSTS: receiver.host,
    INKWRIGHT_PUBLIC_URL: 'https://blogs.example',
  };
  service = await startService(readSettings(variables), { role: 'work', logger: silentLogger, version: '0.0.0' });
  newsroom = await openNewsroom(variables);
});
afterAll(async () => {
  await newsroom.close();
  await service.stop();
  await receiver.close();
  await database.drop();
});

it('tells of a finished article once, with the address it has been published at', async () => {
  const webhook = { url: receiver.at('/hook', answers(200)), header: { Authorization: 'Bearer 1' } };
  const order = keywordOrder({ ...newsroom.body('heat pump'), isPublish: true, webhook });
  const { blogId, jobId } = await newsroom.installation.orders.startBlog(newsroom.accountId, order);
  await receiver.called('/hook', 1);
  const [call, ...more] = receiver.callsAt('/hook');
  expect(more).toEqual([]);
  expect(call?.headers.authorization).toBe('Bearer 1');
  const { type, data } = JSON.parse(call?.body ?? '');
  expect(type).toBe('blog.succeeded');
  expect(data).toMatchObject({
    blogId,
    jobId,
    status: 'SUCCESS',
    title: expect.stringMatching(/heat pump/i),
    publication: { state: 'PUBLISHED', error: { code: null, message: null } },
    error: { code: null, message: null },
  });
  expect(data.url).toMatch(new RegExp(`^https://blogs\\.example/sites/[^/]+/(?:.*/)?${data.slug}/?$`));
  expect(data.publication.url).toBe(data.url);
});
