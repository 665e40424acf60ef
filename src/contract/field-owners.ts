/** Titles of the issues that bring what is not there yet; a wish owned by one is named as not honoured. */
export const LATER = {
  research: 'later(Research that can be trusted)',
  languageModel: 'later(Writing on a language model)',
  media: 'later(Pictures, video and calls to action)',
  publishing: 'later(Publishing)',
} as const;
export type Later = (typeof LATER)[keyof typeof LATER];

/** Names of the steps of the article pipeline; each lives in the folder `writing/<name>/`. */
export const STEP_NAMES = [
  'brief',
  'similar-title',
  'research',
  'related-keywords',
  'outline',
  'placeholders',
  'key-takeaways',
  'faq',
  'sections',
  'seo',
  'manual-links',
  'internal-links',
  'external-links',
  'see-also',
  'check',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** Who reads a request field: a step of the pipeline, the orders, or an issue still to come. */
export type FieldOwner = StepName | 'orders' | Later;
