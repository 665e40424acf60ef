import { afterEach, describe, expect, it } from 'vitest';
import { json } from '../../test/support/model-server.ts';
import { FixedClock } from '../support/clock.ts';
import { OperatorError } from '../support/operator-error.ts';
import { CALL, type ModelLab, openLab, SCHEMA, VALUE } from './model-lab.fixture.ts';
import { createSdkModel } from './providers.ts';
import type { SdkProviderId } from './sdk-providers.ts';

const clock = new FixedClock('2026-11-28');

describe('a model of each provider', () => {
  let lab: ModelLab;
  afterEach(() => lab.close());

  it.each<[SdkProviderId, string, string, string, number]>([
    ['openai-compatible', 'qwen3:8b', 'chat', 'authorization', 500],
    ['openai', 'gpt-4.1-mini', 'responses', 'authorization', 500],
    ['openai', 'gpt-6-sol', 'responses', 'authorization', 8_692],
    ['anthropic', 'claude-sonnet-4-5', 'anthropic', 'x-api-key', 500],
    ['google', 'gemini-2.5-flash', 'google', 'x-goog-api-key', 8_692],
  ])('%s:%s answers, with its tokens counted', async (provider, model, dialect, keyHeader, room) => {
    lab = await openLab([json(VALUE, { usage: { input: 1_000, output: 50, cached: 400 } })], { provider, model });
    const { value, text, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(text).toBe(JSON.stringify(VALUE));
    expect(attempts).toEqual([
      {
        model: `${provider}:${model}`,
        outcome: 'answered',
        milliseconds: 0,
        inputTokens: 1_000,
        outputTokens: 50,
        cachedInputTokens: 400,
        costUsd: (600 * 1 + 400 * 0.1 + 50 * 10) / 1_000_000,
      },
    ]);
    const [request] = lab.server.requests;
    expect(request).toMatchObject({ dialect, model, maxOutputTokens: room });
    expect(request?.headers[keyHeader]).toContain('sk-test-1234567890abcdef');
    expect(request?.system).toContain(CALL.prompt.rules);
    expect(request?.user).toContain('<evidence>\n[p1] Rain falls.\n</evidence>');
    expect(request?.schema).toMatchObject({ type: 'object', required: SCHEMA.required });
  });

  it('openai is told to keep nothing', async () => {
    lab = await openLab([json(VALUE)], { provider: 'openai', model: 'gpt-4.1-mini' });
    await lab.ask();
    expect(lab.server.requests[0]?.body.store).toBe(false);
  });

  it.each<[SdkProviderId, string]>([
    ['openai', 'gpt-4.1-mini'],
    ['anthropic', 'claude-sonnet-4-5'],
    ['google', 'gemini-2.5-flash'],
  ])('%s says what is wrong in its own words, and why it stopped', async (provider, model) => {
    lab = await openLab(
      [
        { status: 503, message: 'Come back later.' },
        { text: '{"title":"Ra', finish: 'length' },
        { text: 'Not this.', finish: 'content_filter' },
      ],
      { provider, model },
    );
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'refused', providerWords: 'Not this.' });
    expect(error.attempts.map(({ outcome }) => outcome)).toEqual(['unavailable', 'cut', 'refused']);
  });

  it.each<[SdkProviderId, string]>([
    ['openai', 'gpt-4.1-mini'],
    ['anthropic', 'claude-sonnet-4-5'],
    ['google', 'gemini-2.5-flash'],
  ])('%s is not believed when its stream ends too early', async (provider, model) => {
    lab = await openLab([json(VALUE, { isCut: true }), json(VALUE)], { provider, model });
    const { attempts } = await lab.ask();
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['connection', 'answered']);
  });

  it('of Anthropic that takes no schema is told it in words', async () => {
    lab = await openLab(
      [
        { status: 529, message: 'Overloaded' },
        { status: 400, message: 'output_config.format: schema is not supported' },
        json(VALUE),
      ],
      { provider: 'anthropic', model: 'claude-opus-4-5' },
    );
    const { attempts } = await lab.ask();
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['unavailable', 'refused', 'answered']);
    expect(lab.server.requests[2]?.user).toContain(JSON.stringify(SCHEMA));
  });

  it('of Google says in its own way how long to wait', async () => {
    const body = JSON.stringify({
      error: {
        code: 429,
        message: 'You exceeded your current quota.',
        status: 'RESOURCE_EXHAUSTED',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' }],
      },
    });
    lab = await openLab([{ status: 429, body }, json(VALUE)], { provider: 'google', model: 'gemini-2.5-flash' });
    await lab.ask();
    expect(lab.waits).toEqual([34_000]);
  });
});

describe('what a model needs', () => {
  it.each(['anthropic', 'openai', 'google'] as const)('%s needs a key', (provider) => {
    expect(() => createSdkModel({ provider, model: 'm' }, { clock, apiKey: ' ' })).toThrow(
      `The model "${provider}:m" needs the API key of ${provider}, and none is set`,
    );
  });

  it.each([
    [undefined, 'needs a base URL'],
    ['localhost:11434', 'is no http or https address'],
    ['file:///etc', 'is no http or https address'],
    ['http://', 'is no http or https address'],
  ])('openai-compatible needs an address, and %j is none', (baseUrl, message) => {
    const make = () => createSdkModel({ provider: 'openai-compatible', model: 'm' }, { clock, baseUrl });
    expect(make).toThrow(OperatorError);
    expect(make).toThrow(message);
  });
});
