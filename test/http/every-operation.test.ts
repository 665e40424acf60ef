import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartEvaluationBody, toEvaluationOrder } from '../../src/contract/eeat.ts';
import type { Operation } from '../../src/contract/operation.ts';
import { allOperations, type OperationId } from '../../src/contract/operations.ts';
import { fieldsOf } from '../../src/contract/schema-fields.ts';
import { type Customer, type HttpDesk, openHttpDesk, type Sent } from '../support/http-desk.ts';
import { ONE_PIXEL } from '../support/one-pixel.ts';
import { FAKE_LOGIN, type FakeWordPress, openFakeWordPress } from '../support/wordpress-fake.ts';

let wordpress: FakeWordPress;
let desk: HttpDesk;
let ann: Customer;
let bob: Customer;
beforeAll(async () => {
  wordpress = await openFakeWordPress();
  desk = await openHttpDesk({ allowHosts: [wordpress.host] });
  ann = await desk.newCustomer();
  desk.clock.advance(1);
  bob = await desk.newCustomer();
});
afterAll(async () => {
  await desk.close();
  await wordpress.close();
});

const UNKNOWN_SESSION = { cookie: 'inkwright_session=is_unknown', 'x-csrf-token': 'unknown' };
const operations = allOperations();
const withCredential = operations.filter(({ operation }) => operation.auth !== 'none');

async function author() {
  return desk.parts.authors.create(ann.accountId, { name: 'Ada' });
}
async function category() {
  return desk.parts.categories.create(ann.accountId, { siteId: ann.siteId, name: 'Heat pumps' });
}
async function anotherSite(): Promise<string> {
  return (await desk.sites.create(ann.accountId, { name: 'Another blog' })).id;
}
async function connection(): Promise<string> {
  const { address } = wordpress;
  const given = { siteId: await anotherSite(), address, ...FAKE_LOGIN };
  return (await desk.connections.create(ann.accountId, given)).id;
}
async function brand() {
  return desk.knowledge.createBrand(ann.accountId, ann.storeId, { name: 'Warmwell' });
}
let count = 0;
async function document() {
  count += 1;
  const content = { text: `# Sizing ${count}\n\nThe heat loss decides.`, format: 'markdown' } as const;
  return (await desk.knowledge.addDocument(ann.accountId, ann.storeId, content, {}, 100)).document;
}
async function image() {
  const bytes = Buffer.from(ONE_PIXEL, 'base64');
  return desk.knowledge.addImage(ann.accountId, ann.storeId, { bytes, fileName: 'a.png' }, {});
}
async function blog(end?: 'fail' | 'succeed') {
  const started = await desk.start(ann.accountId, ann.siteId);
  if (end === undefined) return started;
  await desk.begin(started.jobId);
  await desk[end](started.jobId);
  return started;
}
/** Of a blog whose job waits for it to be approved. */
async function outline(): Promise<Sent> {
  const { blogId, jobId } = await blog();
  await desk.begin(jobId);
  await desk.proposeOutline(ann.accountId, jobId);
  return { query: { blogId } };
}
const blogQuery = async (end?: 'fail' | 'succeed'): Promise<Sent> => ({ query: { blogId: (await blog(end)).blogId } });

async function edited() {
  const { blogId } = await blog('succeed');
  return { blogId, markdown: '# Heat pumps\n\nThe heat loss decides.\n' };
}

const evaluationBody = {
  from: 'QUICK_BLOG',
  parameters: { markdown: '# Sizing\n\nThe heat loss decides.', with_modification_suggestions: false },
  config: {},
};
async function evaluation() {
  const order = toEvaluationOrder(StartEvaluationBody.parse(evaluationBody), evaluationBody);
  return desk.orders.startEvaluation(ann.accountId, order);
}

/** Not public, so that nothing is sent. */
const UNREACHABLE = 'http://127.0.0.1/hook';
async function delivery(): Promise<string> {
  return (await desk.webhooks.sendTest(ann.accountId, { url: UNREACHABLE, header: undefined })).id;
}

async function session(): Promise<{ headers: Readonly<Record<string, string>>; password: string }> {
  const { headers, password } = await desk.newSession(ann.accountId);
  return { headers: { ...headers }, password };
}
async function user(): Promise<string> {
  return (await desk.newSession(ann.accountId, 'editor')).userId;
}

