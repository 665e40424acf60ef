import type { ArticleField } from '../../src/contract/write-blog.ts';

/** Fields whose effect `media-effects.test.ts` shows. */
export const MEDIA_FIELDS = [
  'isAddMainImage',
  'isAddH2Images',
  'isAddH2Video',
  'isAddCta',
  'ctaModelType',
  'imageFrom',
  'aiImageGenerateParams',
] as const satisfies readonly ArticleField[];
