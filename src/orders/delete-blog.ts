import { RequestError } from '../contract/errors.ts';
import { findBlogRecord, markBlogDeleted } from '../store/blogs.ts';
import { blogNotFound } from './blog-not-found.ts';
import type { OrderParts } from './order-parts.ts';

/**
 * Deletes a blog whose job has ended; from now on it is as unknown as one that never was.
 * @throws RequestError `not_found`; `conflict` while the job runs
 */
export async function deleteBlog(
  { db, clock }: OrderParts,
  accountId: string,
  blogId: string,
): Promise<{ blogId: string }> {
  if (await markBlogDeleted(db, accountId, blogId, clock.now())) return { blogId };
  const blog = await findBlogRecord(db, accountId, blogId);
  if (blog === undefined) throw blogNotFound(blogId);
  throw new RequestError('conflict', `The job of "${blogId}" is ${blog.state}; cancel it first, then delete it.`);
}
