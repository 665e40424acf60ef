import { type Accounts, createAccounts } from '../../src/accounts/accounts.ts';
import { createQuotas, type Quotas } from '../../src/accounts/quotas.ts';
import { createSites, type Sites } from '../../src/accounts/sites.ts';
import { createJobRuntime, type JobRuntime } from '../../src/jobs/job-runtime.ts';
import { createOrders, type Orders } from '../../src/orders/orders.ts';
import { type Connection, connect } from '../../src/store/connect.ts';
import { createNotifications, type Notifications } from '../../src/store/notifications.ts';
import { systemClock } from '../../src/support/clock.ts';
import { type IdSource, randomIds } from '../../src/support/ids.ts';
import { type Logger, silentLogger } from '../../src/support/logger.ts';
import { passThrough } from '../../src/support/reach-point.ts';

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
  return {
    connection,
    notifications,
    accounts: createAccounts({ db, clock, ids, secret }),
    quotas,
    sites: createSites({ db, clock, ids }),
    orders: createOrders({ db, jobs, quotas, clock, ids, capabilities }),
    jobs,
    async close() {
      await notifications.close();
      await connection.close();
    },
  };
}
