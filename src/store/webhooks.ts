import { type RawBuilder, sql } from 'kysely';
import type { JobErrorCode } from '../contract/error-codes.ts';
import type { JobState, PublicationState } from '../contract/job-states.ts';
import type { DeliveryState, WebhookMessageType } from '../contract/webhook-events.ts';
import type { DatabaseTransaction, Queryable } from './database.ts';
import { type ListPlace, olderThan } from './list-place.ts';

/** The webhook of an order as its job keeps it. */
export interface KeptWebhook {
  readonly url: string;
  /** The customer's headers as JSON, sealed, in base64; null: none. */
  readonly headers: string | null;
}

/** A blog as a message tells of it. */
export interface BlogFacts {
  readonly accountId: string;
  readonly blogId: string;
  readonly jobId: string;
  readonly state: JobState;
  readonly errorCode: JobErrorCode | null;
  readonly errorMessage: string | null;
  readonly title: string | null;
  readonly slug: string | null;
  readonly publicationState: PublicationState;
  readonly publicationUrl: string | null;
  readonly publicationError: string | null;
  /** Null for an order without one. */
  readonly webhook: KeptWebhook | null;
}

/** @returns undefined when there is no such blog; one that was deleted is still told of */
export async function selectBlogFacts(
  q: Queryable,
  by: { readonly blogId: string } | { readonly jobId: string },
): Promise<BlogFacts | undefined> {
  const condition = 'blogId' in by ? sql`blog.id = ${by.blogId}` : sql`blog.job_id = ${by.jobId}`;
  const { rows } = await sql<BlogFacts>`
    select blog.account_id as "accountId", blog.id as "blogId", job.id as "jobId", job.state,
      job.error_code as "errorCode", job.error_message as "errorMessage", blog.title, blog.slug,
      blog.publication_state as "publicationState", blog.publication_url as "publicationUrl",
      blog.publication_error as "publicationError", job.request -> 'webhook' as webhook
    from blog join job on job.id = blog.job_id where ${condition}`.execute(q);
  return rows[0];
}

export interface NewDelivery {
  /** The `webhook-id` of every try. */
  readonly id: string;
  readonly accountId: string;
  /** Null for a test. */
  readonly blogId: string | null;
  /** Null for what no job delivers. */
  readonly jobId: string | null;
  readonly type: WebhookMessageType;
  readonly url: string;
  readonly headers: Buffer | null;
  /** Null: put together with the first try. */
  readonly body: string | null;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
}

export async function insertDelivery(q: Queryable, delivery: NewDelivery): Promise<void> {
  await q
    .insertInto('webhook_delivery')
    .values({
      id: delivery.id,
      account_id: delivery.accountId,
      blog_id: delivery.blogId,
      job_id: delivery.jobId,
      type: delivery.type,
      url: delivery.url,
      headers: delivery.headers,
      body: delivery.body,
      created_at: delivery.createdAt,
      next_try_at: delivery.nextTryAt,
    })
    .execute();
}

/** What a try needs to know of its delivery. */
export interface HeldDelivery {
  readonly id: string;
  readonly accountId: string;
  readonly blogId: string | null;
  readonly jobId: string | null;
  readonly state: DeliveryState;
  readonly type: WebhookMessageType;
  readonly url: string;
  readonly headers: Buffer | null;
  readonly body: string | null;
  readonly createdAt: Date;
  readonly tryUntil: Date | null;
}

/** Holds a delivery until the transaction ends. @returns undefined when there is none */
export async function lockDelivery(trx: DatabaseTransaction, id: string): Promise<HeldDelivery | undefined> {
  const row = await trx
    .selectFrom('webhook_delivery')
    .select(['id', 'account_id as accountId', 'blog_id as blogId', 'job_id as jobId', 'state', 'type', 'url'])
    .select(['headers', 'body', 'created_at as createdAt', 'try_until as tryUntil'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, type: row.type as WebhookMessageType };
}

/**
 * Holds the first message of a blog until the transaction ends, as long as it still waits for what will stand in it.
 * @returns the delivery's job
 */
export async function lockWaitingMessage(trx: DatabaseTransaction, blogId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('webhook_delivery')
    .select('job_id as jobId')
    .where('blog_id', '=', blogId)
    .where('state', '=', 'PENDING')
    .where('body', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.jobId ?? undefined;
}

/**
 * Fixes what every try sends and until when, and writes down that one begins.
 * @returns its number, from 1, and how many tries there were since `since`, this one included
 */
export async function insertTry(
  trx: DatabaseTransaction,
  id: string,
  { body, tryUntil, at, since }: Record<'tryUntil' | 'at' | 'since', Date> & { readonly body: string },
): Promise<{ number: number; tries: number }> {
  await trx
    .updateTable('webhook_delivery')
    .set({ body, try_until: tryUntil, next_try_at: null })
    .where('id', '=', id)
    .execute();
  const { rows } = await sql<{ number: number; tries: number }>`
    insert into webhook_try (delivery_id, number, at)
    select ${id}, coalesce(max(number), 0) + 1, ${at} from webhook_try where delivery_id = ${id}
    returning number, 1 + (select count(*)::int from webhook_try where delivery_id = ${id} and at >= ${since}) as tries`.execute(
    trx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`the try of ${id} was not written`);
  return row;
}

/** How a try ended. */
export interface TryEnd {
  /** Null: no answer came. */
  readonly status: number | null;
  readonly milliseconds: number;
  /** Null for a 2xx. */
  readonly error: string | null;
  /** Beginning of the answer's body. */
  readonly answer: string | null;
}

/** What becomes of a delivery after a try. */
export type AfterTry =
  | { readonly state: 'DELIVERED' | 'FAILED' }
  | { readonly state: 'PENDING'; readonly nextTryAt: Date };

/** Writes down how a try ended, and what that means for its delivery: a recorded 2xx is never taken back. */
export async function recordTry(
  trx: DatabaseTransaction,
  { id, number, now }: { readonly id: string; readonly number: number; readonly now: Date },
  end: TryEnd,
  after: AfterTry,
): Promise<void> {
  await trx.updateTable('webhook_try').set(end).where('delivery_id', '=', id).where('number', '=', number).execute();
  const isOver = after.state !== 'PENDING';
  await trx
    .updateTable('webhook_delivery')
    .set({ state: after.state, next_try_at: isOver ? null : after.nextTryAt, ended_at: isOver ? now : null })
    .where('id', '=', id)
    .where('state', 'in', after.state === 'DELIVERED' ? ['PENDING', 'FAILED'] : ['PENDING'])
    .execute();
}

/** Gives up what the job has not delivered. */
export async function failDeliveryOf(trx: DatabaseTransaction, jobId: string, now: Date): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'FAILED', next_try_at: null, ended_at: now })
    .where('job_id', '=', jobId)
    .where('state', '=', 'PENDING')
    .execute();
}

