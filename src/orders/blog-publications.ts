import { fieldPath } from '../contract/earlier-blog.ts';
import { listed, RequestError } from '../contract/errors.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import type { PublicationWishes } from '../store/publication-wishes.ts';

/** What the orders need of publishing. */
export interface BlogPublications {
  /** Begins, in the transaction that ends a blog job, the publication that the order and the site want now. */
  startAfterWriting(trx: DatabaseTransaction, jobId: string): Promise<void>;
  /**
   * Members of `wpInfo` that name what the platform of a site does not have, as far as it can be told now.
   * @param siteId null: the account's oldest BLOG site
   */
  unknownWishes(
    accountId: string,
    siteId: string | null,
    wishes: PublicationWishes,
  ): Promise<readonly { readonly member: string; readonly message: string }[]>;
  /**
   * Nothing is published any more of a blog that is deleted in this transaction.
   * @throws RequestError `conflict` while it is being published, or stands where nobody else would take it down
   */
  forget(trx: DatabaseTransaction, accountId: string, blogId: string): Promise<void>;
}

/**
 * Refuses an order that goes where there is nothing, before anything is paid for.
 * @throws RequestError `not_found` with a detail for each
 */
export async function refuseUnknownPlaces(
  publications: BlogPublications,
  accountId: string,
  order: ArticleOrder,
): Promise<void> {
  const { wpInfo } = order.request;
  if (wpInfo === undefined) return;
  const unknown = await publications.unknownWishes(accountId, order.siteId, { wpInfo });
  if (unknown.length === 0) return;
  const details = unknown.map(({ member, message }) => ({ path: `${fieldPath(order, 'wpInfo')}.${member}`, message }));
  throw new RequestError('not_found', `The order names what does not exist (${listed(details)}).`, { details });
}
