import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { json, type ModelAnswer } from '../../test/support/model-server.ts';
import { type ModelLab, openLab, VALUE } from './model-lab.fixture.ts';

let lab: ModelLab;
afterEach(() => lab.close());

const GOOD = json(VALUE);
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>Oh no</h1></body></html>`;
const outcomes = (attempts: readonly { readonly outcome: string }[]) => attempts.map(({ outcome }) => outcome);

describe('a server that is asked too often', () => {
  it.each<[string, ModelAnswer['headers'], string | undefined, number]>([
    ['in seconds', { 'retry-after': '7' }, undefined, 7_000],
    ['in milliseconds', { 'retry-after-ms': '350', 'retry-after': '9' }, undefined, 350],
    [
      'as a date',
      { 'retry-after': 'Sat, 28 Nov 2026 08:00:20 GMT', date: 'Sat, 28 Nov 2026 08:00:05 GMT' },
      undefined,
      15_000,
    ],
    [
      'as a date in the past',
      { 'retry-after': 'Sat, 28 Nov 2026 07:00:00 GMT', date: 'Sat, 28 Nov 2026 08:00:00 GMT' },
      undefined,
      0,
    ],
    ['in words', {}, 'Rate limit reached. Please try again in 1m2.5s.'.replace('1m2.5s', '2.5s'), 2_500],
  ])('is left alone for as long as it says %s', async (_, headers = {}, message, waited) => {
    lab = await openLab([{ status: 429, headers, ...(message === undefined ? {} : { message }) }, GOOD]);
    const { value, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(outcomes(attempts)).toEqual(['rate_limited', 'answered']);
    expect(lab.waits.reduce((sum, wait) => sum + wait, 0)).toBe(waited);
  });

  it('is left alone for longer and longer when it does not say', async () => {
    lab = await openLab([{ status: 429, message: 'Slow down.' }]);
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'rate_limited', retryable: true, providerWords: 'Slow down.' });
    expect(error.retryAfterMs).toBeUndefined();
    expect(error.message).toBe('openai-compatible:tester is asked too often (429) (5 requests): "Slow down."');
    expect(lab.waits).toEqual([2_000, 4_000, 8_000, 10_000]);
    expect(lab.server.requests).toHaveLength(5);
    expect(error.attempts).toHaveLength(5);
  });

  it('is not waited for when it says longer than a job should hold a worker', async () => {
    lab = await openLab([{ status: 429, headers: { 'retry-after': '3600' } }]);
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterMs: 3_600_000 });
    expect(lab.waits).toEqual([]);
    expect(lab.server.requests).toHaveLength(1);
  });

  it('is not even asked by others before that time is over, and then again', async () => {
    lab = await openLab([{ status: 429, headers: { 'retry-after': '3600' } }, GOOD]);
    await lab.failure();
    lab.clock.advance(3_000_000);
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterMs: 600_000, attempts: [] });
    expect(lab.server.requests).toHaveLength(1);
    lab.clock.advance(600_001);
    expect((await lab.ask()).value).toEqual(VALUE);
  });
});

describe('a server that is not well', () => {
  it.each([500, 502, 503, 529, 408])('is asked again after a %i', async (status) => {
    lab = await openLab([{ status }, { status, headers: { 'retry-after': '3' } }, GOOD]);
    const { value, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(outcomes(attempts)).toEqual(['unavailable', 'unavailable', 'answered']);
    expect(lab.waits).toEqual([500, 3_000]);
  });

  it('ends the question after five requests, with the words of its page', async () => {
    lab = await openLab([{ status: 502, body: page('502 Bad Gateway'), headers: { 'content-type': 'text/html' } }]);
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'unavailable', retryable: true, providerWords: '502 Bad Gateway' });
    expect(lab.server.requests).toHaveLength(5);
    expect(lab.waits).toEqual([500, 1_000, 2_000, 4_000]);
    const attempt = { model: 'openai-compatible:tester', outcome: 'unavailable', milliseconds: 0 };
    expect(error.attempts).toEqual(Array.from({ length: 5 }, () => attempt));
  });

  it.each<[string, ModelAnswer]>([
    ['a page', { body: page('Sign in'), headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['a page that calls itself a stream', { body: page('Sign in'), headers: { 'content-type': 'text/event-stream' } }],
    ['a page of no type', { body: page('Sign in'), headers: { 'content-type': '' } }],
    ['plain words', { body: 'Sign in', headers: { 'content-type': 'text/plain' } }],
  ])('is not believed when it sends %s with status 200', async (_, answer) => {
    lab = await openLab([answer, GOOD]);
    expect((await lab.ask()).value).toEqual(VALUE);
    await lab.close();
    lab = await openLab([answer]);
    expect(await lab.failure()).toMatchObject({ code: 'unavailable', providerWords: 'Sign in' });
    expect(lab.server.requests).toHaveLength(5);
  });

  it('may send its error with status 200, as a whole or within the stream', async () => {
    const error = { error: { message: 'The engine is overloaded.', code: 503 } };
    lab = await openLab([
      { body: JSON.stringify(error) },
      { text: '{"title"', raw: `data: ${JSON.stringify(error)}\n\n`, isCut: true },
      { ...GOOD, raw: `data: ${JSON.stringify(error)}\n\n` },
      { body: JSON.stringify({ error: { message: 'You have insufficient funds.', type: 'insufficient_quota' } }) },
    ]);
    const failed = await lab.failure();
    expect(outcomes(failed.attempts)).toEqual(['unavailable', 'unavailable', 'unavailable', 'credit_exhausted']);
    expect(failed.providerWords).toBe('You have insufficient funds.');
  });

  it('may know no streams', async () => {
    const completion = {
      id: 'c',
      choices: [{ index: 0, message: { role: 'assistant', content: JSON.stringify(VALUE) }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 30, completion_tokens: 8 },
    };
    lab = await openLab([{ body: JSON.stringify(completion) }]);
    const { value, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(attempts).toMatchObject([{ inputTokens: 30, outputTokens: 8 }]);
  });
});

describe('a server that will not serve us', () => {
  it.each<[string, ModelAnswer, string, string]>([
    ['unauthorized', { status: 401, message: 'Bad token.' }, 'unauthorized', 'check it'],
    ['unauthorized', { status: 403, message: 'Not in your country.' }, 'unauthorized', 'check it'],
    ['unauthorized', { status: 400, message: 'API key not valid. Please pass one.' }, 'unauthorized', 'check it'],
    ['credit_exhausted', { status: 402, message: 'Pay first.' }, 'credit_exhausted', 'no credit left'],
    [
      'credit_exhausted',
      { status: 429, body: '{"error":{"message":"You exceeded your quota.","code":"insufficient_quota"}}' },
      'credit_exhausted',
      'no credit left',
    ],
    [
      'credit_exhausted',
      { status: 400, message: 'Your credit balance is too low.' },
      'credit_exhausted',
      'no credit left',
    ],
    ['not_found', { status: 404, message: 'No such thing.' }, 'not_found', 'base URL'],
    ['not_found', { status: 400, message: 'The model `tester` does not exist' }, 'not_found', "model's name"],
    [
      'not_found',
      { status: 308, headers: { location: 'https://elsewhere.example/v1' }, body: '' },
      'not_found',
      'base URL',
    ],
    ['refused', { status: 400, message: 'temperature must be 1' }, 'refused', 'refused the request'],
  ])('ends the question as %s at once: %j', async (code, answer, _, said) => {
    lab = await openLab([answer]);
    const error = await lab.failure();
    expect(error).toMatchObject({ code, retryable: false });
    expect(error.message).toContain(said);
    expect(error.providerWords).toBe(answer.message ?? (answer.body === '' ? '' : 'You exceeded your quota.'));
    expect(lab.server.requests).toHaveLength(1);
    expect(lab.waits).toEqual([]);
  });

  it('does not get its words about our key through', async () => {
    lab = await openLab(({ headers }) => ({
      status: 401,
      message: `Incorrect API key provided: ${headers.authorization?.slice('Bearer '.length)}. Yours is sk-proj-****abcd1234.`,
    }));
    const error = await lab.failure();
    expect(error.providerWords).toBe('Incorrect API key provided: [key]. Yours is [key].');
    expect(JSON.stringify(error) + error.message).not.toContain('1234567890abcdef');
  });

  it('leaves a cause that can be logged: with neither question, answer nor key', async () => {
    lab = await openLab([{ text: '{"title":"A secret', raw: 'data: {"error":{"message":"Gone."}}\n\n', isCut: true }]);
    const failed = await lab.failure();
    await lab.server.close();
    const lost = await lab.failure();
    for (const { cause } of [failed, lost]) {
      expect(inspect(cause, { depth: 10, showHidden: true })).not.toMatch(/rain|A secret|sk-test/i);
    }
    expect(lost.cause).toMatchObject({ name: 'AI_APICallError', cause: { code: 'ECONNREFUSED' } });
    lab = await openLab([GOOD]);
  });
});
