import { z } from 'zod';
import {
  CTA_MODELS,
  IMAGE_ORIGINS,
  IMAGE_SIZES,
  INPUT_TYPES,
  LIMITS,
  PERSPECTIVES,
  READABILITY,
  TONES,
  WORD_COUNTS,
} from './choices.ts';
import { type FieldOwner, LATER } from './field-owners.ts';
import { IMAGE_STYLE_PROMPTS } from './image-styles.ts';
import { type Language, WRITING_LANGUAGES } from './languages.ts';
import { LOCALES } from './locales.ts';
import { codePoints, flag, identifier, optional, webAddress } from './primitives.ts';

/** Where on WordPress the article goes. */
export const WpInfo = z
  .strictObject({
    qc_id: optional(z.string()).meta({ description: 'Id of the connection, from Get Publishing Info' }),
    category_id: optional(z.string()).meta({ description: 'Category of the post' }),
    auth_id: optional(z.string()).meta({ description: 'WordPress user shown as author; wins over `authorId`' }),
    post_type: optional(z.string()).meta({ description: 'Post type, for example `post`' }),
  })
  .meta({ id: 'WpInfo', description: 'Where on WordPress the article goes' });

export const WebhookTarget = z
  .strictObject({
    url: webAddress().meta({ description: 'Address that is called when the job has ended' }),
    header: optional(z.record(z.string(), z.string())).meta({
      description: 'Headers to send, name to value, for example `Authorization`',
    }),
  })
  .meta({ id: 'WebhookTarget', description: 'Who is told when the job has ended' });

/** An anchor text with its link. The interface leaves the field names open; `text` and `link` are taken too. */
export const ManualLink = z
  .looseObject({
    anchor: optional(z.string().min(1)).meta({ description: 'Anchor text, also accepted as `text`' }),
    text: optional(z.string().min(1)).meta({ description: 'Another name for `anchor`' }),
    url: optional(webAddress()).meta({ description: 'Target, also accepted as `link`' }),
    link: optional(webAddress()).meta({ description: 'Another name for `url`' }),
  })
  .superRefine((entry, context) => {
    if (entry.anchor === undefined && entry.text === undefined) {
      context.addIssue({ code: 'custom', path: ['anchor'], message: 'an anchor text is required (`anchor` or `text`)' });
    }
    if (entry.url === undefined && entry.link === undefined) {
      context.addIssue({ code: 'custom', path: ['url'], message: 'an address is required (`url` or `link`)' });
    }
  })
  .meta({ id: 'ManualLink', description: 'An anchor text and the address it links to' });

export const KnowledgeBaseInfo = z
  .strictObject({
    store_id: identifier().meta({ description: 'Knowledge store' }),
    brand_id: optional(identifier()).meta({ description: 'Brand within the store' }),
    brand_name: optional(z.string()).meta({ description: 'Name of the brand' }),
  })
  .meta({ id: 'KnowledgeBaseInfo', description: 'Knowledge store and brand to draw on' });

export const AiImageParams = z
  .looseObject({
    style_prompt: optional(z.enum(IMAGE_STYLE_PROMPTS)).meta({ description: 'One of the 21 styles' }),
    negative_prompt: optional(z.string()).meta({ description: 'What must not be in the picture' }),
    seed: optional(z.number().int().nonnegative()).meta({ description: 'Same seed, same picture, where the model can' }),
    size: optional(z.enum(IMAGE_SIZES)).meta({ description: 'Pixels, width x height' }),
  })
  .meta({ id: 'AiImageGenerateParams', description: 'How an AI image is made' });

