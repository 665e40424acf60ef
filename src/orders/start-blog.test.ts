import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keywordOrder, type OrderDesk, openOrderDesk } from '../../test/support/order-desk.ts';
import { EarlierBlogBody, toArticleOrder } from '../contract/earlier-blog.ts';
import { keptOrderOf } from './kept-order.ts';

describe('startBlog', () => {
  let desk: OrderDesk;

  beforeAll(async () => {
    desk = await openOrderDesk({ connections: 20 });
  });
  afterAll(() => desk.test.drop());

  const query = async (text: string, ...values: unknown[]) => (await desk.test.pool.query(text, values)).rows;
  const countOf = async (accountId: string) =>
    (
      await query(
        `select (select count(*) from job where account_id = $1) as jobs,
           (select count(*) from blog where account_id = $1) as blogs,
           (select count(*) from quota_reservation where account_id = $1) as reservations`,
        accountId,
      )
    )[0];

  async function customerWithKnowledge() {
    const customer = await desk.customer();
    const storeId = `store_of_${customer.accountId}`;
    await query(
      `insert into knowledge_store (id, account_id, name) values ($1, $2, 'Heat')`,
      storeId,
      customer.accountId,
    );
    await query(
      `insert into brand (id, account_id, store_id, name) values ($1, $2, $3, 'Warmly')`,
      `brand_of_${customer.accountId}`,
      customer.accountId,
      storeId,
    );
    return { ...customer, storeId, brandId: `brand_of_${customer.accountId}` };
  }

  it('writes job, blog, first event and quota, and puts the job into the queue', async () => {
    const { accountId, siteId } = await desk.customer();
    const started = await desk.orders.startBlog(
      accountId,
      keywordOrder({ siteId, isPublish: false, targetBlogWordCount: '1000-2000' }),
    );
    expect(started).toMatchObject({ siteId, notes: [], replayed: false });
    expect(desk.queue.enqueued).toContainEqual({ jobId: started.jobId, type: 'blog', accountId });
    const [job] = await query('select * from job where id = $1', started.jobId);
    expect(job).toMatchObject({ account_id: accountId, type: 'blog', root_id: started.jobId, state: 'PENDING' });
    expect(job.request).toMatchObject({ interface: 'v1', siteId, request: { mainInput: 'heat pump', siteId } });
    const events = await query('select body from job_event where job_id = $1', started.jobId);
    expect(events).toEqual([{ body: { kind: 'state', state: 'PENDING' } }]);
    expect(await desk.used(accountId)).toEqual({ article: 1, word: 2000, image: 0, evaluation: 0 });
    expect(await desk.orders.getBlog(accountId, started.blogId)).toMatchObject({
      state: 'PENDING',
      interface: 'v1',
      createdAt: desk.clock.now(),
      article: null,
      error: null,
      publication: { state: 'NONE', url: null, error: null, due: null, notes: [] },
      unhonoured: started.unhonoured,
    });
  });

  it('names the wishes this installation can not honour, and books no images for them', async () => {
    const { accountId, siteId } = await desk.customer();
    const { unhonoured } = await desk.orders.startBlog(accountId, keywordOrder({ siteId, targetTone: 'Persuasive' }));
    const fields = unhonoured.map((wish) => wish.field);
    expect(fields).toEqual(expect.arrayContaining(['targetTone', 'isAddMainImage', 'isAddH2Images']));
    expect(await desk.used(accountId)).toMatchObject({ image: 0, word: 3000 });
  });

  it('keeps how its site was set when it was ordered', async () => {
    const { accountId, siteId } = await desk.customer();
    await desk.sites.change(accountId, siteId, { outlineApproval: true, coverInArticle: false });
    const { jobId } = await desk.orders.startBlog(accountId, keywordOrder({ siteId }));
    await desk.sites.change(accountId, siteId, { outlineApproval: false, coverInArticle: null });
    const [job] = await query('select request from job where id = $1', jobId);
    expect(keptOrderOf(job.request).site).toMatchObject({ outlineApproval: true, coverInArticle: false });
  });

  it('takes the oldest BLOG site where the order names none, and says so', async () => {
    const { id: accountId } = await desk.accounts.create('Two sites');
    await desk.sites.create(accountId, { name: 'Page', type: 'LANDING_PAGE' });
    desk.clock.advance(1);
    const oldest = await desk.sites.create(accountId, { name: 'First blog' });
    desk.clock.advance(1);
    await desk.sites.create(accountId, { name: 'Second blog' });
    const started = await desk.orders.startBlog(accountId, keywordOrder({ siteId: null }));
    expect(started.siteId).toBe(oldest.id);
    expect(started.notes).toEqual([{ kind: 'site-chosen', siteId: oldest.id, siteName: 'First blog' }]);
  });

  it('says what to do when there is no BLOG site to choose', async () => {
    const { id: accountId } = await desk.accounts.create('No blog');
    await desk.sites.create(accountId, { name: 'Page', type: 'LANDING_PAGE' });
    await expect(desk.orders.startBlog(accountId, keywordOrder({ siteId: null }))).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('create a site first'),
      details: [{ path: 'siteId' }],
    });
  });

  it('refuses to publish on a LANDING_PAGE site, and writes there without publishing', async () => {
    const { accountId } = await desk.customer();
    const page = await desk.sites.create(accountId, { name: 'Page', type: 'LANDING_PAGE' });
    for (const isPublish of [true, null]) {
      await expect(
        desk.orders.startBlog(accountId, keywordOrder({ siteId: page.id, isPublish })),
      ).rejects.toMatchObject({ code: 'invalid_request', details: [{ path: 'isPublish' }] });
    }
    const started = await desk.orders.startBlog(accountId, keywordOrder({ siteId: page.id, isPublish: false }));
    expect(started.siteId).toBe(page.id);
  });

  it('names every unknown id of the order at once, by the names of its interface', async () => {
    const { accountId } = await desk.customer();
    const v1 = keywordOrder({
      siteId: 'site_x',
      authorId: 'author_x',
      knowledgeBaseInfo: { store_id: 7, brand_id: 8 },
    });
    await expect(desk.orders.startBlog(accountId, v1)).rejects.toMatchObject({
      code: 'not_found',
      details: [{ path: 'siteId' }, { path: 'authorId' }, { path: 'knowledgeBaseInfo.store_id' }],
    });
    const body = {
      site_id: 'site_x',
      author_id: 'author_x',
      config: {},
      params: { input_type: 'Topic', p_input: 'Heat' },
    };
    const earlier = toArticleOrder(EarlierBlogBody.parse(body), Object.keys(body));
    await expect(desk.orders.startBlog(accountId, earlier)).rejects.toMatchObject({
      code: 'not_found',
      details: [{ path: 'site_id' }, { path: 'author_id' }],
    });
    expect(await countOf(accountId)).toEqual({ jobs: 0, blogs: 0, reservations: 0 });
  });

  it('takes ids of another account for unknown ones', async () => {
    const own = await customerWithKnowledge();
    const foreign = await customerWithKnowledge();
    await query(
      `insert into author (id, account_id, name, slug) values ('author_1', $1, 'Ada', 'ada')`,
      foreign.accountId,
    );
    const start = (fields: object) =>
      desk.orders.startBlog(own.accountId, keywordOrder({ siteId: own.siteId, ...fields }));
    const { storeId, brandId } = own;
    for (const [fields, path] of [
      [{ siteId: foreign.siteId }, 'siteId'],
      [{ authorId: 'author_1' }, 'authorId'],
      [{ knowledgeBaseInfo: { store_id: foreign.storeId } }, 'knowledgeBaseInfo.store_id'],
      [{ knowledgeBaseInfo: { store_id: storeId, brand_id: foreign.brandId } }, 'knowledgeBaseInfo.brand_id'],
    ] as const) {
      await expect(start(fields)).rejects.toMatchObject({ code: 'not_found', details: [{ path }] });
    }
    await start({ knowledgeBaseInfo: { store_id: storeId, brand_id: brandId } });
    await query(`insert into knowledge_store (id, account_id, name) values ('store_2', $1, 'Cold')`, own.accountId);
    await expect(start({ knowledgeBaseInfo: { store_id: 'store_2', brand_id: brandId } })).rejects.toMatchObject({
      code: 'not_found',
      details: [{ path: 'knowledgeBaseInfo.brand_id' }],
    });
  });

  it("uses the site's knowledge store where the order names no knowledge, and says so", async () => {
    const { accountId, storeId } = await customerWithKnowledge();
    const site = await desk.sites.create(accountId, { name: 'With store', knowledgeStoreId: storeId });
    const started = await desk.orders.startBlog(accountId, keywordOrder({ siteId: site.id }));
    expect(started.notes).toEqual([{ kind: 'knowledge-of-site', storeId }]);
    const [job] = await query('select request from job where id = $1', started.jobId);
    expect(job.request.request.knowledgeBaseInfo).toEqual({ store_id: storeId });
  });

  it('notes a primary keyword of more than three words', async () => {
    const { accountId, siteId } = await desk.customer();
    const order = keywordOrder({
      siteId,
      inputType: 'topic',
      primaryKeyword: ['quiet heat pumps for flats'],
    });
    expect((await desk.orders.startBlog(accountId, order)).notes).toEqual([
      { kind: 'long-primary-keyword', keyword: 'quiet heat pumps for flats', words: 5 },
    ]);
  });

  it('refuses with strict handling what the client itself asked for, and books nothing', async () => {
    const { accountId, siteId } = await desk.customer();
    const order = keywordOrder({ siteId, targetTone: 'Persuasive', isAddH2Video: true });
    await expect(desk.orders.startBlog(accountId, order, { strict: true })).rejects.toMatchObject({
      code: 'unsupported_wish',
      details: expect.arrayContaining([
        expect.objectContaining({ path: 'targetTone' }),
        expect.objectContaining({ path: 'isAddH2Video' }),
      ]),
    });
    expect(await countOf(accountId)).toEqual({ jobs: 0, blogs: 0, reservations: 0 });
    await desk.orders.startBlog(accountId, keywordOrder({ siteId, isPublish: false }), { strict: true });
  });

  it('leaves nothing behind when the quota does not cover the order', async () => {
    const { accountId, siteId } = await desk.customer();
    await desk.quotas.set(accountId, 'QUICK_BLOG', 'word', 2999);
    await expect(desk.start(accountId, siteId)).rejects.toMatchObject({
      code: 'quota_exceeded',
      details: [{ path: 'word', message: 'wanted 3000, left 2999' }],
    });
    expect(await countOf(accountId)).toEqual({ jobs: 0, blogs: 0, reservations: 0 });
    expect(await desk.used(accountId)).toMatchObject({ article: 0, word: 0 });
  });

  it('starts exactly as many of 200 parallel orders as the quota covers', async () => {
    const { accountId, siteId } = await desk.customer();
    await desk.quotas.set(accountId, 'QUICK_BLOG', 'article', 100);
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => desk.start(accountId, siteId)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(100);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'quota_exceeded' });
    expect(await countOf(accountId)).toEqual({ jobs: 100, blogs: 100, reservations: 200 });
    expect(await desk.used(accountId)).toMatchObject({ article: 100, word: 300_000 });
  });
});
