import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openWebSite, type WebSite } from '../../test/support/web-site.ts';
import { createImageModel, type ImageModel } from './image-model.ts';
import { ModelError } from './language-model.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PRICE = 0.04;
const KEY = 'key_123';
const { signal } = new AbortController();

interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}
type Answer = (response: ServerResponse, question: number) => void;

const sites: WebSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

/** A provider of this machine. `question`: which one it is, from 1. */
async function serve(answer: Answer): Promise<{ readonly url: string; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = [];
  const site = await openWebSite(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    asked.push({ path: request.url ?? '', headers: request.headers, body: text === '' ? {} : JSON.parse(text) });
    answer(response, asked.length);
  });
  sites.push(site);
  return { url: site.address(''), asked };
}

const json = (value: unknown, status = 200): Answer => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
};

type Kind = 'imagen' | 'gemini' | 'openai' | 'compatible';
const KINDS = ['imagen', 'gemini', 'openai', 'compatible'] as const;
const MODELS = {
  imagen: { provider: 'google', model: 'imagen-4.0-generate-001', path: '/v1beta' },
  gemini: { provider: 'google', model: 'gemini-2.5-flash-image', path: '/v1beta' },
  openai: { provider: 'openai', model: 'gpt-image-1', path: '/v1' },
  compatible: { provider: 'openai-compatible', model: 'flux', path: '/v1' },
} as const;

function modelAt(kind: Kind, url: string): ImageModel {
  const { provider, model, path } = MODELS[kind];
  return createImageModel({ provider, model, apiKey: KEY, baseUrl: url + path, priceUsd: PRICE });
}

const picture = (base64: string): Readonly<Record<Kind, unknown>> => ({
  imagen: { predictions: [{ mimeType: 'image/png', bytesBase64Encoded: base64 }] },
  gemini: {
    candidates: [
      {
        content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: base64 } }] },
        finishReason: 'STOP',
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 30, candidatesTokenCount: 1290, totalTokenCount: 1320 },
  },
  openai: { created: 1, size: '1536x1024', quality: 'high', output_format: 'png', data: [{ b64_json: base64 }] },
  compatible: { created: 1, data: [{ b64_json: base64 }] },
});
const GOOD = picture(PIXEL);

async function make(kind: Kind, answer: Answer, replaced: { size?: string; seed?: number } = {}) {
  const { url, asked } = await serve(answer);
  const outcome = await modelAt(kind, url)
    .generate({ prompt: 'A cover', size: '1792x1024', seed: undefined, ...replaced }, { signal, accountId: 'a' })
    .catch((error: unknown) => error);
  return { outcome, asked };
}

const googleError = (code: number, status: string, message: string) => ({ error: { code, message, status } });
const openaiError = (code: string, message: string) => ({
  error: { message, type: 'image_generation_user_error', param: null, code },
});
const empty = (kind: Kind) =>
  kind === 'imagen' ? {} : kind === 'gemini' ? { candidates: [] } : { created: 1, data: [] };

