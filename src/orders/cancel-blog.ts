import { RequestError } from '../contract/errors.ts';
import { findBlogRecord } from '../store/blogs.ts';
import { cancelJob } from '../store/jobs.ts';
import { inTransaction } from '../store/transaction.ts';
import { blogNotFound } from './blog-not-found.ts';
import type { OrderParts } from './order-parts.ts';

/**
 * PENDING or RUNNING → CANCELED; the quota is given back, the run told to stop and the customer's system told, in one
 * transaction.
 * @throws RequestError `not_found`; `conflict` when the job has ended
 */
export async function cancelBlog(
  { db, jobs, quotas, news }: OrderParts,
  accountId: string,
  blogId: string,
): Promise<{ blogId: string; jobId: string }> {
  return inTransaction(db, async (trx) => {
    const blog = await findBlogRecord(trx, accountId, blogId);
    if (blog === undefined) throw blogNotFound(blogId);
    const { jobId } = blog;
    if (!(await cancelJob(trx, accountId, jobId))) {
      const ended = await findBlogRecord(trx, accountId, blogId);
      throw new RequestError(
        'conflict',
        `The job of "${blogId}" has ended with ${ended?.state ?? blog.state}; only a job that is PENDING or RUNNING can be canceled.`,
      );
    }
    await quotas.settle(trx, jobId, 'give-back');
    await jobs.requestCancel(trx, jobId);
    await news.tell(trx, jobId, 'blog.canceled');
    return { blogId, jobId };
  });
}
