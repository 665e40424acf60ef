import { sql } from 'kysely';
import type { SiteType } from '../contract/choices.ts';
import type { JobState, PublicationState } from '../contract/job-states.ts';
import type { Approval } from '../contract/sites.ts';
import type { DatabaseTransaction, Queryable } from './database.ts';
import { jsonText } from './json-text.ts';
import { type PublicationWishes, WISH_COLUMNS, type WishColumns, withWishes } from './publication-wishes.ts';

export type PublicationAction = 'publish' | 'unpublish';

/** A blog as far as its publication goes. */
export interface PublishableBlog {
  readonly blogId: string;
  readonly accountId: string;
  readonly siteId: string;
  readonly siteType: SiteType;
  readonly approval: Approval;
  readonly jobState: JobState;
  readonly state: PublicationState;
  /** The job whose outcome the state waits for, or was the last one. */
  readonly publicationJobId: string | null;
  /** Where the article can be read; also while it is being changed or taken down. */
  readonly url: string | null;
  /** As the order has it: publish when the article is written. */
  readonly isPublish: boolean;
  /** Of the order, with what was asked for later in its place. */
  readonly wishes: PublicationWishes;
}

/**
 * Takes the row of a blog for the rest of the transaction: whoever else wants to change its publication waits.
 * @param by the blog, or the job that has written it
 * @returns undefined when the account has no such blog, or has deleted it
 */
export async function lockBlogForPublication(
  trx: DatabaseTransaction,
  by: { readonly accountId: string; readonly blogId: string } | { readonly jobId: string },
): Promise<PublishableBlog | undefined> {
  const which =
    'jobId' in by ? sql`blog.job_id = ${by.jobId}` : sql`blog.account_id = ${by.accountId} and blog.id = ${by.blogId}`;
  const { rows } = await sql<Omit<PublishableBlog, 'wishes'> & WishColumns>`
    select blog.id as "blogId", blog.account_id as "accountId", blog.site_id as "siteId", site.type as "siteType",
      site.approval, job.state as "jobState", blog.publication_state as state,
      blog.publication_job_id as "publicationJobId", blog.publication_url as url,
      coalesce((job.request -> 'request' ->> 'isPublish')::boolean, false) as "isPublish",
      ${WISH_COLUMNS}
    from blog join job on job.id = blog.job_id join site on site.id = blog.site_id
    where ${which} and blog.deleted_at is null
    for no key update of blog`.execute(trx);
  const [row] = rows;
  return row && withWishes(row);
}

/**
 * Begins a publication: the blog waits for this job from now on, whatever it has waited for before.
 * @param change.from the states that allow it
 * @returns false, and nothing is changed, when the blog is in another state or has no article
 */
export async function beginPublication(
  trx: DatabaseTransaction,
  blogId: string,
  change: {
    readonly jobId: string;
    readonly from: readonly PublicationState[];
    /** Null: now. */
    readonly due: Date | null;
    readonly wishes?: PublicationWishes | undefined;
  },
): Promise<boolean> {
  const { jobId, from, due, wishes } = change;
  const row = await trx
    .updateTable('blog')
    .set({
      publication_state: due === null ? 'PENDING' : 'SCHEDULED',
      publication_job_id: jobId,
      publication_due: due,
      publication_error: null,
      ...(wishes === undefined ? {} : { publication_wishes: jsonText(wishes) }),
    })
    .where('id', '=', blogId)
    .where('publication_state', 'in', from)
    .where('markdown', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes what a publication job is for; its job's row stands already. */
export async function insertPublication(
  trx: DatabaseTransaction,
  publication: {
    readonly jobId: string;
    readonly accountId: string;
    readonly blogId: string;
    readonly action: PublicationAction;
    readonly attempt: number;
  },
): Promise<void> {
  await trx
    .insertInto('publication')
    .values({
      job_id: publication.jobId,
      account_id: publication.accountId,
      blog_id: publication.blogId,
      action: publication.action,
      attempt: publication.attempt,
    })
    .execute();
}

/** What a publication job has to do. */
export interface PublicationTask {
  readonly accountId: string;
  readonly blogId: string;
  readonly action: PublicationAction;
  readonly attempt: number;
}

/**
 * SCHEDULED → PENDING when the job's time has come; one that is PENDING already goes on.
 * @returns undefined when the blog waits for another job by now, or is deleted: there is nothing to do
 */
export async function takePublication(q: Queryable, jobId: string): Promise<PublicationTask | undefined> {
  const { rows } = await sql<PublicationTask>`
    update blog set publication_state = 'PENDING', publication_due = null
    from publication
    where publication.job_id = ${jobId} and blog.id = publication.blog_id and blog.publication_job_id = ${jobId}
      and blog.publication_state in ('SCHEDULED', 'PENDING') and blog.deleted_at is null
    returning publication.account_id as "accountId", blog.id as "blogId", publication.action,
      publication.attempt`.execute(q);
  return rows[0];
}

/** What a publication job is or was for; undefined for a job of another type. */
export async function selectPublicationTask(q: Queryable, jobId: string): Promise<PublicationTask | undefined> {
  return q
    .selectFrom('publication')
    .select(['account_id as accountId', 'blog_id as blogId', 'action', 'attempt'])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

export type PublicationEnd =
  | { readonly state: 'PUBLISHED'; readonly url: string; readonly notes: readonly string[] }
  | { readonly state: 'NONE' }
  /** The address stays: a post that could not be changed or taken down still stands. */
  | { readonly state: 'FAILED'; readonly message: string };

/**
 * PENDING → PUBLISHED, NONE or FAILED.
 * @returns the blog; undefined, and nothing is changed, when it does not wait for this job
 */
export async function endPublication(
  trx: DatabaseTransaction,
  jobId: string,
  end: PublicationEnd,
): Promise<{ readonly blogId: string; readonly accountId: string } | undefined> {
  return trx
    .updateTable('blog')
    .set({
      publication_state: end.state,
      publication_due: null,
      publication_error: end.state === 'FAILED' ? end.message : null,
      ...(end.state === 'FAILED' ? {} : { publication_url: end.state === 'PUBLISHED' ? end.url : null }),
      publication_notes: end.state === 'PUBLISHED' ? [...end.notes] : [],
    })
    .where('publication_job_id', '=', jobId)
    .where('publication_state', 'in', ['PENDING', 'SCHEDULED'])
    .returning(['id as blogId', 'account_id as accountId'])
    .executeTakeFirst();
}

/**
 * The next try of a publication takes the place of this one; its state stays PENDING.
 * @returns false, and nothing is changed, when the blog does not wait for this job
 */
export async function replacePublicationJob(
  trx: DatabaseTransaction,
  jobId: string,
  nextJobId: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('blog')
    .set({ publication_job_id: nextJobId })
    .where('publication_job_id', '=', jobId)
    .where('publication_state', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * SCHEDULED → what it was before: PUBLISHED where it can be read, else NONE.
 * @returns the state now; undefined, and nothing is changed, when it is not SCHEDULED
 */
export async function callOffPublication(
  trx: DatabaseTransaction,
  blogId: string,
): Promise<PublicationState | undefined> {
  const { rows } = await sql<{ state: PublicationState }>`
    update blog set publication_due = null,
      publication_state = case when publication_url is null then 'NONE' else 'PUBLISHED' end
    where id = ${blogId} and publication_state = 'SCHEDULED'
    returning publication_state as state`.execute(trx);
  return rows[0]?.state;
}
