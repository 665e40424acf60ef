import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import {
  KEY,
  NEVER,
  optionsFor,
  PROVIDERS,
  QUERY,
  type Reply,
  type SeenRequest,
  startProviderServer,
} from '../provider-server.fixture.ts';
import type { ProviderName, SearchHit, WebQuery } from '../search-provider.ts';
import { createWikipedia } from './wikipedia.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((entry) => entry.close()));
});

const recorded = (file: string) =>
  readFileSync(new URL(`../../../../test/fixtures/search/${file}`, import.meta.url), 'utf8');

async function search(
  name: ProviderName,
  reply: string | ((request: SeenRequest) => Reply),
  query: Partial<WebQuery> = {},
): Promise<{ hits: readonly SearchHit[]; seen: readonly SeenRequest[]; baseUrl: string }> {
  const server = await startProviderServer(typeof reply === 'string' ? () => ({ body: reply }) : reply);
  const options = optionsFor(server.baseUrl);
  open.push(server, options);
  const hits = await PROVIDERS[name](options).search({ ...QUERY, ...query }, NEVER);
  return { hits, seen: server.seen, baseUrl: server.baseUrl };
}

const parametersOf = (request: SeenRequest | undefined) => Object.fromEntries(request?.url.searchParams ?? []);
const bodyOf = (request: SeenRequest | undefined): unknown => JSON.parse(request?.body ?? '');

describe('wikipedia', () => {
  const answers = ({ url }: SeenRequest): Reply =>
    url.pathname === '/w/api.php'
      ? { body: recorded('wikipedia-leads.json') }
      : { body: recorded('wikipedia-search.json') };

  it('gives pages with their lead section, date, licence and publisher, without lists of meanings', async () => {
    const { hits, seen, baseUrl } = await search('wikipedia', answers);
    expect(hits).toEqual([
      {
        url: `${baseUrl}/wiki/Heat_pump`,
        title: 'Heat pump',
        snippet: 'A heat pump is a device that uses energy to transfer heat & raise its temperature',
        extract:
          'A heat pump is a device that moves heat from a cool space to a warm one.\n\nIt needs less energy than it delivers.',
        date: '2026-05-17',
        publisher: 'Wikipedia',
        licence: 'CC BY-SA 4.0',
        provider: 'wikipedia',
        rank: 1,
      },
      expect.objectContaining({ url: `${baseUrl}/wiki/AC/DC_heat_pump%3F`, rank: 2, extract: undefined }),
    ]);
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/w/rest.php/v1/search/page', '/w/api.php']);
    expect(parametersOf(seen[0])).toEqual({ q: 'heat pump', limit: '10' });
    expect(parametersOf(seen[1])).toMatchObject({ pageids: '14283|55101|981002', exintro: '1', explaintext: '1' });
  });

  it('still gives the pages when their lead sections can not be had', async () => {
    const { hits } = await search('wikipedia', (request) =>
      request.url.pathname === '/w/api.php' ? { status: 500 } : answers(request),
    );
    expect(hits.map(({ title, extract }) => [title, extract])).toEqual([
      ['Heat pump', undefined],
      ['Pump (disambiguation)', undefined],
      ['AC/DC heat pump?', undefined],
    ]);
  });

  it.each([
    ['de', 'de', 'wiki'],
    ['pt-BR', 'pt', 'wiki'],
    ['no', 'no', 'wiki'],
    ['zh-TW', 'zh-tw', 'zh-tw'],
    ['zh-CN', 'zh-cn', 'zh-cn'],
  ] as const)('asks for %s as %s, with pages under /%s', async (language, accepted, path) => {
    const { hits, seen } = await search('wikipedia', answers, { language });
    expect(seen.map(({ headers }) => headers['accept-language'])).toEqual([accepted, accepted]);
    expect(new URL(hits[0]?.url ?? '').pathname).toBe(`/${path}/Heat_pump`);
  });

  it('puts the edition where the base address has a place for it', async () => {
    const asked: string[] = [];
    const options = optionsFor('');
    open.push(options);
    const outbound = {
      fetch: async ({ url }: { readonly url: string }) => {
        asked.push(new URL(url).host);
        return {
          status: 200,
          url,
          redirects: [],
          headers: new Map(),
          mediaType: 'application/json',
          body: Buffer.from('{"pages":[]}'),
        };
      },
    };
    const provider = createWikipedia({ outbound, clock: options.clock });
    await provider.search({ ...QUERY, language: 'zh-TW' }, NEVER);
    await provider.search({ ...QUERY, language: 'pt-BR' }, NEVER);
    expect(asked).toEqual(['zh.wikipedia.org', 'pt.wikipedia.org']);
  });
});

