import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Customer, type HttpDesk, openHttpDesk } from '../support/http-desk.ts';

let desk: HttpDesk;
let ann: Customer;
beforeAll(async () => {
  desk = await openHttpDesk();
  ann = await desk.newCustomer();
});
afterAll(() => desk.close());

const order = (more: object = {}) => ({
  siteId: ann.siteId,
  isPublish: false,
  inputType: 'keyword',
  mainInput: 'heat pump',
  ...more,
});
const earlierOrder = (more: object = {}) => ({
  site_id: ann.siteId,
  config: {},
  params: { input_type: 'Topic', p_input: 'Sizing a heat pump' },
  ...more,
});

describe('Idempotency-Key', () => {
  const starts = [
    ['writeBlog', () => ({ body: order() }), () => ({ body: order({ mainInput: 'other' }) })],
    ['writeEarlierBlog', () => ({ body: earlierOrder() }), () => ({ body: earlierOrder({ version: 'latest' }) })],
  ] as const;

  it.each(starts)('of %s brings the same answer again, and refuses another body', async (id, sent, other) => {
    const headers = { 'idempotency-key': `key-${id}` };
    const first = await desk.send(id, ann, { ...sent(), headers });
    const again = await desk.send(id, ann, { ...sent(), headers });
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(again.headers['idempotency-replayed']).toBe('true');
    const bodyOf = (text: string) => JSON.parse(text).data ?? JSON.parse(text).body;
    expect(bodyOf(again.body)).toEqual(bodyOf(first.body));
    const refused = await desk.send(id, ann, { ...other(), headers });
    expect(refused.statusCode).toBe(409);
  });

  it('knows a request by its meaning, not by its letters', async () => {
    const headers = { 'idempotency-key': 'meaning' };
    const first = await desk.send('writeBlog', ann, { body: order(), headers });
    const { siteId, ...rest } = order({ isAddFaq: null });
    const again = await desk.send('writeBlog', ann, { body: { ...rest, siteId }, headers });
    expect(again.json().data).toEqual(first.json().data);
  });

  it('of a retry is bound to the blog', async () => {
    const failed = await Promise.all(
      ['a', 'b'].map(async () => {
        const started = await desk.start(ann.accountId, ann.siteId);
        await desk.begin(started.jobId);
        await desk.fail(started.jobId);
        return started.blogId;
      }),
    );
    const headers = { 'idempotency-key': 'retry' };
    const [a = '', b = ''] = failed;
    const first = await desk.send('retryBlog', ann, { query: { blogId: a }, headers });
    const again = await desk.send('retryBlog', ann, { query: { blogId: a }, headers });
    expect(again.json().data).toEqual(first.json().data);
    expect((await desk.send('retryBlog', ann, { query: { blogId: b }, headers })).statusCode).toBe(409);
  });

  it.each(['a b', 'ü', 'x'.repeat(256)])('is refused when it is %j', async (key) => {
    const response = await desk.send('writeBlog', ann, { body: order(), headers: { 'idempotency-key': key } });
    expect(response.json()).toMatchObject({
      error: { code: 'invalid_request', details: [{ path: 'Idempotency-Key' }] },
    });
  });
});

describe('Prefer: handling=strict', () => {
  const plain = {
    isStartExternalHyperlink: false,
    isStartInternalHyperlink: false,
    isAddMainImage: false,
    isAddH2Images: false,
  };

  it('refuses the start when a wish that was given can not be honoured', async () => {
    const headers = { prefer: 'respond-async, Handling="strict"' };
    const response = await desk.send('writeBlog', ann, { body: order({ targetTone: 'Persuasive' }), headers });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ code: 'unsupported_wish', details: [{ path: 'targetTone' }] });
  });

  it('is confirmed when everything can be honoured', async () => {
    const headers = { prefer: 'handling=strict' };
    const response = await desk.send('writeBlog', ann, { body: order(plain), headers });
    expect([response.statusCode, response.headers['preference-applied']]).toEqual([200, 'handling=strict']);
    const lenient = await desk.send('writeBlog', ann, { body: order(plain) });
    expect(lenient.headers).not.toHaveProperty('preference-applied');
  });

  it('holds for a retry of an order that was once taken as it could be', async () => {
    const first = (await desk.send('writeBlog', ann, { body: order({ targetTone: 'Persuasive' }) })).json().data;
    await desk.send('cancelBlog', ann, { query: { blogId: first.blogId } });
    const query = { blogId: first.blogId };
    const refused = await desk.send('retryBlog', ann, { query, headers: { prefer: 'handling=strict' } });
    expect(refused.json().error).toMatchObject({ code: 'unsupported_wish', details: [{ path: 'targetTone' }] });
    expect((await desk.send('retryBlog', ann, { query })).statusCode).toBe(200);
  });
});

describe('message', () => {
  const body = () =>
    order({
      siteId: null,
      targetTone: 'Persuasive',
      inputType: 'topic',
      primaryKeyword: ['how to size a heat pump'],
      aiImageGenerateParams: { mood: 'calm' },
    });

  it('of a start names the site, a long keyword, open keys and what is not honoured', async () => {
    const { message } = (await desk.send('writeBlog', ann, { body: body() })).json();
    for (const part of ['Warm homes', '"how to size a heat pump" has 6 words', 'aiImageGenerateParams.mood']) {
      expect(message).toContain(part);
    }
    expect(message).toContain('targetTone (a tone of voice needs a language model');
  });

  it('is wholly Chinese for who wants that', async () => {
    const headers = { 'accept-language': 'fr, zh-CN;q=0.9, en;q=0.8' };
    const response = await desk.send('writeBlog', ann, { body: body(), headers });
    expect(response.headers).toMatchObject({ 'content-language': 'zh-CN', vary: 'Accept-Language' });
    const { message, data } = response.json();
    expect(message).toContain('targetTone（指定语气需要语言模型');
    expect(message.replaceAll(/“[^”]*”|（[a-z]+_\w+）/g, '').match(/[a-z]{3,} [a-z]{2,}/)).toBeNull();

    const result = await desk.send('getBlogResult', ann, { query: { blogId: data.blogId }, headers });
    expect(result.json().message).toMatch(/^任务正在排队。以下要求未能满足：/);
    const report = await desk.send('getBlogReport', ann, { query: { blogId: data.blogId }, headers });
    expect(report.json().data.unhonoured.map(({ reason }: { reason: string }) => reason)).toContain(
      '指定语气需要语言模型，而本服务未配置',
    );
    const refused = await desk.send('writeBlog', ann, {
      body: body(),
      headers: { ...headers, prefer: 'handling=strict' },
    });
    expect(refused.json().message).toContain('targetTone（指定语气需要语言模型，而本服务未配置）');
  });

  it('of a refusal is Chinese too, and its code stays', async () => {
    const headers = { 'accept-language': 'zh' };
    const response = await desk.send('getEarlierBlog', ann, { params: { blogId: 'x' }, headers });
    expect(response.json()).toMatchObject({ code: 'not_found', message: '未找到：blogId。' });
  });
});
