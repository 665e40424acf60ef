import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations, OPERATIONS } from '../../src/contract/operations.ts';
import { type Customer, type HttpDesk, openHttpDesk, requestOf } from '../support/http-desk.ts';

let desk: HttpDesk;
let ann: Customer;
beforeAll(async () => {
  desk = await openHttpDesk();
  ann = await desk.newCustomer();
});
afterAll(() => desk.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const start = (text: string | Buffer, headers: Record<string, string> = {}) =>
  desk.server.inject({
    method: 'POST',
    url: '/v1/writing/blog',
    headers: { 'x-openapi-token': ann.token, ...JSON_TYPE, ...headers },
    payload: text,
  });
const details = (body: string) => JSON.parse(body).error.details as { path: string; message: string }[];
const order = (more: string) =>
  `{"siteId":"${ann.siteId}","isPublish":false,"inputType":"keyword","mainInput":"heat pump",${more}}`;

describe('a body', () => {
  it.each([
    ['NUL in a text', '"additionalKnowledge":"a\\u0000b"', 'additionalKnowledge'],
    ['NUL in an open object', '"aiImageGenerateParams":{"x":["\\u0000"]}', 'aiImageGenerateParams.x[0]'],
    ['NUL in a name', '"aiImageGenerateParams":{"\\u0000":1}', 'aiImageGenerateParams["\\u0000"]'],
    ['half a surrogate pair', '"additionalKnowledge":"\\ud800"', 'additionalKnowledge'],
    ['a number beyond all numbers', '"aiImageGenerateParams":{"x":1e999}', 'aiImageGenerateParams.x'],
    ['a prototype', '"__proto__":{"isAddFaq":false}', '__proto__'],
    ['a constructor', '"constructor":{"prototype":{"x":1}}', 'constructor'],
    [
      'deep nesting',
      `"aiImageGenerateParams":{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      'aiImageGenerateParams.x',
    ],
    ['a text too long', `"additionalKnowledge":"${'x'.repeat(50_001)}"`, 'additionalKnowledge'],
  ])('with %s is refused with its place', async (_what, more, path) => {
    const response = await start(order(more));
    expect(response.statusCode).toBe(400);
    expect(details(response.body)[0]?.path.startsWith(path)).toBe(true);
  });

  it('that is not UTF-8 is refused', async () => {
    const response = await start(
      Buffer.concat([Buffer.from('{"siteId":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    );
    expect([response.statusCode, details(response.body)[0]?.message]).toEqual([400, 'is not valid UTF-8']);
  });

  it('may begin with a byte order mark', async () => {
    expect((await start(`\ufeff${order('"isAddFaq":false')}`)).statusCode).toBe(200);
  });

  it('of broken JSON is refused without repeating it', async () => {
    const response = await start('{"secretKey":"s3cr3t"');
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('s3cr3t');
  });

  it('over the limit is refused', async () => {
    const response = await start(order(`"additionalKnowledge":"${'x'.repeat(1024 * 1024)}"`));
    expect(response.json()).toMatchObject({ error: { code: 'payload_too_large' } });
    expect(response.statusCode).toBe(413);
  });

  it('names every wrong field, wherever it stands', async () => {
    const response = await desk.send('renameSite', ann, { query: { siteID: 'x' }, body: { name: 7, Name: '' } });
    expect(details(response.body).map(({ path }) => path)).toEqual(['siteId', 'siteID', 'name', 'Name']);
  });

  it('of a token with NUL in the access key is refused', async () => {
    const body = { accessKey: 'a\0', secretKey: 'b' };
    const response = await desk.send('issueToken', undefined, { body });
    expect(details(response.body)).toMatchObject([{ path: 'accessKey' }]);
  });
});

describe('an address', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    desk.server.inject({ url, headers: { 'x-openapi-token': ann.token, 'x-lp-token': ann.apiKey, ...headers } });

  it.each([
    ['/v1/writing/blog?blogId=%00', 'blogId'],
    ['/v1/writing/blog?blogId=%FF', 'query'],
    ['/v1/writing/blog?blogId=%ZZ', 'query'],
    ['/v1/writing/blog?blogId=a&blogId=b', 'blogId'],
    ['/v1/writing/blog?blogId=a&__proto__=b', '__proto__'],
    ['/v1/writing/blogs?limit=1e999', 'limit'],
    ['/v1/writing/blogs?limit=0', 'limit'],
    ['/v1/writing/blogs?cursor=%27;drop', 'cursor'],
  ])('%s is refused', async (url, path) => {
    const response = await get(url);
    expect([response.statusCode, details(response.body).map((detail) => detail.path)]).toEqual([400, [path]]);
  });

  it.each([
    ['/third-part/blog/v2/%00', 400],
    ['/third-part/blog/v2/%ZZ', 400],
    [`/third-part/blog/v2/${'x'.repeat(3000)}`, 400],
    ['/third-part/blog/v2', 404],
    ['/eeat/1', 404],
    ['/landing-page-service/eeat', 404],
  ])('%s is answered in the shape of the earlier interface', async (url, status) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json())).toEqual(['code', 'message', 'details']);
  });

  it.each([
    ['GET', '/v1/nothing'],
    ['GET', '/v1/token'],
    ['DELETE', '/v1/sites'],
    ['OPTIONS', '/v1/sites'],
    ['PATCH', '/v1/sites'],
    ['POST', '/nothing'],
  ])('%s %s is not found, in the shape of v1', async (method, url) => {
    const response = await desk.server.inject({
      method: method as 'GET',
      url,
      payload: method === 'POST' ? '<a/>' : '',
    });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
    expect(response.headers['x-request-id']).toBe(response.json().request_id);
  });

  it('HEAD of a route is not found, and has no body', async () => {
    const response = await desk.server.inject({ method: 'HEAD', url: '/v1/sites' });
    expect([response.statusCode, response.body]).toEqual([404, '']);
  });
});

describe('X-Request-ID', () => {
  it.each([
    ['trace:1.2-3_4', true],
    ['a b', false],
    ['x'.repeat(129), false],
    ['<script>', false],
  ])('%j is taken over: %s', async (given, taken) => {
    const response = await desk.send('listSites', ann, { headers: { 'x-request-id': given } });
    expect(response.json().request_id === given).toBe(taken);
    expect(response.headers['x-request-id']).toBe(response.json().request_id);
    expect(desk.log.at(-1)?.fields).toMatchObject({ requestId: response.json().request_id, operation: 'listSites' });
  });
});

describe('no request', () => {
  const ids = allOperations()
    .map(({ id }) => id)
    .filter((id) => id !== 'streamBlogEvents');
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\0', '\ud800', "'; drop table job; --", '%00'),
  );
  const json = fc.jsonValue({ noUnicodeString: false });

  it('of an operation is answered with 500, whatever it holds', async () => {
    const anySent = fc.constantFrom(...ids).chain((id) => {
      const { body, query, params, examples } = OPERATIONS[id] as (typeof OPERATIONS)['renameSite'] & {
        params?: unknown;
      };
      const [example] = examples as readonly [{ body?: object; query?: object; params?: object }];
      const fields = (known: object | undefined) =>
        fc.dictionary(fc.oneof(fc.constantFrom('x', ...Object.keys(known ?? {})), texts), fc.oneof(json, texts));
      return fc.record({
        id: fc.constant(id),
        query: query === undefined ? fc.constant({}) : fields(example.query),
        params: params === undefined ? fc.constant({}) : fields(example.params),
        body:
          body === undefined
            ? fc.constant(undefined)
            : fc.oneof(
                fields(example.body).map((more) => ({ ...example.body, ...more })),
                json,
              ),
        key: fc.option(fc.string(), { nil: undefined }),
      });
    });
    await fc.assert(
      fc.asyncProperty(anySent, async ({ id, query, params, body, key }) => {
        const asText = (from: object) =>
          Object.fromEntries(
            // Not every generated object can be made a string: one holds a `toString` of its own.
            Object.entries(from).map(([name, value]) => [name, JSON.stringify(value) ?? String(value)]),
          );
        const options = requestOf(id, ann, { query: asText(query), params: asText(params) });
        const response = await desk.server.inject({
          ...options,
          headers: {
            ...options.headers,
            ...JSON_TYPE,
            ...(key === undefined ? {} : { 'idempotency-key': key.replaceAll(/[^\x20-\x7e]/g, '') }),
          },
          ...(body === undefined ? {} : { payload: JSON.stringify(body) ?? '' }),
        });
        expect(response.statusCode).not.toBe(500);
      }),
      { numRuns: 300 },
    );
  });

  it('of any other kind is answered with 500', async () => {
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
    const paths = ['/', '/docs', '/openapi.json', '/readyz', ...allOperations().map(({ operation }) => operation.path)];
    const request = fc.record({
      method: fc.constantFrom(...methods),
      path: fc
        .constantFrom(...paths)
        .chain((path) => fc.constantFrom(path, `${path}/`, `${path}/%E0%A4%A`, `/${path}`)),
      query: fc.string(),
      type: fc.constantFrom(
        'application/json',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'text/plain',
        ';',
        '',
      ),
      body: fc.uint8Array({ maxLength: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, query, type, body }) => {
        const options: InjectOptions = {
          method,
          url: `${path}?${encodeURIComponent(query.replaceAll(/\p{Surrogate}/gu, ''))}`,
          headers: { 'x-openapi-token': ann.token, 'x-lp-token': ann.apiKey, 'content-type': type },
        };
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const response = await desk.server.inject({ ...options, ...(hasBody ? { payload: Buffer.from(body) } : {}) });
        expect(response.statusCode).not.toBe(500);
      }),
      { numRuns: 300 },
    );
  });
});
