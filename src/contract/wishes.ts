import type { Capabilities } from './capabilities.ts';
import { fieldPath } from './earlier-blog.ts';
import type { Later } from './field-owners.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { ArticleField, ArticleOrder, ArticleRequest, FIELD_OWNERS } from './write-blog.ts';

/** Why a wish is not honoured: this version can not, or it takes what is not configured. */
export type UnhonouredReason = 'not_in_this_version' | 'needs_language_model' | 'needs_web_search';

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

type OwnedLater = {
  [F in ArticleField]: (typeof FIELD_OWNERS)[F] extends Later ? F : never;
}[ArticleField];

const notYet = (asks: Rule['asks'], reason: string): Rule => ({ asks, reason, reasonCode: 'not_in_this_version' });
const needsModel = (asks: Rule['asks'], what: string): Rule => ({
  asks,
  reason: `${what} needs a language model, and none is configured`,
  reasonCode: 'needs_language_model',
});
const has = (field: ArticleField) => (request: ArticleRequest) => request[field] !== undefined;
const isOn = (field: ArticleField) => (request: ArticleRequest) => request[field] === true;
const wantsCta = (request: ArticleRequest) => request.isAddCta && request.inputType === 'url';

/** A field owned by a later issue that has no rule here does not compile: it would be ignored in silence. */
const LATER_RULES: Readonly<Record<OwnedLater, Rule>> = {
  isPublish: notYet(isOn('isPublish'), 'the article is written and kept, but not published in this version'),
  authorId: notYet(has('authorId'), 'the author is not shown on the article in this version'),
  wpInfo: notYet(has('wpInfo'), 'nothing is sent to WordPress in this version'),
  webhook: notYet(has('webhook'), 'no webhook is called in this version; ask for the result by blogId'),
  targetTone: needsModel(has('targetTone'), 'a tone of voice'),
  targetReadability: needsModel(has('targetReadability'), 'a grade of readers'),
  targetPersonPerspective: needsModel(has('targetPersonPerspective'), 'a grammatical person'),
  additionalTitlePrompt: needsModel(has('additionalTitlePrompt'), 'an instruction for the title'),
  additionalOutlinePrompt: needsModel(has('additionalOutlinePrompt'), 'an instruction for the outline'),
  additionalSectionPrompt: needsModel(has('additionalSectionPrompt'), 'an instruction for the body'),
  isAddMainImage: notYet(isOn('isAddMainImage'), 'no cover image is added in this version'),
  isAddH2Images: notYet(isOn('isAddH2Images'), 'no images are added to the body in this version'),
  isAddH2Video: notYet(isOn('isAddH2Video'), 'no video is added in this version'),
  isAddCta: notYet(wantsCta, 'no call to action is added in this version'),
  ctaModelType: notYet(
    (request) => wantsCta(request) && request.ctaModelType !== undefined,
    'no call to action is added in this version, of either kind',
  ),
  imageFrom: notYet(wantsOtherImages, 'no images are added in this version, whatever their origin'),
  aiImageGenerateParams: notYet(
    (request) => request.imageFrom === 'ai' && request.isAddMainImage && request.aiImageGenerateParams !== undefined,
    'no images are generated in this version',
  ),
};

const SPELLING = needsModel(
  (request) => request.locale !== undefined && request.locale !== LANGUAGES[request.languageID].locale,
  'the spelling of a country',
);

const FOREIGN_EVIDENCE = needsModel(
  (request) =>
    request.isAddEvidence &&
    request.targetEvidenceSearchLanguageId !== undefined &&
    !isVarietyOf(request.targetEvidenceSearchLanguageId, request.languageID),
  'evidence in another language than that of the article',
);

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
  const rules = Object.entries(LATER_RULES) as [ArticleField, Rule][];
  if (!capabilities.languageModel) {
    rules.push(['locale', SPELLING], ['targetEvidenceSearchLanguageId', FOREIGN_EVIDENCE]);
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

function wantsOtherImages(request: ArticleRequest): boolean {
  if (request.imageFrom === 'ai') return request.isAddMainImage;
  return request.imageFrom === 'kb' && (request.isAddMainImage || request.isAddH2Images);
}
