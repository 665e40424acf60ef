import { type Accounts, createAccounts } from '../../src/accounts/accounts.ts';
import { createQuotas, type Quotas } from '../../src/accounts/quotas.ts';
import { createSites, type Sites } from '../../src/accounts/sites.ts';
import { outlineRules } from '../../src/composition/job-outline.ts';
import { openPublishing } from '../../src/composition/publication-jobs.ts';
import { openTextDesk } from '../../src/composition/text-threads.ts';
import { createJobRuntime, type JobRuntime } from '../../src/jobs/job-runtime.ts';
import { type ArticleVersions, createArticleVersions } from '../../src/orders/article-versions.ts';
import { createOrders, type Orders } from '../../src/orders/orders.ts';
import { createOutlines, type Outlines } from '../../src/orders/outlines.ts';
import { createOutbound } from '../../src/outbound/safe-fetch.ts';
import type { Publications } from '../../src/publishing/publication/publications.ts';
import { createWebhooks, type Webhooks } from '../../src/publishing/webhook/webhooks.ts';
import type { Connections } from '../../src/publishing/wordpress/connections.ts';
import { type Connection, connect } from '../../src/store/connect.ts';
import { createNotifications, type Notifications } from '../../src/store/notifications.ts';
import { systemClock } from '../../src/support/clock.ts';
import { type IdSource, randomIds } from '../../src/support/ids.ts';
import { type Logger, silentLogger } from '../../src/support/logger.ts';
import { passThrough } from '../../src/support/reach-point.ts';
import { sealingKey } from '../../src/support/sealed.ts';

export interface ServiceParts {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly connections: number;
  readonly ids?: IdSource;
  readonly logger?: Logger;
}

/** The service as far as orders go. It takes jobs and runs none, so that nothing is measured but the taking. */
export interface OrderService {
  readonly connection: Connection;
  readonly notifications: Notifications;
  readonly accounts: Accounts;
  readonly quotas: Quotas;
  readonly sites: Sites;
  readonly orders: Orders;
  readonly outlines: Outlines;
  readonly articleVersions: ArticleVersions;
  readonly webhooks: Webhooks;
  readonly publications: Publications;
  readonly connections: Connections;
  readonly jobs: JobRuntime;
  close(): Promise<void>;
}

const PLENTY = 1_000_000_000;

export async function composeService(parts: ServiceParts): Promise<OrderService> {
  const { databaseUrl, secret, ids = randomIds, logger = silentLogger } = parts;
  const clock = systemClock;
  const connection = connect(databaseUrl, { max: parts.connections, logger });
  const { db } = connection;
  const notifications = createNotifications({ url: databaseUrl, logger });
  const jobs = createJobRuntime({
    databaseUrl,
    db,
    notifications,
    handlers: {},
    workers: 1,
    accountWorkers: 1,
    clock,
    logger,
    reach: passThrough,
    executorId: `bench-${process.pid}`,
    mode: 'enqueue-only',
  });
  await jobs.launch();
  const quotas = createQuotas({
    db,
    clock,
    defaults: { article: PLENTY, word: PLENTY, image: PLENTY, evaluation: PLENTY },
  });
  const capabilities = { languageModel: false, imageModel: false, webEvidence: false };
  const webhooks = createWebhooks({
    db,
    jobs,
    clock,
    ids,
    logger,
    outbound: createOutbound({ allowHosts: [], userAgent: 'Inkwright/0.0.0' }),
    secretKey: sealingKey(secret, 'secrets'),
    headersKey: sealingKey(secret, 'headers'),
    random: Math.random,
  });
  const { publications, connections } = openPublishing(
    { allowHosts: [], publicUrl: undefined, host: '127.0.0.1', port: 8787 },
    { db, jobs, clock, ids, logger, secret, version: '0.0.0', onEnded: webhooks.publicationEnded.bind(webhooks) },
  );
  const orders = createOrders({ db, jobs, quotas, clock, ids, capabilities, news: webhooks, publications });
  const texts = openTextDesk(orders);
  return {
    connection,
    notifications,
    accounts: createAccounts({ db, clock, ids, secret }),
    quotas,
    sites: createSites({ db, clock, ids }),
    publications,
    connections,
    orders,
    outlines: createOutlines({ db, jobs, rules: outlineRules }),
    articleVersions: createArticleVersions({ db, clock, texts, publicUrl: 'http://127.0.0.1' }),
    webhooks,
    jobs,
    async close() {
      await texts.close();
      await notifications.close();
      await connection.close();
    },
  };
}
