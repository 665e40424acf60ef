import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthors } from '../../src/accounts/authors.ts';
import type { ArticleField } from '../../src/contract/write-blog.ts';
import { randomIds } from '../../src/support/ids.ts';
import { openPublicationDesk, type PublicationDesk } from '../support/publication-desk.ts';
import { FAKE_LOGIN, type FakeWordPress, openFakeWordPress } from '../support/wordpress-fake.ts';
import { PUBLISHING_FIELDS } from './publishing-fields.ts';

/** Where an article is once everything its order has started is done. */
interface Outcome {
  readonly publication: Awaited<ReturnType<PublicationDesk['publication']>>;
  /** Of the hosted blog. */
  readonly author: string | null | undefined;
  /** At the WordPress that the site is connected with. */
  readonly posts: FakeWordPress['posts'];
}
type Order = Readonly<Record<string, unknown>>;

interface Effect {
  readonly field: ArticleField;
  readonly says: string;
  /** The site is connected with a WordPress. */
  readonly connected: boolean;
  readonly with: (author: string) => Order;
  readonly without: Order;
  /** Holds with the field and fails without it. */
  readonly holds: (outcome: Outcome) => boolean;
}

const AUTHOR = 'Grace Hopper';
const onWordPress = { field: 'wpInfo', connected: true, without: { isPublish: true } } as const;

const EFFECTS: readonly Effect[] = [
  {
    field: 'isPublish',
    says: 'the article goes to the hosted blog',
    connected: false,
    with: () => ({ isPublish: true }),
    without: { isPublish: false },
    holds: ({ publication }) => publication.state === 'PUBLISHED' && publication.url?.endsWith('/heat-pumps') === true,
  },
  {
    field: 'isPublish',
    says: 'the article goes to the WordPress of the site',
    connected: true,
    with: () => ({ isPublish: true }),
    without: { isPublish: false },
    holds: ({ publication, posts }) => publication.state === 'PUBLISHED' && posts[0]?.status === 'publish',
  },
  {
    ...onWordPress,
    says: 'it stands in the category',
    with: () => ({ isPublish: true, wpInfo: { category_id: '7' } }),
    holds: ({ posts }) => JSON.stringify(posts[0]?.categories) === '[7]',
  },
  {
    ...onWordPress,
    says: 'it is of the author there',
    with: () => ({ isPublish: true, wpInfo: { auth_id: '1' } }),
    holds: ({ posts }) => posts[0]?.author === 1,
  },
  {
    field: 'authorId',
    says: 'it names the author',
    connected: false,
    with: (author) => ({ isPublish: true, authorId: author }),
    without: { isPublish: true },
    holds: ({ author }) => author === AUTHOR,
  },
];

describe('a field of the order about publishing', () => {
  let wordpress: FakeWordPress;
  let desk: PublicationDesk;
  beforeAll(async () => {
    wordpress = await openFakeWordPress();
    desk = await openPublicationDesk({ allowHosts: [wordpress.host] });
  });
  afterAll(async () => {
    await desk.test.drop();
    await wordpress.close();
  });

  async function publish(order: (author: string) => Order, connected: boolean): Promise<Outcome> {
    const { accountId, siteId } = await desk.customer();
    const { clock, test } = desk;
    const authors = createAuthors({ db: test.db, clock, ids: randomIds });
    const author = await authors.create(accountId, { name: AUTHOR });
    wordpress.posts.length = 0;
    if (connected) {
      await desk.connections.create(accountId, { siteId, address: wordpress.address, ...FAKE_LOGIN });
    }
    const { blogId, jobId } = await desk.startWith(accountId, { siteId, ...order(author.id) });
    await desk.begin(jobId);
    await desk.succeed(jobId);
    const publishing = await desk.jobOf(blogId);
    if (publishing !== '') await desk.carryOut(publishing);
    const named = await test.db
      .selectFrom('post')
      .leftJoin('author', 'author.id', 'post.author_id')
      .select('author.name')
      .where('post.blog_id', '=', blogId)
      .executeTakeFirst();
    return {
      publication: await desk.publication({ accountId, blogId }),
      author: named?.name,
      posts: [...wordpress.posts],
    };
  }

  it.each(EFFECTS)('$field has its effect: $says', async ({ with: asking, without, connected, holds }) => {
    expect(holds(await publish(asking, connected))).toBe(true);
    expect(holds(await publish(() => without, connected))).toBe(false);
  });

  it('is each one of those that are listed', () => {
    expect(new Set(EFFECTS.map(({ field }) => field))).toEqual(new Set(PUBLISHING_FIELDS));
  });
});
