import { sql } from 'kysely';
import { type EarlierTitle, similarTitleBounds } from '../article/similar-titles.ts';
import type { Queryable } from './database.ts';

/**
 * Titles of the site of a blog job that may be highly similar to a title of these words: of articles that stand and
 * are not deleted, without those of the job's own chain of retries. Oldest first.
 * @param words normalised, each once
 */
export async function selectTitlesNear(q: Queryable, jobId: string, words: readonly string[]): Promise<EarlierTitle[]> {
  const { leastShared, leastWords, mostWords } = similarTitleBounds(words.length);
  if (leastShared === 0) return [];
  const { rows } = await sql<EarlierTitle>`
    select blog.title, blog.title_words as words
      from blog join job on job.id = blog.job_id,
           (select b.site_id, j.root_id from blog b join job j on j.id = b.job_id where j.id = ${jobId}) own
     where blog.site_id = own.site_id and job.root_id <> own.root_id and job.state = 'SUCCESS'
       and blog.deleted_at is null and blog.title is not null
       and blog.title_words && ${[...words]}::text[]
       and cardinality(blog.title_words) between ${leastWords} and ${mostWords}
       and (select count(*) from unnest(blog.title_words) word where word = any(${[...words]}::text[])) >= ${leastShared}
     order by blog.created_at, blog.id`.execute(q);
  return rows;
}

/** Titles that stand on the site of a blog job, without those of its own chain of retries, newest first. */
export async function selectNewestTitles(q: Queryable, jobId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select blog.title
      from blog join job on job.id = blog.job_id,
           (select b.site_id, j.root_id from blog b join job j on j.id = b.job_id where j.id = ${jobId}) own
     where blog.site_id = own.site_id and job.root_id <> own.root_id and job.state = 'SUCCESS'
       and blog.deleted_at is null and blog.title is not null
     order by blog.created_at desc, blog.id desc
     limit ${limit}`.execute(q);
  return rows.map(({ title }) => title);
}
