import { describe, expect, it } from 'vitest';
import { deferred } from '../../support/deferred.ts';
import { type Answer, failing, hitsAt, Played, searching } from './played-provider.fixture.ts';
import { QUERY } from './provider-server.fixture.ts';
import type { SearchHit } from './search-provider.ts';
import type { WebSearchOptions } from './web-search.ts';

describe('createWebSearch', () => {
  it('merges by reciprocal rank, each page once, and says who found it', async () => {
    const brave = new Played('brave', [['https://a.org/1', 'https://b.org/2', 'https://c.org/3']]);
    const serper = new Played('serper', [['https://www.b.org/2/', 'http://a.org/4', 'https://d.org/5']]);
    const { web } = searching([brave, serper]);
    const { hits, providers } = await web.search(QUERY);
    expect(hits.map(({ url, providers: found }) => [url, found])).toEqual([
      ['https://b.org/2', ['serper', 'brave']],
      ['https://a.org/1', ['brave']],
      ['http://a.org/4', ['serper']],
      ['https://c.org/3', ['brave']],
      ['https://d.org/5', ['serper']],
    ]);
    expect(hits[0]?.score).toBeCloseTo(1 / 61 + 1 / 62, 12);
    expect(providers.map(({ name, outcome, count }) => [name, outcome, count])).toEqual([
      ['brave', 'ok', 3],
      ['serper', 'ok', 3],
    ]);
  });

  it('gives as many hits as were asked for, from all providers together', async () => {
    const { web } = searching([
      new Played('brave', [['https://a.org/1', 'https://a.org/2']]),
      new Played('serper', [['https://b.org/1']]),
    ]);
    expect((await web.search({ ...QUERY, limit: 2 })).hits).toHaveLength(2);
  });

  it('asks all at once', async () => {
    const gate = deferred();
    const first: Answer = async () => {
      await gate.promise;
      return [];
    };
    const second: Answer = async () => {
      gate.resolve();
      return hitsAt('serper', ['https://b.org/1']);
    };
    const { web } = searching([new Played('brave', [first]), new Played('serper', [second])]);
    expect((await web.search(QUERY)).providers.map(({ outcome }) => outcome)).toEqual(['empty', 'ok']);
  });

  it('leaves out one that fails, and says why in a sentence', async () => {
    const { web } = searching([
      new Played('brave', [failing('unauthorized')]),
      new Played('tavily', [new TypeError('x is not a function')]),
      new Played('serper', [['https://b.org/1']]),
    ]);
    const { hits, providers } = await web.search(QUERY);
    expect(hits).toHaveLength(1);
    expect(providers).toEqual([
      { name: 'brave', outcome: 'failed', count: 0, message: 'It failed: unauthorized.' },
      { name: 'tavily', outcome: 'failed', count: 0, message: 'Tavily failed in a way that nobody foresaw.' },
      { name: 'serper', outcome: 'ok', count: 1, message: undefined },
    ]);
  });

  it('keeps to the lists of domains, of the installation and of the search', async () => {
    const urls = ['https://a.org/1', 'https://sub.a.org/2', 'https://nota.org/3', 'https://b.gov/4', 'https://c.gov/5'];
    const found = async (options: Partial<WebSearchOptions>, terms = {}) => {
      const { web } = searching([new Played('brave', [urls])], options);
      return (await web.search(QUERY, terms)).hits.map(({ url }) => new URL(url).hostname);
    };
    expect(await found({ denyDomains: ['a.org'] })).toEqual(['nota.org', 'b.gov', 'c.gov']);
    expect(await found({ allowDomains: ['gov', '*.a.org'] })).toEqual(['a.org', 'sub.a.org', 'b.gov', 'c.gov']);
    expect(await found({ allowDomains: ['gov'] }, { denyDomains: ['B.GOV'] })).toEqual(['c.gov']);
    expect(await found({ allowDomains: ['gov'] }, { allowDomains: ['a.org'] })).toEqual([]);
    expect(await found({ denyDomains: ['bücher.example'] })).toHaveLength(5);
  });

  it('keeps to a site with its path, and does not ask who can not', async () => {
    const brave = new Played('brave', [
      [
        'https://www.a.org/blog/1',
        'https://a.org/blogger',
        'https://a.org/',
        'https://b.org/blog/1',
        'https://x.a.org/blog',
      ],
    ]);
    const wikipedia = new Played('wikipedia', [['https://en.wikipedia.org/wiki/A']], { canRestrictToSite: false });
    const { web } = searching([brave, wikipedia]);
    const { hits, providers } = await web.search({ ...QUERY, site: 'https://a.org/blog/' });
    expect(hits.map(({ url }) => url)).toEqual(['https://www.a.org/blog/1', 'https://x.a.org/blog']);
    expect(providers[1]).toMatchObject({ outcome: 'skipped', message: 'Wikipedia can not search a single site.' });
    expect(wikipedia.asked).toBe(0);
    expect(web.canRestrictToSite).toBe(true);
    expect(searching([wikipedia]).web.canRestrictToSite).toBe(false);
  });

  it('leaves out what says that it is too old', async () => {
    const answer: Answer = async () =>
      [undefined, '2026-11-10', '2026', '2025', '2026-09'].map((date, index) => ({
        ...(hitsAt('brave', [`https://a.org/${index}`])[0] as SearchHit),
        date,
      }));
    const { web } = searching([new Played('brave', [answer])]);
    const { hits } = await web.search({ ...QUERY, recency: 'month' });
    expect(hits.map(({ date }) => date).sort()).toEqual(['2026', '2026-11-10', undefined]);
  });

  it('ends with the reason of the signal, though providers do not listen', async () => {
    const asked = deferred();
    const deaf: Answer = () => {
      asked.resolve();
      return new Promise(() => undefined);
    };
    const brave = new Played('brave', [deaf, ['https://a.org/1']]);
    const { web } = searching([brave]);
    const abort = new AbortController();
    const search = web.search(QUERY, { signal: abort.signal });
    await asked.promise;
    abort.abort(new Error('canceled'));
    await expect(search).rejects.toThrow('canceled');
    expect((await web.search(QUERY)).hits).toHaveLength(1);
  });
});
