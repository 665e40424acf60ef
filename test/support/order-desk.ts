import { type Accounts, createAccounts } from '../../src/accounts/accounts.ts';
import { createQuotas, type QuotaDefaults, type Quotas } from '../../src/accounts/quotas.ts';
import { createSites, type Sites } from '../../src/accounts/sites.ts';
import { outlineRules } from '../../src/composition/job-outline.ts';
import { openPublishing } from '../../src/composition/publication-jobs.ts';
import type { Product } from '../../src/contract/choices.ts';
import { type ArticleOrder, articleOrderOf, WriteBlogBody } from '../../src/contract/write-blog.ts';
import type { EnqueuedJob, JobQueue } from '../../src/jobs/job-handler.ts';
import type { FinishedBlog } from '../../src/orders/finish-blog.ts';
import { createOrders, type Orders } from '../../src/orders/orders.ts';
import { createOutlines, type Outlines } from '../../src/orders/outlines.ts';
import { createOutbound } from '../../src/outbound/safe-fetch.ts';
import type { Publications } from '../../src/publishing/publication/publications.ts';
import { createWebhooks, type Webhooks } from '../../src/publishing/webhook/webhooks.ts';
import type { Connections } from '../../src/publishing/wordpress/connections.ts';
import { beginJob } from '../../src/store/jobs.ts';
import { keepProposal, type NewOutline } from '../../src/store/outlines.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { FixedClock } from '../../src/support/clock.ts';
import { randomIds } from '../../src/support/ids.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { sealingKey } from '../../src/support/sealed.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Takes jobs and runs none; what was rolled back is in the lists all the same. */
export class RecordingQueue implements JobQueue {
  readonly enqueued: EnqueuedJob[] = [];
  readonly canceled: string[] = [];
  readonly broughtForward: string[] = [];
  async enqueue(_trx: unknown, job: EnqueuedJob): Promise<void> {
    this.enqueued.push(job);
  }
  async requestCancel(_trx: unknown, jobId: string): Promise<void> {
    this.canceled.push(jobId);
  }
  async bringForward(_trx: unknown, jobId: string): Promise<boolean> {
    this.broughtForward.push(jobId);
    return false;
  }
}

/** Accounts, quotas, sites and orders on a real database, without anything that runs the jobs. */
export interface OrderDesk {
  readonly test: TestDatabase;
  readonly clock: FixedClock;
  readonly queue: RecordingQueue;
  readonly accounts: Accounts;
  readonly quotas: Quotas;
  readonly sites: Sites;
  readonly orders: Orders;
  readonly outlines: Outlines;
  readonly publications: Publications;
  readonly connections: Connections;
  readonly webhooks: Webhooks;
  /** A new account with one BLOG site. */
  customer(): Promise<{ accountId: string; siteId: string }>;
  /** A start with nothing but a keyword, in that site. */
  start(accountId: string, siteId: string): Promise<{ blogId: string; jobId: string }>;
  /** A start with these fields of the body. */
  startWith(accountId: string, fields: Record<string, unknown>): Promise<{ blogId: string; jobId: string }>;
  /** PENDING → RUNNING, as a worker does it. */
  begin(jobId: string): Promise<void>;
  /** The job now waits for this outline to be approved. */
  proposeOutline(accountId: string, jobId: string, facts?: Partial<NewOutline>): Promise<void>;
  succeed(jobId: string, article?: Partial<FinishedBlog>): Promise<void>;
  fail(jobId: string): Promise<void>;
  used(accountId: string, product?: Product): Promise<Record<string, number>>;
}

/** Address that readers see. */
export const PUBLIC_URL = 'https://writer.example';

export const PLENTY: QuotaDefaults = { article: 1000, word: 3_000_000, image: 1000, evaluation: 100 };

