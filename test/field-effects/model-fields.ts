import type { ArticleField } from '../../src/contract/write-blog.ts';

/** Fields whose effect is on what a language model is told; looked at in `model-effects.test.ts`. */
export const MODEL_FIELDS: readonly ArticleField[] = [
  'targetTone',
  'targetReadability',
  'targetPersonPerspective',
  'locale',
  'additionalTitlePrompt',
  'additionalOutlinePrompt',
  'additionalSectionPrompt',
];
