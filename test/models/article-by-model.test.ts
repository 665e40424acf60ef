import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '../../src/support/deferred.ts';
import { json } from '../support/model-server.ts';
import { type EndedArticle, type ModelDesk, openModelDesk } from './model-desk.ts';

/** Of the recorded article. */
const SECTIONS = 6;

let desk: ModelDesk;
beforeAll(async () => {
  desk = await openModelDesk();
});
afterAll(() => desk.close());

describe('an article that a model writes', () => {
  let article: EndedArticle;
  beforeAll(async () => {
    // No section is answered before all of them, and the answers to readers' questions, are asked about.
    const together = deferred();
    let waiting = 0;
    article = await desk.write(({ name, recorded }) => {
      if (!/^(?:sections|faq)/.test(name)) return undefined;
      waiting += 1;
      if (waiting === SECTIONS + 2) together.resolve();
      return json(recorded, { hang: { at: 'start', until: together.promise } });
    });
  });

  it('arrives over HTTP, whole and with nothing in it of how it was made', () => {
    expect(article.error).toEqual({ code: null, message: null });
    expect(article.status).toBe('SUCCESS');
    const { title, markdown, seo } = article.result.content;
    expect(title).toBe('Heat Pump Noise: What You Will Really Hear, and Where');
    expect(markdown?.match(/^## /gm)).toHaveLength(SECTIONS + 2);
    expect(markdown).toContain('| 16 m | 18 dB(A) | 23 dB(A) | 28 dB(A) |');
    expect(seo).toMatchObject({ title: 'Heat Pump Noise: How Loud It Is and Where to Put It' });
    expect(`${markdown}${JSON.stringify(seo)}`).not.toMatch(/\[E\d|\bs\d\.\d|"""|THE (?:ORDER|PLAN|OUTLINE)/);
  });

  it('takes no more questions than it may, none of them twice', () => {
    const names = article.asked.map(({ name }) => name);
    const repairs = names.filter((name) => name === 'check/repair').length;
    expect(names.length - repairs).toBeLessThanOrEqual(SECTIONS + 8);
    expect(repairs).toBeLessThanOrEqual(2);
    expect(new Set(names).size).toBe(names.length);
  });

  it('reports what each step asked, and what that took and cost at the price of the settings', () => {
    const steps = article.report?.steps ?? [];
    const asking = steps.filter(({ calls }) => calls !== undefined);
    const counts = asking.map(({ name, calls, attempts }) => [name, [calls, attempts]]);
    expect(Object.fromEntries(counts)).toEqual({
      ...{ brief: [1, 1], outline: [1, 1], faq: [1, 1], sections: [SECTIONS + 1, SECTIONS + 1] },
      ...{ summaries: [1, 1], review: [3, 3], check: [1, 1] },
    });
    for (const { inputTokens = 0, outputTokens = 0, costUsd } of asking) {
      expect(inputTokens).toBeGreaterThan(100);
      expect(costUsd).toBeCloseTo((inputTokens + 10 * outputTokens) / 1e6, 9);
    }
    const sentTokens = article.asked.reduce(
      (sum, { request }) => sum + Math.ceil((request.system + request.user).length / 4),
      0,
    );
    expect(asking.reduce((sum, { inputTokens = 0 }) => sum + inputTokens, 0)).toBe(sentTokens);
  });

  it('has the verdict of the model on its cited sentences', () => {
    const { citations = [], wishes = [] } = article.report ?? {};
    expect(wishes.filter(({ hard, verdict }) => hard && verdict !== 'met' && verdict !== 'not-applicable')).toEqual([]);
    expect(citations.length).toBeGreaterThan(30);
    expect(citations.filter(({ judged }) => judged === 'supported').length).toBeGreaterThan(citations.length / 2);
  });

  it('tells its progress in events, each once and in order', async () => {
    const response = await fetch(`${desk.service.localUrl}/v1/writing/blog/events?blogId=${article.blogId}`, {
      headers: { 'x-openapi-token': desk.token },
    });
    const stream = await response.text();
    const events = [...stream.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    expect(events).toEqual(article.events);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.at(-1)).toMatchObject({ kind: 'state', state: 'SUCCESS' });
    const details = events.map(({ detail }) => detail).filter(Boolean);
    expect(details).toContain('7 of 7 parts written');
    const [outline] = events.flatMap((event) => (event.outline === undefined ? [] : [event.outline]));
    expect(outline).toHaveLength(SECTIONS);
    const written = events.flatMap((event) => event.written ?? []);
    expect(written.map(({ heading }) => heading).sort()).toEqual([...outline].sort());
    expect(events.at(-1)).toMatchObject({ inputTokens: expect.any(Number), outputTokens: expect.any(Number) });
    const percents = events.flatMap(({ percent }) => percent ?? []);
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
    expect(percents.at(-1)).toBe(100);
  });

  it('is on the bill of its account', async () => {
    const { costUsd, calls } = await desk.service.modelSpend.report(desk.accountId, month());
    const total = (article.report?.steps ?? []).reduce((sum, step) => sum + (step.costUsd ?? 0), 0);
    expect(costUsd).toBeCloseTo(total, 9);
    expect(calls).toBe(article.asked.length);
  });
});

describe('a limit on what may be spent', () => {
  it.each([
    ['article', 'articleUsd', /The limit of \$0\.0\d+ for this article is reached: \$0\.0\d+ are spent/],
    ['month', 'monthUsd', /The limit of \$0\.\d+ for this account in the month is reached/],
  ] as const)('of the %s ends the job, and its retry asks only what is not paid for yet', async (_, limit, says) => {
    const { modelSpend } = desk.service;
    const before = (await modelSpend.report(desk.accountId, month())).countedUsd;
    await modelSpend.setLimits(desk.accountId, { [limit]: 0.07 + (limit === 'monthUsd' ? before : 0) });
    const stopped = await desk.write();
    expect(stopped).toMatchObject({ status: 'FAILED', error: { code: '551', message: expect.stringMatching(says) } });
    expect(stopped.result.content.markdown).toBeNull();
    const paid = stopped.asked.length;
    expect(paid).toBeGreaterThanOrEqual(2);
    const counted = (await modelSpend.report(desk.accountId, month())).countedUsd - before;
    expect(counted).toBeLessThanOrEqual(0.07);

    await modelSpend.setLimits(desk.accountId, { [limit]: null });
    const done = await desk.end(await desk.retry(stopped));
    expect(done).toMatchObject({ status: 'SUCCESS', error: { code: null } });
    const bodies = done.asked.map(({ request }) => JSON.stringify(request.body));
    expect(bodies.length).toBeGreaterThan(paid);
    expect(new Set(bodies).size).toBe(bodies.length);
    // The report shows the whole article, what the first job has paid for included.
    expect((done.report?.steps ?? []).reduce((sum, { calls = 0 }) => sum + calls, 0)).toBe(bodies.length);
  });
});

function month(): string {
  return new Date().toISOString().slice(0, 7);
}
