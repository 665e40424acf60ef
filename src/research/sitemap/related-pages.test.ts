import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { FixedClock } from '../../support/clock.ts';
import type { RelatedPagesQuestion } from '../web-research.ts';
import { createRelatedPages } from './related-pages.ts';
import { type SiteServer, sitemapIndex, startSite, urlset } from './site-server.fixture.ts';

let site: SiteServer;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** The title of a page is its path in words, unless the path says it is gone. */
const titleOf = async (url: string) =>
  url.includes('gone') ? undefined : decodeURIComponent(new URL(url).pathname).replace(/[/-]/g, ' ').trim();

const ask = (question: Partial<RelatedPagesQuestion>, clock = new FixedClock('2026-11-28T00:00:00Z')) =>
  createRelatedPages({ outbound: site.outbound, clock, titleOf })({
    from: { kind: 'domain', domain: site.origin },
    subject: 'heat pump noise',
    language: 'en',
    limit: 5,
    followIndex: false,
    ...question,
  });
const paths = async (question: Partial<RelatedPagesQuestion>) => {
  const answer = await ask(question);
  if (answer.kind !== 'found') throw new Error(`${answer.kind}: ${answer.why}`);
  return answer.pages.map(({ url }) => decodeURIComponent(url.replace(site.origin, '')));
};
const here = (list: readonly string[]) => list.map((path) => `${site.origin}${path}`);

describe('related pages', () => {
  it('come from the sitemaps that robots.txt names, best first, with their titles', async () => {
    site.serve({
      '/robots.txt': {
        body: `User-agent: *\nDisallow:\nsitemap: ${site.origin}/one.xml\nSitemap: ${site.origin}/two.xml.gz`,
      },
      '/one.xml': { body: urlset(here(['/heat-pump-costs', '/cooking-rice'])) },
      '/two.xml.gz': { body: gzipSync(urlset(here(['/how-loud-heat-pump-noise', '/about']))) },
    });
    const answer = await ask({});
    expect(answer).toMatchObject({
      kind: 'found',
      pages: [
        { url: `${site.origin}/how-loud-heat-pump-noise`, title: 'how loud heat pump noise' },
        { url: `${site.origin}/heat-pump-costs`, title: 'heat pump costs' },
      ],
    });
    expect(site.asked).toEqual(['/robots.txt', '/one.xml', '/two.xml.gz']);
  });

  it('come from /sitemap.xml when robots.txt names none', async () => {
    site.serve({ '/sitemap.xml': { body: urlset(here(['/quiet-heat-pumps'])) } });
    expect(await paths({})).toEqual(['/quiet-heat-pumps']);
  });

  it('lie below the path of the domain, whose own sitemap is looked at first', async () => {
    site.serve({
      '/blog/sitemap.xml': {
        body: urlset(here(['/blog/heat-pump', '/shop/heat-pump', '/blogger/heat-pump', '/blog/'])),
      },
      '/sitemap.xml': { body: urlset(here(['/shop/heat-pump-noise'])) },
    });
    expect(await paths({ from: { kind: 'domain', domain: `${site.origin}/blog/` } })).toEqual(['/blog/heat-pump']);
  });

  it('never lie elsewhere, wherever a sitemap points', async () => {
    const elsewhere = 'https://evil.example/heat-pump-noise';
    site.serve({
      '/robots.txt': { body: `Sitemap: https://evil.example/sitemap.xml\nSitemap: ${site.origin}/own.xml` },
      '/own.xml': {
        body: urlset([
          elsewhere,
          'javascript:heat-pump-noise',
          `${site.origin}@evil.example/heat-pump`,
          ...here(['/heat-pump']),
        ]),
      },
    });
    expect(await paths({})).toEqual(['/heat-pump']);
    site.serve({ '/sitemap.xml': { body: sitemapIndex(['https://evil.example/a.xml']) } });
    expect(await ask({ followIndex: true })).toMatchObject({ kind: 'unreadable', why: /another domain/ });
  });

  it('are no lists, pictures or feeds, and each page comes once without tracking', async () => {
    site.serve({
      '/sitemap.xml': {
        body: urlset(
          here([
            '/tag/heat-pump',
            '/heat-pump.jpg',
            '/heat-pump/feed',
            '/heat-pump?utm_source=x',
            '/heat-pump/',
            '/gone/heat-pump',
          ]),
        ),
      },
    });
    expect(await paths({})).toEqual(['/heat-pump']);
  });

  it.each([
    ['de', 'Wärmepumpen im Altbau', '/waermepumpe-altbau'],
    ['de', 'Wärmepumpen im Altbau', '/w%C3%A4rmepumpe-altbau'],
    ['ru', 'тепловой насос', '/teplovoy-nasos-dlya-doma'],
    ['zh-CN', '热泵噪音', '/%E7%83%AD%E6%B3%B5%E5%99%AA%E9%9F%B3'],
    ['fr', 'pompe à chaleur', '/pompe-a-chaleur'],
  ] as [Language, string, string][])('are found in %s for "%s"', async (language, subject, path) => {
    site.serve({ '/sitemap.xml': { body: urlset(here(['/other-thing', path, '/contact'])) } });
    expect(await paths({ language, subject })).toEqual([decodeURIComponent(path)]);
  });

  it('are found by their titles among the newest where addresses are mere numbers', async () => {
    site.serve({
      '/sitemap.xml': {
        body: urlset([
          [`${site.origin}/p/1`, '2020'],
          [`${site.origin}/p/2`, '2026'],
        ]),
      },
    });
    const answer = await createRelatedPages({
      outbound: site.outbound,
      clock: new FixedClock('2026-11-28T00:00:00Z'),
      titleOf: async (url) => (url.endsWith('/2') ? 'Is the noise of a heat pump allowed?' : 'Rice'),
    })({
      from: { kind: 'sitemap', url: `${site.origin}/sitemap.xml` },
      subject: 'heat pump noise',
      language: 'en',
      limit: 5,
      followIndex: false,
    });
    expect(answer).toMatchObject({ kind: 'found', pages: [{ url: `${site.origin}/p/2` }] });
  });

  it('are few: no more than asked for, and few pages are read for them', async () => {
    site.serve({
      '/sitemap.xml': { body: urlset(here(Array.from({ length: 100 }, (_, index) => `/heat-pump-${index}`))) },
    });
    const read: string[] = [];
    const answer = await createRelatedPages({
      outbound: site.outbound,
      clock: new FixedClock('2026-11-28T00:00:00Z'),
      titleOf: (url) => {
        read.push(url);
        return titleOf(url);
      },
    })({
      from: { kind: 'domain', domain: site.origin },
      subject: 'heat pump',
      language: 'en',
      limit: 5,
      followIndex: false,
    });
    expect(answer.kind === 'found' && answer.pages.length).toBe(5);
    expect(read).toHaveLength(15);
  });
});

