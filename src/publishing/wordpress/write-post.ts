import { z } from 'zod';
import type { ReachPoint } from '../../support/reach-point.ts';
import { PublishingError } from '../publication/publishing-error.ts';
import { type Post, type PostType, post } from './answers.ts';
import { type FoundPosts, findPosts, postsPath, slugsOf } from './find-post.ts';
import type { RestClient } from './rest-client.ts';

/** What a post has to be; what is undefined stays as it is. */
export interface PostFields {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly author: number | undefined;
  readonly categories: readonly number[] | undefined;
  readonly featured_media: number | undefined;
}

export interface PostOf {
  readonly type: PostType;
  readonly blogId: string;
  readonly slug: string;
}

/**
 * Creates a post where `found` has none. Another run that was held for dead may do the same at the same time: WordPress
 * then gives the second one another slug, and it makes way for the first.
 * @throws PublishingError
 */
export async function createPost(
  client: RestClient,
  { type, blogId, slug }: PostOf,
  fields: PostFields,
  found: FoundPosts,
  reach: ReachPoint,
): Promise<Post> {
  const [plain, other] = slugsOf({ slug, blogId });
  const wanted = found.slugIsTaken ? other : plain;
  await reach('wordpress:post:before-create');
  const made = await send(client, postsPath(type), { ...fields, slug: wanted, status: 'publish' }, 'create the post');
  await reach('wordpress:post:after-create');
  if (made.slug === wanted) return made;
  const { own, twins } = await findPosts(client, type, { slug, blogId });
  if (own === undefined || own.id === made.id) {
    for (const twin of twins) await removePost(client, type, twin.id);
    return send(client, `${postsPath(type)}/${made.id}`, { slug: other }, 'give the post its address');
  }
  await removePost(client, type, made.id);
  return updatePost(client, type, own.id, fields);
}

/** Brings a post up to date, and back where it was taken down. @throws PublishingError */
export async function updatePost(
  client: RestClient,
  type: PostType,
  postId: number,
  fields: Partial<PostFields>,
): Promise<Post> {
  return send(client, `${postsPath(type)}/${postId}`, { ...fields, status: 'publish' }, 'update the post');
}

/** The post is kept, and no reader sees it. @throws PublishingError */
export async function hidePost(client: RestClient, type: PostType, postId: number): Promise<void> {
  await send(client, `${postsPath(type)}/${postId}`, { status: 'draft' }, 'take the post down');
}

/** Removes a post that is there twice for good. @throws PublishingError */
export async function removePost(client: RestClient, type: PostType, postId: number): Promise<void> {
  await client.ask({
    path: `${postsPath(type)}/${postId}`,
    query: { force: 'true', _method: 'DELETE' },
    body: {},
    doing: 'remove a post that is there twice',
    schema: z.unknown(),
    absent: [404, 410],
  });
}

/** Writes the meta data of a post. @throws PublishingError */
export async function writeMeta(
  client: RestClient,
  type: PostType,
  postId: number,
  meta: Readonly<Record<string, string>>,
): Promise<Post> {
  return send(client, `${postsPath(type)}/${postId}`, { meta }, 'write the SEO title and description');
}

async function send(client: RestClient, path: string, body: object, doing: string): Promise<Post> {
  const answer = await client.ask({ path, query: { context: 'edit' }, body, doing, schema: post });
  if (answer === undefined) throw new PublishingError(`WordPress gave no answer to the wish to ${doing}.`);
  return answer.value;
}
