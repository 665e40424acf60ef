import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedArticle } from '../../src/article/finished-article.ts';
import { markdownLinks } from '../../src/article/markdown-links.ts';
import type { SourceDocument } from '../../src/article/source.ts';
import type { WishVerdict } from '../../src/contract/compliance-report.ts';
import type { JobError } from '../../src/contract/errors.ts';
import { LANGUAGES } from '../../src/contract/languages.ts';
import { type ArticleField, FIELD_OWNERS } from '../../src/contract/write-blog.ts';
import { lexiconOf } from '../../src/language/lexicon-of.ts';
import type { LibraryQuery } from '../../src/research/library-search.ts';
import type { WebSearchQuestion } from '../../src/research/web-research.ts';
import { COMPOSING_PIPELINE, QUOTING_PIPELINE } from '../../src/writing/article-pipeline.ts';
import { exampleLibrary, orderOf } from '../../src/writing/example-library.fixture.ts';
import { titleWords } from '../../src/writing/similar-title/title-words.ts';
import { writeArticle } from '../../src/writing/write-article.ts';
import { portsOver, quietWeb } from '../../src/writing/writing-ports.fixture.ts';
import { keywordOrder, type OrderDesk, openOrderDesk } from '../support/order-desk.ts';
import { COMPOSED_FIELDS } from './composed-fields.ts';
import { MEDIA_FIELDS } from './media-fields.ts';
import { MODEL_FIELDS } from './model-fields.ts';
import { PUBLISHING_FIELDS } from './publishing-fields.ts';

/** What an order has led to: an article or an error, and what was looked for. */
interface Outcome {
  readonly article: FinishedArticle | undefined;
  readonly error: JobError | undefined;
  readonly queries: readonly LibraryQuery[];
  readonly searches: readonly WebSearchQuestion[];
}

type Order = Readonly<Record<string, unknown>>;

interface Effect {
  readonly field: ArticleField;
  readonly says: string;
  readonly with: Order;
  readonly without: Order;
  /** Holds with the field and fails without it. */
  readonly holds: (outcome: Outcome) => boolean;
  /** The library has nothing. */
  readonly empty?: true;
}

const EARLIER_TITLE = 'Heat Pumps in Old Houses';
const LIBRARIES = ['en', 'de', 'es', 'zh-CN'] as const;
const keyword = { inputType: 'keyword', mainInput: 'heat pump' };
const noise = { inputType: 'keyword', mainInput: 'heat pump noise' };
const topic = { inputType: 'topic', mainInput: 'staying warm in an old house' };
const given = { inputType: 'title', mainInput: EARLIER_TITLE };
const off = { ...keyword, isFilterSimilarTitle: false };

const wish = ({ article }: Outcome, field: string): WishVerdict | undefined =>
  article?.report.wishes.find((found) => found.field === field);
const linksOf = ({ article }: Outcome) => (article === undefined ? [] : markdownLinks(article.markdown));
const SHOP = 'https://shop.example/offer';
/** A page that articles about heat pumps may link to, wherever a site is said to be. */
const PAGE = { title: 'The heat loss of a house', score: 0.9 };
const hasSection = ({ article }: Outcome, label: string) => article?.markdown.includes(`\n## ${label}\n`) === true;
const { labels } = lexiconOf('en');
const KNOWLEDGE = exampleLibrary('en')
  .slice(0, 4)
  .map(({ title, passages }) => `# ${title}\n\n${passages.map(({ text }) => text).join('\n\n')}`)
  .join('\n\n');

const BRAND_FACT = 'A heat pump of Warmwell makes 31 decibels of noise at a distance of 3 metres at night.';

