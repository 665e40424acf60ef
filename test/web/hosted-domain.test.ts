import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSites, type Sites } from '../../src/accounts/sites.ts';
import { createHttpServer, type HttpServer } from '../../src/http/http-server.ts';
import { lexiconOf } from '../../src/language/lexicon-of.ts';
import { createHostedBlog } from '../../src/publishing/hosted-blog/hosted-blog.ts';
import { randomIds } from '../../src/support/ids.ts';
import { type BlogDesk, openBlogDesk, UNTIL_SEEN_MS } from '../support/blog-desk.ts';
import { requestOf } from '../support/http-desk.ts';
import { PUBLIC_URL } from '../support/order-desk.ts';

const HOST = 'blog.warm.example';
let desk: BlogDesk;
let server: HttpServer;
let sites: Sites;
const records = new Map<string, string[]>();
let nameServiceAway = false;

beforeAll(async () => {
  desk = await openBlogDesk();
  sites = createSites({
    db: desk.test.db,
    clock: desk.clock,
    ids: randomIds,
    txtRecords: async (name) => {
      if (nameServiceAway) throw new Error('timeout');
      return records.get(name) ?? [];
    },
  });
  server = createHttpServer({ ...desk.parts, sites });
});
afterAll(async () => {
  await server.close();
  await desk.close();
});

async function ask(hostedDomain: string | null, siteId = desk.ann.siteId) {
  const sent = { query: { siteId }, body: { hostedDomain } };
  const response = await server.inject(requestOf('changeSiteSettings', desk.ann, sent));
  desk.clock.advance(UNTIL_SEEN_MS);
  return response;
}

const onHost = (url: string, host = HOST, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  server.inject({ method, url, headers: { host } });

describe('a host of its own', () => {
  it('is bound once the name service proves it', async () => {
    const asked = (await ask(HOST)).json().data;
    expect(asked).toMatchObject({
      hosted_domain: null,
      hosted_domain_pending: { domain: HOST, txt_name: `_inkwright.${HOST}` },
    });
    expect((await onHost('/v1/sites')).statusCode).toBe(401);

    const again = (await ask(HOST)).json().data;
    expect(again.hosted_domain_pending).toEqual(asked.hosted_domain_pending);
    nameServiceAway = true;
    const failed = await ask(HOST);
    expect([failed.statusCode, failed.json().error.code]).toEqual([502, 'upstream_failed']);
    nameServiceAway = false;
    records.set(`_inkwright.${HOST}`, ['v=spf1', 'inkwright-site=somebody-else']);
    expect((await ask(HOST)).json().data.hosted_domain).toBeNull();

    records.set(`_inkwright.${HOST}`, ['v=spf1', asked.hosted_domain_pending.txt_value]);
    expect((await ask(HOST)).json().data).toMatchObject({ hosted_domain: HOST, hosted_domain_pending: null });
  });

  it('serves the blog and nothing else', async () => {
    const { slug } = await desk.publish({ title: 'On its own host' });
    const page = await onHost(`/${slug}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'none'");
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.body).toContain(`<link rel="canonical" href="https://${HOST}/${slug}">`);
    expect(page.body).toContain('href="/feed.xml"');
    expect((await onHost('/robots.txt')).body).toContain(`Sitemap: https://${HOST}/sitemap.xml`);
    expect((await onHost(`/${slug}`, `${HOST.toUpperCase()}:8443`)).statusCode).toBe(200);
    expect((await onHost(`/${slug}`, HOST, 'HEAD')).body).toBe('');
    for (const path of [
      '/v1/sites',
      '/docs',
      '/openapi.json',
      '/metrics',
      '/healthz',
      '/sites/warm-homes/',
      '/console',
    ]) {
      const { statusCode, headers, body } = await onHost(path);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(body).toContain('Page not found');
    }
    const posted = await server.inject({
      ...requestOf('createSite', desk.ann, { body: { name: 'x' } }),
      headers: { host: HOST, 'x-openapi-token': desk.ann.token },
    });
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('does not keep the probes from answering while nobody can say whose host it is', async () => {
    const hostedBlog = {
      ...desk.parts.hostedBlog,
      siteOfHost: () => Promise.reject(new Error('the database is away')),
    };
    const blind = createHttpServer({ ...desk.parts, hostedBlog });
    for (const host of [HOST, 'service.example']) {
      for (const url of ['/healthz', '/readyz', '/metrics']) {
        expect([url, (await blind.inject({ url, headers: { host } })).statusCode]).toEqual([url, 200]);
      }
      expect((await blind.inject({ url: '/v1/sites', headers: { host } })).statusCode).toBe(500);
    }
    await blind.close();
  });

  it('has nothing of the service when its blog is gone since the host was looked up', async () => {
    const hostedBlog = { ...desk.parts.hostedBlog, page: () => Promise.resolve(undefined) };
    // The answer is none of those that the contract has for these addresses.
    const late = createHttpServer({ ...desk.parts, hostedBlog, checkResponses: false });
    for (const url of ['/v1/sites', '/docs', '/console']) {
      const response = await late.inject({ url, headers: { host: HOST } });
      expect([url, response.statusCode, response.json().error.code]).toEqual([url, 404, 'not_found']);
    }
    await late.close();
  });

  it('is looked up by itself, once in a while, however many there are', async () => {
    const { db } = desk.test;
    const asked: string[] = [];
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const blog = createHostedBlog({
      db: counted,
      clock: desk.clock,
      publicUrl: PUBLIC_URL,
      headingsOf: (language) => lexiconOf(language).labels,
    });
    expect(await blog.siteOfHost(HOST)).toBeDefined();
    expect(await blog.siteOfHost(HOST)).toBeDefined();
    expect(await blog.siteOfHost('other.example')).toBeUndefined();
    expect(await blog.siteOfHost('other.example')).toBeUndefined();
    expect(asked).toEqual(['SelectQueryNode', 'SelectQueryNode']);
  });

  it('is what the blog is known by, wherever it is read', async () => {
    const { body } = await server.inject({ url: desk.base });
    expect(body).toContain(`<link rel="canonical" href="https://${HOST}/">`);
  });

  it('belongs to one blog alone', async () => {
    const { id: other } = await desk.sites.create(desk.ann.accountId, { name: 'Other' });
    await expect(desk.sites.bindDomain(desk.ann.accountId, other, HOST)).rejects.toMatchObject({ code: 'conflict' });
    const { id: landing } = await desk.sites.create(desk.ann.accountId, { name: 'Page', type: 'LANDING_PAGE' });
    expect((await ask('page.example', landing)).statusCode).toBe(400);
    for (const wrong of ['localhost', '10.0.0.1', 'a b.example', 'https://a.example/']) {
      expect([wrong, (await ask(wrong, other)).statusCode]).toEqual([wrong, 400]);
    }
  });

  it('is bound by the operator without a proof, and given up', async () => {
    const { accountId, siteId } = desk.ann;
    expect(await sites.bindDomain(accountId, siteId, 'b.example')).toMatchObject({ hostedDomain: 'b.example' });
    desk.clock.advance(UNTIL_SEEN_MS);
    expect((await onHost('/', 'b.example')).statusCode).toBe(200);
    expect((await onHost('/v1/sites', HOST)).statusCode).toBe(401);
    expect((await ask(null)).json().data.hosted_domain).toBeNull();
    expect((await onHost('/v1/sites', 'b.example')).statusCode).toBe(401);
  });
});