export async function openOrderDesk(
  options: { defaults?: QuotaDefaults; connections?: number; allowHosts?: readonly string[] } = {},
): Promise<OrderDesk> {
  const test = await createTestDatabase({ max: options.connections ?? 5 });
  const { db } = test;
  const clock = new FixedClock('2026-11-10T12:00:00Z');
  const queue = new RecordingQueue();
  const accounts = createAccounts({ db, clock, ids: randomIds, secret: 'installation secret' });
  const quotas = createQuotas({ db, clock, defaults: options.defaults ?? PLENTY });
  const sites = createSites({ db, clock, ids: randomIds });
  const webhooks = createWebhooks({
    db,
    jobs: queue,
    clock,
    ids: randomIds,
    logger: silentLogger,
    outbound: createOutbound({ allowHosts: options.allowHosts ?? [], userAgent: 'Inkwright/0.0.0' }),
    secretKey: sealingKey('installation secret', 'secrets'),
    headersKey: sealingKey('installation secret', 'headers'),
    random: () => 0.5,
  });
  const { publications, connections } = openPublishing(
    { allowHosts: options.allowHosts ?? [], publicUrl: PUBLIC_URL, host: '127.0.0.1', port: 8787 },
    {
      ...{ db, jobs: queue, clock, ids: randomIds, logger: silentLogger, version: '0.0.0' },
      secret: 'installation secret',
      onEnded: (trx, ended) => webhooks.publicationEnded(trx, ended),
    },
  );
  const orders = createOrders({
    db,
    jobs: queue,
    quotas,
    clock,
    ids: randomIds,
    capabilities: { languageModel: false, imageModel: false, webEvidence: false },
    news: webhooks,
    publications,
  });
  return {
    test,
    clock,
    queue,
    accounts,
    quotas,
    sites,
    orders,
    outlines: createOutlines({ db, jobs: queue, rules: outlineRules }),
    publications,
    connections,
    webhooks,
    async customer() {
      const { id: accountId } = await accounts.create('Warm homes');
      const { id: siteId } = await sites.create(accountId, { name: 'Warm homes' });
      return { accountId, siteId };
    },
    start: (accountId, siteId) => orders.startBlog(accountId, keywordOrder({ siteId })),
    startWith: (accountId, fields) => orders.startBlog(accountId, keywordOrder(fields)),
    async begin(jobId) {
      await inTransaction(db, (trx) => beginJob(trx, jobId, 'executor_1'));
    },
    async proposeOutline(accountId, jobId, facts = {}) {
      const outline: NewOutline = {
        ...{ rootId: jobId, accountId, jobId, language: 'en', subject: 'heat pump', title: 'Heat Pumps' },
        ...{ titleMayChange: true, sectionsMayBeAdded: true, waitUntil: new Date('2026-11-24T12:00:00Z') },
        proposal: [
          { id: 's1', heading: 'How Loud It Is', points: ['sound power'] },
          { id: 's2', heading: 'Where the Noise Comes From', points: ['fan', 'compressor'] },
        ],
        ...facts,
      };
      await inTransaction(db, (trx) => keepProposal(trx, outline));
    },
    async succeed(jobId, article = {}) {
      const result = { ...ARTICLE, ...article };
      await inTransaction(db, (trx) => orders.finishBlog(trx, { id: jobId }, { state: 'SUCCESS', result }));
    },
    async fail(jobId) {
      const outcome = { state: 'FAILED', code: '551', message: 'Too little material' } as const;
      await inTransaction(db, (trx) => orders.finishBlog(trx, { id: jobId }, outcome));
    },
    async used(accountId, product = 'QUICK_BLOG') {
      const { resource } = await quotas.report(accountId, product);
      return Object.fromEntries(resource.map(({ name, used }) => [name, Number(used)]));
    },
  };
}

export const ARTICLE: FinishedBlog = {
  title: 'Heat pumps',
  titleWords: ['heat', 'pump'],
  titleMustBeNew: false,
  slug: 'heat-pumps',
  markdown: '# Heat pumps\n',
  seo: { title: 'Heat pumps', description: 'What they are', keywords: ['heat pump'] },
  words: 900,
  images: 0,
  report: { wishes: [], citations: [], sources: [], words: 900, notes: [], steps: [] },
};

/** An order as the v1 interface makes it from a body with these fields. */
export function keywordOrder(fields: Record<string, unknown> = {}): ArticleOrder {
  const body = { siteId: null, inputType: 'keyword', mainInput: 'heat pump', ...fields };
  return articleOrderOf(WriteBlogBody.parse(body), Object.keys(body));
}