const fields = {
  siteId: z.string().min(1).nullable().meta({
    description: "Site the article belongs to; null: the account's oldest BLOG site",
  }),
  isPublish: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true)
    .meta({ description: 'Publish the article; missing or null means true' }),
  authorId: optional(z.string().min(1)).meta({ description: 'Author of the article' }),
  wpInfo: optional(WpInfo).meta({ description: 'Where on WordPress the article goes' }),
  webhook: optional(WebhookTarget).meta({ description: 'Who is told when the job has ended' }),
  inputType: z.enum(INPUT_TYPES).meta({ description: 'What `mainInput` is' }),
  mainInput: optional(z.union([z.string(), z.array(z.string())])).meta({
    description: 'Keyword, topic, title, product URL or list of URLs, as `inputType` says',
  }),
  primaryKeyword: optional(z.array(z.string().trim().min(1)).length(1)).meta({
    description: 'Exactly one keyword for title, subheadings, body and meta data; no effect with inputType `keyword`',
  }),
  languageID: z.enum(WRITING_LANGUAGES).nullish().transform((value) => value ?? 'en').meta({
    description: 'Writing language and target market',
  }),
  locale: optional(z.enum(LOCALES)).meta({
    description: 'Target country or region; missing: one that matches `languageID`, else `us`',
  }),
  targetBlogWordCount: optional(z.enum(WORD_COUNTS)).meta({ description: 'Range of the visible words' }),
  targetTone: optional(z.enum(TONES)).meta({ description: 'Tone of voice' }),
  targetReadability: optional(z.enum(READABILITY)).meta({ description: 'Grade of readers: 6-8, 9-12, college and above' }),
  targetPersonPerspective: optional(z.enum(PERSPECTIVES)).meta({ description: 'Grammatical person of the text' }),
  isAddKeywordFrequency: flag(false).meta({ description: 'Work semantically related keywords in' }),
  isAddEvidence: flag(true).meta({ description: 'Search for and insert data and factual evidence' }),
  additionalTitlePrompt: optional(codePoints(1, LIMITS.promptLength)).meta({ description: 'Wishes for the title' }),
  additionalOutlinePrompt: optional(codePoints(1, LIMITS.promptLength)).meta({ description: 'Wishes for the outline' }),
  additionalSectionPrompt: optional(codePoints(1, LIMITS.promptLength)).meta({ description: 'Wishes for the body' }),
  additionalManualLinks: optional(z.array(ManualLink).max(LIMITS.manualLinks)).meta({
    description: 'Anchor texts with links to embed, the first paragraph preferred',
  }),
  additionalKnowledge: optional(codePoints(0, LIMITS.additionalKnowledgeLength)).meta({
    description: 'Brand, product or industry knowledge as plain text or markdown',
  }),
  knowledgeBaseInfo: optional(KnowledgeBaseInfo).meta({ description: 'Knowledge store and brand to draw on' }),
  isStartExternalHyperlink: flag(true).meta({ description: 'Insert external links' }),
  isStartInternalHyperlink: flag(true).meta({ description: 'Insert internal links' }),
  internalHyperlinkDomain: optional(z.string().min(1)).meta({ description: 'Domain or sub-path internal links come from' }),
  isAddMainImage: flag(true).meta({ description: 'Add a cover image' }),
  isAddH2Images: flag(true).meta({ description: 'Add 1 to 2 images to the body' }),
  isAddH2Video: flag(false).meta({ description: 'Add one related video to the body' }),
  isAddSeeAlso: flag(false).meta({ description: "Add up to 5 articles of the bound domain's sitemap at the end" }),
  isFoundPlaceholderError: flag(true).meta({ description: 'Fail with 549 when the outline holds a placeholder' }),
  isFilterSimilarTitle: flag(true).meta({ description: 'Fail with 544 when the title is highly similar to an earlier one' }),
  isAddKeyTakeaways: flag(true).meta({ description: 'Add a Key Takeaways section after the introduction' }),
  isAddCta: flag(false).meta({ description: 'Insert a call to action; effective only with inputType `url`' }),
  ctaModelType: optional(z.enum(CTA_MODELS)).meta({ description: 'Kind of call to action' }),
  isAddFaq: flag(true).meta({ description: 'Add an FAQ section at the end' }),
  imageFrom: z.enum(IMAGE_ORIGINS).nullish().transform((value) => value ?? 'img_library').meta({
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
  isPublish: LATER.publishing,
  authorId: LATER.publishing,
  wpInfo: LATER.publishing,
  webhook: LATER.publishing,
  inputType: 'brief',
  mainInput: 'brief',
  primaryKeyword: 'brief',
  languageID: 'brief',
  locale: 'brief',
  targetBlogWordCount: 'brief',
  targetTone: LATER.languageModel,
  targetReadability: LATER.languageModel,
  targetPersonPerspective: LATER.languageModel,
  isAddKeywordFrequency: LATER.embeddedWriter,
  isAddEvidence: 'research',
  additionalTitlePrompt: LATER.languageModel,
  additionalOutlinePrompt: LATER.languageModel,
  additionalSectionPrompt: LATER.languageModel,
  additionalManualLinks: LATER.research,
  additionalKnowledge: 'research',
  knowledgeBaseInfo: 'research',
  isStartExternalHyperlink: LATER.research,
  isStartInternalHyperlink: LATER.research,
  internalHyperlinkDomain: LATER.research,
  isAddMainImage: LATER.media,
  isAddH2Images: LATER.media,
  isAddH2Video: LATER.media,
  isAddSeeAlso: LATER.research,
  isFoundPlaceholderError: LATER.embeddedWriter,
  isFilterSimilarTitle: LATER.embeddedWriter,
  isAddKeyTakeaways: 'key-takeaways',
  isAddCta: LATER.media,
  ctaModelType: LATER.media,
  isAddFaq: 'faq',
  imageFrom: LATER.media,
  aiImageGenerateParams: LATER.media,
  isRaiseEvidenceNotFindError: 'research',
  targetEvidenceSearchLanguageId: LATER.research,
  targetEvidenceLocale: LATER.research,
} as const satisfies Record<FieldName, FieldOwner>;

/** Body of Write A Blog: shapes, defaults, and the rules that join fields. Unknown top-level fields are refused. */
export const WriteBlogBody = z
  .strictObject(fields)
  .superRefine((body, context) => {
    checkMainInput(body, context);
    if (body.imageFrom === 'kb' && body.knowledgeBaseInfo === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['imageFrom'],
        message: 'received "kb", which is allowed only with knowledgeBaseInfo; allowed without it: img_library, ai',
      });
    }
  })
  .meta({ id: 'WriteBlogBody', description: 'An order for one article' });

