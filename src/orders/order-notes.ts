import type { ArticleOrder } from '../contract/write-blog.ts';

/** Something about an accepted order that its sender should know. `http` finds the words. */
export type OrderNote =
  | { readonly kind: 'site-chosen'; readonly siteId: string; readonly siteName: string }
  | { readonly kind: 'knowledge-of-site'; readonly storeId: string }
  | { readonly kind: 'kept-for-approval'; readonly siteId: string }
  | { readonly kind: 'outline-to-approve'; readonly siteId: string }
  | { readonly kind: 'long-primary-keyword'; readonly keyword: string; readonly words: number };

const RECOMMENDED_KEYWORD_WORDS = 3;

/** Notes on what the order says, without looking anything up. */
export function notesOnRequest({ request }: ArticleOrder): OrderNote[] {
  const [keyword] = request.primaryKeyword ?? [];
  if (keyword === undefined) return [];
  const words = keyword.split(/\s+/u).filter((word) => word !== '').length;
  return words > RECOMMENDED_KEYWORD_WORDS ? [{ kind: 'long-primary-keyword', keyword, words }] : [];
}
