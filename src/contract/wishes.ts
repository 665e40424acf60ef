import type { Capabilities } from './capabilities.ts';
import { fieldPath } from './earlier-blog.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { ArticleField, ArticleOrder, ArticleRequest } from './write-blog.ts';

/** Why a wish is not honoured: it takes what is not configured, or the version that took the order could not. */
export type UnhonouredReason =
  | 'not_in_this_version'
  | 'needs_language_model'
  | 'needs_web_search'
  | 'needs_image_provider'
  | 'needs_image_model'
  | 'needs_video_provider';

/** A wish of an order that this installation can not honour. */
export interface UnhonouredWish {
  /** Field by the name of the interface the order came through, e.g. `config.is_add_main_image`. */
  readonly field: string;
  /** English sentence, shown to the customer. */
  readonly reason: string;
  readonly reasonCode: UnhonouredReason;
}

interface Rule {
  /** Whether the value, given or by default, asks for something. */
  readonly asks: (request: ArticleRequest) => boolean;
  readonly reason: string;
  readonly reasonCode: UnhonouredReason;
}

const needsModel = (asks: Rule['asks'], what: string): Rule => ({
  asks,
  reason: `${what} needs a language model, and none is configured`,
  reasonCode: 'needs_language_model',
});
const has = (field: ArticleField) => (request: ArticleRequest) => request[field] !== undefined;
const isOn = (field: ArticleField) => (request: ArticleRequest) => request[field] === true;

/** Beyond the embedded writer, which can only quote. */
const MODEL_RULES = {
  targetTone: needsModel(has('targetTone'), 'a tone of voice'),
  targetReadability: needsModel(has('targetReadability'), 'a grade of readers'),
  targetPersonPerspective: needsModel(has('targetPersonPerspective'), 'a grammatical person'),
  additionalTitlePrompt: needsModel(has('additionalTitlePrompt'), 'an instruction for the title'),
  additionalOutlinePrompt: needsModel(has('additionalOutlinePrompt'), 'an instruction for the outline'),
  additionalSectionPrompt: needsModel(has('additionalSectionPrompt'), 'an instruction for the body'),
  locale: needsModel(
    (request) => request.locale !== undefined && request.locale !== LANGUAGES[request.languageID].locale,
    'the spelling of a country',
  ),
  targetEvidenceSearchLanguageId: needsModel(
    (request) =>
      request.isAddEvidence &&
      request.targetEvidenceSearchLanguageId !== undefined &&
      !isVarietyOf(request.targetEvidenceSearchLanguageId, request.languageID),
    'evidence in another language than that of the article',
  ),
} satisfies Partial<Record<ArticleField, Rule>>;

/** Fields whose wish may not be honoured, depending on the installation. */
export type RuledField = keyof typeof MODEL_RULES | keyof typeof MEDIA_RULES | 'targetEvidenceLocale';

const COUNTRY_OF_EVIDENCE: Rule = {
  asks: (request) =>
    request.isAddEvidence &&
    request.targetEvidenceLocale !== undefined &&
    request.targetEvidenceLocale !== countryOf(request),
  reason:
    'evidence of a country is looked for on the web, which this installation does not search: it takes a search ' +
    'provider, and a language model or leave to quote third parties',
  reasonCode: 'needs_web_search',
};

const wantsGeneratedCover = (request: ArticleRequest) => request.imageFrom === 'ai' && request.isAddMainImage;

const needsImageModel = (asks: Rule['asks']): Rule => ({
  asks,
  reason: 'a generated cover needs an image model, and none is configured; the cover is drawn or left out instead',
  reasonCode: 'needs_image_model',
});

const MEDIA_RULES = {
  isAddMainImage: {
    asks: isOn('isAddMainImage'),
    reason: 'a cover needs a provider of pictures or drawn covers, and this installation has neither',
    reasonCode: 'needs_image_provider',
  },
  isAddH2Images: {
    asks: isOn('isAddH2Images'),
    reason: 'images in the body need a provider of pictures, and this installation has none',
    reasonCode: 'needs_image_provider',
  },
  isAddH2Video: {
    asks: isOn('isAddH2Video'),
    reason: 'a video needs a provider of videos, and this installation has none',
    reasonCode: 'needs_video_provider',
  },
  imageFrom: needsImageModel(wantsGeneratedCover),
  aiImageGenerateParams: needsImageModel(
    (request) => wantsGeneratedCover(request) && request.aiImageGenerateParams !== undefined,
  ),
} satisfies Partial<Record<ArticleField, Rule>>;

function mediaRules({ media, imageModel }: Capabilities): [ArticleField, Rule][] {
  const { pictures = false, drawnCovers = false, videos = false } = media ?? {};
  const isHonoured: Readonly<Record<keyof typeof MEDIA_RULES, boolean>> = {
    isAddMainImage: pictures || drawnCovers || imageModel,
    isAddH2Images: pictures,
    isAddH2Video: videos,
    imageFrom: imageModel,
    aiImageGenerateParams: imageModel,
  };
  return (Object.entries(MEDIA_RULES) as [keyof typeof MEDIA_RULES, Rule][]).filter(([field]) => !isHonoured[field]);
}

/**
 * Wishes of the order, also those made by default, that this installation can not honour. They are named in the
 * answer of the start, in the result and in the report.
 */
export function unhonouredWishes(order: ArticleOrder, capabilities: Capabilities): UnhonouredWish[] {
  return unhonoured(order, capabilities).map(({ wish }) => wish);
}

/** The same, but only what the client itself asked for: with `Prefer: handling=strict` these refuse the start. */
export function strictRefusals(order: ArticleOrder, capabilities: Capabilities): UnhonouredWish[] {
  return unhonoured(order, capabilities)
    .filter(({ field }) => order.given.includes(field))
    .map(({ wish }) => wish);
}

function unhonoured(order: ArticleOrder, capabilities: Capabilities): { field: ArticleField; wish: UnhonouredWish }[] {
  const rules: [ArticleField, Rule][] = mediaRules(capabilities);
  if (!capabilities.languageModel) {
    rules.push(...(Object.entries(MODEL_RULES) as [ArticleField, Rule][]));
  }
  if (!capabilities.webEvidence) rules.push(['targetEvidenceLocale', COUNTRY_OF_EVIDENCE]);
  return rules
    .filter(([, rule]) => rule.asks(order.request))
    .map(([field, { reason, reasonCode }]) => ({
      field,
      wish: { field: fieldPath(order, field), reason, reasonCode },
    }));
}

/** Whether two codes stand for one written language, such as `pt` and `pt-BR`; the two Chinese scripts do not. */
function isVarietyOf(one: Language, other: Language): boolean {
  const [base] = one.split('-');
  return one === other || (base !== 'zh' && base === other.split('-')[0]);
}

function countryOf(request: ArticleRequest): string {
  return request.locale ?? LANGUAGES[request.languageID].locale;
}
