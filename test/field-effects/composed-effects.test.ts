import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { FinishedArticle } from '../../src/article/finished-article.ts';
import { markdownLinks } from '../../src/article/markdown-links.ts';
import type { WishVerdict } from '../../src/contract/compliance-report.ts';
import type { JobError } from '../../src/contract/errors.ts';
import type { ArticleField } from '../../src/contract/write-blog.ts';
import { lexiconOf } from '../../src/language/lexicon-of.ts';
import { playCassette } from '../../src/models/cassette/play-cassette.ts';
import type { ModelCall, ModelReply } from '../../src/models/language-model.ts';
import type { ScriptedModel } from '../../src/models/scripted/scripted-model.ts';
import type { LibraryQuery } from '../../src/research/library-search.ts';
import type { WebSearchQuestion } from '../../src/research/web-research.ts';
import { exampleLibrary, orderOf } from '../../src/writing/example-library.fixture.ts';
import { titleWords } from '../../src/writing/similar-title/title-words.ts';
import { writeArticle } from '../../src/writing/write-article.ts';
import { portsOver, quietWeb } from '../../src/writing/writing-ports.fixture.ts';
import { COMPOSED_FIELDS } from './composed-fields.ts';

const CASSETTE = fileURLToPath(new URL('../fixtures/model-answers/heat-pump-noise.json', import.meta.url));