const EFFECTS: readonly Effect[] = [
  {
    field: 'inputType',
    says: 'a title stands as it is, a topic gets a headline',
    with: { ...off, inputType: 'title', mainInput: 'Heat Pump' },
    without: { ...off, inputType: 'topic', mainInput: 'Heat Pump' },
    holds: ({ article }) => article?.title === 'Heat Pump',
  },
  {
    field: 'inputType',
    says: 'web addresses are read, and end with 546 where none can be',
    with: { inputType: 'urls', mainInput: ['https://example.com/a'] },
    without: keyword,
    holds: ({ error }) => error?.code === '546' && error.message.includes('https://example.com/a'),
  },
  {
    field: 'mainInput',
    says: 'it is what the article is about',
    with: { ...keyword, mainInput: 'heat pump noise' },
    without: keyword,
    holds: ({ article, queries }) =>
      queries[0]?.text.includes('heat pump noise') === true && article?.title.includes('Heat Pump Noise') === true,
  },
  {
    field: 'primaryKeyword',
    says: 'it stands in title, description and slug',
    with: { ...topic, primaryKeyword: ['heat pump'] },
    without: topic,
    holds: ({ article }) =>
      article?.title.includes('Heat Pump') === true &&
      article.slug.includes('heat-pump') &&
      /heat pump/i.test(article.seo.description) &&
      article.seo.keywords[0] === 'heat pump',
  },
  {
    field: 'languageID',
    says: 'every part is in it',
    with: { inputType: 'keyword', mainInput: 'Wärmepumpe', languageID: 'de' },
    without: keyword,
    holds: (outcome) => outcome.article?.language === 'de' && hasSection(outcome, lexiconOf('de').labels.faq),
  },
  {
    field: 'locale',
    says: 'the spelling of a country is named as not done',
    with: { ...keyword, locale: 'gb' },
    without: { ...keyword, locale: LANGUAGES.en.locale },
    holds: (outcome) => wish(outcome, 'locale')?.verdict === 'not-honoured',
  },
  ...(['800-1000', '2000-3000'] as const).map((range): Effect => {
    const [least = 0, most = 0] = range.split('-').map(Number);
    return {
      field: 'targetBlogWordCount',
      says: `the article has ${range} words`,
      with: { ...keyword, targetBlogWordCount: range },
      without: { ...keyword, targetBlogWordCount: '1000-2000' },
      holds: ({ article }) => article !== undefined && article.words >= least && article.words <= most,
    };
  }),
  {
    field: 'isAddEvidence',
    says: 'data are looked for',
    with: { ...keyword, isAddEvidence: true },
    without: { ...keyword, isAddEvidence: false },
    holds: (outcome) => wish(outcome, 'isAddEvidence')?.wanted === 'data and facts from sources',
  },
  {
    field: 'additionalKnowledge',
    says: 'it is written from',
    with: { ...keyword, additionalKnowledge: KNOWLEDGE },
    without: keyword,
    holds: ({ article }) => article?.report.sources[0]?.documentId === 'additional-knowledge',
    empty: true,
  },
  {
    field: 'knowledgeBaseInfo',
    says: 'the store is searched',
    with: { ...keyword, knowledgeBaseInfo: { store_id: 'store_7' } },
    without: keyword,
    holds: ({ queries }) => queries[0]?.storeId === 'store_7',
  },
  {
    field: 'knowledgeBaseInfo',
    says: 'only the documents of the brand are searched',
    with: { ...keyword, knowledgeBaseInfo: { store_id: 'store_7', brand_id: 'brand_3' } },
    without: { ...keyword, knowledgeBaseInfo: { store_id: 'store_7' } },
    holds: ({ queries }) => queries[0]?.brandId === 'brand_3',
  },
  {
    field: 'knowledgeBaseInfo',
    says: 'what the brand says of itself is a source',
    with: { ...noise, knowledgeBaseInfo: { store_id: 'store_7', brand_id: 'brand_3' } },
    without: { ...noise, knowledgeBaseInfo: { store_id: 'store_7' } },
    holds: ({ article }) =>
      article?.report.citations.some(({ documentTitle }) => documentTitle === 'Warmwell') === true,
  },
  {
    field: 'additionalManualLinks',
    says: 'the anchor is linked in the first paragraph',
    with: { ...keyword, additionalManualLinks: [{ anchor: 'Our winter offer', url: SHOP }] },
    without: keyword,
    holds: (outcome) =>
      linksOf(outcome).some(({ text, url, block }) => text === 'Our winter offer' && url === SHOP && block === 1),
  },
  {
    field: 'isStartExternalHyperlink',
    says: 'sources are linked to',
    with: { ...keyword, isStartExternalHyperlink: true },
    without: { ...keyword, isStartExternalHyperlink: false },
    holds: (outcome) => linksOf(outcome).some(({ url }) => url.startsWith('https://library.example/')),
  },
  {
    field: 'isStartInternalHyperlink',
    says: 'pages of the site are linked to',
    with: { ...keyword, isStartInternalHyperlink: true },
    without: { ...keyword, isStartInternalHyperlink: false },
    holds: (outcome) => linksOf(outcome).some(({ url }) => url === 'https://site.example/heat-loss'),
  },
  {
    field: 'internalHyperlinkDomain',
    says: 'pages of that domain are linked to instead',
    with: { ...keyword, internalHyperlinkDomain: 'other.example/blog' },
    without: keyword,
    holds: (outcome) => linksOf(outcome).some(({ url }) => url === 'https://other.example/blog/heat-loss'),
  },
  {
    field: 'isAddSeeAlso',
    says: 'articles of the sitemap end the article',
    with: { ...keyword, isAddSeeAlso: true },
    without: { ...keyword, isAddSeeAlso: false },
    holds: (outcome) =>
      outcome.article?.markdown.endsWith(
        `\n## ${labels.seeAlso}\n\n- [${PAGE.title}](https://site.example/heat-loss)\n`,
      ) === true,
  },
  {
    field: 'isAddKeyTakeaways',
    says: 'the section is there',
    with: { ...keyword, isAddKeyTakeaways: true },
    without: { ...keyword, isAddKeyTakeaways: false },
    holds: (outcome) => hasSection(outcome, labels.keyTakeaways),
  },
  {
    field: 'isAddFaq',
    says: 'the section is there',
    with: { ...keyword, isAddFaq: true },
    without: { ...keyword, isAddFaq: false },
    holds: (outcome) => hasSection(outcome, labels.faq),
  },
  {
    field: 'isRaiseEvidenceNotFindError',
    says: 'nothing found ends with 545',
    with: { ...keyword, isRaiseEvidenceNotFindError: true },
    without: { ...keyword, isRaiseEvidenceNotFindError: false },
    holds: ({ error }) => error?.code === '545',
    empty: true,
  },
  {
    field: 'isAddKeywordFrequency',
    says: 'related terms stand in the article and are counted',
    with: { ...keyword, isAddKeywordFrequency: true },
    without: { ...keyword, isAddKeywordFrequency: false },
    holds: (outcome) => {
      const terms = wish(outcome, 'isAddKeywordFrequency')?.found.split(', ') ?? [];
      const text = outcome.article?.markdown.toLowerCase() ?? '';
      return terms.length >= 3 && terms.every((term) => text.includes(term.replace(/ \(\d+\)$/, '').slice(0, -1)));
    },
  },
  {
    field: 'isFoundPlaceholderError',
    says: 'a placeholder in the outline ends with 549',
    with: { inputType: 'title', mainInput: 'Why a Heat Pump from [Company name] Pays', isFoundPlaceholderError: true },
    without: {
      inputType: 'title',
      mainInput: 'Why a Heat Pump from [Company name] Pays',
      isFoundPlaceholderError: false,
    },
    holds: ({ error }) => error?.code === '549' && error.message.includes('[Company name]'),
  },
  {
    field: 'isFilterSimilarTitle',
    says: 'a title like an earlier one ends with 544',
    with: { ...given, isFilterSimilarTitle: true },
    without: { ...given, isFilterSimilarTitle: false },
    holds: ({ error }) => error?.code === '544' && error.message.includes(EARLIER_TITLE),
  },
  {
    field: 'targetEvidenceLocale',
    says: 'it is the country that the web is searched for',
    with: { ...off, targetEvidenceLocale: 'gb' },
    without: off,
    holds: ({ searches }) => searches.length > 0 && searches.every(({ country }) => country === 'gb'),
  },
  {
    field: 'targetEvidenceSearchLanguageId',
    says: 'a variety of the language is the one that the web is searched in',
    with: { ...off, languageID: 'pt', targetEvidenceSearchLanguageId: 'pt-BR' },
    without: { ...off, languageID: 'pt' },
    holds: ({ searches }) => searches.length > 0 && searches.every(({ language }) => language === 'pt-BR'),
  },
];

