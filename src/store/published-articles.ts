import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** An article that readers can reach. */
export interface PublishedArticle {
  readonly title: string;
  readonly url: string;
}

/**
 * Published articles of a site whose titles share words with a text: those that share most first, of equals the one
 * with fewer words of its own, then the newest.
 *
 * @param words normalised as those of titles are, each once
 */
export async function selectPublishedLike(
  q: Queryable,
  { accountId, siteId, words, limit }: { accountId: string; siteId: string; words: readonly string[]; limit: number },
): Promise<PublishedArticle[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<PublishedArticle>`
    select blog.title, blog.publication_url as url
      from blog join job on job.id = blog.job_id
     where blog.account_id = ${accountId} and blog.site_id = ${siteId} and job.state = 'SUCCESS'
       and blog.deleted_at is null and blog.title is not null
       and blog.publication_state = 'PUBLISHED' and blog.publication_url is not null
       and blog.title_words && ${[...words]}::text[]
     order by (select count(*) from unnest(blog.title_words) word where word = any(${[...words]}::text[])) desc,
              cardinality(blog.title_words), blog.created_at desc, blog.id
     limit ${limit}`.execute(q);
  return rows;
}

/** The text of an article that readers can reach. */
interface PublishedText extends PublishedArticle {
  readonly titleWords: readonly string[];
  readonly markdown: string;
}

/**
 * Texts of an account's published articles, on all its sites, whose titles share words with a title: those that share
 * most first, then the newest.
 *
 * @param words normalised as those of titles are, each once
 */
export async function selectPublishedTexts(
  q: Queryable,
  { accountId, words, limit }: { accountId: string; words: readonly string[]; limit: number },
): Promise<PublishedText[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<PublishedText>`
    select blog.title, blog.publication_url as url, blog.title_words as "titleWords", blog.markdown
      from blog join job on job.id = blog.job_id
     where blog.account_id = ${accountId} and job.state = 'SUCCESS' and blog.deleted_at is null
       and blog.title is not null and blog.markdown is not null
       and blog.publication_state = 'PUBLISHED' and blog.publication_url is not null
       and blog.title_words && ${[...words]}::text[]
     order by (select count(*) from unnest(blog.title_words) word where word = any(${[...words]}::text[])) desc,
              blog.created_at desc, blog.id
     limit ${limit}`.execute(q);
  return rows;
}
