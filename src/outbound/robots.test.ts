import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '../support/clock.ts';
import {
  flood,
  type HostileWeb,
  hang,
  plain,
  publicAddresses,
  redirect,
  reset,
  startHostileWeb,
} from './hostile-web.fixture.ts';
import { checkRobots, createRobots, type Robots } from './robots.ts';

const PAGE = new URL('http://news.example.com/private/page');

let web: HostileWeb;
let clock: FixedClock;
let robots: Robots;
beforeEach(async () => {
  web = await startHostileWeb();
  web.name('news.example.com', [publicAddresses.v4]);
  clock = new FixedClock('2026-11-28T10:00:00Z');
  robots = createRobots({ outbound: web.outbound(), clock, agent: 'Inkwright' });
});
afterEach(() => web.close());

const file = (text: string) => plain('200 OK', { 'content-type': 'text/plain' }, text);
const status = (line: string) => plain(line, {}, 'User-agent: *\nDisallow: /');

describe('the rules of an origin', () => {
  it('are those for our name, else those for all', async () => {
    web.answer(
      '/robots.txt',
      file(
        [
          'User-agent: *',
          'Disallow: /',
          'User-agent: inkwright',
          'Disallow: /private/',
          'Allow: /private/but$',
          'Crawl-delay: 2.5',
        ].join('\n'),
      ),
    );
    const rules = await robots.rulesFor(PAGE);
    expect(rules.isAllowed('http://news.example.com/public')).toBe(true);
    expect(rules.isAllowed(PAGE.href)).toBe(false);
    expect(rules.isAllowed('http://news.example.com/private/but')).toBe(true);
    expect(rules.crawlDelayMs).toBe(2_500);
  });

  it('are asked for once, and again after twelve hours', async () => {
    web.answer('/robots.txt', file(''));
    await Promise.all([robots.rulesFor(PAGE), robots.rulesFor(new URL('/other', PAGE))]);
    clock.advance(12 * 3_600_000 - 1);
    await robots.rulesFor(PAGE);
    expect(web.seen).toHaveLength(1);
    clock.advance(1);
    web.answer('/robots.txt', file('User-agent: *\nDisallow: /private'));
    expect((await robots.rulesFor(PAGE)).isAllowed(PAGE.href)).toBe(false);
  });

  it('may stand elsewhere', async () => {
    web.name('cdn.example.org', [publicAddresses.v4]);
    web.answer('/robots.txt', redirect('http://cdn.example.org/rules'));
    web.answer('/rules', file('User-agent: *\nDisallow: /private/'));
    const rules = await robots.rulesFor(PAGE);
    expect(rules.isAllowed(PAGE.href)).toBe(false);
    expect(rules.isAllowed('http://news.example.com/')).toBe(true);
  });

  it.each(['404 Not Found', '410 Gone', '401 Unauthorized', '403 Forbidden'])(
    'allow all where there are none: %s',
    async (line) => {
      web.answer('/robots.txt', status(line));
      const rules = await robots.rulesFor(PAGE);
      expect([rules.known, rules.isAllowed(PAGE.href)]).toEqual([true, true]);
    },
  );

  it.each([
    ['503 Service Unavailable', status('503 Service Unavailable')],
    ['500 Internal Server Error', status('500 Internal Server Error')],
    ['429 Too Many Requests', status('429 Too Many Requests')],
    ['a reset', reset('')],
    ['a circle', redirect('/robots.txt')],
    ['a redirect inside', redirect('http://127.0.0.1/robots.txt')],
  ])('allow nothing for ten minutes where they could not be had: %s', async (_, script) => {
    web.answer('/robots.txt', script);
    const rules = await robots.rulesFor(PAGE);
    expect([rules.known, rules.isAllowed(PAGE.href)]).toEqual([false, false]);
    expect(() => checkRobots(rules, PAGE)).toThrow(expect.objectContaining({ code: 'robots', retryable: true }));
    web.answer('/robots.txt', file(''));
    clock.advance(600_000 - 1);
    expect((await robots.rulesFor(PAGE)).known).toBe(false);
    clock.advance(1);
    expect((await robots.rulesFor(PAGE)).isAllowed(PAGE.href)).toBe(true);
    expect(web.forbiddenTouches()).toBe(0);
  });

  it('count as far as 500 KiB, whole lines only', async () => {
    const early = 'User-agent: *\nDisallow: /private/page\n#';
    const cut = '\nDisallow: /';
    const filler = 'x'.repeat(500 * 1024 - early.length - cut.length);
    const start = `HTTP/1.1 200 OK\r\n\r\n${early}${filler}${cut}elsewhere\n`;
    web.answer('/robots.txt', flood(start, 'Allow: /private/page\n'));
    const rules = await robots.rulesFor(PAGE);
    expect(rules.isAllowed(PAGE.href)).toBe(false);
    expect(rules.isAllowed('http://news.example.com/')).toBe(true);
    await web.whenIdle();
  });

  it('that are no rules at all forbid nothing', async () => {
    web.answer('/robots.txt', plain('200 OK', { 'content-type': 'text/html' }, '<html><p>Disallow: /'));
    expect((await robots.rulesFor(PAGE)).isAllowed(PAGE.href)).toBe(true);
  });

  it('are not asked for where the origin itself is refused', async () => {
    await expect(robots.rulesFor(new URL('http://10.0.0.1/'))).rejects.toMatchObject({ code: 'refused_address' });
    await expect(robots.rulesFor(new URL('http://nowhere.example.net/'))).rejects.toMatchObject({
      code: 'unknown_host',
    });
    expect(web.forbiddenTouches()).toBe(0);
  });

  it('stop being waited for when the caller leaves', async () => {
    web.answer('/robots.txt', hang(''));
    const controller = new AbortController();
    const waiting = robots.rulesFor(PAGE, controller.signal);
    waiting.catch(() => undefined);
    await web.whenSeen('/robots.txt');
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await web.whenIdle();
  });
});

describe('checkRobots', () => {
  it('refuses for good what the rules forbid', async () => {
    web.answer('/robots.txt', file('User-agent: *\nDisallow: /private/'));
    const rules = await robots.rulesFor(PAGE);
    expect(() => checkRobots(rules, PAGE)).toThrow(expect.objectContaining({ code: 'robots', retryable: false }));
    expect(() => checkRobots(rules, new URL('/', PAGE))).not.toThrow();
  });
});
