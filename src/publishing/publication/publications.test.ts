import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE, keywordOrder } from '../../../test/support/order-desk.ts';
import { openPublicationDesk, type PublicationDesk } from '../../../test/support/publication-desk.ts';
import { inTransaction } from '../../store/transaction.ts';

let desk: PublicationDesk;
beforeAll(async () => {
  desk = await openPublicationDesk();
});
afterAll(() => desk.test.drop());

const HOUR_MS = 3_600_000;
const inAnHour = () => new Date(desk.clock.now().getTime() + HOUR_MS);
const NONE = { state: 'NONE', url: null, error: null, notes: [] };
const ADDRESS = /^https:\/\/writer\.example\/sites\/warm-homes[\w-]*\/heat-pumps$/;
const enqueued = (jobId: string | null) => desk.queue.enqueued.filter((job) => job.jobId === jobId);

async function published() {
  const article = await desk.article();
  await desk.carryOut(await desk.jobOf(article.blogId));
  return article;
}

describe('the publication of an article that was just written', () => {
  it('begins in the transaction that ends its job, when the order wants it', async () => {
    const article = await desk.article();
    expect(await desk.publication(article)).toMatchObject({ state: 'PENDING' });
    expect(enqueued(await desk.jobOf(article.blogId))).toMatchObject([{ type: 'publication', delaySeconds: 0 }]);
  });

  it('does not begin when the order does not want it', async () => {
    expect(await desk.publication(await desk.article({ isPublish: false }))).toEqual(NONE);
  });

  it('waits for somebody to publish it where the site wants approval, and says so at the start', async () => {
    const { accountId, siteId } = await desk.customer();
    await desk.sites.change(accountId, siteId, { approval: 'before-publishing' });
    const { blogId, jobId, notes } = await desk.orders.startBlog(accountId, keywordOrder({ siteId }));
    expect(notes).toContainEqual({ kind: 'kept-for-approval', siteId });
    await desk.begin(jobId);
    await desk.succeed(jobId);
    expect(await desk.publication({ accountId, blogId })).toEqual(NONE);
    await desk.publications.publish(accountId, blogId);
    await desk.carryOut(await desk.jobOf(blogId));
    expect(await desk.publication({ accountId, blogId })).toMatchObject({ state: 'PUBLISHED' });
  });

  it('is not there when that transaction is rolled back', async () => {
    const { accountId, siteId } = await desk.customer();
    const { blogId, jobId } = await desk.start(accountId, siteId);
    await desk.begin(jobId);
    const broken = inTransaction(desk.test.db, async (trx) => {
      await desk.orders.finishBlog(trx, { id: jobId }, { state: 'SUCCESS', result: ARTICLE });
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await desk.publication({ accountId, blogId })).toEqual(NONE);
    const left = await desk.test.db.selectFrom('publication').select('job_id').where('blog_id', '=', blogId).execute();
    expect(left).toEqual([]);
  });
});

describe('on the hosted blog', () => {
  it('an article is published under an address of its own', async () => {
    const article = await published();
    const { state, url, error } = await desk.publication(article);
    expect({ state, error }).toEqual({ state: 'PUBLISHED', error: null });
    expect(url).toMatch(ADDRESS);
  });

  it('it is taken down, and published again under the same address and date', async () => {
    const article = await published();
    const { accountId, blogId } = article;
    const { url } = await desk.publication(article);
    const date = await dateOf(blogId);
    desk.clock.advance(HOUR_MS);
    await desk.publications.publish(accountId, blogId);
    await desk.carryOut(await desk.jobOf(blogId));
    expect(await dateOf(blogId)).toEqual(date);
    await desk.publications.unpublish(accountId, blogId);
    expect(await desk.publication(article)).toMatchObject({ state: 'PENDING', url });
    await desk.carryOut(await desk.jobOf(blogId));
    expect(await desk.publication(article)).toEqual(NONE);
    expect(await dateOf(blogId)).toBeUndefined();
    await desk.publications.publish(accountId, blogId);
    await desk.carryOut(await desk.jobOf(blogId));
    expect(await desk.publication(article)).toMatchObject({ state: 'PUBLISHED', url });
  });

  it('a category that is gone by then ends it FAILED; the article is kept, and in another place it works', async () => {
    const { accountId, siteId } = await desk.customer();
    await desk.test.db
      .insertInto('category')
      .values({
        id: 'category_1',
        account_id: accountId,
        site_id: siteId,
        slug: 'heating',
        name: 'Heating',
        created_at: new Date(),
      })
      .execute();
    const wpInfo = { category_id: 'category_1' };
    const { blogId, jobId } = await desk.startWith(accountId, { siteId, wpInfo });
    await desk.begin(jobId);
    await desk.succeed(jobId);
    await desk.test.db.deleteFrom('category').where('id', '=', 'category_1').execute();
    expect(await desk.carryOut(await desk.jobOf(blogId))).toBe('FAILED');
    const { state, error } = await desk.publication({ accountId, blogId });
    expect(state).toBe('FAILED');
    expect(error).toContain('wpInfo.category_id: received "category_1"');
    expect((await desk.orders.getBlog(accountId, blogId)).article).not.toBeNull();
    await desk.publications.publish(accountId, blogId, { wishes: { wpInfo: { qc_id: 'hosted' } } });
    await desk.carryOut(await desk.jobOf(blogId));
    expect(await desk.publication({ accountId, blogId })).toMatchObject({ state: 'PUBLISHED', error: null });
  });

  it('an author or a category that does not exist is refused when it is asked for', async () => {
    const { accountId, blogId } = await desk.article({ isPublish: false });
    const wishes = { authorId: 'author_9', wpInfo: { category_id: 'category_9' } };
    await expect(desk.publications.publish(accountId, blogId, { wishes })).rejects.toMatchObject({
      code: 'not_found',
      details: [{ path: 'wpInfo.category_id' }, { path: 'authorId' }],
    });
    expect(await desk.publication({ accountId, blogId })).toEqual(NONE);
  });

  it('an order into a category that does not exist is refused at the start', async () => {
    const { accountId, siteId } = await desk.customer();
    const wpInfo = { category_id: 'category_9', auth_id: 'author_9', post_type: 'page', qc_id: 'connection_9' };
    await expect(desk.startWith(accountId, { siteId, wpInfo })).rejects.toMatchObject({
      code: 'not_found',
      details: ['qc_id', 'post_type', 'category_id', 'auth_id'].map((member) => ({
        path: `wpInfo.${member}`,
        message: expect.stringContaining('received'),
      })),
    });
    expect((await desk.orders.listBlogs(accountId)).blogs).toEqual([]);
  });

  it('a deleted article is no longer there', async () => {
    const { accountId, blogId } = await published();
    await desk.orders.deleteBlog(accountId, blogId);
    expect(await dateOf(blogId)).toBeUndefined();
  });
});

describe('a publication for later', () => {
  it('is SCHEDULED, and its job put off until then', async () => {
    const { accountId, blogId } = await desk.article({ isPublish: false });
    const { jobId } = await desk.publications.publish(accountId, blogId, { publishAt: inAnHour() });
    expect(enqueued(jobId)).toMatchObject([{ delaySeconds: 3600 }]);
    const { publication } = await desk.orders.getBlog(accountId, blogId);
    expect(publication).toMatchObject({ state: 'SCHEDULED', due: inAnHour() });
    await desk.carryOut(jobId ?? '');
    expect((await desk.orders.getBlog(accountId, blogId)).publication).toMatchObject({ state: 'PUBLISHED', due: null });
  });

  it('makes way for one that is wanted now, and has no effect when its time comes', async () => {
    const article = await desk.article({ isPublish: false });
    const { accountId, blogId } = article;
    const planned = await desk.publications.publish(accountId, blogId, { publishAt: inAnHour() });
    await desk.publications.publish(accountId, blogId);
    expect(await desk.stateOfJob(planned.jobId ?? '')).toBe('CANCELED');
    await desk.carryOut(await desk.jobOf(blogId));
    expect(await desk.carryOut(planned.jobId ?? '')).toBe('CANCELED');
    expect(await desk.publication(article)).toMatchObject({ state: 'PUBLISHED' });
  });

  it('is called off', async () => {
    const article = await desk.article({ isPublish: false });
    const { accountId, blogId } = article;
    const { jobId } = await desk.publications.publish(accountId, blogId, { publishAt: inAnHour() });
    expect(await desk.publications.unpublish(accountId, blogId)).toMatchObject({ jobId: null, state: 'NONE' });
    expect(await desk.carryOut(jobId ?? '')).toBe('CANCELED');
    expect(await desk.publication(article)).toEqual(NONE);
  });

  it.each([
    ['a moment ago', -1],
    ['in two years', 2 * 366 * 24 * HOUR_MS],
  ])('is refused for %s', async (_, ahead) => {
    const { accountId, blogId } = await desk.article({ isPublish: false });
    const publishAt = new Date(desk.clock.now().getTime() + ahead);
    await expect(desk.publications.publish(accountId, blogId, { publishAt })).rejects.toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'publishAt' }],
    });
  });
});

