import { sql } from 'kysely';
import type { ComplianceReport } from '../contract/compliance-report.ts';
import type { JobErrorCode } from '../contract/error-codes.ts';
import type { JobState, PublicationState } from '../contract/job-states.ts';
import type { Language } from '../contract/languages.ts';
import { type ArticleSeo, livingBlogs, type StoredArticle } from './blogs.ts';
import type { Database } from './database.ts';
import { type ListPlace, olderThan } from './list-place.ts';

/** Everything a reader of a blog sees; the article is null until the job is SUCCESS. */
export interface BlogView {
  readonly blogId: string;
  readonly jobId: string;
  readonly siteId: string;
  readonly interface: 'v1' | 'earlier';
  readonly state: JobState;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly error: { readonly code: JobErrorCode; readonly message: string } | null;
  /** Of the order. */
  readonly language: Language;
  readonly article: StoredArticle | null;
  readonly publication: {
    readonly state: PublicationState;
    readonly url: string | null;
    readonly error: string | null;
    /** When a SCHEDULED publication is due. */
    readonly due: Date | null;
    readonly notes: readonly string[];
  };
}

/**
 * @param part name of a member of the order as accepted, which is read along with the blog
 * @returns undefined when the account has no such blog, or has deleted it
 */
export async function selectBlog(
  db: Database,
  accountId: string,
  blogId: string,
  part: string,
): Promise<{ view: BlogView; part: unknown } | undefined> {
  // What is asked for most of all: to build its text anew each time costs more than to send it.
  const { rows } = await sql<ArticleRow>`
    select blog.id as "blogId", job.id as "jobId", blog.site_id as "siteId", blog.interface, job.state,
      blog.created_at as "createdAt", job.started_at as "startedAt", job.ended_at as "endedAt",
      job.error_code, job.error_message, blog.title, blog.slug, blog.markdown, blog.seo, blog.words,
      blog.publication_state, blog.publication_url, blog.publication_error, blog.publication_due,
      blog.publication_notes, job.request -> ${part} as part,
      job.request -> 'request' ->> 'languageID' as language
    from blog join job on job.id = blog.job_id
    where blog.account_id = ${accountId} and blog.deleted_at is null and blog.id = ${blogId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { title, slug, markdown, seo, words } = row;
  const complete = title !== null && slug !== null && markdown !== null && seo !== null && words !== null;
  return {
    part: row.part,
    view: {
      ...identityOf(row),
      interface: row.interface,
      startedAt: row.startedAt,
      language: row.language,
      article: complete ? { title, slug, markdown, seo, words } : null,
    },
  };
}

/**
 * The report kept with the article, null until there is one.
 * @param part name of a member of the order as accepted, which is read along with it
 * @returns undefined when the account has no such blog, or has deleted it
 */
export async function selectReport(
  db: Database,
  accountId: string,
  blogId: string,
  part: string,
): Promise<
  { jobId: string; siteId: string; state: JobState; report: ComplianceReport | null; part: unknown } | undefined
> {
  const row = await livingBlogs(db, accountId)
    .select(['job.id as jobId', 'blog.site_id as siteId', 'job.state', 'blog.report', orderPart(part)])
    .where('blog.id', '=', blogId)
    .executeTakeFirst();
  return row && { ...row, report: row.report as ComplianceReport | null };
}

export type BlogSummary = Omit<BlogView, 'article' | 'interface' | 'startedAt' | 'language'> & {
  /** What it was ordered on. */
  readonly input: string;
  readonly title: string | null;
  readonly slug: string | null;
  /** Visible words. */
  readonly words: number | null;
};

/** Blogs of the account, newest first, after the place `after`, at most `limit`. */
export async function selectBlogs(
  db: Database,
  accountId: string,
  filter: {
    state?: JobState | undefined;
    siteId?: string | undefined;
    /** That the title or the input holds, in any letter case. */
    text?: string | undefined;
    after?: ListPlace | undefined;
    limit: number;
  },
): Promise<BlogSummary[]> {
  const { state, siteId, text, after } = filter;
  let query = livingBlogs(db, accountId).select([...SUMMARY_COLUMNS, inputText.as('input')]);
  if (state !== undefined) query = query.where('job.state', '=', state);
  if (siteId !== undefined) query = query.where('blog.site_id', '=', siteId);
  if (text !== undefined) {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`(blog.title ilike ${pattern} or ${inputText} ilike ${pattern})`);
  }
  if (after !== undefined) {
    query = query.where(olderThan('blog.created_at', 'blog.id', after));
  }
  const rows = await query.orderBy('blog.created_at', 'desc').orderBy('blog.id', 'desc').limit(filter.limit).execute();
  return rows.map((row) => ({
    ...identityOf(row),
    input: row.input,
    title: row.title,
    slug: row.slug,
    words: row.words,
  }));
}

/** An order on several pages names them in a list. */
const inputText = sql<string>`(case jsonb_typeof(job.request -> 'request' -> 'mainInput')
  when 'array' then (select string_agg(entry, ', ') from jsonb_array_elements_text(job.request -> 'request' -> 'mainInput') as entry)
  else coalesce(job.request -> 'request' ->> 'mainInput', '') end)`;

const orderPart = (name: string) => sql<unknown>`job.request -> ${name}`.as('part');

const SUMMARY_COLUMNS = [
  'blog.id as blogId',
  'job.id as jobId',
  'blog.site_id as siteId',
  'job.state',
  'blog.created_at as createdAt',
  'job.ended_at as endedAt',
  'job.error_code',
  'job.error_message',
  'blog.title',
  'blog.slug',
  'blog.words',
  'blog.publication_state',
  'blog.publication_url',
  'blog.publication_error',
  'blog.publication_due',
  'blog.publication_notes',
] as const;

interface SummaryRow {
  blogId: string;
  jobId: string;
  siteId: string;
  state: JobState;
  createdAt: Date;
  endedAt: Date | null;
  error_code: JobErrorCode | null;
  error_message: string | null;
  publication_state: PublicationState;
  publication_url: string | null;
  publication_error: string | null;
  publication_due: Date | null;
  publication_notes: string[];
}

interface ArticleRow extends SummaryRow {
  interface: 'v1' | 'earlier';
  startedAt: Date | null;
  title: string | null;
  slug: string | null;
  markdown: string | null;
  seo: ArticleSeo | null;
  words: number | null;
  language: Language;
  part: unknown;
}

function identityOf(row: SummaryRow) {
  return {
    blogId: row.blogId,
    jobId: row.jobId,
    siteId: row.siteId,
    state: row.state,
    createdAt: row.createdAt,
    endedAt: row.endedAt,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
    publication: {
      state: row.publication_state,
      url: row.publication_url,
      error: row.publication_error,
      due: row.publication_due,
      notes: row.publication_notes,
    },
  };
}
