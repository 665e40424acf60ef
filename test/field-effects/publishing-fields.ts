import type { ArticleField } from '../../src/contract/write-blog.ts';

/** Fields whose effect `publishing-effects.test.ts` shows. */
export const PUBLISHING_FIELDS = ['isPublish', 'wpInfo', 'authorId'] as const satisfies readonly ArticleField[];