function withAddress(document: SourceDocument): SourceDocument {
  return { ...document, url: `https://library.example/${document.id}` };
}

async function write(order: Order, empty: boolean): Promise<Outcome> {
  const queries: LibraryQuery[] = [];
  const searches: WebSearchQuestion[] = [];
  const ports = portsOver([], {
    library: {
      search: async (query) => {
        queries.push(query);
        const language = LIBRARIES.find((known) => known === query.language);
        return empty || language === undefined ? [] : exampleLibrary(language).map(withAddress);
      },
    },
    brands: { find: async ({ brandId }) => ({ id: brandId, name: 'Warmwell', description: BRAND_FACT }) },
    webMeans: { canSearch: true, canSearchSites: false, quoteThirdParty: true },
    web: quietWeb({
      search: async (question) => {
        searches.push(question);
        return { hits: [], faults: [] };
      },
      relatedPages: async ({ from }) => ({
        kind: 'found',
        pages: [{ ...PAGE, url: `https://${from.kind === 'domain' ? from.domain : 'sitemap.example'}/heat-loss` }],
      }),
    }),
    siteLinks: { domain: 'site.example', denyDomains: [], ownArticles: async () => [] },
    titles: { job: 'job_1', near: async () => [{ title: EARLIER_TITLE, words: titleWords(EARLIER_TITLE, 'en') }] },
  });
  try {
    return { article: await writeArticle(orderOf(order), ports), error: undefined, queries, searches };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'JobError') throw error;
    return { article: undefined, error: error as JobError, queries, searches };
  }
}

