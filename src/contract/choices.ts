/** The closed lists a request chooses from, as the interface prints them. */

export const INPUT_TYPES = ['keyword', 'topic', 'url', 'urls', 'title'] as const;
export type InputType = (typeof INPUT_TYPES)[number];

export const WORD_COUNTS = ['800-1000', '1000-2000', '2000-3000'] as const;
export type WordCount = (typeof WORD_COUNTS)[number];

export const TONES = [
  'Conversational/Informal',
  'Inspirational/Motivational',
  'Persuasive',
  'Entertaining',
  'Informative/Educational',
  'Professional/Formal',
] as const;

export const READABILITY = ['general', 'knowledgeable', 'expert'] as const;
export const PERSPECTIVES = ['first-person', 'second-person', 'third-person'] as const;
export const CTA_MODELS = ['three_stage', 'anchor_text'] as const;
export const IMAGE_ORIGINS = ['img_library', 'kb', 'ai'] as const;
export const IMAGE_SIZES = ['1792x1024', '1024x1024'] as const;
export const SITE_TYPES = ['BLOG', 'LANDING_PAGE'] as const;
export type SiteType = (typeof SITE_TYPES)[number];
export const PRODUCTS = ['QUICK_BLOG', 'QUICK_PAGE'] as const;
export type Product = (typeof PRODUCTS)[number];
export const QUOTA_RESOURCES = ['article', 'word', 'image', 'evaluation'] as const;
export type QuotaResource = (typeof QUOTA_RESOURCES)[number];
export const EARLIER_INPUT_TYPES = ['Keyword', 'Topic', 'Title'] as const;
export const ENGINE_VERSIONS = ['2', '3', '4', '5', 'latest'] as const;
export const VISIBILITIES = ['public', 'private'] as const;
export const DOCUMENT_FORMATS = ['markdown', 'text', 'html'] as const;
/** Levels of an evaluation, worst first; `rating = RATINGS[min(8, floor(score * 9 / 100))]`. */
export const RATINGS = ['Lowest', 'Lowest+', 'Low', 'Low+', 'Medium', 'Medium+', 'High', 'High+', 'Highest'] as const;

/** Lengths in Unicode code points, counts in entries. */
export const LIMITS = {
  keywordLength: 100,
  topicLength: 150,
  titleLength: 150,
  urls: 5,
  promptLength: 3000,
  additionalKnowledgeLength: 50_000,
  manualLinks: 5,
  tokenExpiryDays: { min: 7, max: 90, default: 7 },
  bodyBytes: 1024 * 1024,
  evaluationContentBytes: 2 * 1024 * 1024,
  uploadBytes: 20 * 1024 * 1024,
  /** Entries of one page of a list. */
  page: { min: 1, max: 100, default: 20 },
  /** Words reserved for an article whose request names no range. */
  freeWords: 3000,
} as const;