describe('searxng', () => {
  it('takes pages only, with plain texts and clean addresses', async () => {
    const { hits } = await search('searxng', ({ url }) =>
      url.searchParams.get('pageno') === '1' ? { body: recorded('searxng.json') } : { body: '{"results": []}' },
    );
    expect(hits.map(({ url, title, snippet, date, rank }) => ({ url, title, snippet, date, rank }))).toEqual([
      {
        url: 'https://www.example.org/heat-pumps?page=2',
        title: 'Heat pumps explained',
        snippet: 'How a heat pump works, and what it costs.',
        date: '2026-03-04',
        rank: 1,
      },
      { url: 'https://example.net/guide', title: 'A guide', snippet: '', date: undefined, rank: 2 },
    ]);
  });

  it('turns pages until there are enough, or nothing new comes', async () => {
    const entry = (index: number) => ({ url: `https://example.org/${index}`, title: `Page ${index}` });
    const full = await search(
      'searxng',
      ({ url }) => {
        const first = (Number(url.searchParams.get('pageno')) - 1) * 6;
        return { body: JSON.stringify({ results: Array.from({ length: 6 }, (_, index) => entry(first + index)) }) };
      },
      { limit: 10 },
    );
    expect(full.hits).toHaveLength(10);
    expect(full.seen.map(({ url }) => url.searchParams.get('pageno'))).toEqual(['1', '2']);
    const repeating = await search('searxng', JSON.stringify({ results: [entry(1)] }));
    expect(repeating.seen).toHaveLength(2);
    expect(repeating.hits).toHaveLength(1);
  });

  it('says language, country, age and site', async () => {
    const { seen } = await search('searxng', '{"results": []}', {
      language: 'de',
      country: 'at',
      recency: 'week',
      site: 'https://www.example.com/blog/',
    });
    expect(parametersOf(seen[0])).toMatchObject({
      q: 'site:example.com/blog heat pump',
      language: 'de-AT',
      time_range: 'month',
      format: 'json',
    });
    const chinese = await search('searxng', '{"results": []}', { language: 'zh-TW', country: 'hk' });
    expect(chinese.seen[0]?.url.searchParams.get('language')).toBe('zh-TW');
  });
});

describe('crossref', () => {
  it('gives works with abstract, authors, citations and an open licence, without withdrawn ones', async () => {
    const { hits, seen } = await search('crossref', recorded('crossref.json'), { recency: 'year' });
    expect(hits).toEqual([
      {
        url: 'https://doi.org/10.1016/j.enbuild.2024.01.001',
        title: 'Field performance of air-source heat pumps',
        snippet: 'We measured 120 heat pumps. The seasonal factor was 3.1 at CO2 limits.',
        extract: 'We measured 120 heat pumps.\n\nThe seasonal factor was 3.1 at CO2 limits.',
        date: '2024-03',
        publisher: 'Energy and Buildings',
        licence: 'CC BY 4.0',
        scholarly: {
          authors: ['Ada Lind', 'Heat Pump Study Group'],
          doi: '10.1016/j.enbuild.2024.01.001',
          citations: 17,
        },
        provider: 'crossref',
        rank: 1,
      },
      expect.objectContaining({
        url: 'https://doi.org/10.1002/(SICI)1097%3C1::AID-X%3E3.0.CO;2-%23',
        date: '1998',
        publisher: 'Wiley',
        licence: undefined,
        extract: undefined,
      }),
    ]);
    expect(parametersOf(seen[0])).toMatchObject({
      'query.bibliographic': 'heat pump',
      rows: '10',
      filter: 'has-abstract:true,from-pub-date:2025-11-19',
    });
  });
});

describe('arxiv', () => {
  it('reads entries of the feed', async () => {
    const { hits, seen } = await search('arxiv', recorded('arxiv.xml'), {
      text: 'the control of a heat pump',
      recency: 'month',
    });
    expect(hits).toEqual([
      {
        url: 'https://arxiv.org/abs/2401.01234',
        title: 'Control of heat pumps under uncertain prices',
        snippet: 'We study control of heat pumps & storage. The saving is 14 % when T < 5.',
        extract: 'We study control of heat pumps & storage. The saving is 14 % when T < 5.',
        date: '2024-01-03',
        publisher: 'arXiv',
        scholarly: { authors: ['Mei Chen', 'Jo Haug'], doi: '10.1109/TSG.2024.1', citations: undefined },
        provider: 'arxiv',
        rank: 1,
      },
      expect.objectContaining({ url: 'https://arxiv.org/abs/hep-th/9901001', snippet: 'An older one.' }),
    ]);
    expect(parametersOf(seen[0])).toMatchObject({
      search_query: 'all:control AND all:heat AND all:pump AND submittedDate:[202610200000 TO 202611202359]',
    });
  });

  it('is not asked in words that it does not know', async () => {
    const { hits, seen } = await search('arxiv', recorded('arxiv.xml'), { text: '热泵 原理 2026', language: 'zh-CN' });
    expect(hits).toEqual([]);
    expect(seen).toEqual([]);
  });
});

