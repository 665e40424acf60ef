import { sql } from 'kysely';
import type { Language } from '../contract/languages.ts';
import type { ArticleSeo } from './blogs.ts';
import type { DatabaseTransaction, Queryable } from './database.ts';
import { type PublicationWishes, WISH_COLUMNS, type WishColumns, withWishes } from './publication-wishes.ts';

/** An article with all that is said about it where it is published. */
export interface PublishedContent {
  readonly blogId: string;
  readonly accountId: string;
  readonly siteId: string;
  readonly title: string;
  readonly slug: string;
  readonly markdown: string;
  readonly seo: ArticleSeo;
  /** Visible words. */
  readonly words: number;
  readonly language: Language;
  readonly wishes: PublicationWishes;
  /** Of the account; undefined when none is wished for, or it is deleted by now. */
  readonly author: { readonly id: string; readonly name: string } | undefined;
}

/** @returns undefined when the account has no such blog, has deleted it, or it has no article */
export async function selectPublishedContent(
  q: Queryable,
  accountId: string,
  blogId: string,
): Promise<PublishedContent | undefined> {
  const { rows } = await sql<Omit<PublishedContent, 'wishes' | 'author'> & WishColumns>`
    select blog.id as "blogId", blog.account_id as "accountId", blog.site_id as "siteId", blog.title, blog.slug,
      blog.markdown, blog.seo, blog.words, job.request -> 'request' ->> 'languageID' as language,
      ${WISH_COLUMNS}
    from blog join job on job.id = blog.job_id
    where blog.account_id = ${accountId} and blog.id = ${blogId} and blog.deleted_at is null
      and blog.markdown is not null`.execute(q);
  const [row] = rows;
  if (row === undefined) return undefined;
  const content = withWishes(row);
  return { ...content, author: await findAuthor(q, accountId, content.wishes.authorId) };
}

async function findAuthor(q: Queryable, accountId: string, authorId: string | undefined) {
  if (authorId === undefined) return undefined;
  return q
    .selectFrom('author')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', '=', authorId)
    .executeTakeFirst();
}

/** The post that an article has become on a WordPress. */
export interface WordPressPost {
  /** Of the WordPress. */
  readonly address: string;
  readonly postId: number;
  readonly postType: string;
}

export async function findWordPressPost(
  q: Queryable,
  accountId: string,
  blogId: string,
): Promise<WordPressPost | undefined> {
  return q
    .selectFrom('wordpress_post')
    .select(['address', 'post_id as postId', 'post_type as postType'])
    .where('account_id', '=', accountId)
    .where('blog_id', '=', blogId)
    .executeTakeFirst();
}

/** Keeps which post an article has become, in the place of an earlier one. */
export async function keepWordPressPost(
  trx: DatabaseTransaction,
  accountId: string,
  blogId: string,
  { address, postId, postType }: WordPressPost,
): Promise<void> {
  const facts = { address, post_id: postId, post_type: postType };
  await trx
    .insertInto('wordpress_post')
    .values({ blog_id: blogId, account_id: accountId, ...facts })
    .onConflict((conflict) => conflict.column('blog_id').doUpdateSet(facts))
    .execute();
}

/** Where an article stands, or would, on the hosted blog of its site. */
export interface HostedPlace {
  /** Of the site. */
  readonly siteSlug: string;
  readonly hostedDomain: string | null;
  /** When it was first published there, in case it stands there now. */
  readonly publishedAt: Date | null;
}

export async function findHostedPlace(q: Queryable, { siteId, blogId }: PublishedContent): Promise<HostedPlace> {
  return q
    .selectFrom('site')
    .leftJoin('post', (join) => join.onRef('post.site_id', '=', 'site.id').on('post.blog_id', '=', blogId))
    .select(['site.slug as siteSlug', 'site.hosted_domain as hostedDomain', 'post.published_at as publishedAt'])
    .where('site.id', '=', siteId)
    .executeTakeFirstOrThrow();
}
