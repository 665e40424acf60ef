import type { FIELD_OWNERS } from '../contract/write-blog.ts';
import { briefStep } from './brief/step.ts';
import { checkStep } from './check/step.ts';
import { externalLinksStep } from './external-links/step.ts';
import { faqStep } from './faq/step.ts';
import { internalLinksStep } from './internal-links/step.ts';
import { keyTakeawaysStep } from './key-takeaways/step.ts';
import { manualLinksStep } from './manual-links/step.ts';
import { outlineStep } from './outline/step.ts';
import { placeholdersStep } from './placeholders/step.ts';
import { relatedKeywordsStep } from './related-keywords/step.ts';
import { researchStep } from './research/step.ts';
import { sectionsStep } from './sections/step.ts';
import { seeAlsoStep } from './see-also/step.ts';
import { seoStep } from './seo/step.ts';
import { similarTitleStep } from './similar-title/step.ts';

const steps = [
  briefStep,
  similarTitleStep,
  researchStep,
  relatedKeywordsStep,
  outlineStep,
  placeholdersStep,
  keyTakeawaysStep,
  faqStep,
  sectionsStep,
  seoStep,
  manualLinksStep,
  internalLinksStep,
  externalLinksStep,
  seeAlsoStep,
  checkStep,
] as const;

type AnyStep = (typeof steps)[number];
type Owned<Name> = {
  [Field in keyof typeof FIELD_OWNERS]: (typeof FIELD_OWNERS)[Field] extends Name ? Field : never;
}[keyof typeof FIELD_OWNERS];
type Read<Name> = Extract<AnyStep, { name: Name }>['reads'][number];
/** By step: fields it owns and does not read, or reads and does not own. */
type Wrong = { [Name in AnyStep['name']]: Exclude<Owned<Name>, Read<Name>> | Exclude<Read<Name>, Owned<Name>> };
type WrongFields = Wrong[AnyStep['name']];

/**
 * The product's table of contents: how an article comes about, in order. Takeaways and answers are chosen before the
 * sections, so that they get the sentences that say most. Links are looked for once the sections stand, and placed on
 * the finished article.
 *
 * Does not compile when a step does not read a field that `FIELD_OWNERS` gives it, or reads another: the error names
 * the field.
 */
export const ARTICLE_PIPELINE: [WrongFields] extends [never] ? typeof steps : WrongFields = steps;
