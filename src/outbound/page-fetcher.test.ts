import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '../support/clock.ts';
import {
  type HostileWeb,
  hang,
  page,
  plain,
  publicAddresses,
  raw,
  redirect,
  type Script,
  startHostileWeb,
} from './hostile-web.fixture.ts';
import type { CachedPage } from './page-cache.ts';
import { createPageFetcher, type PageFetcher } from './page-fetcher.ts';

const NEWS = 'http://news.example.com';
const HOUR_MS = 3_600_000;
const named = { purpose: 'named' } as const;
const crawl = { purpose: 'crawl' } as const;

let web: HostileWeb;
let clock: FixedClock;
let kept: Map<string, CachedPage>;
let waits: number[];
let fetcher: PageFetcher;
beforeEach(async () => {
  web = await startHostileWeb();
  web.name('news.example.com', [publicAddresses.v4]);
  web.name('other.example.org', [publicAddresses.v4]);
  clock = new FixedClock('2026-11-28T10:00:00Z');
  kept = new Map();
  waits = [];
  fetcher = createPageFetcher({
    outbound: web.outbound(),
    clock,
    cache: {
      get: (url) => Promise.resolve(kept.get(url)),
      put: (cached) => Promise.resolve(void kept.set(cached.url, cached)),
    },
    wait: (milliseconds) => {
      waits.push(milliseconds);
      clock.advance(milliseconds);
      return Promise.resolve();
    },
  });
});
afterEach(() => web.close());

const seenPaths = () => web.seen.map(({ path }) => path);
const text = (body: Uint8Array) => Buffer.from(body).toString();

describe('a page', () => {
  it('is fetched once in a day, whatever its fragment', async () => {
    web.answer('/old', redirect('/a'));
    web.answer('/a', page('words', { 'content-type': 'text/html; charset=gbk' }));
    const expected = {
      url: `${NEWS}/old`,
      finalUrl: `${NEWS}/a`,
      status: 200,
      mediaType: 'text/html',
      contentType: 'text/html; charset=gbk',
    };
    const first = await fetcher.fetchPage(`${NEWS}/old`, named);
    expect(first).toMatchObject({ ...expected, fromCache: false });
    clock.advance(24 * HOUR_MS - 1);
    const second = await fetcher.fetchPage(`${NEWS}/old#part`, named);
    expect(second).toMatchObject({ ...expected, fromCache: true });
    expect(text(second.body)).toBe('words');
    expect(web.seen).toHaveLength(2);
    clock.advance(1);
    expect((await fetcher.fetchPage(`${NEWS}/old`, named)).fromCache).toBe(false);
  });

  it('is fetched anew by who wants it younger', async () => {
    web.answer('/a', page('words'));
    await fetcher.fetchPage(`${NEWS}/a`, named);
    clock.advance(HOUR_MS);
    expect((await fetcher.fetchPage(`${NEWS}/a`, { ...named, maxAgeMs: 2 * HOUR_MS })).fromCache).toBe(true);
    expect((await fetcher.fetchPage(`${NEWS}/a`, { ...named, maxAgeMs: HOUR_MS })).fromCache).toBe(false);
    expect((await fetcher.fetchPage(`${NEWS}/a`, { ...named, maxAgeMs: 0 })).fromCache).toBe(false);
  });

  it('that is kept in another type than wanted is not taken', async () => {
    web.answer('/a', page('words', { 'content-type': 'text/plain' }));
    await fetcher.fetchPage(`${NEWS}/a`, named);
    await expect(fetcher.fetchPage(`${NEWS}/a`, { ...named, accept: ['text/html'] })).rejects.toMatchObject({
      code: 'refused_type',
    });
    expect((await fetcher.fetchPage(`${NEWS}/a`, { ...named, accept: ['text/*'] })).fromCache).toBe(true);
  });

  it('wanted by several at the same time is fetched once', async () => {
    web.answer('/a', page('words'));
    const pages = await Promise.all([1, 2, 3].map(() => fetcher.fetchPage(`${NEWS}/a`, { ...named, maxAgeMs: 0 })));
    expect(pages.map(({ body }) => text(body))).toEqual(['words', 'words', 'words']);
    expect(web.seen).toHaveLength(1);
  });

  it('is given up when its only reader leaves', async () => {
    web.answer('/a', hang(''));
    const controller = new AbortController();
    const waiting = fetcher.fetchPage(`${NEWS}/a`, { ...named, signal: controller.signal });
    waiting.catch(() => undefined);
    await web.whenSeen('/a');
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await web.whenIdle();
  });

  it('that is an error is told with its status and not kept', async () => {
    web.answer('/a', plain('404 Not Found', { 'content-type': 'text/html' }, 'gone'));
    expect(await fetcher.fetchPage(`${NEWS}/a`, named)).toMatchObject({ status: 404, fromCache: false });
    expect(kept.size).toBe(0);
  });

  it.each([
    { 'set-cookie': 'a=b' },
    { 'cache-control': 'private' },
    { 'cache-control': 'max-age=60, No-Store' },
    { 'cache-control': 'no-cache="set-cookie"' },
    { vary: '*' },
  ])('that is meant for one reader is not kept: %j', async (headers) => {
    web.answer('/a', page('words', headers));
    await fetcher.fetchPage(`${NEWS}/a`, named);
    expect(kept.size).toBe(0);
  });

  it('with headers that only look like that is kept', async () => {
    web.answer('/a', page('words', { 'cache-control': 'public, x-private=1, max-age=60', vary: 'accept-encoding' }));
    await fetcher.fetchPage(`${NEWS}/a`, named);
    expect(kept.size).toBe(1);
  });

  it('with an address that is not public is refused', async () => {
    await expect(fetcher.fetchPage('http://169.254.169.254/', crawl)).rejects.toMatchObject({
      code: 'refused_address',
    });
    await expect(fetcher.fetchPage('file:///etc/passwd', named)).rejects.toMatchObject({ code: 'invalid_url' });
    expect(web.forbiddenTouches()).toBe(0);
  });
});