/** The order as parsed: every default filled in, every absent wish `undefined`. */
export type WriteBlogRequest = z.infer<typeof WriteBlogBody>;

/** An article order after both blog interfaces have been brought to one form; stored whole with the job. */
export interface ArticleRequest extends Omit<WriteBlogRequest, 'languageID'> {
  readonly languageID: Language;
}

export type ArticleField = keyof ArticleRequest;

function checkMainInput(
  body: { inputType: string; mainInput?: string | string[] | undefined },
  context: z.core.$RefinementCtx,
): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['mainInput', ...path], message });
  const { inputType, mainInput } = body;
  const length = (text: string) => [...text].length;

  if (inputType === 'urls') {
    if (!Array.isArray(mainInput)) return refuse([], `inputType "urls" needs an array of 1 to ${LIMITS.urls} URLs`);
    if (mainInput.length < 1 || mainInput.length > LIMITS.urls) {
      return refuse([], `received ${mainInput.length} URLs; allowed: 1 to ${LIMITS.urls}`);
    }
    mainInput.forEach((url, index) => {
      if (!webAddress().safeParse(url).success) refuse([index], 'must be an http or https URL');
    });
    return;
  }
  if (inputType === 'url') {
    const url = Array.isArray(mainInput) && mainInput.length === 1 ? mainInput[0] : mainInput;
    if (typeof url !== 'string' || !webAddress().safeParse(url).success) {
      refuse([], 'inputType "url" needs one http or https URL, as a string or an array of exactly one');
    }
    return;
  }
  const limit =
    inputType === 'keyword' ? LIMITS.keywordLength : inputType === 'topic' ? LIMITS.topicLength : LIMITS.titleLength;
  if (typeof mainInput !== 'string' || mainInput.trim() === '') {
    return refuse([], `inputType "${inputType}" needs a non-empty string`);
  }
  if (length(mainInput) > limit) {
    refuse([], `received ${length(mainInput)} characters; allowed with inputType "${inputType}": at most ${limit}`);
  }
}
