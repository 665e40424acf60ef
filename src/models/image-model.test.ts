import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createImageModel } from './image-model.ts';
import { ModelError } from './language-model.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const { signal } = new AbortController();
const cover = { prompt: 'A cover', size: '1792x1024', seed: 7 };

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function serve(answer: (body: unknown, response: ServerResponse, request: IncomingMessage) => void) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(JSON.parse(Buffer.concat(parts).toString() || '{}'), response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const modelAt = (baseUrl: string, provider: 'openai' | 'openai-compatible' = 'openai-compatible') =>
  createImageModel({ provider, model: 'painter', apiKey: 'key_123', baseUrl, priceUsd: 0.04 });
const options = { signal, accountId: 'account_1' };

describe('an image model', () => {
  it.each(['openai-compatible', 'openai'] as const)('has %s make one picture, and knows its cost', async (provider) => {
    const asked: { body: unknown; url: string | undefined; key: string | undefined }[] = [];
    const url = await serve((body, response, request) => {
      asked.push({ body, url: request.url, key: request.headers.authorization });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ created: 1, data: [{ b64_json: PIXEL }] }));
    });
    const { bytes, attempts } = await modelAt(url, provider).generate({ ...cover, seed: undefined }, options);
    expect(Buffer.from(bytes).toString('base64')).toBe(PIXEL);
    expect(attempts).toMatchObject([{ model: `${provider}:painter`, outcome: 'answered', costUsd: 0.04 }]);
    expect(asked).toMatchObject([
      {
        url: '/v1/images/generations',
        key: 'Bearer key_123',
        body: { model: 'painter', prompt: 'A cover', size: '1792x1024', n: 1 },
      },
    ]);
  });

  it.each([
    [401, 'unauthorized', /did not accept our key/],
    [404, 'not_found', /no such model/],
    [400, 'refused', /refused \(status 400\): Not this picture/],
  ])('says what a status of %i means, without the key and free of cost', async (status, code, message) => {
    const url = await serve((_body, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'Not this picture, key_123.', type: 'x' } }));
    });
    const error = await modelAt(url)
      .generate(cover, options)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(String(error)).not.toContain('key_123');
    expect((error as ModelError).attempts[0]).not.toHaveProperty('costUsd');
  });

  it('takes its key to no other address', async () => {
    const url = await serve((_body, response) => {
      response.writeHead(307, { location: 'http://127.0.0.1:9/v1/images/generations' });
      response.end();
    });
    await expect(modelAt(url).generate(cover, options)).rejects.toMatchObject({ code: 'connection' });
  });

  it('is given up after its time, and at once when the job is', async () => {
    const url = await serve(() => undefined);
    const slow = createImageModel({
      ...{ provider: 'openai-compatible', model: 'painter', apiKey: undefined, baseUrl: url, priceUsd: undefined },
      timeoutMs: 50,
    });
    await expect(slow.generate(cover, options)).rejects.toMatchObject({ code: 'timeout', retryable: true });
    const stop = new AbortController();
    const stopped = modelAt(url).generate(cover, { ...options, signal: stop.signal });
    stop.abort(new Error('canceled'));
    await expect(stopped).rejects.toThrow('canceled');
  });

  it('needs a key or an address', () => {
    const none = { apiKey: undefined, baseUrl: undefined, priceUsd: undefined };
    expect(() => createImageModel({ provider: 'openai', model: 'm', ...none })).toThrow(/needs the API key of openai/);
    expect(() => createImageModel({ provider: 'openai-compatible', model: 'm', ...none })).toThrow(/needs a base URL/);
  });
});