describe('a field of the order', () => {
  it.each(EFFECTS)('$field has its effect: $says', async ({ with: asking, without, holds, empty = false }) => {
    expect(holds(await write(asking, empty))).toBe(true);
    expect(holds(await write(without, empty))).toBe(false);
  });
});

describe('a field of the order beyond the text', () => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk();
  });
  afterAll(() => desk.test.drop());

  it('siteId decides the site the article belongs to; null is the oldest one', async () => {
    const { accountId, siteId } = await desk.customer();
    desk.clock.advance(1000);
    const { id: other } = await desk.sites.create(accountId, { name: 'Second site' });
    const named = await desk.orders.startBlog(accountId, keywordOrder({ siteId: other }));
    const oldest = await desk.orders.startBlog(accountId, keywordOrder({ siteId: null }));
    expect([named.siteId, oldest.siteId]).toEqual([other, siteId]);
  });

  it('webhook decides who is told of its end', async () => {
    const { accountId, siteId } = await desk.customer();
    const url = 'https://hooks.example/a';
    for (const webhook of [{ url }, null]) {
      const { jobId } = await desk.orders.startBlog(accountId, keywordOrder({ siteId, isPublish: false, webhook }));
      await desk.begin(jobId);
      await desk.fail(jobId);
    }
    const { entries } = await desk.webhooks.listDeliveries(accountId, {}, { limit: 10 });
    expect(entries.map((entry) => [entry.type, entry.url])).toEqual([['blog.failed', url]]);
  });
});

describe('the fields of an order', () => {
  it('have an effect that is looked at, each of them', () => {
    const seen = new Set<string>([
      ...EFFECTS.map(({ field }) => field),
      ...MEDIA_FIELDS,
      ...MODEL_FIELDS,
      ...COMPOSED_FIELDS,
      ...PUBLISHING_FIELDS,
    ]);
    const beyond = ['siteId', 'webhook'];
    const without = Object.keys(FIELD_OWNERS).filter((field) => !seen.has(field) && !beyond.includes(field));
    expect(without).toEqual([]);
  });

  it('are each read by whoever it belongs to: none waits for later work', () => {
    const steps = [QUOTING_PIPELINE, COMPOSING_PIPELINE].map(
      (pipeline) => new Set<string>(pipeline.flat().map(({ name }) => name)),
    );
    const waiting = Object.entries(FIELD_OWNERS).filter(
      ([, owner]) => !['orders', 'publishing'].includes(owner) && !steps.every((names) => names.has(owner)),
    );
    expect(waiting).toEqual([]);
  });

  it('have an effect where a language model writes as well, each that has one on the text', () => {
    const onText = EFFECTS.map(({ field }) => field).filter((field) => !COMPOSED_FIELDS.includes(field));
    expect(onText).toEqual([]);
  });
});