describe('a page that is older than wanted', () => {
  const validated: Script = (socket, request) => {
    const isSame = request.headers.get('if-none-match') === '"1"';
    const answer = isSame ? 'HTTP/1.1 304 Not Modified\r\netag: "1"\r\n\r\n' : undefined;
    if (answer !== undefined) socket.end(answer);
    else page('words', { etag: '"1"', 'last-modified': 'Sat, 28 Nov 2026 09:00:00 GMT' })(socket, request);
  };

  it('is asked for by what identifies it, and is young again when it has not changed', async () => {
    web.answer('/a', validated);
    await fetcher.fetchPage(`${NEWS}/a`, named);
    clock.advance(24 * HOUR_MS);
    const again = await fetcher.fetchPage(`${NEWS}/a`, named);
    expect(again).toMatchObject({ status: 200, fromCache: true });
    expect(text(again.body)).toBe('words');
    expect(web.seen.at(-1)?.headers.get('if-modified-since')).toBe('Sat, 28 Nov 2026 09:00:00 GMT');
    clock.advance(HOUR_MS);
    await fetcher.fetchPage(`${NEWS}/a`, named);
    expect(web.seen).toHaveLength(2);
  });

  it('is replaced when it has changed', async () => {
    web.answer('/a', validated);
    await fetcher.fetchPage(`${NEWS}/a`, named);
    web.answer('/a', page('other words', { etag: '"2"' }));
    const again = await fetcher.fetchPage(`${NEWS}/a`, { ...named, maxAgeMs: 0 });
    expect(again.fromCache).toBe(false);
    expect(kept.get(`${NEWS}/a`)).toMatchObject({ etag: '"2"', lastModified: undefined });
  });

  it('is asked for without an identification that no header can carry', async () => {
    web.answer('/a', page('words', { etag: '"ü€"' }));
    await fetcher.fetchPage(`${NEWS}/a`, named);
    expect((await fetcher.fetchPage(`${NEWS}/a`, { ...named, maxAgeMs: 0 })).status).toBe(200);
    expect(web.seen.at(-1)?.headers.has('if-none-match')).toBe(false);
  });

  it('is no answer when nothing was kept', async () => {
    web.answer('/a', raw('HTTP/1.1 304 Not Modified\r\n\r\n'));
    await expect(fetcher.fetchPage(`${NEWS}/a`, named)).rejects.toMatchObject({ code: 'connection', retryable: false });
    expect(kept.size).toBe(0);
  });
});

describe('robots.txt', () => {
  beforeEach(() => {
    web.answer('/robots.txt', plain('200 OK', {}, 'User-agent: *\nDisallow: /private/\nCrawl-delay: 3'));
    web.answer('/private/a', page('private'));
    web.answer('/a', page('words'));
    web.answer('/b', page('words'));
  });

  it('decides on a page we found, not on one that a customer named', async () => {
    await expect(fetcher.fetchPage(`${NEWS}/private/a`, crawl)).rejects.toMatchObject({
      code: 'robots',
      retryable: false,
    });
    expect(seenPaths()).toEqual(['/robots.txt']);
    expect(text((await fetcher.fetchPage(`${NEWS}/private/a`, named)).body)).toBe('private');
    expect(seenPaths()).toEqual(['/robots.txt', '/private/a']);
  });

  it('is not asked for a named page at all', async () => {
    await fetcher.fetchPage(`${NEWS}/a`, named);
    expect(seenPaths()).toEqual(['/a']);
  });

  it('decides on where a redirect leads, too', async () => {
    web.answer('/door', redirect('http://other.example.org/private/a'));
    await expect(fetcher.fetchPage(`${NEWS}/door`, crawl)).rejects.toMatchObject({ code: 'robots' });
    expect(seenPaths()).toEqual(['/robots.txt', '/door', '/robots.txt']);
    expect((await fetcher.fetchPage(`${NEWS}/door`, named)).status).toBe(200);
  });

  it('makes the pause between pages longer', async () => {
    await fetcher.fetchPage(`${NEWS}/a`, crawl);
    await fetcher.fetchPage(`${NEWS}/b`, crawl);
    expect(waits).toEqual([3_000]);
  });
});

describe('pages of one host', () => {
  it('are fetched with a pause, pages of others are not held up', async () => {
    for (const path of ['/a', '/b']) web.answer(path, page('words'));
    await fetcher.fetchPage(`${NEWS}/a`, named);
    await fetcher.fetchPage('http://other.example.org/a', named);
    expect(waits).toEqual([]);
    await fetcher.fetchPage(`${NEWS}/b`, named);
    expect(waits).toEqual([250]);
  });
});
