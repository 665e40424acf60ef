import type { ArticlePicture } from '../../article/article.ts';
import type { ArticleRequest } from '../../contract/write-blog.ts';
import type { PictureSlot, PlacedPicture } from '../../media/article-media.ts';
import type { Brief } from '../brief/brief.ts';
import type { WritingMedia } from '../ports.ts';
import { defineSharedStep, type StepTools } from '../step.ts';
import { altText, generatedAltText } from './alt-text.ts';
import type { ArticleImages, ChosenCover } from './article-images.ts';
import { sectionQueries, subjectQueries } from './picture-queries.ts';
import { findPictures, generateCover } from './remembered-media.ts';

const VERSION = 2;
/** Sections that may get a picture; the first of them that a fitting one is found for do. */
const MOST_CANDIDATES = 3;
/** With fewer sections one picture in the body is enough. */
const SECTIONS_FOR_TWO = 4;
const COVER = 'cover';

type Fields = Pick<ArticleRequest, 'isAddMainImage' | 'isAddH2Images' | 'imageFrom' | 'aiImageGenerateParams'>;

interface Given {
  readonly brief: Brief;
  readonly title: string;
  readonly headings: readonly string[];
}

export const imagesStep = defineSharedStep({
  name: 'images',
  version: VERSION,
  reads: ['isAddMainImage', 'isAddH2Images', 'imageFrom', 'aiImageGenerateParams'],
  needs: ['brief', 'outline', 'seo'],
  doing: 'Looking for pictures',
  async run(fields, { brief, outline, seo }, tools): Promise<ArticleImages> {
    const { media } = tools;
    const wanted = { cover: fields.isAddMainImage, body: fields.isAddH2Images };
    const none = { cover: undefined, coverInArticle: true, body: [], withoutModel: undefined, notes: [] };
    if (media === undefined || !(wanted.cover || wanted.body)) {
      return { ...none, wanted, isAvailable: media !== undefined };
    }
    const headings = outline.sections.map(({ heading }) => heading).filter((heading) => heading !== '');
    const given: Given = { brief, title: brief.title ?? seo.title, headings };
    const [found, made] = await Promise.all([
      lookFor(fields, given, media, tools),
      makeCover(fields, given, media, tools),
    ]);
    const cover = made.cover ?? found.cover ?? (wanted.cover ? await drawn(given, media) : undefined);
    return {
      wanted,
      isAvailable: true,
      cover,
      coverInArticle: media.means.coverInArticle,
      body: found.body,
      withoutModel: made.why,
      notes: found.notes,
    };
  },
});

async function lookFor(
  { isAddMainImage, isAddH2Images, imageFrom }: Fields,
  { brief, title, headings }: Given,
  media: WritingMedia,
  tools: StepTools,
): Promise<Pick<ArticleImages, 'cover' | 'body' | 'notes'>> {
  const cover: PictureSlot[] =
    isAddMainImage && imageFrom !== 'ai' ? [{ place: COVER, isCover: true, queries: subjectQueries(brief) }] : [];
  const body: PictureSlot[] = isAddH2Images
    ? spread(headings).map((heading) => ({ place: heading, isCover: false, queries: sectionQueries(heading, brief) }))
    : [];
  if (cover.length + body.length === 0) return { cover: undefined, body: [], notes: [] };
  const { pictures, notes } = await findPictures(
    {
      from: imageFrom === 'kb' ? 'kb' : 'img_library',
      language: brief.language,
      slots: [...cover, ...body],
      mostInBody: headings.length >= SECTIONS_FOR_TWO ? 2 : 1,
    },
    VERSION,
    { media, memory: tools.memory },
  );
  const placed = pictures.map((found) => ({
    heading: found.place,
    picture: pictureOf(found, [brief.keyword ?? '', brief.subject, found.place === COVER ? title : found.place], brief),
    by: found.provider,
  }));
  const first = placed.find(({ heading }) => heading === COVER);
  return {
    cover: first === undefined ? undefined : { picture: first.picture, kind: 'found', by: first.by },
    body: headings.flatMap((heading) => placed.find((each) => each.heading === heading) ?? []),
    notes,
  };
}

/** @param spelled texts of the article, in which the words that were searched for are written as they should be */
function pictureOf(found: PlacedPicture, spelled: readonly string[], { language }: Brief): ArticlePicture {
  const { url, credit } = found;
  return { url, alt: altText(found, spelled, language), ...(credit === undefined ? {} : { credit }) };
}

/** Headings for pictures, spread over the article: the second, the fourth ..., then the first, the third ... */
function spread(headings: readonly string[]): string[] {
  const distinct = [...new Set(headings)].filter((heading) => heading !== COVER);
  const every = (start: number) => distinct.filter((_, index) => index % 2 === start);
  return [...every(1), ...every(0)].slice(0, MOST_CANDIDATES);
}

async function makeCover(
  { isAddMainImage, imageFrom, aiImageGenerateParams }: Fields,
  { brief, title, headings }: Given,
  media: WritingMedia,
  { memory }: StepTools,
): Promise<{ cover?: ChosenCover; why: string | undefined }> {
  if (!isAddMainImage || imageFrom !== 'ai') return { why: undefined };
  if (media.means.imageModel === undefined) return { why: 'No image model is configured.' };
  const { style_prompt, negative_prompt, seed, size } = aiImageGenerateParams ?? {};
  const made = await generateCover(
    {
      title,
      section: headings[0] ?? '',
      subject: brief.subject,
      stylePrompt: style_prompt ?? undefined,
      negativePrompt: negative_prompt ?? undefined,
      seed: seed ?? undefined,
      size: size ?? undefined,
    },
    VERSION,
    { media, memory },
  );
  if (made.kind === 'failed') return { why: made.why };
  const picture = { url: made.url, alt: generatedAltText(title, brief.language) };
  return { cover: { picture, kind: 'generated', by: `${made.model} (style: ${made.style})` }, why: undefined };
}

/** A pattern says nothing, and so does its alternative text. */
async function drawn({ brief, title }: Given, media: WritingMedia): Promise<ChosenCover | undefined> {
  if (!media.means.drawnCovers) return undefined;
  const url = await media.drawCover(`${brief.subject}\n${title}`);
  return { picture: { url, alt: '' }, kind: 'drawn', by: 'this installation' };
}
