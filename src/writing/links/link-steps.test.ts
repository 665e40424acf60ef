import { describe, expect, it } from 'vitest';
import type { RelatedPagesQuestion, WebResearch, WebSearchQuestion } from '../../research/web-research.ts';
import { ModelDesk } from '../ask-model.ts';
import type { Brief } from '../brief/brief.ts';
import type { Draft } from '../draft.ts';
import { sourceDocument } from '../example-library.fixture.ts';
import { externalLinksStep } from '../external-links/step.ts';
import { internalLinksStep } from '../internal-links/step.ts';
import { manualLinksStep } from '../manual-links/step.ts';
import type { WritingPorts } from '../ports.ts';
import { seeAlsoStep } from '../see-also/step.ts';
import type { StepTools } from '../step.ts';
import { portsOver, quietWeb } from '../writing-ports.fixture.ts';

const brief: Brief = {
  subject: 'heat pump noise',
  subjectTokens: ['heat', 'pump', 'nois'],
  keyword: undefined,
  title: undefined,
  language: 'en',
  locale: 'us',
  range: undefined,
  intent: 'plain',
  questionKind: undefined,
  context: [],
  queries: [],
  voice: { tone: undefined, readability: undefined, perspective: undefined },
  inputType: 'keyword',
  given: { documents: [], notes: [] },
};
const draft: Pick<Draft, 'brief' | 'similar-title' | 'outline' | 'sections' | 'key-takeaways' | 'faq' | 'seo'> = {
  brief,
  'similar-title': { title: 'Heat Pump Noise: The Essentials', mustBeNew: false, passedOver: [] },
  outline: {
    title: 'Heat Pump Noise: The Essentials',
    introduction: [],
    sections: [{ heading: 'Fans at night', leadBlock: 0, blocks: [0], share: 1 }],
  },
  'key-takeaways': { asked: false, groups: [] },
  faq: { asked: false, entries: [] },
  sections: [{ heading: 'Fans at night', leadBlock: 0, blocks: [0], groups: [], layout: 'prose', opposed: [] }],
  seo: { title: '', description: '', keywords: [], slug: 'heat-pump-noise-essentials' },
};
const tools = (
  ports: Omit<Partial<WritingPorts>, 'web' | 'siteLinks'> & {
    web?: Partial<WebResearch>;
    siteLinks?: Partial<WritingPorts['siteLinks']>;
  } = {},
  order: Partial<StepTools['order']> = {},
): StepTools => {
  const none = portsOver([]);
  return {
    ...none,
    ...ports,
    web: quietWeb(ports.web),
    siteLinks: { ...none.siteLinks, ...ports.siteLinks },
    tell: () => undefined,
    order: { interface: 'v1', engine: '5', given: [], siteId: null, ...order },
    stepsDone: [],
    composes: false,
    model: new ModelDesk(
      { names: { plan: '', write: '', check: '' }, complete: () => Promise.reject(new Error('none')) },
      none.memory,
    ),
  };
};
/** Keeps what it is told, as the memory of a job does. */
const keeping = (): WritingPorts['memory'] => {
  const kept = new Map<string, unknown>();
  const key = (step: string, question: unknown) => step + JSON.stringify(question);
  return {
    recall: async (step, question) => kept.get(key(step, question)),
    remember: async (step, _version, question, answer) => {
      kept.set(key(step, question), JSON.parse(JSON.stringify(answer)));
      return kept.get(key(step, question));
    },
  };
};

describe('the links that were ordered', () => {
  it('are noted with their anchors on one line, under either name of each field', async () => {
    const additionalManualLinks = [
      { anchor: ' two \n words ', text: undefined, url: 'https://e.org/a', link: undefined },
      { anchor: undefined, text: 'b', url: undefined, link: 'https://e.org/b' },
    ];
    expect(await manualLinksStep.run({ additionalManualLinks }, {}, tools())).toEqual([
      { anchor: 'two words', url: 'https://e.org/a' },
      { anchor: 'b', url: 'https://e.org/b' },
    ]);
    expect(await manualLinksStep.run({ additionalManualLinks: undefined }, {}, tools())).toEqual([]);
  });
});

