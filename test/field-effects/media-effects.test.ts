import { describe, expect, it } from 'vitest';
import { parseEmbeds } from '../../src/article/embeds.ts';
import type { FinishedArticle } from '../../src/article/finished-article.ts';
import { picturesIn } from '../../src/article/pictures-in-markdown.ts';
import { IMAGE_STYLES } from '../../src/contract/image-styles.ts';
import type { ArticleField } from '../../src/contract/write-blog.ts';
import type { PageReading } from '../../src/research/web-research.ts';
import { exampleLibrary, orderOf, sourceDocument } from '../../src/writing/example-library.fixture.ts';
import { type AskedMedia, fullMedia, MEDIA_MEANS, PICTURES } from '../../src/writing/images/media.fixture.ts';
import { writeArticle } from '../../src/writing/write-article.ts';
import { portsOver, quietWeb } from '../../src/writing/writing-ports.fixture.ts';
import { MEDIA_FIELDS } from './media-fields.ts';

interface Outcome {
  readonly article: FinishedArticle;
  readonly asked: AskedMedia;
}
type Order = Readonly<Record<string, unknown>>;

interface Effect {
  readonly field: ArticleField;
  readonly says: string;
  readonly with: Order;
  readonly without: Order;
  /** Holds with the field and fails without it. */
  readonly holds: (outcome: Outcome) => boolean;
}

const keyword = { inputType: 'keyword', mainInput: 'heat pump' };
const SHOP = 'https://shop.example/pump?from=blog&kind=1';
const product = { inputType: 'url', mainInput: SHOP, primaryKeyword: ['heat pump'] };
const ai = { ...keyword, imageFrom: 'ai' };
const STYLE = IMAGE_STYLES.Isometric;

const ctaOf = ({ article }: Outcome) =>
  parseEmbeds(article.markdown).flatMap(({ embed }) => (embed?.kind === 'call-to-action' ? [embed.data] : []));
const bodyOf = ({ article }: Outcome) => picturesIn(article.markdown).filter(({ part }) => part !== article.title);

const EFFECTS: readonly Effect[] = [
  {
    field: 'isAddMainImage',
    says: 'a cover stands under the title and in the meta data',
    with: { ...keyword, isAddMainImage: true },
    without: { ...keyword, isAddMainImage: false },
    holds: ({ article }) =>
      article.seo.featureImage === `${PICTURES}/img_library-0.webp` &&
      picturesIn(article.markdown)[0]?.part === article.title,
  },
  {
    field: 'isAddH2Images',
    says: 'one or two pictures stand under headings, each with its credit',
    with: { ...keyword, isAddH2Images: true },
    without: { ...keyword, isAddH2Images: false },
    holds: (outcome) =>
      [1, 2].includes(bodyOf(outcome).length) &&
      bodyOf(outcome).every(({ part }) =>
        new RegExp(`\n## ${part}\n\n!\\[[^\\]]+\\]\\([^)]+\\)\n\n\\*\\[Ada Example\\]`).test(outcome.article.markdown),
      ),
  },
  {
    field: 'isAddH2Video',
    says: 'one video stands on a line of its own',
    with: { ...keyword, isAddH2Video: true },
    without: { ...keyword, isAddH2Video: false },
    holds: ({ article }) =>
      article.markdown.includes('\n\n<!-- qc:embed/peertube {"src": "https://tube.example/w/1"} -->\n\n'),
  },
  {
    field: 'isAddCta',
    says: 'a call to action leads to the product page as it was ordered',
    with: { ...product, isAddCta: true },
    without: { ...product, isAddCta: false },
    holds: (outcome) => ctaOf(outcome).length === 1 && ctaOf(outcome)[0]?.link === SHOP,
  },
  {
    field: 'isAddCta',
    says: 'with another input type it has no effect',
    with: { ...product, isAddCta: true },
    without: { ...keyword, isAddCta: true },
    holds: (outcome) => ctaOf(outcome).length === 1,
  },
  {
    field: 'ctaModelType',
    says: 'it is the kind of the call to action',
    with: { ...product, isAddCta: true, ctaModelType: 'anchor_text' },
    without: { ...product, isAddCta: true, ctaModelType: 'three_stage' },
    holds: (outcome) => ctaOf(outcome)[0]?.model_type === 'anchor_text',
  },
  {
    field: 'imageFrom',
    says: 'kb takes pictures of the knowledge base alone',
    with: { ...keyword, imageFrom: 'kb', knowledgeBaseInfo: { store_id: 's1' } },
    without: { ...keyword, knowledgeBaseInfo: { store_id: 's1' } },
    holds: ({ asked }) => asked.pictures.every(({ from }) => from === 'kb'),
  },
  {
    field: 'imageFrom',
    says: 'ai has the cover made, and the cover alone',
    with: ai,
    without: keyword,
    holds: ({ article, asked }) =>
      article.seo.featureImage === `${PICTURES}/made.webp` &&
      picturesIn(article.markdown)[0]?.alt === `AI-generated picture: ${article.title}` &&
      asked.pictures.every(({ slots }) => slots.every(({ isCover }) => !isCover)),
  },
  {
    field: 'aiImageGenerateParams',
    says: 'style, negative prompt, seed and size reach the image model',
    with: {
      ...ai,
      aiImageGenerateParams: { style_prompt: STYLE, negative_prompt: 'people', seed: 7, size: '1024x1024' },
    },
    without: ai,
    holds: ({ asked }) =>
      asked.covers[0]?.stylePrompt === STYLE &&
      asked.covers[0].negativePrompt === 'people' &&
      asked.covers[0].seed === 7 &&
      asked.covers[0].size === '1024x1024',
  },
];

