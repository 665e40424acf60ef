import type { ComplianceReport } from '../contract/compliance-report.ts';
import type { JobOutcome } from '../jobs/job-handler.ts';
import { type StoredArticle, storeArticle } from '../store/blogs.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import { endJob } from '../store/jobs.ts';
import type { OrderParts } from './order-parts.ts';

/** What a blog job has made, as far as it is kept. */
export interface FinishedBlog extends StoredArticle {
  /** Pictures made or taken, counted on the quota. */
  readonly images: number;
  readonly report: ComplianceReport;
}

/**
 * RUNNING → SUCCESS or FAILED: the article is stored and the quota settled in the caller's transaction. A job that is
 * no longer RUNNING (canceled meanwhile) is left as it is: its quota has been given back, its article is not kept.
 */
export async function finishBlog(
  { quotas }: Pick<OrderParts, 'quotas'>,
  trx: DatabaseTransaction,
  jobId: string,
  outcome: JobOutcome<FinishedBlog>,
): Promise<void> {
  if (!(await endJob(trx, jobId, outcome))) return;
  if (outcome.state === 'FAILED') {
    await quotas.settle(trx, jobId, 'give-back');
    return;
  }
  const { words, images } = outcome.result;
  await storeArticle(trx, jobId, outcome.result);
  await quotas.settle(trx, jobId, { article: 1, word: words, image: images });
}
