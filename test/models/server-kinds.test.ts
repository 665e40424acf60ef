import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Asked, type ModelDesk, openModelDesk } from './model-desk.ts';
import { always, expectWhole, first, REQUESTS, requestsFor, SECTION, text } from './spoilt-answers.ts';

let desk: ModelDesk;
beforeAll(async () => {
  desk = await openModelDesk({ INKWRIGHT_MODEL_TIME_LIMIT: '3' });
});
afterAll(() => desk.close());

it('asks a server that falls silent within its answer once more, then ends the job', { timeout: 120_000 }, async () => {
  const silent = (asked: Asked) =>
    ({ text: text(asked), hang: { at: 'within', until: asked.request.closed } }) as const;
  const article = await desk.write(first(1, SECTION, silent));
  expectWhole(article);
  expect(requestsFor(article, SECTION)).toBe(2);

  const failed = await desk.write(always('outline/plan', silent));
  expect(failed).toMatchObject({ status: 'FAILED', error: { code: '547' } });
  expect(failed.error.message).toMatch(/said nothing for 3 s|was not done after 3 s/);
  expect(requestsFor(failed, 'outline/plan')).toBe(2);
});

it('tells a server that takes no schema in words what it wants, and does not try it again', {
  timeout: 120_000,
}, async () => {
  const refusal = { status: 400, message: 'response_format of type json_schema is not supported' };
  const article = await desk.write(({ request }) => (request.schema === undefined ? undefined : refusal));
  expectWhole(article);
  expect(article.asked.filter(({ request }) => request.schema !== undefined)).toHaveLength(1);
  expect(article.asked.length).toBeLessThanOrEqual(REQUESTS + 3);
  for (const { request } of article.asked.slice(3)) expect(request.user).toContain('JSON Schema:');
});
