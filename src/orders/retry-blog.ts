import { RequestError } from '../contract/errors.ts';
import { strictRefusals } from '../contract/wishes.ts';
import { findBlogRecord, lockChain, selectJobRequest } from '../store/blogs.ts';
import { blogNotFound } from './blog-not-found.ts';
import type { KeptOrder } from './kept-order.ts';
import type { OrderParts } from './order-parts.ts';
import { beginBlog, refuseUnhonoured, type StartedBlog, type StartOptions, startOnce } from './start-blog.ts';

/**
 * Starts the order of a FAILED or CANCELED job again, as a new job with a new blog id and the same root. Its quota is
 * booked anew. Two jobs of one chain never run at the same time, as they would pay twice for the same answers.
 * @throws RequestError `not_found`, `quota_exceeded`, `unsupported_wish`; `conflict` for a job in another state, or when another retry runs
 */
export async function retryBlog(
  parts: OrderParts,
  accountId: string,
  blogId: string,
  { idempotency, strict = false }: StartOptions,
): Promise<StartedBlog> {
  // The same key for another blog is another request, whatever its body hashes to.
  const bound = idempotency && { ...idempotency, requestHash: `${blogId} ${idempotency.requestHash}` };
  return startOnce(parts, accountId, 'retry-blog', bound, async (trx) => {
    const blog = await findBlogRecord(trx, accountId, blogId);
    if (blog === undefined) throw blogNotFound(blogId);
    if (blog.state !== 'FAILED' && blog.state !== 'CANCELED') {
      throw new RequestError(
        'conflict',
        `The job of "${blogId}" is ${blog.state}; only a job that is FAILED or CANCELED can be retried.`,
      );
    }
    const running = await lockChain(trx, accountId, blog.rootId);
    if (running !== undefined) {
      throw new RequestError(
        'conflict',
        `The job of "${blogId}" is being retried already, as "${running}"; wait for its end or cancel it.`,
      );
    }
    const { unhonoured: _, ...order } = (await selectJobRequest(trx, accountId, blog.jobId)) as KeptOrder;
    if (strict) refuseUnhonoured(strictRefusals(order, parts.capabilities));
    return { ...(await beginBlog(parts, trx, accountId, order, blog.rootId)), notes: [] };
  });
}