/** A request of each operation that succeeds. A new operation does not compile until it has one. */
const GOOD: Readonly<Record<OperationId, () => Promise<Sent> | Sent>> = {
  issueToken: () => ({ body: { accessKey: ann.pair.accessKey, secretKey: ann.pair.secretKey } }),
  createSite: () => ({ body: { name: 'Wärme', language: { de: 'Deutsch' }, knowledgeStoreId: ann.storeId } }),
  listSites: () => ({ query: { type: 'BLOG' } }),
  getSiteSettings: () => ({ query: { siteId: ann.siteId } }),
  changeSiteSettings: () => ({
    query: { siteId: ann.siteId },
    body: { domain: 'warm.example/blog', allowDomains: [], denyDomains: ['competitor.example'] },
  }),
  renameSite: () => ({ query: { siteId: ann.siteId }, body: { name: 'Warm and quiet' } }),
  listAuthors: async () => {
    await author();
    return {};
  },
  createAuthor: () => ({ body: { name: 'Ada', description: null } }),
  updateAuthor: async () => ({ query: { authorId: (await author()).id }, body: { name: 'Grace' } }),
  deleteAuthor: async () => ({ query: { authorId: (await author()).id } }),
  listCategories: async () => {
    await category();
    return { query: { siteId: ann.siteId, limit: '1' } };
  },
  createCategory: () => ({ body: { siteId: ann.siteId, name: 'Heat pumps', description: null } }),
  updateCategory: async () => ({ query: { categoryId: (await category()).id }, body: { name: 'Heating' } }),
  deleteCategory: async () => ({ query: { categoryId: (await category()).id } }),
  getPublishingInfo: () => ({ query: { siteId: ann.siteId } }),
  listKnowledge: () => ({}),
  listStores: () => ({}),
  createStore: () => ({ body: { name: 'More' } }),
  renameStore: () => ({ query: { storeId: ann.storeId }, body: { name: 'Heating' } }),
  deleteStore: async () => ({ query: { storeId: (await desk.knowledge.createStore(ann.accountId, 'Old')).id } }),
  listBrands: () => ({ query: { storeId: ann.storeId } }),
  createBrand: () => ({ body: { storeId: ann.storeId, name: 'Warmwell' } }),
  updateBrand: async () => ({ query: { brandId: (await brand()).id }, body: { description: 'Quiet' } }),
  deleteBrand: async () => ({ query: { brandId: (await brand()).id } }),
  listDocuments: async () => {
    await document();
    return { query: { storeId: ann.storeId, limit: '1' } };
  },
  searchStore: async () => {
    await document();
    return { query: { storeId: ann.storeId, q: 'heat loss' } };
  },
  createDocument: () => ({ body: { storeId: ann.storeId, content: '# Sizing\n\nIt depends.', visibility: null } }),
  getDocument: async () => ({ query: { documentId: (await document()).id } }),
  updateDocument: async () => ({ query: { documentId: (await document()).id }, body: { title: 'New title' } }),
  deleteDocument: async () => ({ query: { documentId: (await document()).id } }),
  listImages: async () => {
    await image();
    return { query: { storeId: ann.storeId } };
  },
  createImage: () => ({ body: { storeId: ann.storeId, fileName: 'a.png', content: ONE_PIXEL } }),
  getImage: async () => ({ query: { imageId: (await image()).id } }),
  getImageBytes: async () => ({ query: { imageId: (await image()).id } }),
  updateImage: async () => ({ query: { imageId: (await image()).id }, body: { credit: 'Ada' } }),
  deleteImage: async () => ({ query: { imageId: (await image()).id } }),
  writeBlog: () => ({ body: { siteId: ann.siteId, isPublish: false, inputType: 'keyword', mainInput: 'heat pump' } }),
  getBlogResult: () => blogQuery('succeed'),
  retryBlog: () => blogQuery('fail'),
  listBlogs: () => ({ query: { siteId: ann.siteId, limit: '2' } }),
  cancelBlog: () => blogQuery(),
  deleteBlog: () => blogQuery('fail'),
  getBlogReport: () => blogQuery('succeed'),
  getBlogHtml: () => blogQuery('succeed'),
  streamBlogEvents: () => blogQuery('succeed'),
  getWebhookSecret: () => ({}),
  rotateWebhookSecret: () => ({ body: { overlapHours: null } }),
  listWebhookDeliveries: async () => {
    await delivery();
    return { query: { state: 'FAILED', type: 'webhook.test', limit: '1' } };
  },
  getWebhookDelivery: async () => ({ query: { deliveryId: await delivery() } }),
  redeliverWebhook: async () => ({ query: { deliveryId: await delivery() } }),
  testWebhook: () => ({ body: { url: UNREACHABLE, header: { Authorization: 'Bearer 1' } } }),
  getOutline: () => outline(),
  changeOutline: async () => ({
    ...(await outline()),
    body: { title: 'Heat', sections: [{ id: 's2', heading: 'Where it comes from' }, { heading: 'What it costs' }] },
  }),
  approveOutline: () => outline(),
  listBlogVersions: () => blogQuery('succeed'),
  getBlogVersion: async () => {
    const { query } = await blogQuery('succeed');
    return { query: { ...query, number: '1' } };
  },
  saveBlogVersion: async () => ({ body: { ...(await edited()), baseNumber: 1 } }),
  restoreBlogVersion: async () => {
    const { blogId, markdown } = await edited();
    const by = { kind: 'user', id: 'user_1', name: 'Ada' } as const;
    await desk.parts.articleVersions.save(ann.accountId, blogId, { markdown, baseNumber: 1 }, by);
    return { body: { blogId, number: 1 } };
  },
  checkBlogText: async () => ({ body: await edited() }),
  previewBlogHtml: async () => ({ body: await edited() }),
  publishBlog: async () => ({
    ...(await blogQuery('succeed')),
    body: { publishAt: '2026-11-30T08:00:00+01:00', authorId: (await author()).id },
  }),
  unpublishBlog: async () => {
    const sent = await blogQuery('succeed');
    await desk.publications.publish(ann.accountId, sent.query?.blogId ?? '');
    return sent;
  },
  createConnection: async () => ({ body: { siteId: await anotherSite(), address: wordpress.address, ...FAKE_LOGIN } }),
  listConnections: async () => {
    await connection();
    return {};
  },
  testConnection: async () => ({ query: { connectionId: await connection() } }),
  deleteConnection: async () => ({ query: { connectionId: await connection() } }),
  getQuotaHistory: () => ({ query: { product: 'QUICK_BLOG' } }),
  getQuota: () => ({ query: { product: 'QUICK_BLOG' } }),
  writeEarlierBlog: () => ({
    body: { site_id: ann.siteId, config: {}, params: { input_type: 'Keyword', p_input: 'heat pump' } },
  }),
  startEvaluation: () => ({ body: evaluationBody }),
  getEvaluation: async () => ({ params: { id: (await evaluation()).jobId } }),
  signIn: async () => {
    const { email, password } = await desk.newSession(ann.accountId);
    return { body: { email, password } };
  },
  getSession: () => ({}),
  signOut: async () => ({ headers: (await session()).headers }),
  changePassword: async () => {
    const { headers, password } = await session();
    return { headers, body: { current: password, next: 'another password' } };
  },
  listUsers: () => ({}),
  createUser: () => {
    count += 1;
    return { body: { email: `new-${count}@a.example`, role: 'editor' } };
  },
  resetPassword: async () => ({ query: { userId: await user() } }),
  disableUser: async () => ({ query: { userId: await user() } }),
  listKeys: () => ({}),
  createKey: () => ({ body: { kind: 'pair', label: 'Another system' } }),
  revokeKey: async () => ({
    query: { keyId: (await desk.accounts.createKeyPair(ann.accountId, 'old')).id },
  }),
  getSettings: () => ({}),
  getCosts: () => ({ query: { days: '7' } }),
  getHealth: () => ({}),
  getEarlierBlog: async () => ({ params: { blogId: (await blog('succeed')).blogId } }),
};

