import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenTextDesk, openTextDesk } from '../src/composition/text-threads.ts';
import { type ArticleVersions, createArticleVersions } from '../src/orders/article-versions.ts';
import { selectBlogFacts } from '../src/store/webhooks.ts';
import { PUBLIC_URL } from './support/order-desk.ts';
import { openPublicationDesk, type PublicationDesk } from './support/publication-desk.ts';
import { FAKE_LOGIN, type FakeWordPress, openFakeWordPress } from './support/wordpress-fake.ts';

let wordpress: FakeWordPress;
let desk: PublicationDesk;
let texts: OpenTextDesk;
let versions: ArticleVersions;
beforeAll(async () => {
  wordpress = await openFakeWordPress();
  desk = await openPublicationDesk({ allowHosts: [wordpress.host] });
  texts = openTextDesk(desk.orders);
  versions = createArticleVersions({ db: desk.test.db, clock: desk.clock, texts, publicUrl: PUBLIC_URL });
});
afterAll(async () => {
  await texts.close();
  await desk.test.drop();
  await wordpress.close();
});

const BY = { kind: 'user', id: 'user_1', name: 'Ada' } as const;
const EDITED = '# Heat pumps at home\n\nA quiet one was added by hand.\n';

async function publishAgain(accountId: string, blogId: string): Promise<void> {
  await desk.publications.publish(accountId, blogId);
  await desk.carryOut(await desk.jobOf(blogId));
}

describe('an edited article', () => {
  it('reaches the readers of the hosted blog when it is published again, and not before', async () => {
    const { accountId, blogId } = await desk.article();
    await desk.carryOut(await desk.jobOf(blogId));
    const post = () =>
      desk.test.db
        .selectFrom('post')
        .select(['title', 'slug', 'markdown'])
        .where('blog_id', '=', blogId)
        .executeTakeFirstOrThrow();
    const before = await post();
    const { words } = await versions.save(accountId, blogId, { markdown: EDITED, baseNumber: 1 }, BY);
    expect(await post()).toEqual(before);
    await publishAgain(accountId, blogId);
    expect(await post()).toEqual({ title: 'Heat pumps at home', slug: before.slug, markdown: EDITED });
    const { blogs } = await desk.orders.listBlogs(accountId);
    expect(blogs).toMatchObject([{ title: 'Heat pumps at home', words }]);
    await versions.restore(accountId, blogId, 1, BY);
    await publishAgain(accountId, blogId);
    expect(await post()).toEqual(before);
  });

  it('goes to a WordPress as it is now, into the same post', async () => {
    const { accountId, siteId } = await desk.customer();
    await desk.connections.create(accountId, { siteId, address: wordpress.address, ...FAKE_LOGIN });
    const { blogId, jobId } = await desk.startWith(accountId, { siteId });
    await desk.begin(jobId);
    await desk.succeed(jobId);
    await desk.carryOut(await desk.jobOf(blogId));
    await versions.save(accountId, blogId, { markdown: EDITED, baseNumber: 1 }, BY);
    await publishAgain(accountId, blogId);
    expect(wordpress.posts).toMatchObject([
      { title: 'Heat pumps at home', content: expect.stringContaining('A quiet one was added by hand.') },
    ]);
  });

  it('is what webhooks tell of from then on', async () => {
    const { accountId, blogId } = await desk.article({ isPublish: false });
    await versions.save(accountId, blogId, { markdown: EDITED, baseNumber: 1 }, BY);
    expect(await selectBlogFacts(desk.test.db, { blogId })).toMatchObject({ title: 'Heat pumps at home' });
  });
});
