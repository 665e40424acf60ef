import { sha256Hex } from '../../support/hash.ts';
import { type Post, type PostType, post, posts } from './answers.ts';
import { markerOf } from './post-content.ts';
import type { RestClient } from './rest-client.ts';

const SUFFIX_DIGITS = 8;

/** The slugs a post may have: the article's own, and another for when a stranger has that one. Always the same two. */
export function slugsOf({ slug, blogId }: { readonly slug: string; readonly blogId: string }): [string, string] {
  return [slug, `${slug}-${sha256Hex(blogId).slice(0, SUFFIX_DIGITS)}`];
}

export interface FoundPosts {
  /** The article's own post: the oldest, where there is more than one. */
  readonly own: Post | undefined;
  /** Made by two runs at once; none but the oldest may stay. */
  readonly twins: readonly Post[];
  /** The article's slug belongs to somebody else's post. */
  readonly slugIsTaken: boolean;
}

/** Path of the REST API for posts of a type. */
export function postsPath({ rest_namespace: namespace, rest_base: base, slug }: PostType): string {
  return `/${namespace}/${base === '' ? slug : base}`;
}

/**
 * Looks for the post of an article: by its slugs, and should a plugin or a person have changed these, by the comment
 * in its content.
 * @throws PublishingError
 */
export async function findPosts(
  client: RestClient,
  type: PostType,
  article: { readonly slug: string; readonly blogId: string },
): Promise<FoundPosts> {
  const [slug, other] = slugsOf(article);
  const marker = markerOf(article.blogId);
  const bySlug = await lookUp(client, type, { slug: `${slug},${other}` });
  const isOwn = (each: Post) => each.content.includes(marker);
  const slugIsTaken = bySlug.some((each) => each.slug === slug && !isOwn(each));
  let own = bySlug.filter(isOwn);
  if (own.length === 0) {
    own = (await lookUp(client, type, { search: marker.replaceAll(/<!-- | -->/g, '') })).filter(isOwn);
  }
  const [first, ...twins] = own.sort((a, b) => a.id - b.id);
  return { own: first, twins, slugIsTaken };
}

/** The post with this id, where it is still there and still the article's. @throws PublishingError */
export async function findKnownPost(
  client: RestClient,
  type: PostType,
  postId: number,
  blogId: string,
): Promise<Post | undefined> {
  const answer = await client.ask({
    path: `${postsPath(type)}/${postId}`,
    query: { context: 'edit' },
    doing: 'look at the post',
    schema: post,
    absent: [404, 410],
  });
  return answer?.value.content.includes(markerOf(blogId)) === true ? answer.value : undefined;
}

async function lookUp(client: RestClient, type: PostType, query: Readonly<Record<string, string>>): Promise<Post[]> {
  const answer = await client.ask({
    path: postsPath(type),
    query: { ...query, status: 'any', context: 'edit', per_page: '20' },
    doing: 'look for the post',
    schema: posts,
  });
  return answer?.value ?? [];
}
