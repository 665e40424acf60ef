import { readFileSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import type { HostedPost } from '../../src/store/posts.ts';
import { putPost, takeDownPost } from '../../src/store/posts.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { type Customer, type HttpDesk, openHttpDesk } from './http-desk.ts';

/** The HTTP service with one customer's hosted blog. */
export interface BlogDesk extends HttpDesk {
  readonly ann: Customer;
  /** Path of the blog, with a slash at its end. */
  readonly base: string;
  /** Publishes a post of the blog; what is not given is filled in. */
  publish(post?: Partial<HostedPost>): Promise<{ readonly blogId: string; readonly slug: string }>;
  /** Publishes an article of the golden set, which must have sources. */
  publishGolden(name: string, post?: Partial<HostedPost>): Promise<{ readonly blogId: string; readonly slug: string }>;
  takeDown(blogId: string): Promise<boolean>;
  /** A request below the base. */
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** A change of a blog is seen everywhere after so long. */
export const UNTIL_SEEN_MS = 2_001;

export async function openBlogDesk(): Promise<BlogDesk> {
  const desk = await openHttpDesk();
  const { db } = desk.test;
  const ann = await desk.newCustomer();
  const site = await desk.sites.get(ann.accountId, ann.siteId);
  const base = `/sites/${site.slug}/`;
  let count = 0;

  async function publish(post: Partial<HostedPost> = {}) {
    count += 1;
    const blogId = post.blogId ?? (await desk.start(ann.accountId, post.siteId ?? ann.siteId)).blogId;
    const now = desk.clock.now();
    const { slug } = await inTransaction(db, (trx) =>
      putPost(trx, {
        accountId: ann.accountId,
        siteId: ann.siteId,
        slug: `post-${count}`,
        title: `Post ${count}`,
        description: `What post ${count} says`,
        keywords: ['heat'],
        markdown: `# Post ${count}\n\nText of post ${count}.\n`,
        language: 'en',
        words: 900,
        publishedAt: new Date(now.getTime() - 86_400_000 + count * 1_000),
        modifiedAt: now,
        ...post,
        blogId,
      }),
    );
    desk.clock.advance(UNTIL_SEEN_MS);
    return { blogId, slug };
  }

  return {
    ...desk,
    ann,
    base,
    publish,
    async publishGolden(name, post = {}) {
      const markdown = goldenArticle(name);
      return publish({ title: /^# (.*)$/m.exec(markdown)?.[1] ?? name, slug: name, markdown, ...post });
    },
    async takeDown(blogId) {
      const gone = await inTransaction(db, (trx) => takeDownPost(trx, ann.accountId, blogId));
      desk.clock.advance(UNTIL_SEEN_MS);
      return gone;
    },
    get: (path, headers = {}) => desk.server.inject({ method: 'GET', url: `${base}${path}`, headers }),
  };
}

export function goldenArticle(name: string): string {
  return readFileSync(new URL(`../writing/golden/${name}.md`, import.meta.url), 'utf8');
}