describe('internal links', () => {
  const on = { isStartInternalHyperlink: true, internalHyperlinkDomain: undefined };
  const page = (url: string, title = 'Heat pump noise at night', score = 0.9) => ({ url, title, score });
  const hit = (url: string, title = 'Heat pump noise') => ({
    url,
    title,
    snippet: '',
    date: undefined,
    publisher: undefined,
    extract: undefined,
    licence: undefined,
  });

  it('are looked for by a search restricted to the domain, where the installation can do that', async () => {
    const asked: WebSearchQuestion[] = [];
    const web: Partial<WebResearch> = {
      search: async (question) => {
        asked.push(question);
        return {
          hits: [
            hit('https://site.example/blog/a?utm_source=x'),
            hit('https://site.example/shop/a'),
            hit('https://evil.example/blog/a'),
          ],
          faults: [],
        };
      },
    };
    const webMeans = { canSearch: true, canSearchSites: true, quoteThirdParty: false };
    const result = await internalLinksStep.run(
      { ...on, internalHyperlinkDomain: 'https://www.site.example/blog/' },
      draft,
      tools({ web, webMeans }),
    );
    expect(asked).toMatchObject([
      { site: 'site.example/blog', text: 'heat pump noise', language: 'en', country: 'us' },
    ]);
    expect(result.pages).toEqual([{ url: 'https://site.example/blog/a', title: 'Heat pump noise' }]);
  });

  it('are looked for in the sitemap where no search can do that, or it finds nothing', async () => {
    const asked: RelatedPagesQuestion[] = [];
    const relatedPages: WebResearch['relatedPages'] = async (question) => {
      asked.push(question);
      return { kind: 'found', pages: [page('https://site.example/a')] };
    };
    const canSearchSites = { canSearch: true, canSearchSites: true, quoteThirdParty: false };
    const siteLinks = { domain: 'site.example' };
    const without = await internalLinksStep.run(on, draft, tools({ web: { relatedPages }, siteLinks }));
    const empty = await internalLinksStep.run(
      on,
      draft,
      tools({ web: { relatedPages }, siteLinks, webMeans: canSearchSites }),
    );
    expect(without.pages).toEqual([{ url: 'https://site.example/a', title: 'Heat pump noise at night' }]);
    expect(empty.pages).toEqual(without.pages);
    expect(asked).toMatchObject([{ from: { kind: 'domain', domain: 'site.example' }, followIndex: true }, {}]);
  });

  it('come from the own articles as well, and from them alone where there is no domain', async () => {
    const own = [{ title: 'Noise of a heat pump', url: 'https://blog.example/own' }];
    const asked: unknown[] = [];
    const siteLinks: Partial<WritingPorts['siteLinks']> = {
      ownArticles: async (query) => {
        asked.push(query);
        return own;
      },
    };
    const alone = await internalLinksStep.run(on, draft, tools({ siteLinks }));
    expect(alone).toMatchObject({ lookedIn: "the site's own articles", pages: own });
    expect(asked).toMatchObject([{ language: 'en', text: expect.stringContaining('Fans at night') }]);
    const besides = await internalLinksStep.run(
      on,
      draft,
      tools({ siteLinks: { ...siteLinks, domain: 'site.example' } }),
    );
    expect(besides.pages).toEqual(own);
    const elsewhere = await internalLinksStep.run(
      { ...on, internalHyperlinkDomain: 'site.example' },
      draft,
      tools({ siteLinks }),
    );
    expect(elsewhere.pages).toEqual([]);
  });

  it('have nowhere to look without domain and articles', async () => {
    expect(await internalLinksStep.run(on, draft, tools())).toMatchObject({
      asked: true,
      lookedIn: undefined,
      pages: [],
    });
  });

  it('go to no page that fits badly, is the front page, or is this article', async () => {
    const pages = [
      page('https://site.example/rice', 'Cooking rice', 0.1),
      page('https://site.example/'),
      page('https://site.example/blog'),
      page('https://site.example/x', 'Heat pump noise: the essentials | Site'),
      page('https://site.example/2026/heat-pump-noise-essentials/'),
      page('https://site.example/good'),
    ];
    const web: Partial<WebResearch> = { relatedPages: async () => ({ kind: 'found', pages }) };
    const result = await internalLinksStep.run(
      { ...on, internalHyperlinkDomain: 'site.example' },
      draft,
      tools({ web }),
    );
    expect(result.pages.map(({ url }) => url)).toEqual(['https://site.example/blog', 'https://site.example/good']);
  });

  it('go to no dead page, and the reason is noted', async () => {
    const web: Partial<WebResearch> = {
      relatedPages: async () => ({
        kind: 'found',
        pages: [page('https://site.example/a'), page('https://site.example/b')],
      }),
      checkLink: async (url) =>
        url.endsWith('/a') ? { alive: false, why: 'it answers with status 404', gone: true } : { alive: true },
    };
    const result = await internalLinksStep.run(on, draft, tools({ web, siteLinks: { domain: 'site.example' } }));
    expect(result.pages.map(({ url }) => url)).toEqual(['https://site.example/b']);
    expect(result.notes).toEqual(['https://site.example/a is not linked to: it answers with status 404.']);
  });

  it('are checked ten at most, once for a job and its retries', async () => {
    const checked: string[] = [];
    let asked = 0;
    const web: Partial<WebResearch> = {
      relatedPages: async () => {
        asked += 1;
        return {
          kind: 'found',
          pages: Array.from({ length: 20 }, (_, number) => page(`https://site.example/${number}`)),
        };
      },
      checkLink: async (url) => {
        checked.push(url);
        return { alive: true };
      },
    };
    const own = tools({ web, memory: keeping(), siteLinks: { domain: 'site.example' } });
    const first = await internalLinksStep.run(on, draft, own);
    expect(await internalLinksStep.run(on, draft, own)).toEqual(first);
    expect(checked).toHaveLength(10);
    expect(asked).toBe(1);
  });

  it('are not looked for when they are off, and not on what is no domain', async () => {
    const web = quietWeb({ relatedPages: () => Promise.reject(new Error('asked')) });
    const off = { isStartInternalHyperlink: false, internalHyperlinkDomain: 'site.example' };
    expect(await internalLinksStep.run(off, draft, tools({ web }))).toMatchObject({ asked: false, pages: [] });
    const wrong = await internalLinksStep.run({ ...on, internalHyperlinkDomain: 'no domain' }, draft, tools({ web }));
    expect(wrong.notes).toEqual(['"no domain" names no domain.']);
  });
});

