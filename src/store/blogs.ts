import type { ComplianceReport } from '../contract/compliance-report.ts';
import { ENDED_STATES, type JobState } from '../contract/job-states.ts';
import type { DatabaseTransaction, Queryable } from './database.ts';
import { freeSlug, isSlugLike } from './free-slug.ts';
import { jsonText } from './json-text.ts';

export interface NewBlog {
  readonly id: string;
  readonly jobId: string;
  readonly accountId: string;
  readonly siteId: string;
  readonly product: string;
  readonly interface: 'v1' | 'earlier';
  readonly createdAt: Date;
}

export interface ArticleSeo {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly featureImage?: string | undefined;
}

/** An article as it is kept with its blog. */
export interface StoredArticle {
  readonly title: string;
  readonly slug: string;
  readonly markdown: string;
  readonly seo: ArticleSeo;
  readonly words: number;
}

export async function insertBlog(trx: DatabaseTransaction, blog: NewBlog): Promise<void> {
  await trx
    .insertInto('blog')
    .values({
      id: blog.id,
      job_id: blog.jobId,
      account_id: blog.accountId,
      site_id: blog.siteId,
      product: blog.product,
      interface: blog.interface,
      created_at: blog.createdAt,
    })
    .execute();
}

/** A blog and its job, as far as an action on it needs them. */
export interface BlogRecord {
  readonly siteId: string;
  readonly jobId: string;
  readonly rootId: string;
  readonly state: JobState;
}

/** @returns undefined when the account has no such blog, or has deleted it */
export async function findBlogRecord(q: Queryable, accountId: string, blogId: string): Promise<BlogRecord | undefined> {
  return livingBlogs(q, accountId)
    .select(['blog.site_id as siteId', 'job.id as jobId', 'job.root_id as rootId', 'job.state'])
    .where('blog.id', '=', blogId)
    .executeTakeFirst();
}

/** The order as accepted, of a job of the account. */
export async function selectJobRequest(q: Queryable, accountId: string, jobId: string): Promise<object> {
  const row = await q
    .selectFrom('job')
    .select('request')
    .where('id', '=', jobId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.request;
}

/**
 * Holds the chain of retries that begins with this job until the transaction ends.
 * @returns the blog of a job of the chain that has not ended
 */
export async function lockChain(
  trx: DatabaseTransaction,
  accountId: string,
  rootId: string,
): Promise<string | undefined> {
  await trx
    .selectFrom('job')
    .select('id')
    .where('id', '=', rootId)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  const row = await trx
    .selectFrom('job')
    .innerJoin('blog', 'blog.job_id', 'job.id')
    .select('blog.id')
    .where('job.root_id', '=', rootId)
    .where('job.account_id', '=', accountId)
    .where('job.state', 'in', ['PENDING', 'RUNNING'])
    .executeTakeFirst();
  return row?.id;
}

/** Marks an ended blog as deleted; its slug is free again. @returns false when there is no such blog, or it still runs */
export async function markBlogDeleted(db: Queryable, accountId: string, blogId: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('blog')
    .from('job')
    .set({ deleted_at: at })
    .whereRef('job.id', '=', 'blog.job_id')
    .where('job.state', 'in', ENDED_STATES)
    .where('blog.account_id', '=', accountId)
    .where('blog.id', '=', blogId)
    .where('blog.deleted_at', 'is', null)
    .returning('blog.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds the site of a blog job until the transaction ends: articles of one site are stored one after another. */
export async function lockSiteOfJob(trx: DatabaseTransaction, jobId: string): Promise<string> {
  const site = await trx
    .selectFrom('site')
    .select('site.id')
    .where('site.id', '=', (eb) => eb.selectFrom('blog').select('site_id').where('job_id', '=', jobId))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return site.id;
}

/**
 * Keeps the article of a job. Its slug is made unique among the site's articles with `-2`, `-3` ...; the row of the
 * site is held until the transaction ends, so that two articles can't take the same one.
 */
export async function storeArticle(
  trx: DatabaseTransaction,
  jobId: string,
  article: StoredArticle & { readonly titleWords: readonly string[]; readonly report: ComplianceReport },
): Promise<void> {
  const siteId = await lockSiteOfJob(trx, jobId);
  const taken = await trx
    .selectFrom('blog')
    .select('slug')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where(isSlugLike(article.slug))
    .execute();
  await trx
    .updateTable('blog')
    .set({
      title: article.title,
      title_words: [...article.titleWords],
      slug: freeSlug(
        article.slug,
        taken.flatMap(({ slug }) => slug ?? []),
      ),
      markdown: article.markdown,
      seo: jsonText(article.seo),
      report: jsonText(article.report),
      words: article.words,
    })
    .where('job_id', '=', jobId)
    .execute();
}

/** Blogs of the account that are not deleted, each with its job. */
export function livingBlogs(q: Queryable, accountId: string) {
  return q
    .selectFrom('blog')
    .innerJoin('job', 'job.id', 'blog.job_id')
    .where('blog.account_id', '=', accountId)
    .where('blog.deleted_at', 'is', null);
}
