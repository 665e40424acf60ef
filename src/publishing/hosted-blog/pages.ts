import { searchWords } from '../../article/search-words.ts';
import type { Language } from '../../contract/languages.ts';
import type { Database } from '../../store/database.ts';
import { findAvatar, findHostedAuthor, findHostedCategory } from '../../store/hosted-sites.ts';
import {
  findMovedPost,
  findPost,
  type PostSummary,
  type PublishedPost,
  searchPosts,
  selectPosts,
} from '../../store/posts.ts';
import { path } from './addresses.ts';
import { articlePage } from './article-page.ts';
import { feed, POSTS_OF_A_FEED } from './feed.ts';
import { authorPage, categoryPage, homePage, type ListView, missingPage, searchPage } from './list-pages.ts';
import type { PageContext } from './page-context.ts';
import { findSizes, type SizesOf } from './picture-sizes.ts';
import { POSTS_OF_A_PAGE, placeText } from './post-list.ts';
import { type PartHeadings, renderArticle } from './render-article.ts';
import type { ListQuery, PageRoute } from './routes.ts';
import { sitemap, sitemapPart } from './sitemap.ts';
import { STYLE } from './style.ts';
import { llmsText, POSTS_OF_LLMS_TXT, robotsText } from './texts.ts';

/** What an address answers. */
export type PageAnswer =
  /** `players`: addresses that its frames may lead to. */
  | { readonly kind: 'page'; readonly html: string; readonly players?: readonly string[] }
  | { readonly kind: 'missing'; readonly html: string }
  /** It was here and has been taken down. */
  | { readonly kind: 'gone'; readonly html: string }
  /** @param to below the base of the blog */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'file'; readonly type: string; readonly body: string; readonly canonical?: string }
  /** Never changes under its address. */
  | { readonly kind: 'fixed'; readonly type: string; readonly body: string | Buffer };

export interface PageParts {
  readonly db: Database;
  readonly now: Date;
  readonly headingsOf: (language: Language) => PartHeadings;
}

const MORE_POSTS = 3;
const MOST_FOUND = 30;
const MOST_SEARCHED_WORDS = 12;

/** Makes the page, or file, of an address. */
export async function answerPage(parts: PageParts, context: PageContext, route: PageRoute): Promise<PageAnswer> {
  const { db, now } = parts;
  const { site } = context;
  switch (route.kind) {
    case 'home': {
      const view = await listView(parts, context, route.list, {});
      return view === undefined ? missing(context) : page(homePage(context, view));
    }
    case 'category': {
      const category = await findHostedCategory(db, site.id, route.slug);
      const view = category && (await listView(parts, context, route.list, { categoryId: category.id }));
      return category === undefined || view === undefined
        ? missing(context)
        : page(categoryPage(context, category, view));
    }
    case 'author': {
      const author = await findHostedAuthor(db, site.accountId, { slug: route.slug });
      const view = author && (await listView(parts, context, route.list, { authorId: author.id }));
      // An author of the account who has written nothing here is nobody on this blog.
      if (author === undefined || view === undefined || view.posts.length === 0) return missing(context);
      return page(authorPage(context, author, view));
    }
    case 'search': {
      const words = searchWords(route.query, MOST_SEARCHED_WORDS);
      const posts = await searchPosts(db, { siteId: site.id, now, words, limit: MOST_FOUND });
      return page(searchPage(context, route.query, posts));
    }
    case 'post':
      return answerPost(parts, context, route.slug);
    case 'markdown': {
      const post = await findPost(db, site.id, route.slug, now);
      if (post === undefined) return movedOrMissing(parts, context, route.slug, path.markdown);
      return { ...file('text/markdown', post.markdown), canonical: path.post(post.slug) };
    }
    case 'media': {
      const picture = await findAvatar(db, site.accountId, route.hash);
      if (picture === undefined) return missing(context);
      return { kind: 'fixed', type: picture.mediaType, body: picture.bytes };
    }
    case 'style':
      return { kind: 'fixed', type: 'text/css; charset=utf-8', body: STYLE.body };
    case 'feed': {
      const posts = await selectPosts(db, { siteId: site.id, now, limit: POSTS_OF_A_FEED });
      return file('application/rss+xml', feed(context, posts));
    }
    case 'sitemap':
      return file('application/xml', await sitemap(db, context, now));
    case 'sitemap-part': {
      const part = await sitemapPart(db, context, now, route.number);
      return part === undefined ? missing(context) : file('application/xml', part);
    }
    case 'robots':
      return file('text/plain', robotsText(context));
    case 'llms': {
      const posts = await selectPosts(db, { siteId: site.id, now, limit: POSTS_OF_LLMS_TXT });
      return file('text/plain', llmsText(context, posts));
    }
    case 'slash':
      return { kind: 'moved', to: `/${route.path.split('/').map(encodeURIComponent).join('/')}` };
    case 'unknown':
      return missing(context);
  }
}

