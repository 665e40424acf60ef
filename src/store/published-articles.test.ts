import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../test/support/order-desk.ts';
import { selectPublishedLike, selectPublishedTexts } from './published-articles.ts';

let desk: OrderDesk;
let site: { accountId: string; siteId: string };
beforeAll(async () => {
  desk = await openOrderDesk();
});
afterAll(() => desk.test.drop());
beforeEach(async () => {
  site = await desk.customer();
});

/** Writes an article, and publishes it at an address of its title. */
async function published(title: string, set: { state?: 'PUBLISHED' | 'FAILED'; url?: string | null } = {}) {
  const { blogId, jobId } = await desk.start(site.accountId, site.siteId);
  await desk.begin(jobId);
  await desk.succeed(jobId, { title, titleWords: title.split(' ').sort() });
  const { state = 'PUBLISHED', url = `https://example.com/${title.replaceAll(' ', '-')}` } = set;
  await desk.test.db
    .updateTable('blog')
    .set({ publication_state: state, publication_url: url })
    .where('id', '=', blogId)
    .execute();
  return blogId;
}
const like = async (words: readonly string[], limit = 5) =>
  (await selectPublishedLike(desk.test.db, { ...site, words, limit })).map(({ title }) => title);

describe('published articles like a text', () => {
  it('share words with it, those that share most first', async () => {
    await published('heat pump');
    await published('heat pump noise');
    await published('heat pump noise in winter');
    await published('cooking rice');
    expect(await like(['heat', 'noise', 'pump'])).toEqual([
      'heat pump noise',
      'heat pump noise in winter',
      'heat pump',
    ]);
    expect(await like(['heat', 'noise', 'pump'], 1)).toEqual(['heat pump noise']);
    expect(await like([])).toEqual([]);
  });

  it('come with their addresses', async () => {
    await published('heat pump');
    expect(await selectPublishedLike(desk.test.db, { ...site, words: ['heat'], limit: 5 })).toEqual([
      { title: 'heat pump', url: 'https://example.com/heat-pump' },
    ]);
  });

  it('are published, have an address, and are not deleted', async () => {
    await published('heat one', { state: 'FAILED' });
    await published('heat two', { url: null });
    await desk.orders.deleteBlog(site.accountId, await published('heat three'));
    expect(await like(['heat'])).toEqual([]);
  });

  it('are of this site and account alone', async () => {
    await published('heat pump');
    const { id: other } = await desk.sites.create(site.accountId, { name: 'Another' });
    const stranger = await desk.customer();
    expect(await selectPublishedLike(desk.test.db, { ...site, siteId: other, words: ['heat'], limit: 5 })).toEqual([]);
    expect(
      await selectPublishedLike(desk.test.db, { ...site, accountId: stranger.accountId, words: ['heat'], limit: 5 }),
    ).toEqual([]);
  });
});

describe('texts of published articles', () => {
  it('are those of all sites of the account, with their words, the most alike first', async () => {
    await published('heat pump');
    await published('heat pump noise');
    await published('heat unpublished', { state: 'FAILED' });
    const stranger = await desk.customer();
    const texts = (accountId: string, limit = 5) =>
      selectPublishedTexts(desk.test.db, { accountId, words: ['heat', 'noise', 'pump'], limit });
    expect(await texts(site.accountId)).toEqual([
      expect.objectContaining({ title: 'heat pump noise', titleWords: ['heat', 'noise', 'pump'] }),
      expect.objectContaining({ title: 'heat pump', markdown: expect.stringMatching(/\S/) }),
    ]);
    expect(await texts(site.accountId, 1)).toHaveLength(1);
    expect(await texts(stranger.accountId)).toEqual([]);
    expect(await selectPublishedTexts(desk.test.db, { accountId: site.accountId, words: [], limit: 5 })).toEqual([]);
  });
});
