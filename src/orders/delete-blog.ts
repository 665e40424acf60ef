import { RequestError } from '../contract/errors.ts';
import { findBlogRecord, markBlogDeleted } from '../store/blogs.ts';
import { inTransaction } from '../store/transaction.ts';
import { blogNotFound } from './blog-not-found.ts';
import type { OrderParts } from './order-parts.ts';

/**
 * Deletes a blog whose job has ended, on the hosted blog as well; from now on it is as unknown as one that never was.
 * @throws RequestError `not_found`; `conflict` while the job runs, while it is being published, or stands on a WordPress
 */
export async function deleteBlog(
  { db, clock, publications }: OrderParts,
  accountId: string,
  blogId: string,
): Promise<{ blogId: string }> {
  return inTransaction(db, async (trx) => {
    await publications.forget(trx, accountId, blogId);
    if (await markBlogDeleted(trx, accountId, blogId, clock.now())) return { blogId };
    const blog = await findBlogRecord(trx, accountId, blogId);
    if (blog === undefined) throw blogNotFound(blogId);
    throw new RequestError('conflict', `The job of "${blogId}" is ${blog.state}; cancel it first, then delete it.`);
  });
}
