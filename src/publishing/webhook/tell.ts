import type { PublicationState } from '../../contract/job-states.ts';
import type { WebhookEventType } from '../../contract/webhook-events.ts';
import { startJob } from '../../jobs/start-job.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { type BlogFacts, insertDelivery, lockWaitingMessage, selectBlogFacts } from '../../store/webhooks.ts';
import { messageOf } from './message.ts';
import { sealedBytes } from './sealed-headers.ts';
import type { WebhookParts } from './webhook-parts.ts';

/** A success waits so long for the publication that was asked for, in seconds. */
export const WAIT_FOR_PUBLICATION_S = 600;

/**
 * Puts a message about a blog on its way, in the transaction of what it tells of; nothing for an order without webhook.
 * A success whose publication is still to come waits for its end, ten minutes at most, and says then how it ended.
 * @param jobId the job of the blog
 */
export async function tell(
  parts: WebhookParts,
  trx: DatabaseTransaction,
  jobId: string,
  type: WebhookEventType,
): Promise<void> {
  const blog = await selectBlogFacts(trx, { jobId });
  if (blog === undefined) return;
  const { publicationState: state } = blog;
  const isAwaited = type === 'blog.succeeded' && (state === 'PENDING' || state === 'SCHEDULED');
  await startDelivery(parts, trx, blog, type, isAwaited ? WAIT_FOR_PUBLICATION_S : 0);
}

/** What is heard of a publication that has ended. */
export interface EndOfPublication {
  readonly blogId: string;
  readonly outcome: { readonly state: PublicationState };
}

/**
 * Lets the success that waits for this publication go; when that has gone already, a publication that put the article up
 * is told of by itself.
 */
export async function tellOfPublication(
  parts: WebhookParts,
  trx: DatabaseTransaction,
  { blogId, outcome }: EndOfPublication,
): Promise<void> {
  const waiting = await lockWaitingMessage(trx, blogId);
  if (waiting !== undefined) {
    await parts.jobs.bringForward(trx, waiting);
    return;
  }
  if (outcome.state !== 'PUBLISHED') return;
  const blog = await selectBlogFacts(trx, { blogId });
  if (blog !== undefined) await startDelivery(parts, trx, blog, 'blog.published', 0);
}

async function startDelivery(
  parts: WebhookParts,
  trx: DatabaseTransaction,
  blog: BlogFacts,
  type: WebhookEventType,
  delaySeconds: number,
): Promise<void> {
  const { webhook, accountId, blogId } = blog;
  if (webhook === null) return;
  const id = parts.ids.next('msg');
  const jobId = parts.ids.next('job');
  const now = parts.clock.now();
  const nextTryAt = new Date(now.getTime() + delaySeconds * 1000);
  const isDelayed = delaySeconds > 0;
  await startJob(trx, parts, {
    id: jobId,
    accountId,
    type: 'delivery',
    rootId: jobId,
    request: { deliveryId: id },
    notBefore: isDelayed ? nextTryAt : undefined,
  });
  await insertDelivery(trx, {
    id,
    accountId,
    blogId,
    jobId,
    type,
    url: webhook.url,
    headers: sealedBytes(webhook),
    body: isDelayed ? null : messageOf(type, now, blog),
    createdAt: now,
    nextTryAt,
  });
}