const page: PageReading = {
  kind: 'read',
  url: SHOP,
  document: sourceDocument(
    { id: 'page', title: 'Aero 7 --> heat pump', url: 'https://shop.example/pump' },
    [
      'The Aero 7 is a heat pump for small houses. It is quiet.',
      ...exampleLibrary('en')
        .slice(0, 5)
        .map(({ title, passages }) => `## ${title}\n\n${passages.map(({ text }) => text).join('\n\n')}`),
    ].join('\n\n'),
  ),
  page: 'product',
  pageReason: 'it has a price',
};

async function write(order: Order, replaced: Parameters<typeof fullMedia>[0] = {}): Promise<Outcome> {
  const { media, asked } = fullMedia({ means: { ...MEDIA_MEANS, imageModel: 'openai:m' }, ...replaced });
  const article = await writeArticle(
    orderOf({ isRaiseEvidenceNotFindError: false, ...order }),
    portsOver(exampleLibrary('en'), { media, web: quietWeb({ readPage: async () => page }) }),
  );
  return { article, asked };
}

const wish = ({ article }: Outcome, field: string) => article.report.wishes.find((found) => found.field === field);

describe('a field of pictures, video and call to action', () => {
  it.each(EFFECTS)('$field has its effect: $says', async ({ with: asking, without, holds }) => {
    expect(holds(await write(asking))).toBe(true);
    expect(holds(await write(without))).toBe(false);
  });

  it('is shown for every field', () => {
    expect(new Set(EFFECTS.map(({ field }) => field))).toEqual(new Set(MEDIA_FIELDS));
  });
});

