import { listed, RequestError } from '../contract/errors.ts';
import { strictRefusals, type UnhonouredWish, unhonouredWishes } from '../contract/wishes.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import { insertBlog } from '../store/blogs.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import { insertJob } from '../store/jobs.ts';
import { inTransaction } from '../store/transaction.ts';
import { withKeptWebhook } from './blog-news.ts';
import { refuseUnknownPlaces } from './blog-publications.ts';
import type { KeptOrder } from './kept-order.ts';
import { type Idempotency, isRepetition, onceForKey } from './once-for-key.ts';
import { notesOnRequest, type OrderNote } from './order-notes.ts';
import type { OrderParts } from './order-parts.ts';
import { reservedAmounts } from './reserved-amounts.ts';
import { resolveOrder } from './resolve-order.ts';

/** The answer to a start; kept with the idempotency key. */
export interface StartedBlog {
  readonly blogId: string;
  readonly jobId: string;
  readonly siteId: string;
  /** Wishes this installation can not honour. */
  readonly unhonoured: readonly UnhonouredWish[];
  readonly notes: readonly OrderNote[];
  /** The start has taken place before, under the same idempotency key. */
  readonly replayed: boolean;
}

export interface StartOptions {
  readonly idempotency?: Idempotency | undefined;
  /** Refuse the order rather than leave something out that the client itself has asked for. */
  readonly strict?: boolean | undefined;
}

type Started = Omit<StartedBlog, 'replayed'>;

/** What a start answers, and whether it had taken place before under the same idempotency key. */
type Once<T> = T & { readonly replayed: boolean };

const PRODUCT = 'QUICK_BLOG';

/** Everything a start does, in one transaction: all of it stands, or nothing. */
export async function startBlog(
  parts: OrderParts,
  accountId: string,
  order: ArticleOrder,
  { idempotency, strict = false }: StartOptions,
): Promise<StartedBlog> {
  if (strict) refuseUnhonoured(strictRefusals(order, parts.capabilities));
  const operation = `start-blog-${order.interface}`;
  // Before the transaction, which must not wait for somebody's WordPress; a repetition is answered as it was then.
  const key = idempotency && { accountId, operation, ...idempotency };
  if (key === undefined || !(await isRepetition(parts.db, key, parts.clock.now()))) {
    await refuseUnknownPlaces(parts.publications, accountId, order);
  }
  return startOnce(parts, accountId, operation, idempotency, async (trx) => {
    const resolved = await resolveOrder(trx, accountId, order);
    const started = await beginBlog(parts, trx, accountId, withKeptWebhook(resolved.order, parts.news));
    return { ...started, notes: [...resolved.notes, ...notesOnRequest(order)] };
  });
}

/** Runs a start in a transaction of its own, once for its idempotency key. */
export async function startOnce<T extends object>(
  { db, clock }: OrderParts,
  accountId: string,
  operation: string,
  idempotency: Idempotency | undefined,
  start: (trx: DatabaseTransaction) => Promise<T>,
): Promise<Once<T>> {
  return inTransaction(db, async (trx) => {
    if (idempotency === undefined) return { ...(await start(trx)), replayed: false };
    const key = { accountId, operation, ...idempotency };
    const { response, replayed } = await onceForKey(trx, key, clock.now(), () => start(trx));
    return { ...response, replayed };
  });
}

/**
 * Job, blog, quota and place in the queue of an order whose ids are known to exist.
 * @param rootId first job of the chain when this is a retry
 */
export async function beginBlog(
  { ids, clock, jobs, quotas, capabilities }: OrderParts,
  trx: DatabaseTransaction,
  accountId: string,
  order: Omit<KeptOrder, 'unhonoured'>,
  rootId?: string,
): Promise<Omit<Started, 'notes'>> {
  const blogId = ids.next('blog');
  const jobId = ids.next('job');
  const unhonoured = unhonouredWishes(order, capabilities);
  const request: KeptOrder = { ...order, unhonoured };
  await insertJob(trx, { id: jobId, accountId, type: 'blog', rootId: rootId ?? jobId, request });
  await insertBlog(trx, {
    id: blogId,
    jobId,
    accountId,
    siteId: order.siteId,
    product: PRODUCT,
    interface: order.interface,
    createdAt: clock.now(),
  });
  await jobs.enqueue(trx, { jobId, type: 'blog', accountId });
  // Last, because it locks the account's quota rows until the commit: other starts of the account wait for them.
  const amounts = reservedAmounts(order, unhonoured);
  await quotas.reserve(trx, { accountId, product: PRODUCT, jobId, amounts });
  return { blogId, jobId, siteId: order.siteId, unhonoured };
}

/** @throws RequestError `unsupported_wish` with a detail for each wish; nothing for an empty list */
export function refuseUnhonoured(wishes: readonly UnhonouredWish[]): void {
  if (wishes.length === 0) return;
  const details = wishes.map(({ field, reason }) => ({ path: field, message: reason }));
  throw new RequestError(
    'unsupported_wish',
    `This installation can not honour all of the order, and strict handling was asked for (${listed(details)}).`,
    { details },
  );
}
