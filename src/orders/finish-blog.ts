import { mostSimilarTitle, similarTitleMessage } from '../article/similar-titles.ts';
import type { ComplianceReport } from '../contract/compliance-report.ts';
import { JobError } from '../contract/errors.ts';
import type { JobOutcome } from '../jobs/job-handler.ts';
import { selectTitlesNear } from '../store/blog-titles.ts';
import { lockSiteOfJob, type StoredArticle, storeArticle } from '../store/blogs.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import { endJob } from '../store/jobs.ts';
import type { OrderParts } from './order-parts.ts';

/** What a blog job has made, as far as it is kept. */
export interface FinishedBlog extends StoredArticle {
  /** Normalised words of the title. */
  readonly titleWords: readonly string[];
  /** It is refused when the site has a highly similar title by now. */
  readonly titleMustBeNew: boolean;
  /** Pictures made or taken, counted on the quota. */
  readonly images: number;
  readonly report: ComplianceReport;
}

/**
 * RUNNING → SUCCESS or FAILED: the article is stored, the quota settled, its publication begun and the customer's system
 * told, in the caller's transaction. A job that is no longer RUNNING (canceled meanwhile) is left as it is: its quota has
 * been given back, its article is not kept.
 * @throws JobError 544 when the title must be new and the site has a highly similar one
 */
export async function finishBlog(
  { quotas, news, publications }: Pick<OrderParts, 'quotas' | 'news' | 'publications'>,
  trx: DatabaseTransaction,
  jobId: string,
  outcome: JobOutcome<FinishedBlog>,
): Promise<void> {
  if (!(await endJob(trx, jobId, outcome))) return;
  if (outcome.state === 'FAILED') {
    await quotas.settle(trx, jobId, 'give-back');
    await news.tell(trx, jobId, 'blog.failed');
    return;
  }
  const { words, images } = outcome.result;
  if (outcome.result.titleMustBeNew) await refuseSimilarTitle(trx, jobId, outcome.result);
  await storeArticle(trx, jobId, outcome.result);
  await quotas.settle(trx, jobId, { article: 1, word: words, image: images });
  await publications.startAfterWriting(trx, jobId);
  // Last: it waits for a publication that was begun above.
  await news.tell(trx, jobId, 'blog.succeeded');
}

/** The site is held first: of two articles with one title that end at the same time, the second sees the first. */
async function refuseSimilarTitle(
  trx: DatabaseTransaction,
  jobId: string,
  { title, titleWords }: FinishedBlog,
): Promise<void> {
  await lockSiteOfJob(trx, jobId);
  const similar = mostSimilarTitle(titleWords, await selectTitlesNear(trx, jobId, titleWords));
  if (similar !== undefined) throw new JobError('544', similarTitleMessage(title, similar));
}
