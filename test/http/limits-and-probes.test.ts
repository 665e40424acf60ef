import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/contract/openapi.ts';
import { createHttpServer, type HttpServer } from '../../src/http/http-server.ts';
import { type Customer, type HttpDesk, openHttpDesk, requestOf } from '../support/http-desk.ts';

let desk: HttpDesk;
let ann: Customer;
const servers: HttpServer[] = [];
beforeAll(async () => {
  desk = await openHttpDesk();
  ann = await desk.newCustomer();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await desk.close();
});

function another(parts: Partial<HttpDesk['parts']>): HttpServer {
  const server = createHttpServer({ ...desk.parts, ...parts });
  servers.push(server);
  return server;
}

describe('the rate limit', () => {
  const limited = () => another({ settings: { ...desk.parts.settings, rateLimit: 2 } });

  it('counts each credential for itself and says when to come back', async () => {
    const server = limited();
    const bob = await desk.newCustomer();
    const list = (customer: Customer) => server.inject(requestOf('listSites', customer, {}));
    const first = await list(ann);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
      'ratelimit-reset': '60',
    });
    await list(ann);
    const third = await list(ann);
    expect(third.statusCode).toBe(429);
    expect(third.headers).toMatchObject({ 'retry-after': '60', 'ratelimit-remaining': '0' });
    expect(third.json().error.code).toBe('rate_limited');
    expect((await list(bob)).statusCode).toBe(200);
    desk.clock.advance(60_000);
    expect((await list(ann)).statusCode).toBe(200);
  });

  it('counts refused requests and tokens by address, and never hinders a good credential', async () => {
    const server = limited();
    const status = async (customer: Customer) => (await server.inject(requestOf('listSites', customer, {}))).statusCode;
    const wrong = { ...ann, token: 'it_wrong' };
    expect([await status(wrong), await status(wrong), await status(wrong)]).toEqual([401, 401, 429]);
    expect(await status(ann)).toBe(200);
    const body = { accessKey: ann.pair.accessKey, secretKey: 'wrong' };
    const token = async () => (await server.inject(requestOf('issueToken', undefined, { body }))).statusCode;
    expect([await token(), await token(), await token()]).toEqual([401, 401, 429]);
  });

  it('leaves probes and documentation alone', async () => {
    const server = limited();
    for (let round = 0; round < 4; round += 1) {
      for (const url of ['/healthz', '/readyz', '/openapi.json'])
        expect((await server.inject({ url })).statusCode).toBe(200);
    }
  });
});

describe('credentials', () => {
  it('that are revoked, expired or of a disabled account get the answer of unknown ones at once', async () => {
    const customer = await desk.newCustomer();
    const answer = async () => {
      const { timestamp: _, request_id: __, ...body } = (await desk.send('listSites', customer, {})).json();
      return body;
    };
    expect((await desk.send('listSites', customer, {})).statusCode).toBe(200);
    await desk.accounts.revokeKey(customer.pair.id);
    const revoked = await answer();
    const unknown = (await desk.send('listSites', { ...customer, token: 'x' }, {})).json();
    expect(revoked).toEqual({ message: unknown.message, data: null, error: unknown.error });

    const other = await desk.newCustomer();
    desk.clock.advance(8 * 24 * 60 * 60 * 1000);
    expect((await desk.send('listSites', other, {})).statusCode).toBe(401);
    expect((await desk.send('getEarlierBlog', other, { params: { blogId: 'x' } })).statusCode).toBe(404);
    await desk.accounts.disable(other.accountId);
    expect((await desk.send('getEarlierBlog', other, { params: { blogId: 'x' } })).statusCode).toBe(401);
    ann = await desk.newCustomer();
  });
});

