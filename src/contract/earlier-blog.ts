import { z } from 'zod';
import { EARLIER_INPUT_TYPES, ENGINE_VERSIONS, LIMITS, WORD_COUNTS } from './choices.ts';
import { SITE_LANGUAGES } from './languages.ts';
import { type TEXT_LIMITS, textRefusal } from './main-input.ts';
import { choice, codePoints, flag, optional, webAddress } from './primitives.ts';
import type { ArticleField, ArticleOrder, Engine } from './write-blog.ts';

const config = z
  .looseObject({
    sitemap: optional(webAddress()).meta({
      description: 'Sitemap; 1 to 5 related articles of it are added at the end of the article',
    }),
    is_start_external_hyperlink: flag(true).meta({ description: 'Insert external links' }),
    is_start_internal_hyperlink: flag(true).meta({ description: 'Insert internal links' }),
    internal_hyperlink_domain: optional(z.string().min(1)).meta({
      description: 'Link or domain that internal links come from',
    }),
    is_add_main_image: flag(true).meta({ description: 'Add a cover image' }),
    is_add_h2_images: flag(true).meta({ description: 'Add 1 to 2 images under suitable headings' }),
  })
  .meta({ id: 'EarlierBlogConfig', description: 'Links and images of the article' });

const params = z
  .strictObject({
    input_type: z.enum(EARLIER_INPUT_TYPES).meta({ description: 'What `p_input` is' }),
    p_input: z.string().meta({ description: 'Keyword of at most 100, topic or title of at most 150 characters' }),
    target_blog_word_count: optional(z.enum(WORD_COUNTS)).meta({ description: 'Range of the visible words' }),
    language_id: choice(SITE_LANGUAGES, 'en').meta({ description: 'Writing language' }),
    is_add_keyword_frequency: flag(false).meta({ description: 'Work semantically related keywords in' }),
    is_add_evidence: flag(true).meta({ description: 'Search for and insert data and factual evidence' }),
    additional_knowledge: optional(codePoints(0, LIMITS.additionalKnowledgeLength)).meta({
      description: 'Brand, product or industry knowledge as plain text or markdown',
    }),
    additional_title_prompt: optional(codePoints(1, LIMITS.promptLength)).meta({ description: 'Wishes for the title' }),
    additional_outline_prompt: optional(codePoints(1, LIMITS.promptLength)).meta({
      description: 'Wishes for the outline',
    }),
    additional_section_prompt: optional(codePoints(1, LIMITS.promptLength)).meta({
      description: 'Wishes for the body',
    }),
  })
  .superRefine(
    (value, context) => {
      const inputType = EARLIER_INPUT_TYPES.find((known) => known === value?.input_type);
      if (inputType === undefined || typeof value.p_input !== 'string') return;
      const message = textRefusal(INPUT_TYPE_OF[inputType], value.p_input);
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['p_input'], message });
    },
    { when: () => true },
  )
  .meta({ id: 'EarlierBlogParams', description: 'What the article is about and how it is written' });

const INPUT_TYPE_OF = { Keyword: 'keyword', Topic: 'topic', Title: 'title' } as const satisfies Record<
  (typeof EARLIER_INPUT_TYPES)[number],
  keyof typeof TEXT_LIMITS
>;

/** Body of Writing blog of the earlier interface. `config` is open: unknown keys in it are kept and named. */
export const EarlierBlogBody = z
  .strictObject({
    site_id: z.string().min(1).meta({ description: 'Site the article belongs to' }),
    is_publish: flag(false).meta({ description: 'Publish the article' }),
    author_id: optional(z.string().min(1)).meta({ description: 'Author of the article' }),
    version: choice(ENGINE_VERSIONS, '2').meta({
      description: 'Depth of the engine, not its rules: takeaways from `4`, FAQ and all checks in `5` and `latest`',
    }),
    config: config.meta({ description: 'Links and images of the article' }),
    params: params.meta({ description: 'What the article is about and how it is written' }),
  })
  .meta({ id: 'EarlierBlogBody', description: 'An order for one article, earlier interface' });
export type EarlierBlogRequest = z.infer<typeof EarlierBlogBody>;

