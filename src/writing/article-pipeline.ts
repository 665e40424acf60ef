import type { FIELD_OWNERS } from '../contract/write-blog.ts';
import { composedBriefStep } from './brief/composed-step.ts';
import { briefStep } from './brief/step.ts';
import { callToActionStep } from './call-to-action/step.ts';
import { composedCheckStep } from './check/composed-step.ts';
import { checkStep } from './check/step.ts';
import { composedExternalLinksStep, externalLinksStep } from './external-links/step.ts';
import { composedFaqStep } from './faq/composed-step.ts';
import { faqStep } from './faq/step.ts';
import { imagesStep } from './images/step.ts';
import { internalLinksStep } from './internal-links/step.ts';
import { composedTakeawaysStep } from './key-takeaways/composed-step.ts';
import { keyTakeawaysStep } from './key-takeaways/step.ts';
import { manualLinksStep } from './manual-links/step.ts';
import { composedOutlineStep } from './outline/composed-step.ts';
import { outlineStep } from './outline/step.ts';
import { composedOutlineApprovalStep } from './outline-approval/composed-step.ts';
import { outlineApprovalStep } from './outline-approval/step.ts';
import { placeholdersStep } from './placeholders/step.ts';
import { relatedKeywordsStep } from './related-keywords/step.ts';
import { researchStep } from './research/step.ts';
import { reviewStep } from './review/step.ts';
import { composedSectionsStep } from './sections/composed-step.ts';
import { sectionsStep } from './sections/step.ts';
import { seeAlsoStep } from './see-also/step.ts';
import { composedSeoStep } from './seo/composed-step.ts';
import { seoStep } from './seo/step.ts';
import { composedSimilarTitleStep } from './similar-title/composed-step.ts';
import { similarTitleStep } from './similar-title/step.ts';
import { summariesStep } from './summaries/step.ts';
import { videoStep } from './video/step.ts';

const quoting = [
  [briefStep],
  [similarTitleStep],
  [researchStep],
  [relatedKeywordsStep],
  [outlineStep],
  [placeholdersStep],
  [outlineApprovalStep],
  [keyTakeawaysStep],
  [faqStep],
  [sectionsStep],
  [seoStep],
  [manualLinksStep],
  [internalLinksStep],
  [externalLinksStep],
  [seeAlsoStep],
  [imagesStep, videoStep, callToActionStep],
  [checkStep],
] as const;

const composing = [
  [composedBriefStep],
  [researchStep],
  [relatedKeywordsStep],
  [composedOutlineStep],
  [composedSimilarTitleStep],
  [placeholdersStep],
  [composedOutlineApprovalStep],
  [composedSectionsStep, composedFaqStep, composedTakeawaysStep],
  [summariesStep, reviewStep],
  [composedSeoStep],
  [manualLinksStep, internalLinksStep, composedExternalLinksStep, seeAlsoStep, imagesStep, videoStep, callToActionStep],
  [composedCheckStep],
] as const;

type AnyStep = (typeof quoting)[number][number] | (typeof composing)[number][number];
type Owned<Name> = {
  [Field in keyof typeof FIELD_OWNERS]: (typeof FIELD_OWNERS)[Field] extends Name ? Field : never;
}[keyof typeof FIELD_OWNERS];
type Read<Name> = Extract<AnyStep, { name: Name }>['reads'][number];
/** By step: fields it owns and does not read, or reads and does not own. */
type Wrong = { [Name in AnyStep['name']]: Exclude<Owned<Name>, Read<Name>> | Exclude<Read<Name>, Owned<Name>> };
type WrongFields = Wrong[AnyStep['name']];
type Checked<Steps> = [WrongFields] extends [never] ? Steps : WrongFields;

/**
 * The product's table of contents: how an article comes about, in order, when its sentences are quoted from the
 * sources. Takeaways and answers are chosen before the sections, so that they get the sentences that say most. Links
 * are looked for once the sections stand, and placed on the finished article.
 *
 * Does not compile when no step of a name reads a field that `FIELD_OWNERS` gives it, or one reads another: the error
 * names the field.
 */
export const QUOTING_PIPELINE: Checked<typeof quoting> = quoting;

/**
 * The same when a language model writes. Steps in one line run at the same time: what a model is asked there does not
 * depend on each other, and the slowest answer decides how long it takes.
 */
export const COMPOSING_PIPELINE: Checked<typeof composing> = composing;
