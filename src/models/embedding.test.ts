import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cosineSimilarity, createEmbeddings, type EmbeddingProviderId } from './embedding.ts';

interface Asked {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}
type Answer = { readonly status?: number; readonly body: unknown; readonly hang?: boolean };

describe('embeddings', () => {
  let server: Server;
  let baseUrl: string;
  let answer: (asked: Asked) => Answer;
  const asked: Asked[] = [];

  beforeEach(async () => {
    asked.length = 0;
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const one = {
          url: request.url ?? '',
          headers: request.headers,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
        };
        asked.push(one);
        const { status = 200, body, hang } = answer(one);
        if (hang === true) return;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const model = (provider: EmbeddingProviderId = 'openai-compatible', timeLimitMs = 10_000) =>
    createEmbeddings({ provider, model: 'e5:small' }, { apiKey: 'sesame', baseUrl, timeLimitMs, retries: 0 });
  const signal = new AbortController().signal;
  const vectorsOf = (inputs: unknown) =>
    (inputs as string[]).map((text, index) => ({ index, embedding: [text.length, 1], object: 'embedding' }));

  it.each(['openai', 'openai-compatible'] as const)('come from %s in the order of the texts', async (provider) => {
    answer = ({ body }) => ({ body: { data: vectorsOf(body.input), usage: { prompt_tokens: 3, total_tokens: 3 } } });
    const embeddings = model(provider);
    expect(embeddings.name).toBe(`${provider}:e5:small`);
    expect(await embeddings.embed(['tea', 'a', ''], { signal })).toEqual([
      [3, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe('/v1/embeddings');
    expect(asked[0]?.headers.authorization).toBe('Bearer sesame');
    expect(asked[0]?.body).toMatchObject({ model: 'e5:small', input: ['tea', 'a', '-'] });
  });

  it('come from google', async () => {
    answer = ({ body }) => ({ body: { embeddings: (body.requests as object[]).map(() => ({ values: [0.5, 0.5] })) } });
    expect(await model('google').embed(['tea', 'milk'], { signal })).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
    expect(asked[0]?.headers['x-goog-api-key']).toBe('sesame');
  });

  it('ask nobody for no text', async () => {
    expect(await model().embed([], { signal })).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('are asked for the beginning of a text that is too long', async () => {
    answer = ({ body }) => ({ body: { data: vectorsOf(body.input) } });
    expect(await model().embed(['x'.repeat(9_000)], { signal })).toEqual([[6_000, 1]]);
  });

  it.each([
    [401, 'unauthorized', false],
    [404, 'not_found', false],
    [429, 'rate_limited', true],
    [400, 'refused', false],
    [503, 'unavailable', true],
  ])('fail with %i as %s, in the words of the provider and without the key', async (status, code, retryable) => {
    answer = () => ({ status, body: { error: { message: 'no such luck, sesame' } } });
    await expect(model().embed(['tea'], { signal })).rejects.toMatchObject({
      code,
      retryable,
      providerWords: 'no such luck, [key]',
      message: expect.stringContaining(`gave no answer (status ${status}). It said: no such luck, [key]`),
    });
  });

  it.each([
    ['too few', [{ index: 0, embedding: [1, 2] }]],
    [
      'of two lengths',
      [
        { index: 0, embedding: [1, 2] },
        { index: 1, embedding: [1] },
      ],
    ],
    [
      'empty',
      [
        { index: 0, embedding: [] },
        { index: 1, embedding: [] },
      ],
    ],
  ])('are refused when they are %s', async (_, data) => {
    answer = () => ({ body: { data } });
    await expect(model().embed(['tea', 'milk'], { signal })).rejects.toMatchObject({ code: 'invalid_answer' });
  });

  it('fail when the server is away, or answers no JSON', async () => {
    answer = () => ({ body: '<html>' });
    await expect(model().embed(['tea'], { signal })).rejects.toMatchObject({ name: 'ModelError' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(model().embed(['tea'], { signal })).rejects.toMatchObject({ code: 'connection', retryable: true });
  });

  it('are given up after their time, and with the reason of the signal', async () => {
    answer = () => ({ body: '', hang: true });
    await expect(model('openai', 50).embed(['tea'], { signal })).rejects.toMatchObject({
      code: 'timeout',
      retryable: true,
    });
    const stop = new AbortController();
    answer = () => {
      stop.abort(new Error('cancelled'));
      return { body: '', hang: true };
    };
    await expect(model().embed(['tea'], { signal: stop.signal })).rejects.toThrow('cancelled');
  });
});

describe('the nearness of vectors', () => {
  it('is one for a direction, none for a right angle or nothing, and below none for opposites', () => {
    expect(cosineSimilarity([1, 2], [2, 4])).toBeCloseTo(1, 12);
    expect(cosineSimilarity([1, 0], [0, 1])).toBe(0);
    expect(cosineSimilarity([0, 0], [1, 1])).toBe(0);
    expect(cosineSimilarity([1, 0], [-1, 0])).toBe(-1);
  });
});
