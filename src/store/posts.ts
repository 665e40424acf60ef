import { sql } from 'kysely';
import { searchWords } from '../article/search-words.ts';
import { visibleParts } from '../article/visible-text.ts';
import type { Language } from '../contract/languages.ts';
import type { Database, DatabaseTransaction, Queryable } from './database.ts';
import { freeSlug, isSlugLike } from './free-slug.ts';

/** An article as it is handed to a hosted blog. */
export interface HostedPost {
  readonly blogId: string;
  readonly accountId: string;
  readonly siteId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly markdown: string;
  readonly language: Language;
  readonly authorId?: string | undefined;
  readonly categoryId?: string | undefined;
  /** Absolute address. */
  readonly featureImage?: string | undefined;
  readonly words: number;
  /** Readers see it from then on. */
  readonly publishedAt: Date;
  readonly modifiedAt: Date;
}

/** Distinct words that a post is found by, at most. */
const SEARCHED_WORDS = 4_000;

/**
 * Publishes an article on its site's hosted blog, or changes what is published of it. The address it had before leads
 * to the new one. An author or category that the account (the site) does not have is left out.
 * @returns the slug it stands under: made unique among the site's posts with `-2`, `-3` ...
 */
export async function putPost(trx: DatabaseTransaction, post: HostedPost): Promise<{ slug: string }> {
  const { accountId, siteId, blogId } = post;
  await holdSite(trx, accountId, siteId);
  const slug = await freePostSlug(trx, post);
  const before = await trx.selectFrom('post').select('slug').where('blog_id', '=', blogId).executeTakeFirst();
  await trx.deleteFrom('post_redirect').where('site_id', '=', siteId).where('slug', '=', slug).execute();
  await sql`
    insert into post (blog_id, account_id, site_id, slug, title, description, keywords, markdown, language, author_id,
      category_id, feature_image, words, search, published_at, modified_at)
    values (${blogId}, ${accountId}, ${siteId}, ${slug}, ${post.title}, ${post.description}, ${[...post.keywords]},
      ${post.markdown}, ${post.language},
      (select id from author where id = ${post.authorId ?? null} and account_id = ${accountId}),
      (select id from category where id = ${post.categoryId ?? null} and site_id = ${siteId}),
      ${post.featureImage ?? null}, ${post.words}, array_to_tsvector(${wordsOf(post)}::text[]),
      ${post.publishedAt}, ${post.modifiedAt})
    on conflict (blog_id) do update set slug = excluded.slug, title = excluded.title,
      description = excluded.description, keywords = excluded.keywords, markdown = excluded.markdown,
      language = excluded.language, author_id = excluded.author_id, category_id = excluded.category_id,
      feature_image = excluded.feature_image, words = excluded.words, search = excluded.search,
      published_at = excluded.published_at, modified_at = excluded.modified_at`.execute(trx);
  if (before !== undefined && before.slug !== slug) await leaveRedirect(trx, siteId, before.slug, blogId);
  return { slug };
}

/**
 * Takes an article from the hosted blog; its address then says that it is gone, until it is published again.
 * @returns whether it was there
 */
export async function takeDownPost(trx: DatabaseTransaction, accountId: string, blogId: string): Promise<boolean> {
  const post = await trx
    .selectFrom('post')
    .select('site_id as siteId')
    .where('account_id', '=', accountId)
    .where('blog_id', '=', blogId)
    .executeTakeFirst();
  if (post === undefined) return false;
  // In the same order as `putPost`, or the two could wait for each other.
  await holdSite(trx, accountId, post.siteId);
  const gone = await trx.deleteFrom('post').where('blog_id', '=', blogId).returning('slug').executeTakeFirst();
  if (gone === undefined) return false;
  await leaveRedirect(trx, post.siteId, gone.slug, blogId);
  return true;
}

