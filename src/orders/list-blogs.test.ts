import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../test/support/order-desk.ts';

describe('listBlogs', () => {
  let desk: OrderDesk;
  let accountId: string;
  let siteId: string;
  const blogIds: string[] = [];

  beforeAll(async () => {
    desk = await openOrderDesk();
    ({ accountId, siteId } = await desk.customer());
    for (let count = 0; count < 25; count++) {
      // Every second one shares its moment with the one before.
      if (count % 2 === 0) desk.clock.advance(1);
      const { blogId } = await desk.start(accountId, siteId);
      blogIds.unshift(blogId);
    }
  });
  afterAll(() => desk.test.drop());

  it('shows 20 of them, newest first, unless told otherwise', async () => {
    const { blogs, cursor } = await desk.orders.listBlogs(accountId);
    expect(blogs).toHaveLength(20);
    expect(blogs[0]).toMatchObject({
      blogId: blogIds[0],
      siteId,
      state: 'PENDING',
      title: null,
      slug: null,
      error: null,
    });
    const moments = blogs.map((blog) => blog.createdAt.getTime());
    expect(moments).toEqual([...moments].sort((a, b) => b - a));
    expect(cursor).toEqual(expect.any(String));
  });

  it('pages through all of them, each once', async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await desk.orders.listBlogs(accountId, { limit: 4, cursor: cursor ?? undefined });
      seen.push(...page.blogs.map((blog) => blog.blogId));
      cursor = page.cursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(25);
    expect(new Set(seen)).toEqual(new Set(blogIds));
  });

  it('has no cursor when the last page is just full', async () => {
    expect((await desk.orders.listBlogs(accountId, { limit: 25 })).cursor).toBeNull();
  });

  it('filters by state and site', async () => {
    const other = await desk.sites.create(accountId, { name: 'Other' });
    const { blogId } = await desk.start(accountId, other.id);
    const ids = async (filter: object) =>
      (await desk.orders.listBlogs(accountId, filter)).blogs.map((blog) => blog.blogId);
    expect(await ids({ siteId: other.id })).toEqual([blogId]);
    await desk.orders.cancelBlog(accountId, blogId);
    expect(await ids({ state: 'CANCELED' })).toEqual([blogId]);
    expect(await ids({ state: 'CANCELED', siteId })).toEqual([]);
  });

  it('finds what its title or its input holds, letter for letter and in any case', async () => {
    const { accountId: reader, siteId: site } = await desk.customer();
    const ordered = async (input: object) => (await desk.startWith(reader, { siteId: site, ...input })).blogId;
    const noise = await ordered({ mainInput: 'Noise of a pump' });
    const percent = await ordered({ mainInput: '100 % green_power' });
    const pages = await ordered({ inputType: 'urls', mainInput: ['https://a.example/x', 'https://b.example/pump'] });
    const found = async (q: string) => (await desk.orders.listBlogs(reader, { q })).blogs.map(({ blogId }) => blogId);
    expect(await found('noise OF')).toEqual([noise]);
    expect((await found('pump')).sort()).toEqual([noise, pages].sort());
    expect(await found('%')).toEqual([percent]);
    expect(await found('n_p')).toEqual([percent]);
    expect(await found('\\')).toEqual([]);
    const [first] = (await desk.orders.listBlogs(reader, { q: 'b.example' })).blogs;
    expect(first?.input).toBe('https://a.example/x, https://b.example/pump');
  });

  it('shows nothing of another account and knows none of its sites', async () => {
    const stranger = await desk.customer();
    expect((await desk.orders.listBlogs(stranger.accountId)).blogs).toEqual([]);
    await expect(desk.orders.listBlogs(stranger.accountId, { siteId })).rejects.toMatchObject({
      code: 'not_found',
      details: [{ path: 'siteId' }],
    });
  });

  it.each(['', 'x', Buffer.from('["2026-11-10",1]').toString('base64url'), Buffer.from('[1').toString('base64url')])(
    'refuses the cursor "%s"',
    async (cursor) => {
      await expect(desk.orders.listBlogs(accountId, { cursor })).rejects.toMatchObject({
        code: 'invalid_request',
        details: [{ path: 'cursor' }],
      });
    },
  );

  it.each([0, 101, 2.5])('refuses a limit of %d', async (limit) => {
    await expect(desk.orders.listBlogs(accountId, { limit })).rejects.toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'limit', message: `received ${limit}; allowed: 1 to 100` }],
    });
  });
});