async function answerPost(parts: PageParts, context: PageContext, slug: string): Promise<PageAnswer> {
  const { db, now, headingsOf } = parts;
  const { site, canonicalBase } = context;
  const post = await findPost(db, site.id, slug, now);
  if (post === undefined) return movedOrMissing(parts, context, slug, path.post);
  const sizesOf = await findSizes(db, [post.markdown, post.featureImage]);
  const body = renderArticle(post.markdown, {
    sizesOf,
    language: post.language,
    headings: headingsOf(post.language),
    ownHost: new URL(canonicalBase).hostname,
    playerStyle: `${context.base}/${STYLE.name}`,
  });
  const author = post.authorId === null ? undefined : await findHostedAuthor(db, site.accountId, { id: post.authorId });
  const players = body.videos.flatMap(({ player }) => player ?? []);
  return {
    ...page(articlePage(context, { post, body, author, sizesOf, more: await morePosts(parts, post, site.id) })),
    players,
  };
}

/** The newest others of its category, or of the blog where that has none. */
async function morePosts({ db, now }: PageParts, post: PublishedPost, siteId: string) {
  const others = async (categoryId?: string) => {
    const posts = await selectPosts(db, { siteId, now, categoryId, limit: MORE_POSTS + 1 });
    return posts.filter(({ blogId }) => blogId !== post.blogId).slice(0, MORE_POSTS);
  };
  const near = post.categoryId === null ? [] : await others(post.categoryId);
  return near.length > 0 ? near : others();
}

async function movedOrMissing(
  { db, now }: PageParts,
  context: PageContext,
  slug: string,
  addressOf: (slug: string) => string,
): Promise<PageAnswer> {
  const moved = await findMovedPost(db, context.site.id, slug, now);
  if (moved === undefined) return missing(context);
  if (moved.slug === null) return { kind: 'gone', html: missingPage(context, true) };
  return { kind: 'moved', to: addressOf(moved.slug) };
}

/** @returns undefined for a later page on which there is nothing */
async function listView(
  parts: PageParts,
  context: PageContext,
  list: ListQuery,
  of: { readonly authorId?: string; readonly categoryId?: string },
): Promise<ListView | undefined> {
  const { db, now } = parts;
  const { olderThan, newerThan } = list;
  const scope = { siteId: context.site.id, now, ...of, limit: POSTS_OF_A_PAGE + 1 };
  if (newerThan !== undefined) {
    const found = await selectPosts(db, { ...scope, newerThan });
    // Nothing is newer than these, so they belong on the first page, which has more of them.
    if (found.length <= POSTS_OF_A_PAGE) return listView(parts, context, {}, of);
    const posts = found.slice(1);
    const [first, last] = [posts[0], posts.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    return {
      posts,
      sizesOf: await coverSizes(db, posts),
      newer: placeText(first),
      older: placeText(last),
      query: undefined,
    };
  }
  const found = await selectPosts(db, { ...scope, olderThan });
  const posts = found.slice(0, POSTS_OF_A_PAGE);
  const [first, last] = [posts[0], posts.at(-1)];
  const older = found.length > POSTS_OF_A_PAGE && last !== undefined ? placeText(last) : undefined;
  if (olderThan === undefined) return { posts, sizesOf: await coverSizes(db, posts), older, query: '' };
  if (first === undefined) return undefined;
  return {
    posts,
    sizesOf: await coverSizes(db, posts),
    older,
    newer: placeText(first),
    query: `?older=${placeText(olderThan)}`,
  };
}

function coverSizes(db: Database, posts: readonly PostSummary[]): Promise<SizesOf> {
  const covers = posts.map(({ featureImage }) => featureImage);
  return findSizes(db, covers);
}

function page(html: string) {
  return { kind: 'page', html } as const;
}

function missing(context: PageContext): PageAnswer {
  return { kind: 'missing', html: missingPage(context, false) };
}

function file(type: string, body: string) {
  return { kind: 'file', type: `${type}; charset=utf-8`, body } as const;
}
