import { createAccounts } from '../../src/accounts/accounts.ts';
import { createQuotas } from '../../src/accounts/quotas.ts';
import { createSites } from '../../src/accounts/sites.ts';
import { JobError } from '../../src/contract/errors.ts';
import type { PublicationState } from '../../src/contract/job-states.ts';
import type { WebhookTarget } from '../../src/contract/write-blog-parts.ts';
import type { JobHandler, JobHandlers } from '../../src/jobs/job-handler.ts';
import type { JobRuntime } from '../../src/jobs/job-runtime.ts';
import type { FinishedBlog } from '../../src/orders/finish-blog.ts';
import { createOrders, type Orders } from '../../src/orders/orders.ts';
import { createOutbound } from '../../src/outbound/safe-fetch.ts';
import type { DeliveryDetails } from '../../src/publishing/webhook/deliveries.ts';
import { createWebhooks, type Webhooks } from '../../src/publishing/webhook/webhooks.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { FixedClock } from '../../src/support/clock.ts';
import { randomIds } from '../../src/support/ids.ts';
import { sealingKey } from '../../src/support/sealed.ts';
import { createJobBench, type JobBench, recordingLogger } from './jobs.ts';
import { ARTICLE, keywordOrder, PLENTY } from './order-desk.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const SECRET = 'installation secret';

/** Orders whose blogs are written at once, and told of to a receiver on this machine: everything is real but the text. */
export interface WebhookDesk {
  readonly bench: JobBench;
  readonly runtime: JobRuntime;
  readonly orders: Orders;
  readonly webhooks: Webhooks;
  readonly receiver: Receiver;
  /** Of orders and webhooks; jobs have the time of the database. */
  readonly clock: FixedClock;
  readonly log: ReturnType<typeof recordingLogger>['lines'];
  readonly accountId: string;
  newAccount(): Promise<string>;
  /**
   * @param how what becomes of it: it succeeds, fails, runs until it is canceled, or succeeds and its publication is in
   * that state then
   */
  order(
    webhook: Partial<WebhookTarget> | undefined,
    how?: 'succeed' | 'fail' | 'run' | PublicationState,
  ): Promise<{ blogId: string; jobId: string }>;
  /** The only message about a blog of that type, once there is one that fits. */
  message(
    blogId: string,
    fits?: (delivery: DeliveryDetails) => boolean,
    type?: DeliveryDetails['type'],
  ): Promise<DeliveryDetails>;
  /** The end of a publication as publishing tells of it. */
  endPublication(blogId: string, state: PublicationState): Promise<void>;
  close(): Promise<void>;
}

export async function openWebhookDesk(): Promise<WebhookDesk> {
  const bench = await createJobBench();
  const receiver = await openReceiver();
  const clock = new FixedClock('2026-11-10T12:00:00Z');
  const logger = recordingLogger();
  const { db } = bench.database;
  const handlers: JobHandlers = {};
  const runtime = bench.runtime(handlers, { workers: 1, accountWorkers: 1, logger });
  const outbound = createOutbound({ allowHosts: [receiver.host], userAgent: 'Inkwright/1.2.3' });
  const webhooks = createWebhooks({
    db,
    jobs: runtime,
    clock,
    ids: randomIds,
    logger,
    outbound,
    secretKey: sealingKey(SECRET, 'secrets'),
    headersKey: sealingKey(SECRET, 'headers'),
    random: () => 0.5,
  });
  /** By the job, or by the word until the job is known. */
  const hows = new Map<string, string>();
  const quotas = createQuotas({ db, clock, defaults: PLENTY });
  const orders = createOrders({
    db,
    jobs: runtime,
    quotas,
    clock,
    ids: randomIds,
    capabilities: { languageModel: false, imageModel: false, webEvidence: false },
    news: webhooks,
    publications: {
      async startAfterWriting(trx, jobId) {
        const how = hows.get(jobId) ?? 'succeed';
        if (how === 'succeed') return;
        await trx
          .updateTable('blog')
          .set({ publication_state: how as PublicationState })
          .where('job_id', '=', jobId)
          .execute();
      },
      unknownWishes: () => Promise.resolve([]),
      forget: () => Promise.resolve(),
    },
  });
  const accounts = createAccounts({ db, clock, ids: randomIds, secret: SECRET });
  const sites = createSites({ db, clock, ids: randomIds });
  const newAccount = async () => {
    const { id } = await accounts.create('Warm homes');
    await sites.create(id, { name: 'Warm homes' });
    return id;
  };
  const accountId = await newAccount();
  const setPublication = (blogId: string, state: PublicationState) => ({
    publication_state: state,
    publication_url: state === 'PUBLISHED' ? `https://blog.example/${blogId}` : null,
    publication_error: state === 'FAILED' ? 'WordPress is away' : null,
  });

  const blog: JobHandler<FinishedBlog> = {
    timeLimitMs: 30_000,
    async run(job, { signal }) {
      const how = hows.get(wordOf(job.request)) ?? 'succeed';
      hows.set(job.id, how);
      if (how === 'fail') throw new JobError('551', 'Too little material');
      if (how === 'run')
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      return { ...ARTICLE, slug: 'heat-pumps' };
    },
    finish: (trx, job, outcome) => orders.finishBlog(trx, job, outcome),
  };
  handlers.blog = blog as JobHandler<unknown>;
  handlers.delivery = webhooks.handler;
  await runtime.launch();

  return {
    bench,
    runtime,
    orders,
    webhooks,
    receiver,
    clock,
    log: logger.lines,
    accountId,
    newAccount,
    async order(webhook, how = 'succeed') {
      const mainInput = `heat pump ${hows.size}`;
      hows.set(mainInput, how);
      const fields = { mainInput, isPublish: false, ...(webhook === undefined ? {} : { webhook }) };
      return orders.startBlog(accountId, keywordOrder(fields));
    },
    message: (blogId, fits = () => true, type) =>
      bench.sees(async () => {
        const { entries } = await webhooks.listDeliveries(accountId, { blogId, type }, { limit: 10 });
        const [first] = entries;
        if (entries.length !== 1 || first === undefined) return undefined;
        const delivery = await webhooks.getDelivery(accountId, first.id);
        return fits(delivery) ? delivery : undefined;
      }),
    endPublication: (blogId, state) =>
      inTransaction(db, async (trx) => {
        await trx.updateTable('blog').set(setPublication(blogId, state)).where('id', '=', blogId).execute();
        await webhooks.publicationEnded(trx, { blogId, outcome: { state } });
      }),
    async close() {
      await bench.close();
      await outbound.close();
      await receiver.close();
    },
  };
}

function wordOf(request: unknown): string {
  return (request as { request: { mainInput: string } }).request.mainInput;
}
