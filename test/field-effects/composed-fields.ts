import { type ArticleField, FIELD_OWNERS } from '../../src/contract/write-blog.ts';
import { MEDIA_FIELDS } from './media-fields.ts';

/** Media and publishing are the same whoever writes: their own tables look at them. */
const WHOEVER_WRITES: ReadonlySet<string> = new Set([...MEDIA_FIELDS, 'siteId']);

/** Fields whose effect `composed-effects.test.ts` shows on what a language model writes. */
export const COMPOSED_FIELDS: readonly ArticleField[] = (Object.keys(FIELD_OWNERS) as ArticleField[]).filter(
  (field) => FIELD_OWNERS[field] !== 'publishing' && !WHOEVER_WRITES.has(field),
);
