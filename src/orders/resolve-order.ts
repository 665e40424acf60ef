import { fieldPath } from '../contract/earlier-blog.ts';
import { type ErrorDetail, listed, RequestError, refusedField } from '../contract/errors.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import { type FoundReferences, findReferences } from '../store/order-references.ts';
import type { SiteOfOrder } from './kept-order.ts';
import type { OrderNote } from './order-notes.ts';

/** An order whose ids have been looked up: it names its site, and the knowledge it draws on. */
export interface ResolvedOrder {
  readonly order: ArticleOrder & { readonly siteId: string; readonly site: SiteOfOrder };
  readonly notes: OrderNote[];
}

/**
 * Looks up every id that the order names, within the account.
 * @throws RequestError `not_found` with a detail for each unknown id; `invalid_request` for `isPublish` on a site that
 * is not a BLOG
 */
export async function resolveOrder(
  trx: DatabaseTransaction,
  accountId: string,
  order: ArticleOrder,
): Promise<ResolvedOrder> {
  const { authorId, knowledgeBaseInfo } = order.request;
  const found = await findReferences(trx, accountId, {
    siteId: order.siteId,
    authorId: authorId ?? null,
    storeId: knowledgeBaseInfo?.store_id ?? null,
    brandId: knowledgeBaseInfo?.brand_id ?? null,
  });
  const { site } = found;
  if (site === undefined && order.siteId === null) throw noBlogSite(order);
  const unknown = unknownIds(order, found);
  if (site === undefined || unknown.length > 0) throw unknownReferences(unknown);
  if (order.request.isPublish && site.type !== 'BLOG') throw notPublishable(order, site.id, site.type);

  const notes: OrderNote[] = [];
  if (order.siteId === null) notes.push({ kind: 'site-chosen', siteId: site.id, siteName: site.name });
  const storeId = knowledgeBaseInfo === undefined ? site.knowledgeStoreId : null;
  if (storeId !== null) notes.push({ kind: 'knowledge-of-site', storeId });
  if (order.request.isPublish && site.approval === 'before-publishing') {
    notes.push({ kind: 'kept-for-approval', siteId: site.id });
  }
  const request = {
    ...order.request,
    siteId: site.id,
    ...(storeId === null
      ? {}
      : { knowledgeBaseInfo: { store_id: storeId, brand_id: undefined, brand_name: undefined } }),
  };
  if (site.outlineApproval) notes.push({ kind: 'outline-to-approve', siteId: site.id });
  const { domain, allowDomains, denyDomains, outlineApproval, coverInArticle } = site;
  const kept = { domain, allowDomains, denyDomains, outlineApproval, coverInArticle };
  return { order: { ...order, siteId: site.id, site: kept, request }, notes };
}

function unknownIds(order: ArticleOrder, found: FoundReferences): ErrorDetail[] {
  const { authorId, knowledgeBaseInfo } = order.request;
  const details: ErrorDetail[] = [];
  const add = (path: string, what: string, id: string | null | undefined) =>
    details.push({ path, message: `received "${id}"; ${what}` });
  if (found.site === undefined) {
    add(fieldPath(order, 'siteId'), 'the account has no site with this id', order.siteId);
  }
  if (!found.knowsAuthor) {
    add(fieldPath(order, 'authorId'), 'the account has no author with this id', authorId);
  }
  if (!found.knowsStore) {
    const path = `${fieldPath(order, 'knowledgeBaseInfo')}.store_id`;
    add(path, 'the account has no knowledge store with this id', knowledgeBaseInfo?.store_id);
  } else if (!found.knowsBrand) {
    const path = `${fieldPath(order, 'knowledgeBaseInfo')}.brand_id`;
    add(path, 'the knowledge store has no brand with this id', knowledgeBaseInfo?.brand_id);
  }
  return details;
}

function unknownReferences(details: readonly ErrorDetail[]): RequestError {
  return new RequestError('not_found', `The order names what does not exist (${listed(details)}).`, { details });
}

function noBlogSite(order: ArticleOrder): RequestError {
  const path = fieldPath(order, 'siteId');
  return new RequestError(
    'not_found',
    `${path} is null, which means the account's oldest site of type BLOG, and it has none; create a site first.`,
    { details: [{ path, message: 'received null; the account has no site of type BLOG' }] },
  );
}

function notPublishable(order: ArticleOrder, siteId: string, type: string): RequestError {
  const path = fieldPath(order, 'isPublish');
  const message = `received true, or nothing, which means true; the site "${siteId}" has type ${type}, where only false is allowed`;
  return refusedField('invalid_request', path, message);
}
