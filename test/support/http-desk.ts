import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createAuthors } from '../../src/accounts/authors.ts';
import type { QuotaDefaults } from '../../src/accounts/quotas.ts';
import type { Operation } from '../../src/contract/operation.ts';
import { OPERATIONS, type OperationId } from '../../src/contract/operations.ts';
import { createExtractor } from '../../src/extraction/extractor.ts';
import type { HttpParts } from '../../src/http/http-parts.ts';
import { createHttpServer, type HttpServer } from '../../src/http/http-server.ts';
import { createKnowledge, type Knowledge } from '../../src/knowledge/knowledge.ts';
import { countJobs } from '../../src/store/jobs.ts';
import { createNotifications } from '../../src/store/notifications.ts';
import { randomIds } from '../../src/support/ids.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { recordingLogger } from './jobs.ts';
import { type OrderDesk, openOrderDesk } from './order-desk.ts';

/** A customer with everything a request may need. */
export interface Customer {
  readonly accountId: string;
  readonly siteId: string;
  readonly storeId: string;
  readonly token: string;
  readonly apiKey: string;
  readonly pair: { readonly id: string; readonly accessKey: string; readonly secretKey: string };
}

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The HTTP service on a real database; every answer is compared with the contract. */
export interface HttpDesk extends OrderDesk {
  readonly server: HttpServer;
  readonly knowledge: Knowledge;
  readonly log: ReturnType<typeof recordingLogger>['lines'];
  /** What the service was made of, for a second one with other settings. */
  readonly parts: HttpParts;
  newCustomer(): Promise<Customer>;
  /** One request of an operation, with the credential of `customer` when one is given. */
  send(id: OperationId, customer: Customer | undefined, sent?: Sent): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export async function openHttpDesk(
  options: { parts?: Partial<HttpParts>; defaults?: QuotaDefaults; connections?: number } = {},
): Promise<HttpDesk> {
  const { parts: given = {}, ...deskOptions } = options;
  const desk = await openOrderDesk(deskOptions);
  const { test, clock, accounts, quotas, sites, orders } = desk;
  const { db, pool } = test;
  const extractor = createExtractor({ threads: 1, timeoutMs: 60_000 });
  const notifications = createNotifications({ url: test.url, logger: silentLogger });
  const knowledge = createKnowledge({ db, extractor, clock, ids: randomIds });
  const authors = createAuthors({ db, clock, ids: randomIds });
  const logger = recordingLogger();
  const parts: HttpParts = {
    accounts,
    quotas,
    sites,
    authors,
    orders,
    knowledge,
    db,
    pool,
    notifications,
    jobs: { stats: async () => ({ ...(await countJobs(db)), runningHere: 0 }) },
    settings: { host: '127.0.0.1', port: 0, trustProxy: false, rateLimit: 100_000, version: '1.2.3' },
    clock,
    ids: randomIds,
    logger,
    checkResponses: true,
    ...given,
  };
  const server = createHttpServer(parts);
  return {
    ...desk,
    server,
    knowledge,
    parts,
    log: logger.lines,
    async newCustomer() {
      const { accountId, siteId } = await desk.customer();
      const pair = await accounts.createKeyPair(accountId, 'test');
      const { token } = await accounts.issueToken({ ...pair, days: 7 });
      const { apiKey } = await accounts.createLpKey(accountId, 'test');
      const { id: storeId } = await knowledge.createStore(accountId, 'Heat pumps');
      return { accountId, siteId, storeId, token, apiKey, pair };
    },
    send: (id, customer, sent = {}) => server.inject(requestOf(id, customer, sent)),
    async close() {
      await server.close();
      await notifications.close();
      await extractor.close();
      await test.drop();
    },
  };
}

/** The request that an operation of the contract describes. */
export function requestOf(id: OperationId, customer: Customer | undefined, sent: Sent): InjectOptions {
  const { method, path, auth }: Operation = OPERATIONS[id];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sent.params?.[name] ?? ''));
  return {
    method,
    url,
    query: { ...sent.query },
    headers: { ...credentialOf(auth, customer), ...sent.headers },
    ...(sent.body === undefined ? {} : { payload: sent.body as object }),
  };
}

function credentialOf(auth: Operation['auth'], customer: Customer | undefined): Record<string, string> {
  if (customer === undefined || auth === 'none') return {};
  return auth === 'token' ? { 'x-openapi-token': customer.token } : { 'x-lp-token': customer.apiKey };
}
