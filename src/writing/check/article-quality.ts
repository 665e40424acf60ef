import type { FinishedArticle } from '../../article/finished-article.ts';
import type { ArticleQuality } from '../../contract/compliance-report.ts';
import { rateArticle } from '../../quality/rate-article.ts';

/** The finished article with the embedded evaluator's ratings in its report; nothing else changes. */
export function withQuality(article: FinishedArticle): FinishedArticle {
  const { ratings, findings } = rateArticle(article.markdown, article.language);
  const { page_quality: page, ...others } = ratings;
  const quality: ArticleQuality = {
    ...page,
    dimensions: Object.entries(others).map(([dimension, rated]) => ({ dimension, ...rated })),
    findings: [...findings],
  };
  return { ...article, report: { ...article.report, quality } };
}
