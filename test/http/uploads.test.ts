import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Customer, type HttpDesk, openHttpDesk } from '../support/http-desk.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let desk: HttpDesk;
let ann: Customer;
let url: string;
beforeAll(async () => {
  desk = await openHttpDesk();
  ann = await desk.newCustomer();
  ({ url } = await desk.server.listen());
});
afterAll(() => desk.close());

type Part = [name: string, value: string | Blob, fileName?: string];

async function upload(path: string, parts: readonly Part[]) {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  }
  const response = await fetch(`${url}/v1/knowledge/${path}`, {
    method: 'POST',
    headers: { 'x-openapi-token': ann.token },
    body: form,
  });
  return {
    status: response.status,
    body: (await response.json()) as { data: Record<string, unknown>; error?: Refused },
  };
}
interface Refused {
  readonly code: string;
  readonly details: { path: string; message: string }[];
}

const file = (text: string, type = 'text/markdown') => new Blob([text], { type });
const store = (): Part => ['storeId', ann.storeId];

describe('a document as a file', () => {
  it('is read and stored with what was said about it', async () => {
    const { status, body } = await upload('documents', [
      store(),
      ['publisher', 'Agency'],
      ['file', file('# Sizing\n\nThe heat loss of the house decides.'), 'größe.md'],
    ]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'Sizing',
      publisher: 'Agency',
      visibility: 'public',
      media_type: 'text/markdown',
    });
  });

  it('is as private as its front matter says, unless the form says otherwise', async () => {
    const text = (n: number) => file(`---\ntitle: Inside ${n}\nvisibility: private\n---\n\nOnly for us, number ${n}.`);
    const silent = await upload('documents', [store(), ['file', text(1), 'a.md']]);
    expect(silent.body.data).toMatchObject({ title: 'Inside 1', visibility: 'private' });
    const said = await upload('documents', [store(), ['visibility', 'public'], ['file', text(2), 'b.md']]);
    expect(said.body.data).toMatchObject({ visibility: 'public' });
  });

  const refusals: [string, () => Part[], number, string[]][] = [
    ['without a file', () => [store()], 400, ['file']],
    ['with two files', () => [store(), ['file', file('a'), 'a.md'], ['file', file('b'), 'b.md']], 400, ['file']],
    ['with a file of another name', () => [store(), ['document', file('a'), 'a.md']], 400, ['document', 'file']],
    ['with an unknown field', () => [store(), ['titel', 'x'], ['file', file('a'), 'a.md']], 400, ['titel']],
    ['with a field twice', () => [store(), store(), ['file', file('a'), 'a.md']], 400, ['storeId']],
    ['with NUL in a field', () => [store(), ['title', 'a\0b'], ['file', file('a'), 'a.md']], 400, ['title']],
    [
      'with a field too long',
      () => [store(), ['title', 'x'.repeat(20_000)], ['file', file('a'), 'a.md']],
      400,
      ['title'],
    ],
    [
      'for an unknown store',
      () => [
        ['storeId', 'store_zz'],
        ['file', file('a'), 'a.md'],
      ],
      404,
      ['storeId'],
    ],
    ['of another kind', () => [store(), ['file', new Blob([PNG], { type: 'image/png' }), 'a.png']], 415, ['file']],
    ['with too many fields', () => Array.from({ length: 40 }, (_, n): Part => [`f${n}`, 'x']), 400, ['body']],
    ['with a forbidden name', () => [store(), ['__proto__', 'x'], ['file', file('a'), 'a.md']], 400, ['body']],
  ];
  it.each(refusals)('%s is refused', async (_what, parts, status, paths) => {
    const { status: found, body } = await upload('documents', parts());
    expect([found, body.error?.details.map(({ path }) => path)]).toEqual([status, paths]);
  });

  it('over 20 MiB is refused in words the client can read', async () => {
    const large = new Blob([Buffer.alloc(20 * 1024 * 1024 + 1, 'x')], { type: 'text/plain' });
    const { status, body } = await upload('documents', [store(), ['file', large, 'a.txt']]);
    expect([status, body.error?.code]).toEqual([413, 'payload_too_large']);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])('that is no %s is refused', async (type) => {
    const response = await desk.server.inject({
      method: 'POST',
      url: '/v1/knowledge/documents',
      headers: { 'x-openapi-token': ann.token, 'content-type': type },
      payload: 'not a form',
    });
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request']);
  });

  it('is refused by operations that take none', async () => {
    const { status } = await upload('stores', [['name', 'x']]);
    expect(status).toBe(415);
  });
});

describe('an image as a file', () => {
  it('comes back as it was, for good, and can do nothing', async () => {
    const { body } = await upload('images', [store(), ['alt', 'A unit'], ['file', new Blob([PNG]), 'unit.png']]);
    expect(body.data).toMatchObject({ media_type: 'image/png', file_name: 'unit.png', alt: 'A unit' });
    const query = { imageId: String(body.data.image_id) };
    const bytes = await desk.send('getImageBytes', ann, { query });
    expect(bytes.rawPayload.equals(PNG)).toBe(true);
    expect(bytes.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const etag = String(bytes.headers.etag);
    const known = await desk.send('getImageBytes', ann, { query, headers: { 'if-none-match': `"x", W/${etag}` } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['a damaged picture', PNG.subarray(0, 40), 400],
  ])('is refused when it is %s', async (_what, bytes, status) => {
    const part: Part = ['file', new Blob([Buffer.from(bytes)]), 'a.png'];
    expect((await upload('images', [store(), part])).status).toBe(status);
  });
});
