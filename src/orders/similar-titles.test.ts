import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../test/support/order-desk.ts';
import { JobError } from '../contract/errors.ts';
import type { FinishedBlog } from './finish-blog.ts';

const NEW: Partial<FinishedBlog> = {
  title: 'Heat Pumps in Old Houses',
  titleWords: ['heat', 'hous', 'old', 'pump'],
  titleMustBeNew: true,
};

describe('a title that must be new', () => {
  let desk: OrderDesk;
  let site: { accountId: string; siteId: string };

  beforeAll(async () => {
    desk = await openOrderDesk({ connections: 8 });
  });
  afterAll(() => desk.test.drop());

  const running = async () => {
    const blog = await desk.start(site.accountId, site.siteId);
    await desk.begin(blog.jobId);
    return blog;
  };
  const written = async (article: Partial<FinishedBlog>) => {
    const blog = await running();
    await desk.succeed(blog.jobId, article);
    return blog;
  };
  const refused = (title: string) =>
    expect.objectContaining({ name: 'JobError', code: '544', message: expect.stringContaining(title) });

  it.each([
    ['another article has it', { title: 'Old Houses, Heat Pumps', titleWords: ['heat', 'hous', 'old', 'pump'] }],
    ['another differs by one word of five', { title: 'Near', titleWords: ['cold', 'heat', 'hous', 'old', 'pump'] }],
  ])('is refused with 544 when %s, and the job stays as it was', async (_why, earlier) => {
    site = await desk.customer();
    await written(earlier);
    const { blogId, jobId } = await running();
    await expect(desk.succeed(jobId, NEW)).rejects.toEqual(refused(earlier.title));
    expect((await desk.orders.getBlog(site.accountId, blogId)).state).toBe('RUNNING');
  });

  it('stands beside unlike titles, and beside the same one where that is allowed', async () => {
    site = await desk.customer();
    await written({ title: 'Heat Pumps', titleWords: ['heat', 'pump'] });
    await written(NEW);
    const again = await written({ ...NEW, titleMustBeNew: false });
    expect((await desk.orders.getBlog(site.accountId, again.blogId)).state).toBe('SUCCESS');
  });

  it('is free again once the earlier article is deleted, and is not taken by another site', async () => {
    site = await desk.customer();
    const first = await written(NEW);
    await desk.orders.deleteBlog(site.accountId, first.blogId);
    const second = await written(NEW);
    const { id: siteId } = await desk.sites.create(site.accountId, { name: 'Another' });
    site = { ...site, siteId };
    const elsewhere = await written(NEW);
    for (const { blogId } of [second, elsewhere]) {
      expect((await desk.orders.getBlog(site.accountId, blogId)).state).toBe('SUCCESS');
    }
  });

  it('goes to one of two jobs that end at the same time', async () => {
    site = await desk.customer();
    const jobs = [await running(), await running(), await running()];
    const ends = await Promise.allSettled(jobs.map(({ jobId }) => desk.succeed(jobId, NEW)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(JobError);
  });

  it('is looked for among the near titles of the site without those of its own chain', async () => {
    site = await desk.customer();
    const own = await written(NEW);
    await written({ title: 'Moss', titleWords: ['moss'] });
    const other = await running();
    const words = NEW.titleWords ?? [];
    expect(await desk.orders.titlesNear(other.jobId, words)).toEqual([{ title: NEW.title, words }]);
    expect(await desk.orders.titlesNear(own.jobId, words)).toEqual([]);
    expect(await desk.orders.titlesNear(other.jobId, [])).toEqual([]);
  });
});
