import { z } from 'zod';
import {
  CTA_MODELS,
  IMAGE_ORIGINS,
  INPUT_TYPES,
  LIMITS,
  PERSPECTIVES,
  READABILITY,
  TONES,
  WORD_COUNTS,
} from './choices.ts';
import type { FieldOwner } from './field-owners.ts';
import { type Language, WRITING_LANGUAGES } from './languages.ts';
import { LOCALES } from './locales.ts';
import { mainInputRefusals } from './main-input.ts';
import { choice, codePoints, entries, flag, optional } from './primitives.ts';
import { AiImageParams, KnowledgeBaseInfo, ManualLink, WebhookTarget, WpInfo } from './write-blog-parts.ts';

const fields = {
  siteId: z.string().min(1).nullable().meta({
    description: "Site the article belongs to; null: the account's oldest BLOG site",
  }),
  isPublish: flag(true).meta({ description: 'Publish the article; missing or null means true' }),
  authorId: optional(z.string().min(1)).meta({ description: 'Author of the article' }),
  wpInfo: optional(WpInfo).meta({ description: 'Where on WordPress the article goes' }),
  webhook: optional(WebhookTarget).meta({ description: 'Who is told when the job has ended' }),
  inputType: z.enum(INPUT_TYPES).meta({ description: 'What `mainInput` is' }),
  mainInput: optional(z.union([z.string(), entries(z.string(), 0, LIMITS.urls)])).meta({
    description: 'Keyword, topic, title, product URL or list of URLs, as `inputType` says',
  }),
  primaryKeyword: optional(entries(z.string().trim().min(1), 1, 1)).meta({
    description: 'Exactly one keyword for title, subheadings, body and meta data; no effect with inputType `keyword`',
  }),
  languageID: choice(WRITING_LANGUAGES, 'en').meta({
    description: 'Writing language and target market',
  }),
  locale: optional(z.enum(LOCALES)).meta({
    description: 'Target country or region; missing: one that matches `languageID`, else `us`',
  }),
  targetBlogWordCount: optional(z.enum(WORD_COUNTS)).meta({ description: 'Range of the visible words' }),
  targetTone: optional(z.enum(TONES)).meta({ description: 'Tone of voice' }),
  targetReadability: optional(z.enum(READABILITY)).meta({
    description: 'Grade of readers: 6-8, 9-12, college and above',
  }),
  targetPersonPerspective: optional(z.enum(PERSPECTIVES)).meta({ description: 'Grammatical person of the text' }),
  isAddKeywordFrequency: flag(false).meta({ description: 'Work semantically related keywords in' }),
  isAddEvidence: flag(true).meta({ description: 'Search for and insert data and factual evidence' }),
  additionalTitlePrompt: optional(codePoints(1, LIMITS.promptLength)).meta({ description: 'Wishes for the title' }),
  additionalOutlinePrompt: optional(codePoints(1, LIMITS.promptLength)).meta({ description: 'Wishes for the outline' }),
  additionalSectionPrompt: optional(codePoints(1, LIMITS.promptLength)).meta({ description: 'Wishes for the body' }),
  additionalManualLinks: optional(entries(ManualLink, 0, LIMITS.manualLinks)).meta({
    description: 'Anchor texts with links to embed, the first paragraph preferred',
  }),
  additionalKnowledge: optional(codePoints(0, LIMITS.additionalKnowledgeLength)).meta({
    description: 'Brand, product or industry knowledge as plain text or markdown',
  }),
  knowledgeBaseInfo: optional(KnowledgeBaseInfo).meta({ description: 'Knowledge store and brand to draw on' }),
  isStartExternalHyperlink: flag(true).meta({ description: 'Insert external links' }),
  isStartInternalHyperlink: flag(true).meta({ description: 'Insert internal links' }),
  internalHyperlinkDomain: optional(z.string().min(1)).meta({
    description: 'Domain or sub-path internal links come from',
  }),
  isAddMainImage: flag(true).meta({ description: 'Add a cover image' }),
  isAddH2Images: flag(true).meta({ description: 'Add 1 to 2 images to the body' }),
  isAddH2Video: flag(false).meta({ description: 'Add one related video to the body' }),
  isAddSeeAlso: flag(false).meta({ description: "Add up to 5 articles of the bound domain's sitemap at the end" }),
  isFoundPlaceholderError: flag(true).meta({ description: 'Fail with 549 when the outline holds a placeholder' }),
  isFilterSimilarTitle: flag(true).meta({
    description: 'Fail with 544 when the title is highly similar to an earlier one',
  }),
  isAddKeyTakeaways: flag(true).meta({ description: 'Add a Key Takeaways section after the introduction' }),
  isAddCta: flag(false).meta({ description: 'Insert a call to action; effective only with inputType `url`' }),
  ctaModelType: optional(z.enum(CTA_MODELS)).meta({ description: 'Kind of call to action' }),
  isAddFaq: flag(true).meta({ description: 'Add an FAQ section at the end' }),
  imageFrom: choice(IMAGE_ORIGINS, 'img_library').meta({
    description: 'Where images come from; `kb` needs knowledgeBaseInfo, `ai` is for the cover only',
  }),
  aiImageGenerateParams: optional(AiImageParams).meta({ description: 'How an AI image is made' }),
  isRaiseEvidenceNotFindError: flag(true).meta({ description: 'Fail with 545 when no evidence is found' }),
  targetEvidenceSearchLanguageId: optional(z.enum(WRITING_LANGUAGES)).meta({
    description: 'Language evidence is searched in; missing: the writing language',
  }),
  targetEvidenceLocale: optional(z.enum(LOCALES)).meta({
    description: "Country evidence is searched in; missing: the article's country",
  }),
};

