import { describe, expect, it } from 'vitest';
import { articleOrderOf, WriteBlogBody } from '../contract/write-blog.ts';
import { estimatedCost } from './article-estimate.ts';

const NAMES = { plan: 'a:plan', write: 'a:write', check: 'a:check' };
const PRICE = { inputUsd: 1, outputUsd: 4 };

/** A job with a memory, over all its runs. */
function aJob(languageID = 'en') {
  const body = { siteId: null, inputType: 'keyword', mainInput: 'heat pump', languageID };
  const order = articleOrderOf(WriteBlogBody.parse(body), Object.keys(body));
  const kept = new Map<string, unknown>();
  const told: unknown[] = [];
  const run = (isPriced: boolean, { names }: { names: typeof NAMES | undefined } = { names: NAMES }) =>
    estimatedCost(order, {
      names,
      models: { priceOf: () => (isPriced ? PRICE : undefined) },
      memory: {
        recall: async (step, question) => kept.get(JSON.stringify([step, question])),
        async remember(step, _version, question, answer) {
          kept.set(JSON.stringify([step, question]), answer);
          return answer;
        },
      },
      emit: (event) => told.push(event),
    });
  return { run, told };
}

describe('the estimate of an article', () => {
  it('is told once for a job and all its retries', async () => {
    const { run, told } = aJob();
    const first = await run(true);
    expect(first).toMatch(/^Estimated before it was written: \$\d\.\d{4} to \$\d\.\d{4} in model calls$/);
    expect(await run(true)).toBe(first);
    expect(await run(false)).toBe(first);
    expect(told).toEqual([{ kind: 'progress', detail: first }]);
  });

  it('is not made where a price is not known, and made as soon as it is', async () => {
    const { run, told } = aJob();
    expect(await run(false)).toBeUndefined();
    expect(told).toEqual([]);
    expect(await run(true)).toMatch(/^Estimated/);
  });

  it('is not made where no model writes', async () => {
    const { run, told } = aJob();
    expect(await run(true, { names: undefined })).toBeUndefined();
    expect(told).toEqual([]);
  });

  it('is higher for a language whose words take more tokens', async () => {
    const most = async (languageID: string) =>
      Number(/to \$([\d.]+)/.exec((await aJob(languageID).run(true)) ?? '')?.[1]);
    expect(await most('zh-CN')).toBeGreaterThan(await most('en'));
  });
});