describe('probes', () => {
  it('say whether the service lives and is ready', async () => {
    for (const url of ['/healthz', '/readyz']) expect((await desk.server.inject({ url })).statusCode).toBe(200);
    expect((await desk.server.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(200);
  });

  it('are not ready while the database is away, and requests answer 503', async () => {
    const away = new Proxy(desk.parts.db, {
      get() {
        throw Object.assign(new Error('connect ECONNREFUSED /run/secret.sock'), { code: 'ECONNREFUSED' });
      },
    });
    const refuse = async () => {
      throw Object.assign(new Error('connect ECONNREFUSED /run/secret.sock'), { code: 'ECONNREFUSED' });
    };
    const server = another({
      db: away,
      accounts: { ...desk.parts.accounts, authenticateToken: refuse },
      jobs: { stats: refuse },
    });
    const ready = await server.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json().status]).toEqual([503, 'not ready']);
    expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.inject({ url: '/metrics' })).statusCode).toBe(200);
    const response = await server.inject(requestOf('listSites', ann, {}));
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.body).not.toContain('secret.sock');
  });

  it('show nothing of a fault of ours but the request id', async () => {
    const server = another({
      sites: { ...desk.parts.sites, list: async () => Promise.reject(new Error('select * from site at /srv/app.ts')) },
    });
    const response = await server.inject(requestOf('listSites', ann, {}));
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/select|srv/);
    expect(desk.log.at(-2)).toMatchObject({ level: 'error', fields: { requestId: response.json().request_id } });
  });

  it('turn an answer that breaks the contract into a 500', async () => {
    const list = async () => [{ ...(await desk.sites.list(ann.accountId))[0], name: 7 }] as never;
    const server = another({ sites: { ...desk.parts.sites, list } });
    expect((await server.inject(requestOf('listSites', ann, {}))).statusCode).toBe(500);
  });

  it('count requests, jobs, pool and model calls', async () => {
    await desk.start(ann.accountId, ann.siteId);
    await desk.send('listSites', ann, {});
    const { body } = await desk.server.inject({ url: '/metrics' });
    expect(body).toMatch(/inkwright_http_requests_total\{operation="listSites",status="200"\} [1-9]/);
    expect(body).toMatch(/inkwright_http_request_duration_seconds_count\{operation="listSites"\}/);
    expect(body).toMatch(/inkwright_jobs\{type="blog",state="PENDING"\} [1-9]/);
    for (const name of ['queue_age_seconds', 'job_deaths', 'jobs_running_here', 'nodejs_eventloop_lag_seconds']) {
      expect(body).toMatch(new RegExp(`^inkwright_${name} [0-9.e-]+$`, 'm'));
    }
    expect(body).toMatch(/inkwright_database_connections\{state="idle"\}/);
    expect(body).toMatch(/inkwright_model_calls_total\{model="none",outcome="success"\} 0/);
  });
});

describe('documentation', () => {
  it('serves the document of the contract', async () => {
    const response = await another({ settings: { ...desk.parts.settings, publicUrl: 'https://ink.example' } }).inject({
      url: '/openapi.json',
    });
    expect(response.json()).toEqual(
      JSON.parse(JSON.stringify(openApiDocument({ serverUrl: 'https://ink.example', version: '1.2.3' }))),
    );
    expect(response.headers['strict-transport-security']).toBeDefined();
  });

  it('is a page that loads nothing from elsewhere', async () => {
    expect((await desk.server.inject({ url: '/docs' })).headers.location).toBe('/docs/');
    const page = await desk.server.inject({ url: '/docs/' });
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'/);
    expect(page.body).not.toMatch(/https?:\/\//);
    const links = [...page.body.matchAll(/(?:src|href)="\.?([^"]+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(4);
    for (const link of [...links, '/json']) {
      const { statusCode, body } = await desk.server.inject({ url: `/docs/${link.replace(/^\//, '')}` });
      expect([link, statusCode]).toEqual([link, 200]);
      if (link.endsWith('initializer.js')) expect(body).toContain('"validatorUrl":null');
    }
    expect((await desk.server.inject({ url: '/docs/nothing.js' })).statusCode).toBe(404);
  });
});

describe('the log', () => {
  it('has one line a request, with who and how, and nothing of what was in it', async () => {
    const before = desk.log.length;
    const body = { siteId: ann.siteId, inputType: 'keyword', mainInput: 'a secret subject', isPublish: false };
    await desk.send('writeBlog', ann, { body });
    const lines = desk.log.slice(before);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.fields).toMatchObject({
      operation: 'writeBlog',
      accountId: ann.accountId,
      status: 200,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(lines)).not.toMatch(/secret subject|it_/);
  });
});
