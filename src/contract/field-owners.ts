/** Names of the steps of the article pipeline; each lives in the folder `writing/<name>/`. */
export const STEP_NAMES = [
  'brief',
  'similar-title',
  'research',
  'related-keywords',
  'outline',
  'placeholders',
  'outline-approval',
  'key-takeaways',
  'faq',
  'sections',
  'summaries',
  'review',
  'seo',
  'manual-links',
  'internal-links',
  'external-links',
  'see-also',
  'images',
  'video',
  'call-to-action',
  'check',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** Who reads a request field: a step of the pipeline, the orders, or publishing. */
export type FieldOwner = StepName | 'orders' | 'publishing';
