import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE, type OrderDesk, openOrderDesk } from '../../test/support/order-desk.ts';
import type { JobState } from '../contract/job-states.ts';

describe('a blog job', () => {
  let desk: OrderDesk;

  beforeAll(async () => {
    desk = await openOrderDesk();
  });
  afterAll(() => desk.test.drop());

  interface Blog {
    accountId: string;
    blogId: string;
    jobId: string;
  }

  async function blogIn(state: JobState): Promise<Blog> {
    const { accountId, siteId } = await desk.customer();
    const { blogId, jobId } = await desk.start(accountId, siteId);
    if (state === 'CANCELED') await desk.orders.cancelBlog(accountId, blogId);
    if (state === 'RUNNING' || state === 'SUCCESS' || state === 'FAILED') await desk.begin(jobId);
    if (state === 'SUCCESS') await desk.succeed(jobId);
    if (state === 'FAILED') await desk.fail(jobId);
    return { accountId, blogId, jobId };
  }

  const stateOf = async ({ accountId, blogId }: Blog) => (await desk.orders.getBlog(accountId, blogId)).state;
  const statesTold = async ({ jobId }: Blog) => {
    const { rows } = await desk.test.pool.query('select body from job_event where job_id = $1 order by seq', [jobId]);
    return rows.map((row: { body: { state: string } }) => row.body.state);
  };
  const actions: Record<string, (blog: Blog) => Promise<unknown>> = {
    cancel: ({ accountId, blogId }) => desk.orders.cancelBlog(accountId, blogId),
    retry: ({ accountId, blogId }) => desk.orders.retryBlog(accountId, blogId),
    delete: ({ accountId, blogId }) => desk.orders.deleteBlog(accountId, blogId),
  };

  it.each([
    ['cancel', 'SUCCESS', 'has ended with SUCCESS'],
    ['cancel', 'FAILED', 'has ended with FAILED'],
    ['cancel', 'CANCELED', 'has ended with CANCELED'],
    ['retry', 'PENDING', 'is PENDING'],
    ['retry', 'RUNNING', 'is RUNNING'],
    ['retry', 'SUCCESS', 'is SUCCESS'],
    ['delete', 'PENDING', 'cancel it first'],
    ['delete', 'RUNNING', 'cancel it first'],
  ] as const)('refuses to %s one that is %s', async (action, state, words) => {
    const blog = await blogIn(state);
    const before = await desk.used(blog.accountId);
    await expect(actions[action]?.(blog)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(words),
    });
    expect(await stateOf(blog)).toBe(state);
    expect(await desk.used(blog.accountId)).toEqual(before);
  });

  it.each(['PENDING', 'RUNNING'] as const)(
    'is canceled while %s: quota back, event, run told to stop',
    async (state) => {
      const blog = await blogIn(state);
      expect(await desk.used(blog.accountId)).toMatchObject({ article: 1, word: 3000 });
      expect(await actions.cancel?.(blog)).toEqual({ blogId: blog.blogId, jobId: blog.jobId });
      expect(await stateOf(blog)).toBe('CANCELED');
      expect(await desk.used(blog.accountId)).toMatchObject({ article: 0, word: 0 });
      expect((await statesTold(blog)).at(-1)).toBe('CANCELED');
      expect(desk.queue.canceled).toContain(blog.jobId);
    },
  );

  it('stores the article and settles to the real figures when it succeeds', async () => {
    const blog = await blogIn('SUCCESS');
    const { images: _, report, titleWords: _words, titleMustBeNew: _new, ...article } = ARTICLE;
    const result = await desk.orders.getBlog(blog.accountId, blog.blogId);
    expect(result).toMatchObject({ state: 'SUCCESS', article, error: null });
    expect(result.endedAt).toBeInstanceOf(Date);
    expect(await desk.orders.getReport(blog.accountId, blog.blogId)).toEqual({
      jobId: blog.jobId,
      siteId: result.siteId,
      state: 'SUCCESS',
      unhonoured: result.unhonoured,
      report,
    });
    expect(await desk.used(blog.accountId)).toMatchObject({ article: 1, word: 900 });
    expect(await statesTold(blog)).toEqual(['PENDING', 'RUNNING', 'SUCCESS']);
  });

  it('keeps code and sentence, and gives the quota back, when it fails', async () => {
    const blog = await blogIn('FAILED');
    expect(await desk.orders.getBlog(blog.accountId, blog.blogId)).toMatchObject({
      state: 'FAILED',
      article: null,
      error: { code: '551', message: 'Too little material' },
    });
    expect(await desk.orders.getReport(blog.accountId, blog.blogId)).toMatchObject({ state: 'FAILED', report: null });
    expect(await desk.used(blog.accountId)).toMatchObject({ article: 0, word: 0 });
    expect(await statesTold(blog)).toEqual(['PENDING', 'RUNNING', 'FAILED']);
  });

  it.each(['PENDING', 'SUCCESS', 'FAILED', 'CANCELED'] as const)('is not ended again when it is %s', async (state) => {
    const blog = await blogIn(state);
    const before = await desk.orders.getBlog(blog.accountId, blog.blogId);
    const [used, told] = [await desk.used(blog.accountId), await statesTold(blog)];
    await desk.succeed(blog.jobId, { title: 'Late', words: 1 });
    await desk.fail(blog.jobId);
    expect(await desk.orders.getBlog(blog.accountId, blog.blogId)).toEqual(before);
    expect(await desk.used(blog.accountId)).toEqual(used);
    expect(await statesTold(blog)).toEqual(told);
  });

  it('is ended once when cancel and success meet', async () => {
    const blogs = await Promise.all(Array.from({ length: 10 }, () => blogIn('RUNNING')));
    for (const blog of blogs) {
      const [cancel] = await Promise.allSettled([actions.cancel?.(blog), desk.succeed(blog.jobId)]);
      const state = await stateOf(blog);
      expect(state).toBe(cancel?.status === 'fulfilled' ? 'CANCELED' : 'SUCCESS');
      expect(await desk.used(blog.accountId)).toMatchObject(
        state === 'SUCCESS' ? { article: 1, word: 900 } : { article: 0, word: 0 },
      );
    }
  });

  it.each(['FAILED', 'CANCELED'] as const)(
    'is retried when %s: new job, same root, same order, quota anew',
    async (state) => {
      const blog = await blogIn(state);
      const retried = await desk.orders.retryBlog(blog.accountId, blog.blogId);
      expect(retried.blogId).not.toBe(blog.blogId);
      expect(desk.queue.enqueued).toContainEqual({ jobId: retried.jobId, type: 'blog', accountId: blog.accountId });
      const { rows } = await desk.test.pool.query(
        'select root_id, state, request from job where id = any($1) order by created_at',
        [[blog.jobId, retried.jobId]],
      );
      expect(rows[1]).toEqual({ root_id: blog.jobId, state: 'PENDING', request: rows[0].request });
      expect(await desk.used(blog.accountId)).toMatchObject({ article: 1, word: 3000 });
      expect(await stateOf(blog)).toBe(state);
    },
  );

  it('keeps the first root through a retry of a retry', async () => {
    const blog = await blogIn('FAILED');
    const second = await desk.orders.retryBlog(blog.accountId, blog.blogId);
    await desk.orders.cancelBlog(blog.accountId, second.blogId);
    const third = await desk.orders.retryBlog(blog.accountId, second.blogId);
    const { rows } = await desk.test.pool.query('select root_id from job where id = $1', [third.jobId]);
    expect(rows).toEqual([{ root_id: blog.jobId }]);
  });

  it('is not retried twice at the same time', async () => {
    const blog = await blogIn('FAILED');
    const retries = await Promise.allSettled([actions.retry?.(blog), actions.retry?.(blog)]);
    expect(retries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(retries.find((retry) => retry.status === 'rejected')?.reason).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('retried already'),
    });
    expect(await desk.used(blog.accountId)).toMatchObject({ article: 1 });
  });

  it.each(['SUCCESS', 'FAILED', 'CANCELED'] as const)('is gone for everyone once deleted after %s', async (state) => {
    const blog = await blogIn(state);
    expect(await actions.delete?.(blog)).toEqual({ blogId: blog.blogId });
    const gone = { code: 'not_found', details: [{ path: 'blogId', message: `received "${blog.blogId}"` }] };
    await expect(stateOf(blog)).rejects.toMatchObject(gone);
    await expect(desk.orders.getReport(blog.accountId, blog.blogId)).rejects.toMatchObject(gone);
    for (const action of Object.values(actions)) await expect(action(blog)).rejects.toMatchObject(gone);
    expect((await desk.orders.listBlogs(blog.accountId)).blogs).toEqual([]);
  });

  it('can not be told from one that never was by another account', async () => {
    const blog = await blogIn('FAILED');
    const { accountId } = await desk.customer();
    const foreign = { ...blog, accountId };
    const unknown = { code: 'not_found', details: [{ path: 'blogId' }] };
    await expect(stateOf(foreign)).rejects.toMatchObject(unknown);
    await expect(desk.orders.getReport(accountId, blog.blogId)).rejects.toMatchObject(unknown);
    for (const action of Object.values(actions)) await expect(action(foreign)).rejects.toMatchObject(unknown);
    expect(await stateOf(blog)).toBe('FAILED');
  });

  it('gets a slug of its own among the articles of its site, also when two end at once', async () => {
    const { accountId, siteId } = await desk.customer();
    const started = await Promise.all(Array.from({ length: 4 }, () => desk.start(accountId, siteId)));
    const elsewhere = await desk.sites.create(accountId, { name: 'Elsewhere' });
    const other = await desk.start(accountId, elsewhere.id);
    await Promise.all([...started, other].map(({ jobId }) => desk.begin(jobId)));
    await Promise.all([...started, other].map(({ jobId }) => desk.succeed(jobId)));
    const slugOf = async (blogId: string) => (await desk.orders.getBlog(accountId, blogId)).article?.slug;
    const slugs = await Promise.all(started.map(({ blogId }) => slugOf(blogId)));
    expect(slugs.sort()).toEqual(['heat-pumps', 'heat-pumps-2', 'heat-pumps-3', 'heat-pumps-4']);
    expect(await slugOf(other.blogId)).toBe('heat-pumps');
  });
});