describe('external links', () => {
  const documents = ['a', 'b', 'c', 'd'].map((id) =>
    sourceDocument({ id, url: `https://${id}.example/x?utm_source=y` }, 'Text.'),
  );
  const secret = sourceDocument({ id: 's', url: 'https://s.example', visibility: 'private' }, 'Text.');
  const unnamed = sourceDocument({ id: 'u' }, 'Text.');
  const parts = (all = [...documents, secret, unnamed]) =>
    // Only the documents of the evidence are read, and no group is chosen.
    ({
      ...draft,
      research: { evidence: { documents: all }, inOtherLanguages: [] } as unknown as Draft['research'],
      'key-takeaways': { asked: true, groups: [] },
      faq: { asked: true, entries: [] },
    }) as const;
  const on = { isStartExternalHyperlink: true };

  it('go to public sources with an address, without tracking', async () => {
    const { alive, listed } = await externalLinksStep.run(on, parts(), tools());
    expect(Object.fromEntries(alive)).toEqual(
      Object.fromEntries(documents.map(({ id }) => [id, `https://${id}.example/x`])),
    );
    expect(listed).toEqual(alive);
  });

  it('never go to a domain on the deny list, nor to a page that is gone; one that is not reached stays listed', async () => {
    const checkLink: WebResearch['checkLink'] = async (url) => {
      if (url.includes('b.example')) return { alive: false, why: 'it answers with status 404', gone: true };
      return url.includes('c.example') ? { alive: false, why: 'it did not answer' } : { alive: true };
    };
    const own = tools({ web: { checkLink }, siteLinks: { denyDomains: ['a.example'] } });
    const { alive, listed, notes } = await externalLinksStep.run(on, parts(), own);
    expect([...alive.keys()]).toEqual(['d']);
    expect([...listed.keys()]).toEqual(['c', 'd']);
    expect(notes).toEqual([
      'https://a.example/x is not linked to: its domain is on the deny list.',
      'https://b.example/x is not linked to: it answers with status 404.',
      'https://c.example/x is not linked to from a sentence: it did not answer.',
    ]);
  });

  it('are checked twelve at most, and what was found out is asked once for a job', async () => {
    const checked: string[] = [];
    const checkLink: WebResearch['checkLink'] = async (url) => {
      checked.push(url);
      return url.includes('p1.') ? { alive: false, why: 'it did not answer' } : { alive: true };
    };
    const many = Array.from({ length: 20 }, (_, number) =>
      sourceDocument({ id: `p${number}`, url: `https://p${number}.example/` }, 'T.'),
    );
    const own = tools({ web: { checkLink }, memory: keeping() });
    await externalLinksStep.run(on, parts(many), own);
    expect(checked).toHaveLength(12);
    await externalLinksStep.run(on, parts(many), own);
    expect(checked.slice(12)).toEqual(['https://p1.example/']);
  });
});

