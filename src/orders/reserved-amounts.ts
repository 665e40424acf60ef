import type { QuotaAmounts } from '../accounts/quotas.ts';
import { LIMITS, type WordCount } from '../contract/choices.ts';
import { fieldPath } from '../contract/earlier-blog.ts';
import type { UnhonouredWish } from '../contract/wishes.ts';
import type { ArticleField, ArticleOrder } from '../contract/write-blog.ts';

const UPPER_BOUND: Readonly<Record<WordCount, number>> = { '800-1000': 1000, '1000-2000': 2000, '2000-3000': 3000 };
const COVER_IMAGES = 1;
const BODY_IMAGES = 2;

/** What an article may use up at most; images only where the wish for them is honoured. */
export function reservedAmounts(order: ArticleOrder, unhonoured: readonly UnhonouredWish[]): QuotaAmounts {
  const { targetBlogWordCount, isAddMainImage, isAddH2Images } = order.request;
  const isHonoured = (field: ArticleField) => !unhonoured.some((wish) => wish.field === fieldPath(order, field));
  const cover = isAddMainImage && isHonoured('isAddMainImage') ? COVER_IMAGES : 0;
  const body = isAddH2Images && isHonoured('isAddH2Images') ? BODY_IMAGES : 0;
  return {
    article: 1,
    word: targetBlogWordCount === undefined ? LIMITS.freeWords : UPPER_BOUND[targetBlogWordCount],
    image: cover + body,
  };
}