const KNOWN_ID = /\b(site|store|author|category|connection|brand|document|image|blog|job|msg|user|key)_[0-9a-z]{20}\b/g;
/** They may not find the account itself, and take no id of anything in it. */
const NAMES_NOTHING: ReadonlySet<OperationId> = new Set(['createAuthor', 'createUser', 'createKey']);

function codeOf(body: string): string {
  const { error, code } = JSON.parse(body) as { error?: { code: string }; code?: string };
  return error?.code ?? code ?? '';
}

function pathsOf(body: string): string[] {
  const { error, details } = JSON.parse(body) as {
    error?: { details: { path: string }[] };
    details?: { path: string }[];
  };
  return (error?.details ?? details ?? []).map(({ path }) => path);
}

describe('every operation', () => {
  it.each(operations)('$id answers as the contract says', async ({ id, operation }) => {
    const response = await desk.send(id, ann, await GOOD[id]());
    expect(response.body).not.toContain('internal_error');
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-request-id']).toMatch(/^req_/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    if (operation.envelope === 'v1') {
      expect(response.json()).toMatchObject({
        timestamp: desk.clock.now().toISOString(),
        request_id: response.headers['x-request-id'],
      });
      expect(response.json().message).not.toBe('');
    }
  });

  it.each(withCredential)('$id takes no request without a good credential, whatever else it holds', async ({ id }) => {
    const answers = [];
    for (const customer of [
      undefined,
      { ...ann, token: 'it_unknown', apiKey: 'lp_unknown', session: UNKNOWN_SESSION },
    ]) {
      const response = await desk.send(id, customer, {
        body: '{"broken',
        headers: { 'content-type': 'application/json' },
      });
      expect(response.statusCode).toBe(401);
      const { timestamp: _, request_id: __, ...same } = response.json();
      answers.push(same);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it.each(operations.filter(({ operation }) => operation.query !== undefined))(
    '$id names an unknown query field and a repeated one',
    async ({ id, operation }) => {
      const good = await GOOD[id]();
      const unknown = await desk.send(id, ann, { ...good, query: { ...good.query, unknownThing: '1' } });
      expect([unknown.statusCode, pathsOf(unknown.body)]).toEqual([400, ['unknownThing']]);
      const fields = requiredFields(operation);
      if (fields.length === 0) return;
      const missing = await desk.send(id, ann, { ...good, query: {} });
      expect([missing.statusCode, pathsOf(missing.body)]).toEqual([400, fields]);
    },
  );

  it.each(operations.filter(({ operation }) => operation.query === undefined))(
    '$id refuses a query, as it takes none',
    async ({ id }) => {
      const response = await desk.send(id, ann, { ...(await GOOD[id]()), query: { siteId: 'x' } });
      expect([response.statusCode, pathsOf(response.body)]).toEqual([400, ['siteId']]);
    },
  );

  it.each(operations.filter(({ operation }) => operation.body !== undefined))(
    '$id refuses no body, another type, an unknown field, broken JSON and another media type',
    async ({ id }) => {
      const good = await GOOD[id]();
      const { body: _, ...without } = good;
      const json = { 'content-type': 'application/json' };
      const cases: [Sent, number][] = [
        [without, 400],
        [{ ...without, body: '', headers: json }, 400],
        [{ ...without, body: '[]', headers: json }, 400],
        [{ ...without, body: '"text"', headers: json }, 400],
        [{ ...without, body: 'null', headers: json }, 400],
        [{ ...without, body: '{"a":', headers: json }, 400],
        [{ ...good, body: { ...(good.body as object), unknownThing: 1 } }, 400],
        [{ ...without, body: '<a/>', headers: { 'content-type': 'text/xml' } }, 415],
        [{ ...without, body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } }, 415],
      ];
      for (const [sent, status] of cases) {
        const response = await desk.send(id, ann, sent);
        expect([sent.body, response.statusCode]).toEqual([sent.body, status]);
      }
    },
  );

  const finding = operations.filter(({ operation }) => operation.errors.includes('not_found'));
  it.each(finding.filter(({ id }) => !NAMES_NOTHING.has(id)))(
    '$id answers a foreign id and an unknown one alike',
    async ({ id }) => {
      const good = await GOOD[id]();
      const named = JSON.stringify(good);
      expect(named).toMatch(KNOWN_ID);
      const response = await desk.send(id, bob, good);
      const other = await desk.send(id, ann, JSON.parse(named.replaceAll(KNOWN_ID, '$1_zz')));
      expect([response.statusCode, other.statusCode]).toEqual([404, 404]);
      expect(codeOf(response.body)).toBe('not_found');
      expect(pathsOf(response.body)).toEqual(pathsOf(other.body));
    },
  );

  it.each(finding.filter(({ id }) => NAMES_NOTHING.has(id)))(
    '$id names nothing that could be foreign',
    async ({ id }) => {
      expect(JSON.stringify(await GOOD[id]())).not.toMatch(KNOWN_ID);
    },
  );
});

function requiredFields({ query }: Operation): string[] {
  return Object.entries((query && fieldsOf(query)) ?? {}).flatMap(([name, field]) =>
    field._zod.optin === undefined ? [name] : [],
  );
}