describe('an index of sitemaps', () => {
  const index = () =>
    site.serve({
      '/sitemap.xml': { body: sitemapIndex(here(['/tags.xml', '/posts.xml', '/broken.xml'])) },
      '/posts.xml': { body: urlset(here(['/heat-pump-noise'])) },
      '/tags.xml': { body: urlset(here(['/heat-pump'])) },
      '/broken.xml': { status: 500 },
    });

  it('gives no pages where it is not followed, and says why', async () => {
    index();
    expect(await ask({})).toMatchObject({ kind: 'index-sitemap', why: expect.stringContaining('index of sitemaps') });
    expect(site.asked).not.toContain('/posts.xml');
  });

  it('gives those of all its sitemaps where it is', async () => {
    index();
    expect(await paths({ followIndex: true })).toEqual(['/heat-pump-noise', '/heat-pump']);
  });

  it('is not followed without end', async () => {
    site.serve({
      '/sitemap.xml': { body: sitemapIndex(here(['/1.xml', '/sitemap.xml'])) },
      '/1.xml': { body: sitemapIndex(here(['/2.xml'])) },
      '/2.xml': { body: sitemapIndex(here(['/3.xml'])) },
      '/3.xml': { body: urlset(here(['/heat-pump'])) },
    });
    expect(await ask({ followIndex: true })).toMatchObject({ kind: 'unreadable' });
    expect(site.asked).not.toContain('/3.xml');
  });

  it('has no more than fifty of its sitemaps read', async () => {
    const many = Array.from({ length: 80 }, (_, number) => `/s${number}.xml`);
    site.serve({ '/sitemap.xml': { body: sitemapIndex(here(many)) } });
    await ask({ followIndex: true });
    expect(site.asked.filter((path) => path.startsWith('/s') && path !== '/sitemap.xml')).toHaveLength(49);
  });
});

describe('why there are no related pages', () => {
  it('is said: no sitemap', async () => {
    site.serve({});
    expect(await ask({})).toMatchObject({ kind: 'no-sitemap', why: expect.stringContaining('/sitemap.xml') });
  });

  it.each([
    ['a web page in its place', { body: '<html></html>' }, /web page/],
    ['an error of the server', { status: 503 }, /status 503/],
    ['an empty sitemap', { body: urlset([]) }, /holds no addresses/],
  ])('is said: %s', async (_, answer, why) => {
    site.serve({ '/sitemap.xml': answer });
    expect(await ask({})).toMatchObject({ kind: 'unreadable', why: expect.stringMatching(why) });
  });

  it('is said: the domain is not reached, or is none', async () => {
    expect(await ask({ from: { kind: 'domain', domain: 'http://127.0.0.1:1' } })).toMatchObject({ kind: 'unreadable' });
    expect(await ask({ from: { kind: 'domain', domain: 'no domain' } })).toMatchObject({
      kind: 'unreadable',
      why: /names no domain/,
    });
  });

  it('is nothing when a sitemap that breaks off has enough', async () => {
    const text = urlset(here(['/heat-pump', '/x']));
    site.serve({ '/sitemap.xml': { body: text.slice(0, -30) } });
    expect(await paths({})).toEqual(['/heat-pump']);
  });

  it('rejects when the signal is aborted', async () => {
    site.serve({ '/sitemap.xml': { body: urlset(here(['/heat-pump'])) } });
    const related = createRelatedPages({
      outbound: site.outbound,
      clock: new FixedClock('2026-11-28T00:00:00Z'),
      titleOf,
    });
    const reason = new Error('enough');
    const asking = related(
      {
        from: { kind: 'domain', domain: site.origin },
        subject: 'heat pump',
        language: 'en',
        limit: 5,
        followIndex: false,
      },
      AbortSignal.abort(reason),
    );
    await expect(asking).rejects.toBe(reason);
  });
});