/** Where a field of `ArticleRequest` stands in the earlier body; the others can not be asked for there. */
export const EARLIER_FIELD_PATHS: Partial<Record<ArticleField, string>> = {
  siteId: 'site_id',
  isPublish: 'is_publish',
  authorId: 'author_id',
  inputType: 'params.input_type',
  mainInput: 'params.p_input',
  languageID: 'params.language_id',
  targetBlogWordCount: 'params.target_blog_word_count',
  isAddKeywordFrequency: 'params.is_add_keyword_frequency',
  isAddEvidence: 'params.is_add_evidence',
  additionalKnowledge: 'params.additional_knowledge',
  additionalTitlePrompt: 'params.additional_title_prompt',
  additionalOutlinePrompt: 'params.additional_outline_prompt',
  additionalSectionPrompt: 'params.additional_section_prompt',
  isStartExternalHyperlink: 'config.is_start_external_hyperlink',
  isStartInternalHyperlink: 'config.is_start_internal_hyperlink',
  internalHyperlinkDomain: 'config.internal_hyperlink_domain',
  isAddMainImage: 'config.is_add_main_image',
  isAddH2Images: 'config.is_add_h2_images',
  isAddSeeAlso: 'config.sitemap',
};

/** Where a field stands in the body that the client sent, e.g. `siteId`, or `site_id` in the earlier interface. */
export function fieldPath(order: Pick<ArticleOrder, 'interface'>, field: ArticleField): string {
  return order.interface === 'earlier' ? (EARLIER_FIELD_PATHS[field] ?? field) : field;
}

/**
 * The order behind a parsed body of the earlier interface; `given` comes from `givenFields(received, ['config',
 * 'params'])`. `version` changes depth, not rules: takeaways from 4, FAQ and the 544/545/549 checks in 5.
 */
export function toArticleOrder(body: EarlierBlogRequest, given: readonly string[]): ArticleOrder {
  const engine: Engine = body.version === 'latest' ? '5' : body.version;
  const { sitemap } = body.config;
  return {
    interface: 'earlier',
    engine,
    request: {
      siteId: body.site_id,
      isPublish: body.is_publish,
      authorId: body.author_id,
      ...fromParams(body.params),
      ...fromConfig(body.config),
      isFoundPlaceholderError: engine === '5',
      isFilterSimilarTitle: engine === '5',
      isRaiseEvidenceNotFindError: engine === '5',
      isAddKeyTakeaways: engine === '4' || engine === '5',
      isAddFaq: engine === '5',
      ...NOT_IN_THE_EARLIER_INTERFACE,
    },
    given: articleFields().filter((field) => given.includes(EARLIER_FIELD_PATHS[field] ?? '')),
    ...(sitemap === undefined ? {} : { seeAlsoSitemap: sitemap }),
    siteId: body.site_id,
  };
}

function articleFields(): ArticleField[] {
  return Object.keys(EARLIER_FIELD_PATHS) as ArticleField[];
}

function fromParams(from: EarlierBlogRequest['params']) {
  return {
    inputType: INPUT_TYPE_OF[from.input_type],
    mainInput: from.p_input,
    languageID: from.language_id,
    targetBlogWordCount: from.target_blog_word_count,
    isAddKeywordFrequency: from.is_add_keyword_frequency,
    isAddEvidence: from.is_add_evidence,
    additionalKnowledge: from.additional_knowledge,
    additionalTitlePrompt: from.additional_title_prompt,
    additionalOutlinePrompt: from.additional_outline_prompt,
    additionalSectionPrompt: from.additional_section_prompt,
  };
}

function fromConfig(from: EarlierBlogRequest['config']) {
  return {
    isStartExternalHyperlink: from.is_start_external_hyperlink,
    isStartInternalHyperlink: from.is_start_internal_hyperlink,
    internalHyperlinkDomain: from.internal_hyperlink_domain,
    isAddMainImage: from.is_add_main_image,
    isAddH2Images: from.is_add_h2_images,
    isAddSeeAlso: from.sitemap !== undefined,
  };
}

const NOT_IN_THE_EARLIER_INTERFACE = {
  wpInfo: undefined,
  webhook: undefined,
  primaryKeyword: undefined,
  locale: undefined,
  targetTone: undefined,
  targetReadability: undefined,
  targetPersonPerspective: undefined,
  additionalManualLinks: undefined,
  knowledgeBaseInfo: undefined,
  isAddH2Video: false,
  isAddCta: false,
  ctaModelType: undefined,
  imageFrom: 'img_library',
  aiImageGenerateParams: undefined,
  targetEvidenceSearchLanguageId: undefined,
  targetEvidenceLocale: undefined,
} as const;