type FieldName = keyof typeof fields;

/** Who reads each field. A field whose owner does not read it does not compile (see `writing/article-pipeline.ts`). */
export const FIELD_OWNERS = {
  siteId: 'orders',
  isPublish: 'publishing',
  authorId: 'publishing',
  wpInfo: 'publishing',
  webhook: 'publishing',
  inputType: 'brief',
  mainInput: 'brief',
  primaryKeyword: 'brief',
  languageID: 'brief',
  locale: 'brief',
  targetBlogWordCount: 'brief',
  targetTone: 'brief',
  targetReadability: 'brief',
  targetPersonPerspective: 'brief',
  isAddKeywordFrequency: 'related-keywords',
  isAddEvidence: 'research',
  additionalTitlePrompt: 'outline',
  additionalOutlinePrompt: 'outline',
  additionalSectionPrompt: 'sections',
  additionalManualLinks: 'manual-links',
  additionalKnowledge: 'research',
  knowledgeBaseInfo: 'brief',
  isStartExternalHyperlink: 'external-links',
  isStartInternalHyperlink: 'internal-links',
  internalHyperlinkDomain: 'internal-links',
  isAddMainImage: 'images',
  isAddH2Images: 'images',
  isAddH2Video: 'video',
  isAddSeeAlso: 'see-also',
  isFoundPlaceholderError: 'placeholders',
  isFilterSimilarTitle: 'similar-title',
  isAddKeyTakeaways: 'key-takeaways',
  isAddCta: 'call-to-action',
  ctaModelType: 'call-to-action',
  isAddFaq: 'faq',
  imageFrom: 'images',
  aiImageGenerateParams: 'images',
  isRaiseEvidenceNotFindError: 'research',
  targetEvidenceSearchLanguageId: 'research',
  targetEvidenceLocale: 'research',
} as const satisfies Record<FieldName, FieldOwner>;

/**
 * Body of Write A Blog: shapes, defaults, and the rules that join fields. Unknown top-level fields are refused. The
 * joined rules run even when single fields are wrong, so that one answer names every mistake.
 */
export const WriteBlogBody = z
  .strictObject(fields)
  .superRefine(checkJoinedRules, { when: () => true })
  .meta({ id: 'WriteBlogBody', description: 'An order for one article' });

/** The order as parsed: every default filled in, every absent wish `undefined`. */
export type WriteBlogRequest = z.infer<typeof WriteBlogBody>;

/** An article order after both blog interfaces have been brought to one form. */
export interface ArticleRequest extends Omit<WriteBlogRequest, 'languageID'> {
  readonly languageID: Language;
}

export type ArticleField = keyof ArticleRequest;

/** How deep the engine works: `5` is the whole check and repair; v1 always asks for it. */
export type Engine = '2' | '3' | '4' | '5';

/** An order as accepted; stored whole as the request of a blog job. */
export interface ArticleOrder {
  readonly interface: 'v1' | 'earlier';
  readonly engine: Engine;
  readonly request: ArticleRequest;
  /** Fields the client sent with a value, by their names in `ArticleRequest`. */
  readonly given: readonly string[];
  /** Sitemap that the earlier interface named for its See Also list. */
  readonly seeAlsoSitemap?: string;
  /** Null: the account's oldest BLOG site. */
  readonly siteId: string | null;
}

/** The order behind a parsed v1 body; `given` comes from `givenFields` of the body as received. */
export function articleOrderOf(body: WriteBlogRequest, given: readonly string[]): ArticleOrder {
  return { interface: 'v1', engine: '5', request: body, given, siteId: body.siteId };
}

/** Sees what stands there even after a field failed, so each value is looked at as unknown. */
function checkJoinedRules(body: unknown, context: z.core.$RefinementCtx): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const { inputType, mainInput, imageFrom, knowledgeBaseInfo }: { [name: string]: unknown } = { ...body };
  for (const { path, message } of mainInputRefusals(inputType, mainInput)) {
    context.addIssue({ code: 'custom', path: ['mainInput', ...path], message });
  }
  if (imageFrom === 'kb' && knowledgeBaseInfo === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['imageFrom'],
      message: 'received "kb", which is allowed only with knowledgeBaseInfo; allowed without it: img_library, ai',
    });
  }
}
