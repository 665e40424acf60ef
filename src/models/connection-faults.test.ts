import { afterEach, describe, expect, it } from 'vitest';
import { json, type ModelAnswer } from '../../test/support/model-server.ts';
import { FixedClock } from '../support/clock.ts';
import { CALL, type ModelLab, openLab, VALUE } from './model-lab.fixture.ts';
import { RETRY_LIMITS } from './next-move.ts';
import { createSdkModel } from './providers.ts';

let lab: ModelLab;
afterEach(() => lab.close());

const GOOD = json(VALUE);
const LONG = json({ title: 'Rain that falls for a long time on a wide land', words: 12 });
const NEVER = new Promise<void>(() => undefined);
const outcomes = (attempts: readonly { readonly outcome: string }[]) => attempts.map(({ outcome }) => outcome);

describe('a connection that is lost', () => {
  it.each<ModelAnswer['reset'] & string>(['before', 'headers', 'within', 'after'])(
    'is made again when it was reset: %s',
    async (reset) => {
      lab = await openLab([{ ...LONG, reset }, GOOD]);
      const { value, attempts } = await lab.ask();
      expect(value).toEqual(VALUE);
      expect(outcomes(attempts)).toEqual(['connection', 'answered']);
      expect(lab.waits).toEqual([500]);
    },
  );

  it.each<ModelAnswer['reset'] & string>(['before', 'headers', 'within', 'after'])(
    'ends the question when it is lost every time: %s',
    async (reset) => {
      lab = await openLab([{ ...LONG, reset }]);
      const error = await lab.failure();
      expect(error).toMatchObject({ code: 'connection', retryable: true, providerWords: '' });
      expect(error.message).toMatch(/^openai-compatible:tester broke the connection off \(\w+\) \(5 requests\)$/);
      expect(lab.server.requests).toHaveLength(5);
    },
  );

  it('has cost what had come until then', async () => {
    lab = await openLab([{ ...LONG, reset: 'after' }, GOOD]);
    const { attempts } = await lab.ask();
    expect(attempts[0]).toMatchObject({ outcome: 'connection', isEstimate: true });
    expect(attempts[0]?.outputTokens).toBeGreaterThan(10);
    expect(attempts[0]?.costUsd).toBeGreaterThan(0);
    expect(attempts[1]).not.toHaveProperty('isEstimate');
  });

  it('can not be had where nobody listens', async () => {
    lab = await openLab([GOOD]);
    await lab.server.close();
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'connection', retryable: true });
    expect(error.message).toContain('can not be connected to (ECONNREFUSED) (5 requests)');
    lab = await openLab([GOOD]);
  });
});

describe('a stream', () => {
  it.each<[string, ModelAnswer]>([
    ['with a whole answer', { ...GOOD, isCut: true }],
    ['in the middle', { text: '{"title": "Ra', isCut: true }],
    ['before anything', { body: '', headers: { 'content-type': 'text/event-stream' } }],
  ])('that ends without saying why is not believed: %s', async (_, answer) => {
    lab = await openLab([answer, GOOD]);
    const { value, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(outcomes(attempts)).toEqual(['connection', 'answered']);
  });

  it.each<['start' | 'within', object]>([
    ['start', { beforeTextMs: 60 }],
    ['within', { stallMs: 60 }],
  ])('that stalls is given up, and asked for once more: %s', async (at, limits) => {
    lab = await openLab([{ ...LONG, hang: { at, until: NEVER } }], { limits });
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'timeout', retryable: true });
    expect(error.message).toBe('openai-compatible:tester said nothing for 0.06 s (2 requests)');
    expect(lab.server.requests).toHaveLength(2);
    await Promise.all(lab.server.requests.map(({ closed }) => closed));
  });

  it('that goes on and on is given up, and the server notices', async () => {
    const pieces = Array.from({ length: 100_000 }, (_, index) => `"${index}`);
    lab = await openLab([{ pieces, pace: () => new Promise(setImmediate) }], { limits: { totalMs: 300 } });
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'timeout', retryable: true });
    expect(error.message).toContain('was not done after 0.3 s (2 requests)');
    await Promise.all(lab.server.requests.map(({ closed }) => closed));
  });

  it('of bytes without end is stopped', async () => {
    const megabyte = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { note: 'x'.repeat(1_048_576) } }] })}\n\n`;
    lab = await openLab([{ text: '', raw: megabyte.repeat(40) }], { retry: { ...RETRY_LIMITS, retries: 0 } });
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'unavailable' });
    expect(error.message).toContain('sent more than 33554432 bytes');
  });

  it('may hold what is no JSON', async () => {
    lab = await openLab([{ text: '{"ti', raw: 'data: {"choices": [{"del\n\n', isCut: true }, GOOD]);
    const { value, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(outcomes(attempts)).toEqual(['unavailable', 'answered']);
  });
});

describe('whoever asks', () => {
  it('can stop, and the server notices', async () => {
    const controller = new AbortController();
    const reason = new Error('the job was canceled');
    lab = await openLab(() => {
      setImmediate(() => controller.abort(reason));
      return { ...LONG, hang: { at: 'within', until: NEVER } };
    });
    await expect(lab.ask({}, controller.signal)).rejects.toBe(reason);
    await lab.server.requests[0]?.closed;
    await expect(lab.ask({}, controller.signal)).rejects.toBe(reason);
    expect(lab.server.requests).toHaveLength(1);
  });

  it('gets a mistake of ours as it is', async () => {
    lab = await openLab([GOOD]);
    const jsonSchema = { type: 'string', const: 1n };
    const transport = createSdkModel(
      { provider: 'openai-compatible', model: 'tester' },
      { baseUrl: lab.server.url, clock: new FixedClock('2026-11-28') },
    );
    const { signal } = new AbortController();
    await expect(
      transport.generate({ system: '', user: '', jsonSchema, maxOutputTokens: CALL.maxOutputTokens, signal }),
    ).rejects.toThrow(TypeError);
    await transport.close?.();
  });
});
