import { type ErrorDetail, listed, RequestError } from '../../contract/errors.ts';
import { selectAuthors } from '../../store/authors.ts';
import { findBlogRecord } from '../../store/blogs.ts';
import type { PublicationWishes } from '../../store/publication-wishes.ts';
import type { PublicationParts } from './publication-parts.ts';
import { detailOf, unknownWishesOf } from './publishing-info.ts';

/**
 * Refuses a publication that names an author or a place that is not there, as far as it can be told now.
 * @throws RequestError `not_found` with a detail for each
 */
export async function refuseUnknown(
  parts: PublicationParts,
  accountId: string,
  blogId: string,
  wishes: PublicationWishes,
): Promise<void> {
  const blog = await findBlogRecord(parts.db, accountId, blogId);
  // Whether there is such an article, is said where its row is held.
  if (blog === undefined) return;
  const unknown = await unknownWishesOf(parts, accountId, blog.siteId, wishes);
  const details: ErrorDetail[] = unknown.map(detailOf);
  const { authorId } = wishes;
  if (authorId !== undefined && !(await selectAuthors(parts.db, accountId)).some(({ id }) => id === authorId)) {
    details.push({ path: 'authorId', message: `received "${authorId}"; the account has no author with this id` });
  }
  if (details.length === 0) return;
  throw new RequestError('not_found', `The request names what does not exist (${listed(details)}).`, { details });
}
