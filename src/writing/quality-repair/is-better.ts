import type { RatedArticle, Seen } from '../../quality/rate-article.ts';
import { DIMENSIONS } from '../../quality/rubric.ts';

/**
 * Whether a changed article is the better one: a defect is gone or fewer, the page is rated no lower, and all scores
 * together do not fall.
 */
export function isRatedBetter(before: RatedArticle, after: RatedArticle): boolean {
  if (fewerDefects(before, after).length === 0) return false;
  const gainOf = (dimension: (typeof DIMENSIONS)[number]) =>
    after.ratings[dimension].score - before.ratings[dimension].score;
  return gainOf('page_quality') >= 0 && DIMENSIONS.reduce((sum, dimension) => sum + gainOf(dimension), 0) >= 0;
}

/** Defects, as they were before, that are gone or fewer. */
export function fewerDefects(before: RatedArticle, after: RatedArticle): Seen[] {
  const now = new Map(after.findings.map(({ what, count }) => [what, count]));
  return defectsOf(before).filter(({ what, count }) => (now.get(what) ?? 0) < count);
}

export function defectsOf({ findings }: RatedArticle): Seen[] {
  return findings.filter(({ kind }) => kind === 'defect');
}