describe('brave', () => {
  it('gives pages and sends the key in a header only', async () => {
    const { hits, seen } = await search('brave', recorded('brave.json'), {
      language: 'ja',
      country: 'jp',
      recency: 'day',
    });
    expect(hits.map(({ url, title, snippet, date, publisher }) => ({ url, title, snippet, date, publisher }))).toEqual([
      {
        url: 'https://www.energy.gov/energysaver/heat-pump-systems',
        title: 'Heat Pump Systems & Efficiency',
        snippet: 'Heat pumps offer an energy-efficient alternative.',
        date: '2025-11-02',
        publisher: 'Department of Energy',
      },
      {
        url: 'https://example.com/sizing',
        title: 'Sizing a heat pump',
        snippet: '',
        date: undefined,
        publisher: undefined,
      },
    ]);
    expect(seen[0]?.headers['x-subscription-token']).toBe(KEY);
    expect(seen[0]?.url.href).not.toContain(KEY);
    expect(parametersOf(seen[0])).toMatchObject({
      search_lang: 'jp',
      country: 'JP',
      freshness: 'pd',
      count: '10',
      offset: '0',
    });
  });

  it('names no country and no language that Brave refuses, and cuts the query behind a word', async () => {
    const text = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ');
    const { seen } = await search('brave', '{}', { text, language: 'bo', country: 'aw', site: 'example.com' });
    const parameters = parametersOf(seen[0]);
    expect(parameters).toMatchObject({ country: 'ALL' });
    expect(parameters).not.toHaveProperty('search_lang');
    const { q = '' } = parameters;
    expect([...q].length).toBeLessThanOrEqual(400);
    expect(q.split(' ')).toHaveLength(50);
    expect(q).toMatch(/^site:example\.com word0 .* word48$/);
  });

  it('turns pages as long as Brave has more', async () => {
    const page = (offset: number) => ({
      query: { more_results_available: offset === 0 },
      web: { results: Array.from({ length: 20 }, (_, at) => ({ url: `https://e.org/${offset}-${at}`, title: 'T' })) },
    });
    const { hits, seen } = await search(
      'brave',
      ({ url }) => ({ body: JSON.stringify(page(Number(url.searchParams.get('offset')))) }),
      { limit: 60 },
    );
    expect(seen.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '1']);
    expect(hits).toHaveLength(40);
  });
});

describe('tavily', () => {
  it('restricts to a domain there and to the path here', async () => {
    const { hits, seen } = await search('tavily', recorded('tavily.json'), {
      site: 'example.com/blog',
      country: 'cz',
      recency: 'week',
    });
    expect(hits.map(({ url, date, snippet }) => ({ url, date, snippet }))).toEqual([
      {
        url: 'https://example.com/blog/cold-climates',
        date: '2026-02-03',
        snippet: 'Modern units work down to -25 °C.',
      },
    ]);
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(bodyOf(seen[0])).toEqual({
      query: 'heat pump',
      topic: 'general',
      search_depth: 'basic',
      max_results: 20,
      time_range: 'week',
      country: 'czech republic',
      include_domains: ['example.com'],
    });
  });

  it('names no country that Tavily does not know', async () => {
    const { seen } = await search('tavily', '{"results": []}', { country: 'hk' });
    expect(bodyOf(seen[0])).not.toHaveProperty('country');
  });
});

describe('serper', () => {
  it('gives the organic results, with dates that name a day', async () => {
    const { hits, seen } = await search(
      'serper',
      ({ body }) => ({ body: JSON.parse(body).page === 1 ? recorded('serper.json') : '{"organic": []}' }),
      { language: 'pt-BR', country: 'br', recency: 'month', site: 'example.com' },
    );
    expect(hits.map(({ url, date }) => [url, date])).toEqual([
      ['https://www.example.com/what-is-a-heat-pump', '2026-03-03'],
      ['https://news.example.org/pumps', undefined],
      ['https://example.org/x', undefined],
    ]);
    expect(seen[0]?.headers['x-api-key']).toBe(KEY);
    expect(bodyOf(seen[0])).toEqual({
      q: 'site:example.com heat pump',
      hl: 'pt-br',
      gl: 'br',
      num: 10,
      page: 1,
      tbs: 'qdr:m',
    });
  });
});
