import { RequestError } from '../../contract/errors.ts';
import type { PublishingInfo } from '../../contract/publishing-info.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import type { PublicationWishes } from '../../store/publication-wishes.ts';
import { lockBlogForPublication } from '../../store/publications.ts';
import { findWordPressPost } from '../../store/published-content.ts';
import type { PublicationParts, UnknownWish } from './publication-parts.ts';
import { publishingInfo, unknownWishesOf } from './publishing-info.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { publicationHandler } from './run-publication.ts';
import {
  type PublishOptions,
  publish,
  type StartedPublication,
  startAfterWriting,
  stopWaiting,
  unpublish,
} from './start-publication.ts';

/**
 * Brings articles to their readers. A publication is a job of its own; its state stands in the blog's row, and every
 * change of it is one conditional UPDATE.
 */
export interface Publications {
  /** To be called in the transaction in which a blog job becomes SUCCESS; begins what the order and the site want now. */
  startAfterWriting(trx: DatabaseTransaction, jobId: string): Promise<void>;
  /** @throws RequestError `not_found`, `conflict`, `invalid_request` */
  publish(accountId: string, blogId: string, options?: PublishOptions): Promise<StartedPublication>;
  /** @throws RequestError `not_found`, `conflict` */
  unpublish(accountId: string, blogId: string): Promise<StartedPublication>;
  /**
   * To be called in the transaction that deletes a blog: nothing is published of it from now on.
   * @throws RequestError `conflict` while it is being published, or stands on a WordPress
   */
  forget(trx: DatabaseTransaction, accountId: string, blogId: string): Promise<void>;
  /** @throws RequestError `not_found`, `upstream_failed` */
  info(accountId: string, siteId: string): Promise<PublishingInfo>;
  /** See `unknownWishesOf`. */
  unknownWishes(accountId: string, siteId: string | null, wishes: PublicationWishes): Promise<readonly UnknownWish[]>;
  /** Of jobs of type `publication`. */
  readonly handler: JobHandler<unknown>;
}

export function createPublications(parts: PublicationParts): Publications {
  return {
    startAfterWriting: (trx, jobId) => startAfterWriting(parts, trx, jobId),
    async publish(accountId, blogId, options = {}) {
      if (options.wishes !== undefined) await refuseUnknown(parts, accountId, blogId, options.wishes);
      return publish(parts, accountId, blogId, options);
    },
    unpublish: (accountId, blogId) => unpublish(parts, accountId, blogId),
    forget: (trx, accountId, blogId) => forget(parts, trx, accountId, blogId),
    info: (accountId, siteId) => publishingInfo(parts, accountId, siteId),
    unknownWishes: (accountId, siteId, wishes) => unknownWishesOf(parts, accountId, siteId, wishes),
    handler: publicationHandler(parts),
  };
}

async function forget(
  { hosted }: PublicationParts,
  trx: DatabaseTransaction,
  accountId: string,
  blogId: string,
): Promise<void> {
  // The site before the blog, as everybody takes them.
  const wasHosted = await hosted.takeDown(trx, accountId, blogId);
  const blog = await lockBlogForPublication(trx, { accountId, blogId });
  if (blog === undefined) return;
  await stopWaiting(trx, blog);
  // What readers find is either on the hosted blog or on a WordPress, wherever its addresses lead.
  if (blog.url === null || wasHosted) return;
  const post = await findWordPressPost(trx, accountId, blogId);
  if (post === undefined) return;
  throw new RequestError(
    'conflict',
    `"${blogId}" stands on ${post.address}, where nobody could take it down any more; unpublish it first.`,
  );
}