describe('articles to read on', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, number) => ({
      url: `https://site.example/${number}`,
      title: `Heat pumps ${number} | Site`,
      score: 0.9,
    }));
  const found = (list: ReturnType<typeof pages>) => ({
    relatedPages: async () => ({ kind: 'found', pages: list }) as const,
  });
  const siteLinks = { domain: 'site.example' };
  const on = { isAddSeeAlso: true };

  it('come from the sitemap of the site, five at most, with their titles', async () => {
    const result = await seeAlsoStep.run(on, draft, tools({ web: found(pages(6)), siteLinks }));
    expect(result.pages.map(({ title }) => title)).toEqual([
      'Heat pumps 0',
      'Heat pumps 1',
      'Heat pumps 2',
      'Heat pumps 3',
      'Heat pumps 4',
    ]);
  });

  it('come from the sitemap that an order of the earlier interface names', async () => {
    const asked: RelatedPagesQuestion[] = [];
    const web: Partial<WebResearch> = {
      relatedPages: async (question) => {
        asked.push(question);
        return { kind: 'found', pages: pages(1) };
      },
    };
    const own = tools({ web, siteLinks }, { interface: 'earlier', seeAlsoSitemap: 'https://other.example/s.xml' });
    expect((await seeAlsoStep.run(on, draft, own)).pages).toHaveLength(1);
    expect(asked).toMatchObject([
      { from: { kind: 'sitemap', url: 'https://other.example/s.xml' }, followIndex: false },
    ]);
  });

  it('leave out this article and what fits badly', async () => {
    const list = [
      { url: 'https://site.example/a', title: 'Heat pump noise: the essentials', score: 1 },
      { url: 'https://site.example/b', title: 'Rice', score: 0.1 },
      { url: 'https://site.example/c', title: 'Heat pumps', score: 0.8 },
    ];
    const { pages: left } = await seeAlsoStep.run(on, draft, tools({ web: found(list), siteLinks }));
    expect(left).toEqual([{ url: 'https://site.example/c', title: 'Heat pumps' }]);
  });

  it.each([
    ['no domain', {}, {}, false, /no domain/],
    [
      'an index',
      siteLinks,
      { relatedPages: async () => ({ kind: 'index-sitemap', why: 'it is an index' }) as const },
      false,
      /^it is an index\.$/,
    ],
    [
      'no sitemap',
      siteLinks,
      { relatedPages: async () => ({ kind: 'no-sitemap', why: 'there is none' }) as const },
      true,
      /there is none/,
    ],
    [
      'an unreadable one',
      siteLinks,
      { relatedPages: async () => ({ kind: 'unreadable', why: 'it is broken' }) as const },
      true,
      /it is broken/,
    ],
    ['no fitting page', siteLinks, found([]), true, /fits the subject/],
  ])('are none, with the reason: %s', async (_, links, web, applies, why) => {
    const result = await seeAlsoStep.run(on, draft, tools({ web, siteLinks: links }));
    expect(result).toMatchObject({ asked: true, pages: [], applies, why: expect.stringMatching(why) });
  });

  it('are not looked for when nobody asked', async () => {
    const web = { relatedPages: () => Promise.reject(new Error('asked')) };
    expect(await seeAlsoStep.run({ isAddSeeAlso: false }, draft, tools({ web, siteLinks }))).toMatchObject({
      asked: false,
    });
  });
});