describe('an article with pictures', () => {
  it('counts neither pictures nor credits as words, and its pictures for the quota', async () => {
    const { article } = await write({ ...keyword, isAddH2Video: true });
    const { article: bare } = await write({ ...keyword, isAddMainImage: false, isAddH2Images: false });
    expect(article.words).toBe(bare.words);
    expect(bare.images).toBe(0);
    expect(article.images).toBe(picturesIn(article.markdown).length);
  });

  it('does not count credits as external links', async () => {
    const outcome = await write({ ...keyword, isStartExternalHyperlink: false });
    expect(outcome.article.markdown).toContain('https://photos.example/ada');
    expect(wish(outcome, 'isStartExternalHyperlink')).toMatchObject({ verdict: 'met', found: 'none' });
  });

  it('says in the report what stands there, and from whom', async () => {
    const outcome = await write(keyword);
    expect(wish(outcome, 'isAddMainImage')).toMatchObject({ verdict: 'met', hard: false });
    expect(wish(outcome, 'isAddMainImage')?.found).toMatch(/^a cover found at Openverse/);
    expect(wish(outcome, 'isAddH2Images')?.verdict).toBe('met');
  });

  it('has a drawn cover where nothing is found, and says so', async () => {
    const away = { pictures: [], notes: ['Openverse could not be reached.'], isFinal: false };
    const outcome = await write(keyword, { findPictures: async () => away });
    expect(outcome.article.seo.featureImage).toBe(`${PICTURES}/drawn.webp`);
    expect(outcome.article.markdown).toContain(`![](${PICTURES}/drawn.webp)`);
    expect(wish(outcome, 'isAddMainImage')).toMatchObject({
      found: 'a cover drawn by this installation',
      note: expect.stringContaining('Openverse could not be reached.'),
    });
    expect(wish(outcome, 'isAddH2Images')).toMatchObject({ verdict: 'not-met', hard: false });
  });

  it('has a drawn cover where no image model is set, and says why', async () => {
    const outcome = await write(ai, { means: MEDIA_MEANS });
    expect(outcome.asked.drawn).toHaveLength(1);
    expect(wish(outcome, 'imageFrom')).toMatchObject({
      verdict: 'not-met',
      found: 'a cover drawn here',
      note: 'No image model is configured.',
    });
  });

  it('has no cover where none is found and drawn ones are switched off', async () => {
    const nothing = { pictures: [], notes: [], isFinal: true };
    const outcome = await write(keyword, {
      findPictures: async () => nothing,
      means: { ...MEDIA_MEANS, drawnCovers: false },
    });
    expect(outcome.article.seo.featureImage).toBeUndefined();
    expect(wish(outcome, 'isAddMainImage')).toMatchObject({ verdict: 'not-met', found: 'none' });
  });

  it('keeps the credit of a cover that stands in the meta data alone', async () => {
    const outcome = await write(keyword, { means: { ...MEDIA_MEANS, coverInArticle: false } });
    expect(outcome.article.seo.featureImage).toBeDefined();
    expect(picturesIn(outcome.article.markdown).some(({ part }) => part === outcome.article.title)).toBe(false);
    expect(outcome.article.markdown.trimEnd().endsWith('· CC BY 4.0*')).toBe(true);
  });

  it('says that a call to action belongs to orders by url alone', async () => {
    const outcome = await write({ ...keyword, isAddCta: true });
    expect(ctaOf(outcome)).toEqual([]);
    expect(wish(outcome, 'isAddCta')).toMatchObject({
      verdict: 'not-applicable',
      found: 'none',
      note: 'A call to action is inserted only when inputType is url.',
    });
  });

  it('writes a call to action from the page, which its title can not break', async () => {
    const outcome = await write({ ...product, isAddCta: true });
    expect(ctaOf(outcome)[0]).toEqual({
      model_type: 'three_stage',
      link: SHOP,
      title: 'Aero 7 --> heat pump',
      description: 'The Aero 7 is a heat pump for small houses. It is quiet.',
      button_text: 'Learn more',
    });
  });

  it('puts the video into the section that it is about', async () => {
    const { article: bare } = await write(keyword);
    const headings = [...bare.markdown.matchAll(/^## (.+)$/gm)].flatMap(([, heading]) => heading ?? []);
    const about = headings.find((heading) => heading.startsWith('Ground Source')) ?? '';
    expect(about).not.toBe('');
    const video = { site: 'peertube', watchUrl: 'https://tube.example/w/1', title: `${about}, explained` };
    const { article } = await write(
      { ...keyword, isAddH2Video: true },
      { findVideo: async () => ({ video, notes: [], isFinal: true }) },
    );
    const section = article.markdown.split(/^## /m).find((part) => part.includes('qc:embed/peertube'));
    expect(section?.split('\n')[0]).toBe(about);
  });

  it.each([
    [
      'three_stage',
      'behind the body, where readers know what it is about',
      /## [^#]*qc:embed\/CTA[^#]*\n## Frequently/,
    ],
    ['anchor_text', 'behind the introduction', /^# [^#]*qc:embed\/CTA[^#]*\n## /],
  ])('has a call to action of the kind %s %s', async (ctaModelType, _where, place) => {
    const { article } = await write({ ...product, isAddCta: true, ctaModelType });
    expect(article.markdown).toMatch(place);
  });

  it('asks providers once for a job and all its retries', async () => {
    const kept = new Map<string, unknown>();
    const memory = {
      recall: async (step: string, question: unknown) => kept.get(step + JSON.stringify(question)),
      remember: async (step: string, _version: number, question: unknown, answer: unknown) => {
        kept.set(step + JSON.stringify(question), JSON.parse(JSON.stringify(answer)));
        return kept.get(step + JSON.stringify(question));
      },
    };
    const { media, asked } = fullMedia({ means: { ...MEDIA_MEANS, imageModel: 'openai:m' } });
    const order = orderOf({ ...ai, isAddH2Video: true });
    const first = await writeArticle(order, portsOver(exampleLibrary('en'), { media, memory }));
    const again = await writeArticle(order, portsOver(exampleLibrary('en'), { media, memory }));
    expect(again.markdown).toBe(first.markdown);
    expect([asked.pictures.length, asked.covers.length, asked.videos.length]).toEqual([1, 1, 1]);
  });
});
