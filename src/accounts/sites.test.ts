import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../test/support/order-desk.ts';
import { siteSlug } from './site-slug.ts';

describe('sites', () => {
  let desk: OrderDesk;

  beforeAll(async () => {
    desk = await openOrderDesk();
  });
  afterAll(() => desk.test.drop());

  const account = async () => (await desk.accounts.create('Warm homes')).id;

  it('creates a BLOG in English unless told otherwise', async () => {
    const accountId = await account();
    const site = await desk.sites.create(accountId, { name: 'Zürich heizt' });
    expect(site).toMatchObject({
      type: 'BLOG',
      language: 'en',
      slug: 'zurich-heizt',
      domain: null,
      knowledgeStoreId: null,
    });
    expect(await desk.sites.get(accountId, site.id)).toEqual(site);
  });

  it('lists the sites of the account, oldest first, and of one type', async () => {
    const accountId = await account();
    await desk.customer();
    const blog = await desk.sites.create(accountId, { name: 'One' });
    desk.clock.advance(1);
    const page = await desk.sites.create(accountId, { name: 'Two', type: 'LANDING_PAGE', domain: 'example.com' });
    expect(await desk.sites.list(accountId)).toEqual([blog, page]);
    expect(await desk.sites.list(accountId, 'LANDING_PAGE')).toEqual([page]);
  });

  it('gives sites of one name different slugs, also when they are made at once', async () => {
    const accounts = await Promise.all([account(), account(), account()]);
    const made = await Promise.all(accounts.map((accountId) => desk.sites.create(accountId, { name: 'Same name' })));
    expect(made.map((site) => site.slug).sort()).toEqual(['same-name', 'same-name-2', 'same-name-3']);
  });

  it('renames a site and keeps its slug', async () => {
    const { accountId, siteId } = await desk.customer();
    const before = await desk.sites.get(accountId, siteId);
    expect(await desk.sites.rename(accountId, siteId, 'Quiet homes')).toEqual({ ...before, name: 'Quiet homes' });
  });

  it('takes a knowledge store of the same account only', async () => {
    const [own, foreign] = [await account(), await account()];
    await desk.test.pool.query(`insert into knowledge_store (id, account_id, name) values ('store_1', $1, 'Heat')`, [
      own,
    ]);
    const site = await desk.sites.create(own, { name: 'With store', knowledgeStoreId: 'store_1' });
    expect(site.knowledgeStoreId).toBe('store_1');
    await expect(desk.sites.create(foreign, { name: 'x', knowledgeStoreId: 'store_1' })).rejects.toMatchObject({
      code: 'not_found',
      details: [{ path: 'knowledgeStoreId' }],
    });
  });

  it('changes what is given, takes away what is null, and leaves the rest', async () => {
    const { accountId, siteId } = await desk.customer();
    await desk.sites.change(accountId, siteId, { domain: 'warm.example/blog', denyDomains: ['rival.example'] });
    const changed = await desk.sites.change(accountId, siteId, { domain: null, allowDomains: ['good.example'] });
    expect(changed).toMatchObject({ domain: null, allowDomains: ['good.example'], denyDomains: ['rival.example'] });
    expect(await desk.sites.get(accountId, siteId)).toEqual(changed);
  });

  it('refuses a knowledge store that the account does not have, and changes nothing', async () => {
    const { accountId, siteId } = await desk.customer();
    const change = { knowledgeStoreId: 'store_none', domain: 'warm.example' };
    await expect(desk.sites.change(accountId, siteId, change)).rejects.toMatchObject({
      code: 'not_found',
      details: [{ path: 'knowledgeStoreId' }],
    });
    expect(await desk.sites.get(accountId, siteId)).toMatchObject({ domain: null });
  });

  it('does not tell a site of another account from one that never was', async () => {
    const { siteId } = await desk.customer();
    const stranger = await account();
    for (const id of [siteId, 'site_none']) {
      const unknown = { code: 'not_found', details: [{ path: 'siteId', message: `received "${id}"` }] };
      await expect(desk.sites.rename(stranger, id, 'Mine')).rejects.toMatchObject(unknown);
      await expect(desk.sites.get(stranger, id)).rejects.toMatchObject(unknown);
      await expect(desk.sites.change(stranger, id, { domain: 'mine.example' })).rejects.toMatchObject(unknown);
    }
  });
});

describe('siteSlug', () => {
  it.each([
    ['Warm & quiet homes!', 'warm-quiet-homes'],
    ['東京 Guide', 'dong-jing-guide'],
    ['🔥', 'site-1'],
    ['--', 'site-1'],
  ])('writes %s as %s', (name, slug) => {
    expect(siteSlug(name, 'site_1')).toBe(slug);
  });

  it('stays within 60 characters and ends with none cut off as a hyphen', () => {
    const slug = siteSlug(`${'a'.repeat(59)} more`, 'site_1');
    expect(slug).toBe('a'.repeat(59));
  });
});
