import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningInstallation, startService } from '../src/app.ts';
import { readSettings } from '../src/config/settings.ts';
import type { BlogResult } from '../src/contract/blog-result.ts';
import type { JobEvent } from '../src/contract/job-events.ts';
import type { Outline } from '../src/contract/outlines.ts';
import type { Clock } from '../src/support/clock.ts';
import { silentLogger } from '../src/support/logger.ts';
import { createModelServer, json, type ModelServer } from './support/model-server.ts';
import { questionName, RECORDED_ORDER, recordedSources, recordedWriter } from './support/recorded-writer.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let server: ModelServer;
let asked: string[] = [];
let service: RunningInstallation | undefined;
let offset = 0;
beforeAll(async () => {
  database = await createTestDatabase({ max: 2 });
  const writer = recordedWriter();
  server = await createModelServer({
    answer(request) {
      const name = questionName(request);
      asked.push(name);
      // A section that somebody has added is written like the first one.
      const known = name === 'sections/write#s7' ? request.user.replaceAll('section s7', 'section s1') : request.user;
      return json(writer.valueFor({ ...request, user: known }));
    },
  });
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

interface Desk {
  readonly service: RunningInstallation;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Events of the job until one fits. */
  until(jobId: string, fits: (event: JobEvent) => boolean): Promise<readonly JobEvent[]>;
}

const MODEL = { INKWRIGHT_MODEL: 'openai-compatible:test' };

async function serve(variables: Readonly<Record<string, string>>): Promise<Desk> {
  const settings = readSettings({
    DATABASE_URL: database.url,
    INKWRIGHT_SECRET: 's'.repeat(32),
    INKWRIGHT_PORT: '0',
    INKWRIGHT_SEARCH: 'library',
    INKWRIGHT_MODEL_BASE_URL: server.url,
    INKWRIGHT_MODEL_PRICE: '1/10',
    ...variables,
  });
  const clock: Clock = { now: () => new Date(Date.now() + offset) };
  const running = await startService(settings, { role: 'serve', logger: silentLogger, version: '0.0.0', clock });
  service = running;
  const { accounts } = running;
  const accountId = (await accounts.list())[0]?.id ?? (await accounts.create('Warm homes')).id;
  const pair = await accounts.createKeyPair(accountId, 'outline');
  const { token } = await accounts.issueToken({ ...pair, days: 7 });
  const [site] = await running.sites.list(accountId);
  const { id: siteId } = site ?? (await running.sites.create(accountId, { name: 'Warm homes' }));
  await running.sites.change(accountId, siteId, { outlineApproval: true });
  return {
    service: running,
    async call(method, path, body) {
      const response = await fetch(`${running.localUrl}/v1/writing/blog${path}`, {
        method,
        headers: { 'x-openapi-token': token, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { data, error } = (await response.json()) as { data: never; error?: unknown };
      if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${JSON.stringify(error)}`);
      return data;
    },
    async until(jobId, fits) {
      const events: JobEvent[] = [];
      for await (const event of running.followJob(jobId)) {
        events.push(event);
        if (fits(event)) return events;
      }
      throw new Error(`the job ended: ${JSON.stringify(events.at(-1))}`);
    },
  };
}

interface Started {
  readonly blogId: string;
  readonly jobId: string;
}

const waits = ({ waitsFor }: JobEvent) => waitsFor === 'outline-approval';
const ends = ({ state = '' }: JobEvent) => ['SUCCESS', 'FAILED', 'CANCELED'].includes(state);

async function waiting(desk: Desk, fields: Readonly<Record<string, unknown>> = {}): Promise<Started> {
  const order = { ...RECORDED_ORDER, siteId: null, isPublish: false, isFilterSimilarTitle: false };
  const additionalKnowledge = recordedSources();
  const started = await desk.call<Started>('POST', '', { ...order, additionalKnowledge, ...fields });
  await desk.until(started.jobId, waits);
  return started;
}

/** Fewer sections quote fewer words. */
const ANY_LENGTH = { targetBlogWordCount: null };

const outlineOf = (desk: Desk, { blogId }: Started) => desk.call<Outline>('GET', `/outline?blogId=${blogId}`);
const approve = (desk: Desk, { blogId }: Started) => desk.call('POST', `/outline/approve?blogId=${blogId}`);

async function finished(desk: Desk, { blogId, jobId }: Started): Promise<BlogResult> {
  await desk.until(jobId, ends);
  return desk.call('GET', `?blogId=${blogId}`);
}

const headings = ({ content }: BlogResult) =>
  [...(content.markdown ?? '').matchAll(/^## (.*)$/gm)].map(([, text]) => text);

describe('an article whose outline somebody approves', () => {
  it('waits before anything but the outline is asked of a model, and is written as it was edited', async () => {
    asked = [];
    const desk = await serve(MODEL);
    const started = await waiting(desk);
    expect(asked).toEqual(['brief/plan', 'outline/plan']);
    // It says that it waits before it gives its place back.
    await expect.poll(async () => (await desk.service.jobStats()).runningHere, { timeout: 180_000 }).toBe(0);
    const { title, sections } = await outlineOf(desk, started);
    expect([title, sections.length]).toEqual(['Heat Pump Noise: What You Will Really Hear, and Where', 6]);
    const [first, second, ...rest] = sections.map(({ id, heading }) => ({ id, heading }));
    const wanted = [{ ...first, heading: 'What the Numbers on the Label Mean' }, ...rest, second];
    const added = { heading: 'What Your Neighbour Hears', points: ['how sound fades with distance'] };
    const change = { title: 'How Loud Heat Pumps Are', sections: [...wanted, added] };
    await desk.call('PUT', `/outline?blogId=${started.blogId}`, change);
    await approve(desk, started);
    const result = await finished(desk, started);
    const events = await desk.until(started.jobId, ends);
    expect(result.error).toEqual({ code: null, message: null });
    const estimates = events.filter(({ detail = '' }) =>
      /^Estimated before it was written: \$0\.\d+ to \$0\.\d+/.test(detail),
    );
    expect(estimates).toHaveLength(1);
    const costs = events.flatMap(({ costUsd }) => costUsd ?? []);
    expect(costs).toEqual([...costs].sort((one, other) => one - other));
    const { rows } = await database.pool.query('select cost_usd from job where id = $1', [started.jobId]);
    expect(costs.at(-1)).toBe(rows[0].cost_usd);
    expect(costs.at(-1)).toBeGreaterThan(costs[0] ?? 0);
    expect(result.content.title).toBe('How Loud Heat Pumps Are');
    const expected = [...wanted, added].flatMap((section) => section?.heading ?? []);
    expect(headings(result).filter((heading) => expected.includes(heading ?? ''))).toEqual(expected);
    expect(asked.filter((name) => name === 'outline/plan' || name === 'brief/plan')).toHaveLength(2);
    expect(asked).toContain('sections/write#s7');
  });

  it('is quoted under the headings that are left, in their order, where no model writes', async () => {
    const desk = await serve({});
    const started = await waiting(desk, ANY_LENGTH);
    const { sections, sectionsMayBeAdded } = await outlineOf(desk, started);
    expect(sectionsMayBeAdded).toBe(false);
    const [first, second, third] = sections.map(({ id, heading }) => ({ id, heading }));
    const wanted = [third, { ...first, heading: 'Before You Buy' }];
    await desk.call('PUT', `/outline?blogId=${started.blogId}`, { sections: wanted });
    await approve(desk, started);
    const result = await finished(desk, started);
    expect(result.error).toEqual({ code: null, message: null });
    const written = headings(result);
    expect(written).not.toContain(second?.heading);
    expect(written).not.toContain(first?.heading);
    expect(written.filter((heading) => wanted.some((one) => one?.heading === heading))).toEqual(
      wanted.map((one) => one?.heading),
    );
  });

  it('can be canceled while it waits, and its retry keeps what was approved', async () => {
    const desk = await serve({});
    const started = await waiting(desk, ANY_LENGTH);
    await desk.call('POST', `/cancel?blogId=${started.blogId}`);
    await expect(approve(desk, started)).rejects.toThrow(/gave 409/);
    const retry = await desk.call<Started>('POST', `/retry?blogId=${started.blogId}`);
    await desk.until(retry.jobId, waits);
    const { sections } = await outlineOf(desk, retry);
    const kept = sections.slice(0, 2).map(({ id }, index) => ({ id, heading: `Part ${'AB'[index]}, as I want it` }));
    await desk.call('PUT', `/outline?blogId=${retry.blogId}`, { sections: kept });
    await approve(desk, retry);
    const result = await finished(desk, retry);
    expect(headings(result)).toEqual(expect.arrayContaining(kept.map(({ heading }) => heading)));
  });

  it('waits on while the service is restarted', async () => {
    const started = await waiting(await serve({}));
    await service?.stop();
    const desk = await serve({});
    expect(await outlineOf(desk, started)).toMatchObject({ status: 'RUNNING', state: 'waiting' });
    await approve(desk, started);
    expect(await finished(desk, started)).toMatchObject({ status: 'SUCCESS' });
  });

  it('ends with 553, which says what was waited for, when nobody approves it in time', async () => {
    const desk = await serve({ INKWRIGHT_OUTLINE_APPROVAL_DAYS: '3' });
    const started = await waiting(desk);
    offset = 3 * DAY_MS;
    // As if the time had passed in the database too.
    await database.pool.query(
      "update dbos.workflow_status set delay_until_epoch_ms = 1 where status = 'DELAYED' and workflow_uuid like $1",
      [`${started.jobId}%`],
    );
    const result = await finished(desk, started);
    expect(result.error).toMatchObject({ code: '553', message: expect.stringContaining('not approved within 3 days') });
  });
});