/** Holds the site until the transaction ends, so that two posts can't take one slug, and marks its blog as changed. */
async function holdSite(trx: DatabaseTransaction, accountId: string, siteId: string): Promise<void> {
  await trx
    .updateTable('site')
    .set((eb) => ({ blog_version: eb('blog_version', '+', 1) }))
    .where('id', '=', siteId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function freePostSlug(trx: DatabaseTransaction, { siteId, blogId, slug }: HostedPost): Promise<string> {
  const rows = await trx
    .selectFrom('post')
    .select('slug')
    .where('site_id', '=', siteId)
    .where('blog_id', '<>', blogId)
    .where(isSlugLike(slug))
    .execute();
  return freeSlug(
    slug,
    rows.map((row) => row.slug),
  );
}

async function leaveRedirect(trx: DatabaseTransaction, siteId: string, slug: string, blogId: string): Promise<void> {
  await trx
    .insertInto('post_redirect')
    .values({ site_id: siteId, slug, blog_id: blogId })
    .onConflict((conflict) => conflict.columns(['site_id', 'slug']).doUpdateSet({ blog_id: blogId }))
    .execute();
}

function wordsOf({ title, description, keywords, markdown }: HostedPost): string[] {
  const body = visibleParts(markdown, []).flatMap(({ heading, blocks }) => [heading, ...blocks]);
  return searchWords([title, description, ...keywords, ...body].join(' '), SEARCHED_WORDS);
}

/** What a list shows of a post. */
export interface PostSummary {
  readonly blogId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly words: number;
  readonly featureImage: string | null;
  readonly publishedAt: Date;
  readonly modifiedAt: Date;
  readonly authorName: string | null;
  readonly authorSlug: string | null;
  readonly categoryName: string | null;
  readonly categorySlug: string | null;
}

/** A post with everything its page shows. */
export interface PublishedPost extends PostSummary {
  readonly keywords: readonly string[];
  readonly markdown: string;
  readonly authorId: string | null;
  readonly categoryId: string | null;
}

const SUMMARY = [
  'post.blog_id as blogId',
  'post.slug',
  'post.title',
  'post.description',
  'post.language',
  'post.words',
  'post.feature_image as featureImage',
  'post.published_at as publishedAt',
  'post.modified_at as modifiedAt',
  'author.name as authorName',
  'author.slug as authorSlug',
  'category.name as categoryName',
  'category.slug as categorySlug',
] as const;

function postsOf(q: Queryable, siteId: string, now: Date) {
  return q
    .selectFrom('post')
    .leftJoin('author', 'author.id', 'post.author_id')
    .leftJoin('category', 'category.id', 'post.category_id')
    .where('post.site_id', '=', siteId)
    .where('post.published_at', '<=', now);
}

/** @returns undefined when no post that readers may see has the slug */
export async function findPost(
  db: Database,
  siteId: string,
  slug: string,
  now: Date,
): Promise<PublishedPost | undefined> {
  const row = await postsOf(db, siteId, now)
    .select([
      ...SUMMARY,
      'post.keywords',
      'post.markdown',
      'post.author_id as authorId',
      'post.category_id as categoryId',
    ])
    .where('post.slug', '=', slug)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, language: row.language as Language };
}

/**
 * Where a post has gone that once had this slug: its slug now, or null when it has been taken down.
 * @returns undefined when none ever had it
 */
export async function findMovedPost(
  db: Database,
  siteId: string,
  slug: string,
  now: Date,
): Promise<{ readonly slug: string | null } | undefined> {
  return db
    .selectFrom('post_redirect')
    .leftJoin('post', (join) =>
      join.onRef('post.blog_id', '=', 'post_redirect.blog_id').on('post.published_at', '<=', now),
    )
    .select('post.slug')
    .where('post_redirect.site_id', '=', siteId)
    .where('post_redirect.slug', '=', slug)
    .executeTakeFirst();
}

/** A place in a list of posts: the last entry that was shown. */
export interface PostPlace {
  readonly publishedAt: Date;
  readonly blogId: string;
}

export interface PostListRequest {
  readonly siteId: string;
  /** Posts of later dates are not shown. */
  readonly now: Date;
  readonly authorId?: string | undefined;
  readonly categoryId?: string | undefined;
  /** Only those before this place in time, the nearest to it. */
  readonly olderThan?: PostPlace | undefined;
  /** Only those after this place in time, the nearest to it. */
  readonly newerThan?: PostPlace | undefined;
  readonly limit: number;
}

/** Posts that readers may see, newest first. */
export async function selectPosts(db: Database, request: PostListRequest): Promise<PostSummary[]> {
  const { siteId, now, authorId, categoryId, olderThan, newerThan, limit } = request;
  let query = postsOf(db, siteId, now).select(SUMMARY);
  if (authorId !== undefined) query = query.where('post.author_id', '=', authorId);
  if (categoryId !== undefined) query = query.where('post.category_id', '=', categoryId);
  if (olderThan !== undefined) query = query.where(sql<boolean>`${POSITION} < ${positionOf(olderThan)}`);
  if (newerThan !== undefined) query = query.where(sql<boolean>`${POSITION} > ${positionOf(newerThan)}`);
  const order = newerThan === undefined ? 'desc' : 'asc';
  const rows = await query.orderBy('post.published_at', order).orderBy('post.blog_id', order).limit(limit).execute();
  const newestFirst = order === 'desc' ? rows : rows.reverse();
  return newestFirst.map((row) => ({ ...row, language: row.language as Language }));
}

const POSITION = sql`(post.published_at, post.blog_id)`;

function positionOf({ publishedAt, blogId }: PostPlace) {
  return sql`(${publishedAt}::timestamptz, ${blogId})`;
}

/** So many of the newest posts that hold the words are looked at for a search; more is no use to a reader. */
const MOST_FOUND = 500;

/** Posts that hold all words, or words that begin so: first those whose title holds them, then the newest. */
export async function searchPosts(
  db: Database,
  { siteId, now, words, limit }: { siteId: string; now: Date; words: readonly string[]; limit: number },
): Promise<PostSummary[]> {
  if (words.length === 0) return [];
  const wanted = words.map((word) => `'${word.replaceAll(/['\\]/g, '')}':*`).join(' & ');
  const rows = await postsOf(db, siteId, now)
    .select(SUMMARY)
    .where(sql<boolean>`post.search @@ ${wanted}::tsquery`)
    .orderBy('post.published_at', 'desc')
    .orderBy('post.blog_id', 'desc')
    .limit(MOST_FOUND)
    .execute();
  const inTitle = ({ title }: { title: string }) => {
    const own = searchWords(title, SEARCHED_WORDS);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  };
  return [...rows.filter(inTitle), ...rows.filter((row) => !inTitle(row))]
    .slice(0, limit)
    .map((row) => ({ ...row, language: row.language as Language }));
}

/** What a sitemap says of a post. */
export interface PostAddress {
  readonly blogId: string;
  readonly slug: string;
  readonly publishedAt: Date;
  readonly modifiedAt: Date;
}

/** Posts from the first on, oldest first, so that a full part of a sitemap stays as it is. */
export async function selectPostAddresses(
  db: Database,
  { siteId, now, after, limit }: { siteId: string; now: Date; after: PostPlace | undefined; limit: number },
): Promise<PostAddress[]> {
  let query = db
    .selectFrom('post')
    .select(['blog_id as blogId', 'slug', 'published_at as publishedAt', 'modified_at as modifiedAt'])
    .where('site_id', '=', siteId)
    .where('published_at', '<=', now);
  if (after !== undefined) query = query.where(sql<boolean>`${POSITION} > ${positionOf(after)}`);
  return query.orderBy('published_at').orderBy('blog_id').limit(limit).execute();
}

/** @returns the post before the one that stands at `index`, counted from the oldest; undefined at the beginning */
export async function findPostPlace(
  db: Database,
  { siteId, now, index }: { siteId: string; now: Date; index: number },
): Promise<PostPlace | undefined> {
  if (index === 0) return undefined;
  return db
    .selectFrom('post')
    .select(['published_at as publishedAt', 'blog_id as blogId'])
    .where('site_id', '=', siteId)
    .where('published_at', '<=', now)
    .orderBy('published_at')
    .orderBy('blog_id')
    .offset(index - 1)
    .limit(1)
    .executeTakeFirst();
}

export async function countPosts(db: Database, siteId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('post')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('published_at', '<=', now)
    .executeTakeFirstOrThrow();
  return row.count;
}
