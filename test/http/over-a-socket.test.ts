import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../src/http/http-server.ts';
import { deferred } from '../../src/support/deferred.ts';
import { OperatorError } from '../../src/support/operator-error.ts';
import { type Customer, type HttpDesk, openHttpDesk } from '../support/http-desk.ts';

let desk: HttpDesk;
let ann: Customer;
let url: string;
let port: number;
beforeAll(async () => {
  desk = await openHttpDesk();
  ann = await desk.newCustomer();
  ({ url, port } = await desk.server.listen());
});
afterAll(() => desk.close());

/** Sends bytes as they are; everything that came back when the other side has ended. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

describe('what is not HTTP', () => {
  it.each([
    ['garbage', 'garbage\r\n\r\n'],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nIdempotency-Key: a\0b\r\n\r\n'],
  ])('%s gets a small 400', async (_what, text) => {
    const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(body)).toMatchObject({ data: null, error: { code: 'invalid_request' } });
  });
});

describe('a body of 100 MB', () => {
  it.each([true, false])('is refused while the service stays up, length announced: %s', async (announced) => {
    const size = 100 * 1024 * 1024;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(
        `${url}/v1/writing/blog`,
        {
          method: 'POST',
          headers: {
            'x-openapi-token': ann.token,
            'content-type': 'application/json',
            ...(announced ? { 'content-length': size } : {}),
          },
        },
        (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        },
      );
      sending.on('error', reject);
      const chunk = Buffer.alloc(1024 * 1024, 'x');
      let sent = 0;
      const more = () => {
        while (sent < size) {
          sent += chunk.length;
          if (!sending.write(chunk)) {
            sending.once('drain', more);
            return;
          }
        }
        sending.end();
      };
      more();
    });
    expect(status).toBe(413);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('close', () => {
  it('lets running requests finish, takes no more, and ends idle connections', async () => {
    const begun = deferred();
    const goOn = deferred();
    const { sites } = desk.parts;
    const slow = {
      ...sites,
      async list(...args: Parameters<typeof sites.list>) {
        begun.resolve();
        await goOn.promise;
        return sites.list(...args);
      },
    };
    const server = createHttpServer({ ...desk.parts, sites: slow });
    const { url: from } = await server.listen();
    const headers = { 'x-openapi-token': ann.token };
    const running = fetch(`${from}/v1/sites`, { headers });
    await begun.promise;
    const closed = server.close();
    await expect(fetch(`${from}/healthz`)).rejects.toThrow();
    goOn.resolve();
    expect((await running).status).toBe(200);
    await closed;
  });

  it('is not held up for ever by a request that does not end', async () => {
    const begun = deferred();
    const never = new Promise<never>(() => undefined);
    const list = () => {
      begun.resolve();
      return never;
    };
    const server = createHttpServer({ ...desk.parts, sites: { ...desk.parts.sites, list }, closeGraceMs: 50 });
    const { url: from } = await server.listen();
    const running = fetch(`${from}/v1/sites`, { headers: { 'x-openapi-token': ann.token } });
    await begun.promise;
    await server.close();
    await expect(running).rejects.toThrow();
  });

  it('answers 503 to what arrives on connections that are still open', async () => {
    const server = createHttpServer(desk.parts);
    const { port: at } = await server.listen();
    const answers = ['/readyz', '/v1/sites'].map(async (path) => {
      const socket = connect(at, '127.0.0.1');
      const answer = new Promise<string>((resolve) => {
        let text = '';
        socket.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        socket.once('close', () => resolve(text));
      });
      await new Promise<void>((resolve) => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n`, () => resolve()));
      return { socket, answer };
    });
    const open = await Promise.all(answers);
    // A whole exchange on a later connection: what was written before has been read by then.
    await (await fetch(`http://127.0.0.1:${at}/healthz`)).text();
    const closed = server.close();
    for (const { socket } of open) socket.write('\r\n');
    const texts = await Promise.all(open.map(({ answer }) => answer));
    expect(texts.map((text) => text.slice(0, 12))).toEqual(['HTTP/1.1 503', 'HTTP/1.1 503']);
    expect(texts[1]).toContain('"unavailable"');
    await closed;
  });
});

describe('listen', () => {
  it('says in one sentence that the port is taken', async () => {
    const second = createHttpServer({ ...desk.parts, settings: { ...desk.parts.settings, port } });
    const failure = await second.listen().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OperatorError);
    expect(String(failure)).toMatch(new RegExp(`127\\.0\\.0\\.1:${port}: another process does already`));
    await second.close();
  });
});