describe('a provider of pictures', () => {
  it.each([
    ['imagen', '/v1beta/models/imagen-4.0-generate-001:predict', 'x-goog-api-key', KEY],
    ['gemini', '/v1beta/models/gemini-2.5-flash-image:generateContent', 'x-goog-api-key', KEY],
    ['openai', '/v1/images/generations', 'authorization', `Bearer ${KEY}`],
    ['compatible', '/v1/images/generations', 'authorization', `Bearer ${KEY}`],
  ] as const)('%s is asked as its makers say, and its picture is on the bill', async (kind, path, header, key) => {
    const { outcome, asked } = await make(kind, json(GOOD[kind]));
    const { provider, model } = MODELS[kind];
    expect(outcome).toMatchObject({
      bytes: new Uint8Array(Buffer.from(PIXEL, 'base64')),
      attempts: [{ model: `${provider}:${model}`, outcome: 'answered', costUsd: PRICE }],
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path, headers: { [header]: key } });
    expect(asked[0]?.path).not.toContain(KEY);
  });

  it.each([
    ['imagen', { instances: [{ prompt: 'A cover' }], parameters: { sampleCount: 1, aspectRatio: '16:9' } }],
    [
      'gemini',
      {
        contents: [{ role: 'user', parts: [{ text: 'A cover' }] }],
        generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '16:9' }, seed: 7 },
      },
    ],
    // It knows no seeds, and other sizes than the models before it.
    ['openai', { model: 'gpt-image-1', prompt: 'A cover', n: 1, size: '1536x1024' }],
    ['compatible', { model: 'flux', prompt: 'A cover', n: 1, size: '1792x1024', seed: 7, response_format: 'b64_json' }],
  ] as const)('%s is told prompt, shape and seed in its own words', async (kind, body) => {
    const { asked } = await make(kind, json(GOOD[kind]), { seed: 7 });
    expect(asked[0]?.body).toEqual(body);
  });

  it.each(['imagen', 'gemini'] as const)('%s is asked for a square where a square is ordered', async (kind) => {
    const { asked } = await make(kind, json(GOOD[kind]), { size: '1024x1024' });
    expect(JSON.stringify(asked[0]?.body)).toContain('"aspectRatio":"1:1"');
  });

  describe.each(KINDS)('%s', (kind) => {
    it('is asked once more when it was asked too often, and named then, free of cost', async () => {
      const { outcome, asked } = await make(kind, (response) => {
        response.setHeader('retry-after-ms', '1');
        const error = kind === 'imagen' || kind === 'gemini' ? googleError(429, 'RESOURCE_EXHAUSTED', 'Quota') : {};
        json(error, 429)(response, 1);
      });
      expect(asked).toHaveLength(2);
      expect(outcome).toBeInstanceOf(ModelError);
      expect(outcome).toMatchObject({ code: 'rate_limited', retryable: true });
      expect((outcome as ModelError).message).toMatch(/was asked too often \(status 429\)/);
      expect((outcome as ModelError).attempts.map((each) => [each.outcome, each.costUsd])).toEqual([
        ['rate_limited', undefined],
        ['rate_limited', undefined],
      ]);
    });

    it.each([
      ['nothing', (name: Kind) => json(empty(name)), /answered without a picture/],
      ['a page', () => json('<!doctype html><p>Sorry'), /no picture that can be read/],
      ['what is no base64', (name: Kind) => json(picture('%%%')[name]), /no picture that can be read/],
    ])('is named when it answers with %s', async (_what, answer, message) => {
      const { outcome } = await make(kind, (response, question) => {
        response.setHeader('retry-after-ms', '1');
        answer(kind)(response, question);
      });
      expect(outcome).toMatchObject({ code: 'invalid_answer', message: expect.stringMatching(message) });
      // Nobody knows whether it was paid.
      expect((outcome as ModelError).attempts.every(({ costUsd }) => costUsd === undefined)).toBe(true);
    });

    it('gives the key away in no message', async () => {
      const { outcome } = await make(kind, json(googleError(400, 'INVALID_ARGUMENT', `Not with ${KEY}`), 400));
      expect(outcome).toMatchObject({ code: 'refused', message: expect.stringMatching(/Not with \[key\]/) });
    });
  });

  it('is not read to the end when it sends a flood', async () => {
    const { outcome } = await make('openai', json(picture('A'.repeat(49 * 2 ** 20)).openai));
    expect(outcome).toMatchObject({ code: 'invalid_answer', message: expect.stringMatching(/no picture that can be/) });
  });

  it('puts an empty answer and the one after it on the bill as two questions', async () => {
    const { outcome, asked } = await make('openai', (response, question) =>
      json(question === 1 ? { created: 1, data: [] } : GOOD.openai)(response, question),
    );
    expect(asked).toHaveLength(2);
    expect((outcome as { attempts: readonly object[] }).attempts).toMatchObject([
      { outcome: 'invalid_answer' },
      { outcome: 'answered', costUsd: PRICE },
    ]);
  });
});

describe('a refusal for reasons of safety', () => {
  it.each([
    ['imagen', { predictions: [{ raiFilteredReason: 'Unable to show generated images: 1 was filtered out.' }] }],
    ['gemini', { candidates: [{ finishReason: 'IMAGE_SAFETY', index: 0 }] }],
    ['gemini', { candidates: [{ content: { parts: [{ text: 'I can not draw that.' }] }, finishReason: 'SAFETY' }] }],
    ['gemini', { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }],
  ] as const)('is told from an empty answer, and not asked again (%s %#)', async (kind, answer) => {
    const { outcome, asked } = await make(kind, json(answer));
    expect(outcome).toMatchObject({
      code: 'refused',
      retryable: false,
      message: expect.stringMatching(/refused to make this picture, for reasons of safety/),
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['openai', 'moderation_blocked'],
    ['compatible', 'content_policy_violation'],
  ] as const)('of %s is told in its own words', async (kind, code) => {
    const said = 'Your request was rejected by the safety system.';
    const { outcome, asked } = await make(kind, json(openaiError(code, said), 400));
    expect(outcome).toMatchObject({ code: 'refused', message: expect.stringContaining(said.slice(0, -1)) });
    expect(asked).toHaveLength(1);
  });
});

describe('a server that names an address where its picture is', () => {
  const at = (url: string) => ({ created: 1, data: [{ url }] });

  it('has it fetched there', async () => {
    let own = '';
    const { url, asked } = await serve((response, question) =>
      question === 1 ? json(at(`${own}/files/1.png`))(response, 1) : void response.end(Buffer.from(PIXEL, 'base64')),
    );
    own = url;
    const made = await modelAt('compatible', url).generate(
      { prompt: 'A cover', size: '1024x1024', seed: undefined },
      { signal, accountId: 'a' },
    );
    expect(Buffer.from(made.bytes).toString('base64')).toBe(PIXEL);
    expect(asked.map(({ path }) => path)).toEqual(['/v1/images/generations', '/files/1.png']);
    expect(made.attempts).toHaveLength(1);
  });

  it.each(['http://169.254.169.254/latest/meta-data', 'file:///etc/passwd'])(
    'is not followed to %s',
    async (address) => {
      const { outcome } = await make('compatible', json(at(address)));
      expect(outcome).toMatchObject({ code: 'invalid_answer' });
    },
  );

  it('is not followed to another server inside the network, so that this one sees no key', async () => {
    const other = await serve((response) => void response.end(Buffer.from(PIXEL, 'base64')));
    const { outcome } = await make('compatible', json(at(`${other.url}/1.png`)));
    expect(outcome).toMatchObject({ code: 'invalid_answer' });
    expect(other.asked).toEqual([]);
  });
});