/** What an order has led to where a language model writes: an article or an error, and what was asked on the way. */
interface Outcome {
  readonly article: FinishedArticle | undefined;
  readonly error: JobError | undefined;
  readonly asked: readonly ModelCall[];
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

const SUBJECT = 'heat pump noise';
const keyword = {
  ...{ inputType: 'keyword', mainInput: SUBJECT, isFilterSimilarTitle: false },
  ...{ isAddMainImage: false, isAddH2Images: false },
};
const topic = { ...keyword, inputType: 'topic', mainInput: 'what neighbours hear at night' };
const EARLIER_TITLE = 'Heat Pump Noise at Night';
const titled = { ...keyword, inputType: 'title', mainInput: EARLIER_TITLE };
const SLOT = { ...titled, mainInput: 'Heat Pump Noise from [Company name]' };
const MODEL_SLOT = { ...keyword, additionalOutlinePrompt: 'Name the product.' };
const VILLAGE = 'Lower Slaughter';
const WISH = `Mention the village of ${VILLAGE}.`;
const SHOP = 'https://shop.example/offer';
const PAGE = { title: 'The noise of a heat pump', score: 0.9 };
const KNOWLEDGE = `# Our own survey\n\nThe owners of 412 heat pump systems were asked about noise. Of these, 31 had moved the unit.`;

const { labels } = lexiconOf('en');
const wish = ({ article }: Outcome, field: string): WishVerdict | undefined =>
  article?.report.wishes.find((found) => found.field === field);
const linksOf = ({ article }: Outcome) => (article === undefined ? [] : markdownLinks(article.markdown));
const hasSection = ({ article }: Outcome, label: string) => article?.markdown.includes(`\n## ${label}\n`) === true;
const bodyOf = ({ article }: Outcome) => article?.markdown.split('\n').slice(1) ?? [];

const EFFECTS: readonly Effect[] = [
  {
    field: 'inputType',
    says: 'a title stands as it is',
    with: titled,
    without: { ...titled, inputType: 'topic' },
    holds: ({ article }) => article?.title === EARLIER_TITLE,
  },
  {
    field: 'mainInput',
    says: 'it is what is searched for and what every question is about',
    with: keyword,
    without: { ...keyword, mainInput: 'wood stove smoke' },
    holds: ({ queries, asked }) =>
      queries[0]?.text.includes(SUBJECT) === true &&
      ['brief/plan', 'outline/plan', 'sections/write#s1'].every((name) =>
        asked.some((call) => call.name === name && call.prompt.context.includes(`Subject: """${SUBJECT}"""`)),
      ),
  },
  {
    field: 'primaryKeyword',
    says: 'it is looked for in title, heading, first paragraph, description and slug',
    with: { ...topic, primaryKeyword: [SUBJECT] },
    without: topic,
    holds: (outcome) =>
      wish(outcome, 'primaryKeyword')?.verdict === 'met' && outcome.article?.seo.keywords.includes(SUBJECT) === true,
  },
  {
    field: 'languageID',
    says: 'an article in another language is not delivered',
    with: { ...keyword, languageID: 'fr' },
    without: keyword,
    holds: ({ error }) => error?.code === '548' && error.message.includes('languageID: wanted French, found English'),
  },
  {
    field: 'locale',
    says: 'the spelling is that of the country',
    with: { ...keyword, locale: 'us' },
    without: { ...keyword, locale: 'gb' },
    holds: ({ article }) => article?.markdown.includes('neighbors') === true && !/neighbour/i.test(article.markdown),
  },
  {
    field: 'targetBlogWordCount',
    says: 'the words are counted and in the range',
    with: { ...keyword, targetBlogWordCount: '1000-2000' },
    without: keyword,
    holds: (outcome) =>
      wish(outcome, 'targetBlogWordCount')?.verdict === 'met' &&
      Number(outcome.article?.words) >= 1000 &&
      Number(outcome.article?.words) <= 2000,
  },
  {
    field: 'targetTone',
    says: 'every section is asked for in it, and the finished article is judged by it',
    with: { ...keyword, targetTone: 'Persuasive' },
    without: keyword,
    holds: (outcome) => isToldAll(outcome, /Persuasive: take a position/) && wish(outcome, 'targetTone') !== undefined,
  },
  {
    field: 'targetReadability',
    says: 'the school grade of the finished article is measured',
    with: { ...keyword, targetReadability: 'knowledgeable' },
    without: keyword,
    holds: (outcome) => isToldAll(outcome, /grades 9 to 12/) && wish(outcome, 'targetReadability')?.verdict === 'met',
  },
  {
    field: 'targetPersonPerspective',
    says: 'the person of the finished article is measured',
    with: { ...keyword, targetPersonPerspective: 'third-person' },
    without: keyword,
    holds: (outcome) =>
      isToldAll(outcome, /Write in the third person/) && wish(outcome, 'targetPersonPerspective')?.verdict === 'met',
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
    field: 'isAddEvidence',
    says: 'data are looked for',
    with: { ...keyword, isAddEvidence: true },
    without: { ...keyword, isAddEvidence: false },
    holds: (outcome) => wish(outcome, 'isAddEvidence')?.wanted === 'data and facts from sources',
  },
  {
    field: 'additionalTitlePrompt',
    says: 'the title follows it',
    with: { ...keyword, additionalTitlePrompt: WISH },
    without: keyword,
    holds: ({ article }) => article?.title.includes(VILLAGE) === true,
  },
  {
    field: 'additionalOutlinePrompt',
    says: 'a heading follows it',
    with: { ...keyword, additionalOutlinePrompt: WISH },
    without: keyword,
    holds: (outcome) => bodyOf(outcome).some((line) => line.startsWith('## ') && line.includes(VILLAGE)),
  },
  {
    field: 'additionalSectionPrompt',
    says: 'the text follows it',
    with: { ...keyword, additionalSectionPrompt: WISH },
    without: keyword,
    holds: (outcome) => bodyOf(outcome).some((line) => !line.startsWith('#') && line.includes(VILLAGE)),
  },
  {
    field: 'additionalManualLinks',
    says: 'the anchor is linked where it stands',
    with: { ...keyword, additionalManualLinks: [{ anchor: 'quiet mode', url: SHOP }] },
    without: keyword,
    holds: (outcome) => linksOf(outcome).some(({ text, url }) => text === 'quiet mode' && url === SHOP),
  },
  {
    field: 'additionalKnowledge',
    says: 'it is shown to the model as a source',
    with: { ...keyword, additionalKnowledge: KNOWLEDGE },
    without: keyword,
    holds: ({ asked }) =>
      asked.some(({ prompt }) => JSON.stringify(prompt.evidence).includes('The owners of 412 heat pump')),
    empty: true,
  },
  {
    field: 'knowledgeBaseInfo',
    says: 'the documents of the brand are searched',
    with: { ...keyword, knowledgeBaseInfo: { store_id: 'store_7', brand_id: 'brand_3' } },
    without: keyword,
    holds: ({ queries }) => queries[0]?.storeId === 'store_7' && queries[0].brandId === 'brand_3',
  },
  {
    field: 'knowledgeBaseInfo',
    says: 'every question that writes is asked in the name of the brand',
    with: { ...keyword, knowledgeBaseInfo: { store_id: 'store_7', brand_id: 'brand_3' } },
    without: { ...keyword, knowledgeBaseInfo: { store_id: 'store_7' } },
    holds: ({ asked }) =>
      asked.every(
        ({ name, prompt }) => name.startsWith('review/judge') || prompt.context.includes('Name: """Warmwell'),
      ),
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
    holds: (outcome) => linksOf(outcome).some(({ url }) => url === 'https://site.example/noise'),
  },
  {
    field: 'internalHyperlinkDomain',
    says: 'pages of that domain are linked to instead',
    with: { ...keyword, internalHyperlinkDomain: 'other.example/blog' },
    without: keyword,
    holds: (outcome) => linksOf(outcome).some(({ url }) => url === 'https://other.example/blog/noise'),
  },
  {
    field: 'isAddSeeAlso',
    says: 'articles of the sitemap end the article',
    with: { ...keyword, isAddSeeAlso: true },
    without: { ...keyword, isAddSeeAlso: false },
    holds: (outcome) => hasSection(outcome, labels.seeAlso),
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
    field: 'isFoundPlaceholderError',
    says: 'a placeholder in the outline ends with 549 and the line',
    with: { ...SLOT, isFoundPlaceholderError: true },
    without: { ...SLOT, isFoundPlaceholderError: false },
    holds: ({ error }) => error?.code === '549' && error.message.includes('[Company name]'),
  },
  {
    field: 'isFoundPlaceholderError',
    says: 'a placeholder that the model puts into its outline does so as well',
    with: { ...MODEL_SLOT, isFoundPlaceholderError: true },
    without: { ...MODEL_SLOT, isFoundPlaceholderError: false },
    holds: ({ error }) => error?.code === '549' && error.message.includes('What [Product Name] Hears'),
  },
  {
    field: 'isFilterSimilarTitle',
    says: 'a title like an earlier one ends with 544',
    with: { ...titled, isFilterSimilarTitle: true },
    without: { ...titled, isFilterSimilarTitle: false },
    holds: ({ error }) => error?.code === '544' && error.message.includes(EARLIER_TITLE),
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
    field: 'targetEvidenceLocale',
    says: 'it is the country that the web is searched for',
    with: { ...keyword, targetEvidenceLocale: 'gb' },
    without: keyword,
    holds: ({ searches }) => searches.length > 0 && searches.every(({ country }) => country === 'gb'),
  },
  {
    field: 'targetEvidenceSearchLanguageId',
    says: 'the web is searched in a language of its own',
    with: { ...keyword, targetEvidenceSearchLanguageId: 'de' },
    without: keyword,
    holds: ({ searches }) => searches.length > 0 && searches.every(({ language }) => language === 'de'),
  },
];

/** Whether the rules of every section's question say it. */
function isToldAll({ asked }: Outcome, what: RegExp): boolean {
  const sections = asked.filter(({ name }) => name.startsWith('sections/write'));
  return sections.length > 0 && sections.every(({ prompt }) => what.test(prompt.rules));
}

const REPAIRS_NOTHING = { edits: [], inserts: [], headings: [], tables: [] };

/** The recorded model, which does what the customer's own words ask for where a question passes them on. */
async function answered(model: ScriptedModel, call: ModelCall): Promise<ModelReply> {
  const isRecorded = !/^check\/repair#[^1]/.test(call.name);
  const asked = isRecorded ? call : { ...call, name: 'check/repair#1' };
  const reply = await model.complete(asked, { signal: new AbortController().signal, accountId: 'account_1' });
  const text = isRecorded ? obeying(call, reply.text) : JSON.stringify(REPAIRS_NOTHING);
  return { ...reply, text, value: JSON.parse(text) };
}

function obeying({ name, prompt }: ModelCall, text: string): string {
  const told = `${prompt.rules}\n${prompt.context}\n${prompt.task}`;
  // A guide decides itself how long it is.
  if (name === 'brief/plan') return text.replace('"blogType":"guide"', '"blogType":"plain"');
  if (name === 'outline/plan' && /For the title\.[^\n]*\n?[^\n]*Lower Slaughter/.test(told))
    return text.replace('"titles":["', `"titles":["Heat Pump Noise in ${VILLAGE}","`);
  if (name === 'outline/plan' && /For the outline\.[^\n]*\n?[^\n]*Lower Slaughter/.test(told))
    return text.replace('"heading":"', `"heading":"What ${VILLAGE} Hears: `);
  if (name === 'outline/plan' && told.includes(MODEL_SLOT.additionalOutlinePrompt))
    return text.replace('"heading":"', '"heading":"What [Product name] Hears: ');
  if (name === 'sections/write#s1' && told.includes(VILLAGE))
    return text.replace('"text":"', `"text":"In ${VILLAGE} the lanes are quiet enough to hear it. `);
  return text;
}

async function write(order: Order, empty: boolean): Promise<Outcome> {
  const queries: LibraryQuery[] = [];
  const searches: WebSearchQuestion[] = [];
  const model = playCassette(CASSETTE);
  const found = exampleLibrary('en').map((document) => ({
    ...document,
    url: `https://library.example/${document.id}`,
  }));
  const ports = portsOver([], {
    capabilities: { languageModel: true, imageModel: false, webEvidence: true },
    models: {
      names: { plan: 'cassette:plan', write: 'cassette:write', check: 'cassette:check' },
      complete: (call) => answered(model, call),
    },
    library: {
      search: async (query) => {
        queries.push(query);
        return empty ? [] : found;
      },
    },
    brands: { find: async ({ brandId }) => ({ id: brandId, name: 'Warmwell', description: 'Plain words.' }) },
    webMeans: { canSearch: true, canSearchSites: false, quoteThirdParty: true },
    web: quietWeb({
      search: async (question) => {
        searches.push(question);
        return { hits: [], faults: [] };
      },
      relatedPages: async ({ from }) => ({
        kind: 'found',
        pages: [{ ...PAGE, url: `https://${from.kind === 'domain' ? from.domain : 'sitemap.example'}/noise` }],
      }),
    }),
    siteLinks: { domain: 'site.example', denyDomains: [], ownArticles: async () => [] },
    titles: { job: 'job_1', near: async () => [{ title: EARLIER_TITLE, words: titleWords(EARLIER_TITLE, 'en') }] },
  });
  const seen = { asked: model.asked, queries, searches };
  try {
    return { article: await writeArticle(orderOf(order), ports), error: undefined, ...seen };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'JobError') throw error;
    return { article: undefined, error: error as JobError, ...seen };
  }
}

describe('a field of the order, where a language model writes', { timeout: 120_000 }, () => {
  const done = new Map<string, Promise<Outcome>>();
  function outcomeOf(order: Order, empty: boolean): Promise<Outcome> {
    // An order that says what is the default anyway leads to the same article.
    const key = JSON.stringify([orderOf(order).request, empty]);
    const outcome = done.get(key) ?? write(order, empty);
    done.set(key, outcome);
    return outcome;
  }

  it('writes the article that it leaves as it is', async () => {
    expect((await outcomeOf(keyword, false)).error).toBeUndefined();
  });

  it.each(EFFECTS)('$field has its effect: $says', async ({ with: asking, without, holds, empty = false }) => {
    expect(holds(await outcomeOf(asking, empty))).toBe(true);
    expect(holds(await outcomeOf(without, empty))).toBe(false);
  });

  it('is each one of those that are listed', () => {
    expect(new Set(EFFECTS.map(({ field }) => field))).toEqual(new Set(COMPOSED_FIELDS));
  });
});