/** Opens a delivery anew for another job. */
export async function reopenDelivery(trx: DatabaseTransaction, id: string, jobId: string, now: Date): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ job_id: jobId, state: 'PENDING', next_try_at: now, try_until: null, ended_at: null })
    .where('id', '=', id)
    .execute();
}

/** A delivery as its account sees it. */
export interface DeliveryView {
  readonly id: string;
  readonly blogId: string | null;
  readonly jobId: string | null;
  readonly type: WebhookMessageType;
  readonly url: string;
  readonly state: DeliveryState;
  readonly createdAt: Date;
  readonly nextTryAt: Date | null;
  readonly endedAt: Date | null;
  readonly tries: number;
  /** Of the last try. */
  readonly status: number | null;
  readonly error: string | null;
}

export interface DeliveryFilter {
  readonly state?: DeliveryState | undefined;
  readonly type?: WebhookMessageType | undefined;
  readonly blogId?: string | undefined;
}

/** Deliveries of the account, newest first, after the place `after`, at most `limit`. */
export async function selectDeliveries(
  q: Queryable,
  accountId: string,
  { state, type, blogId, after, limit }: DeliveryFilter & { after?: ListPlace | undefined; limit: number },
): Promise<DeliveryView[]> {
  const conditions = [
    sql`d.account_id = ${accountId}`,
    ...(state === undefined ? [] : [sql`d.state = ${state}`]),
    ...(type === undefined ? [] : [sql`d.type = ${type}`]),
    ...(blogId === undefined ? [] : [sql`d.blog_id = ${blogId}`]),
    ...(after === undefined ? [] : [olderThan('d.created_at', 'd.id', after)]),
  ];
  const { rows } = await deliveries(sql`${sql.join(conditions, sql` and `)}
    order by d.created_at desc, d.id desc limit ${limit}`).execute(q);
  return rows;
}

/** @returns undefined when the account has no such delivery */
export async function selectDelivery(q: Queryable, accountId: string, id: string): Promise<DeliveryView | undefined> {
  const { rows } = await deliveries(sql`d.account_id = ${accountId} and d.id = ${id}`).execute(q);
  return rows[0];
}

function deliveries(condition: RawBuilder<unknown>) {
  return sql<DeliveryView>`
    select d.id, d.blog_id as "blogId", d.job_id as "jobId", d.type, d.url, d.state, d.created_at as "createdAt",
      d.next_try_at as "nextTryAt", d.ended_at as "endedAt", coalesce(last.number, 0) as tries, last.status, last.error
    from webhook_delivery d left join lateral (
      select number, status, error from webhook_try where delivery_id = d.id order by number desc limit 1
    ) as last on true
    where ${condition}`;
}

export interface TryView extends Omit<TryEnd, 'milliseconds'> {
  readonly number: number;
  readonly at: Date;
  /** Null while it is under way, and for ever when the process died meanwhile. */
  readonly milliseconds: number | null;
}

/** What was sent, and every try to send it, the first one first. */
export async function selectTries(q: Queryable, id: string): Promise<{ body: string | null; tries: TryView[] }> {
  const { body } = await q.selectFrom('webhook_delivery').select('body').where('id', '=', id).executeTakeFirstOrThrow();
  const tries = await q
    .selectFrom('webhook_try')
    .select(['number', 'at', 'status', 'milliseconds', 'error', 'answer'])
    .where('delivery_id', '=', id)
    .orderBy('number')
    .execute();
  return { body, tries };
}

/** Removes deliveries that ended before `before`, at most `limit` a call. @returns how many were removed */
export async function deleteOldDeliveries(q: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where id in (
      select id from webhook_delivery where ended_at < ${before} order by ended_at limit ${limit})`.execute(q);
  return Number(numAffectedRows ?? 0n);
}
