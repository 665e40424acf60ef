import type { Selectable } from 'kysely';
import type { ComplianceReport } from '../contract/compliance-report.ts';
import type { JobState } from '../contract/job-states.ts';
import { type ArticleSeo, livingBlogs } from './blogs.ts';
import type { DatabaseTransaction, Queryable } from './database.ts';
import { jsonText } from './json-text.ts';
import type { ArticleVersionRow } from './tables.ts';

/** Who made a text. */
export interface VersionMaker {
  readonly kind: 'writer' | 'user' | 'key';
  /** Of the user or credential; null for the writer. */
  readonly id: string | null;
  readonly name: string | null;
}

/** A text of an article, as lists show it. */
export interface VersionSummary {
  readonly number: number;
  readonly title: string;
  readonly words: number;
  readonly by: VersionMaker;
  readonly restoredFrom: number | null;
  readonly createdAt: Date;
}

/** A text of an article with what was found of it. */
export interface ArticleVersion extends VersionSummary {
  readonly titleWords: readonly string[];
  readonly markdown: string;
  readonly seo: ArticleSeo;
  readonly report: ComplianceReport | null;
}

/** A blog with the text that it has now. */
export interface EditableBlog {
  readonly blogId: string;
  readonly jobId: string;
  readonly state: JobState;
  /** The order as accepted. */
  readonly order: object;
  /** The same for all texts. */
  readonly slug: string;
  /** Undefined until there is an article. */
  readonly current: ArticleVersion | undefined;
}

/** Takes the row of a blog for the rest of the transaction: whoever else wants to change its text waits. */
export async function lockEditableBlog(
  trx: DatabaseTransaction,
  accountId: string,
  blogId: string,
): Promise<EditableBlog | undefined> {
  const row = trx.selectFrom('blog').select('id').where('account_id', '=', accountId).where('id', '=', blogId);
  await row.forNoKeyUpdate().execute();
  // Read after the wait: a statement that has waited would see the tables beside the row as they were before it.
  return findEditableBlog(trx, accountId, blogId);
}

/** @returns undefined when the account has no such blog, or has deleted it */
export async function findEditableBlog(
  q: Queryable,
  accountId: string,
  blogId: string,
): Promise<EditableBlog | undefined> {
  const row = await livingBlogs(q, accountId)
    .leftJoin('article_version as kept', (join) =>
      join.onRef('kept.blog_id', '=', 'blog.id').onRef('kept.number', '=', 'blog.version'),
    )
    .select(['blog.id as blogId', 'job.id as jobId', 'job.state', 'job.request as order', 'job.ended_at as endedAt'])
    .select(['blog.title', 'blog.title_words', 'blog.slug', 'blog.markdown', 'blog.seo', 'blog.report', 'blog.words'])
    .select(['blog.version', 'kept.made_by', 'kept.maker_id', 'kept.maker_name', 'kept.restored_from'])
    .select('kept.created_at as keptAt')
    .where('blog.id', '=', blogId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { title, slug, markdown, seo, words } = row;
  const { jobId, state, order } = row;
  const isWritten = title !== null && slug !== null && markdown !== null && seo !== null && words !== null;
  return {
    ...{ blogId, jobId, state, order, slug: slug ?? '' },
    current: isWritten
      ? {
          ...{ number: row.version, title, titleWords: row.title_words ?? [], markdown, words },
          seo: seo as ArticleSeo,
          report: row.report as ComplianceReport | null,
          by: { kind: row.made_by ?? 'writer', id: row.maker_id, name: row.maker_name },
          restoredFrom: row.restored_from,
          createdAt: row.keptAt ?? row.endedAt ?? new Date(0),
        }
      : undefined,
  };
}

/** The texts that are kept of a blog of the account, newest first; none before the first edit. */
export async function selectVersions(q: Queryable, accountId: string, blogId: string): Promise<VersionSummary[]> {
  const rows = await q
    .selectFrom('article_version')
    .select(['number', 'title', 'words', 'made_by', 'maker_id', 'maker_name', 'restored_from', 'created_at'])
    .where('account_id', '=', accountId)
    .where('blog_id', '=', blogId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(summaryOf);
}

/** One of the kept texts; none before the first edit. */
export async function findVersion(
  q: Queryable,
  accountId: string,
  blogId: string,
  number: number,
): Promise<ArticleVersion | undefined> {
  const row = await q
    .selectFrom('article_version')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('blog_id', '=', blogId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { ...summaryOf(row), ...contentOf(row) };
}

/**
 * Makes a text the one that its blog has. The text that stood there is kept, whether it was so before or not.
 * @param most texts besides the first that are kept; the oldest beyond them are dropped
 * @returns the numbers of those that were dropped
 */
export async function putVersion(
  trx: DatabaseTransaction,
  accountId: string,
  { blogId, before, next }: { readonly blogId: string; readonly before: ArticleVersion; readonly next: ArticleVersion },
  most: number,
): Promise<number[]> {
  await trx
    .insertInto('article_version')
    .values([before, next].map((version) => rowOf(accountId, blogId, version)))
    .onConflict((conflict) => conflict.columns(['blog_id', 'number']).doNothing())
    .execute();
  await trx
    .updateTable('blog')
    .set({
      title: next.title,
      title_words: [...next.titleWords],
      markdown: next.markdown,
      seo: jsonText(next.seo),
      report: next.report === null ? null : jsonText(next.report),
      words: next.words,
      version: next.number,
    })
    .where('id', '=', blogId)
    .where('account_id', '=', accountId)
    .execute();
  const dropped = await trx
    .deleteFrom('article_version')
    .where('blog_id', '=', blogId)
    .where('account_id', '=', accountId)
    .where('number', '>', 1)
    .where('number', '<=', next.number - most)
    .returning('number')
    .execute();
  return dropped.map(({ number }) => number).sort((one, other) => one - other);
}

function rowOf(accountId: string, blogId: string, version: ArticleVersion) {
  const { number, title, titleWords, markdown, seo, report, words, by, restoredFrom, createdAt } = version;
  return {
    ...{ blog_id: blogId, account_id: accountId, number, title, markdown, words },
    title_words: [...titleWords],
    seo: jsonText(seo),
    report: report === null ? null : jsonText(report),
    ...{ made_by: by.kind, maker_id: by.id, maker_name: by.name },
    restored_from: restoredFrom,
    created_at: createdAt,
  };
}

type SummaryRow = Pick<
  Selectable<ArticleVersionRow>,
  'number' | 'title' | 'words' | 'made_by' | 'maker_id' | 'maker_name' | 'restored_from' | 'created_at'
>;

function summaryOf(row: SummaryRow): VersionSummary {
  return {
    ...{ number: row.number, title: row.title, words: row.words },
    by: { kind: row.made_by, id: row.maker_id, name: row.maker_name },
    restoredFrom: row.restored_from,
    createdAt: row.created_at,
  };
}

function contentOf(row: Selectable<ArticleVersionRow>) {
  return {
    titleWords: row.title_words,
    markdown: row.markdown,
    seo: row.seo as ArticleSeo,
    report: row.report as ComplianceReport | null,
  };
}