describe('two wishes at the same time', () => {
  it('leave exactly one job that will publish', async () => {
    const article = await desk.article({ isPublish: false });
    const { accountId, blogId } = article;
    const wishes = Array.from({ length: 8 }, () => desk.publications.publish(accountId, blogId));
    const outcomes = await Promise.allSettled(wishes);
    const jobs = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.jobId ?? ''] : []));
    const states = await Promise.all(jobs.map(desk.stateOfJob));
    expect(states.filter((state) => state === 'PENDING')).toHaveLength(1);
    expect(states.filter((state) => state === 'CANCELED')).toHaveLength(jobs.length - 1);
    expect(await desk.stateOfJob(await desk.jobOf(blogId))).toBe('PENDING');
  });

  it('do not meet a run that is under way', async () => {
    const { accountId, blogId } = await desk.article();
    await desk.begin(await desk.jobOf(blogId));
    await expect(desk.publications.publish(accountId, blogId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk.publications.unpublish(accountId, blogId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk.orders.deleteBlog(accountId, blogId)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('what can not be published', () => {
  it('is an article that is not written, or that nobody knows', async () => {
    const { accountId, siteId } = await desk.customer();
    const { blogId } = await desk.start(accountId, siteId);
    await expect(desk.publications.publish(accountId, blogId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk.publications.unpublish(accountId, blogId)).rejects.toMatchObject({ code: 'conflict' });
    const other = await desk.article();
    await expect(desk.publications.publish(accountId, other.blogId)).rejects.toMatchObject({ code: 'not_found' });
  });
});

async function dateOf(blogId: string): Promise<Date | undefined> {
  const query = desk.test.db.selectFrom('post').select('published_at').where('blog_id', '=', blogId);
  return (await query.executeTakeFirst())?.published_at;
}
