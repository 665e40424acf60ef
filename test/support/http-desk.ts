import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createAuthors } from '../../src/accounts/authors.ts';
import { createCategories } from '../../src/accounts/categories.ts';
import { createPasswords } from '../../src/accounts/passwords.ts';
import type { QuotaDefaults } from '../../src/accounts/quotas.ts';
import { createSessions } from '../../src/accounts/sessions.ts';
import { createUsers } from '../../src/accounts/users.ts';
import { openTextDesk } from '../../src/composition/text-threads.ts';
import type { Operation } from '../../src/contract/operation.ts';
import { OPERATIONS, type OperationId } from '../../src/contract/operations.ts';
import { SESSION_COOKIE } from '../../src/contract/sessions.ts';
import type { UserRole } from '../../src/contract/users.ts';
import { createExtractor } from '../../src/extraction/extractor.ts';
import type { HttpParts } from '../../src/http/http-parts.ts';
import { createHttpServer, type HttpServer } from '../../src/http/http-server.ts';
import { createKnowledge, type Knowledge } from '../../src/knowledge/knowledge.ts';
import { lexiconOf } from '../../src/language/lexicon-of.ts';
import { createArticleVersions } from '../../src/orders/article-versions.ts';
import { createHostedBlog } from '../../src/publishing/hosted-blog/hosted-blog.ts';
import { countJobs } from '../../src/store/jobs.ts';
import { createNotifications } from '../../src/store/notifications.ts';
import { randomIds } from '../../src/support/ids.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { recordingLogger } from './jobs.ts';
import { type OrderDesk, openOrderDesk, PUBLIC_URL } from './order-desk.ts';

/** What a browser that has signed in sends. */
export interface SessionHeaders {
  readonly cookie: string;
  readonly 'x-csrf-token': string;
}

/** A customer with everything a request may need. */
export interface Customer {
  readonly accountId: string;
  readonly siteId: string;
  readonly storeId: string;
  readonly token: string;
  readonly apiKey: string;
  /** Headers of a session of the console. */
  readonly session: SessionHeaders;
  readonly pair: { readonly id: string; readonly accessKey: string; readonly secretKey: string };
}

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SignedIn {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly headers: SessionHeaders;
}

/** The HTTP service on a real database; every answer is compared with the contract. */
export interface HttpDesk extends OrderDesk {
  readonly server: HttpServer;
  readonly knowledge: Knowledge;
  readonly log: ReturnType<typeof recordingLogger>['lines'];
  /** What the service was made of, for a second one with other settings. */
  readonly parts: HttpParts;
  newCustomer(): Promise<Customer>;
  /** Somebody new of the account who has signed in. */
  newSession(accountId: string, role?: UserRole): Promise<SignedIn>;
  /** One request of an operation, with the credential of `customer` when one is given. */
  send(id: OperationId, customer: Customer | undefined, sent?: Sent): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export async function openHttpDesk(
  options: {
    parts?: Partial<HttpParts>;
    defaults?: QuotaDefaults;
    connections?: number;
    allowHosts?: readonly string[];
  } = {},
): Promise<HttpDesk> {
  const { parts: given = {}, ...deskOptions } = options;
  const desk = await openOrderDesk(deskOptions);
  const { test, clock, accounts, quotas, sites, orders, outlines, publications, connections, webhooks } = desk;
  const { db, pool } = test;
  const extractor = createExtractor({ threads: 1, timeoutMs: 60_000 });
  const notifications = createNotifications({ url: test.url, logger: silentLogger });
  const texts = openTextDesk(orders);
  const knowledge = createKnowledge({ db, extractor, clock, ids: randomIds });
  const authors = createAuthors({ db, clock, ids: randomIds });
  const logger = recordingLogger();
  // As fast as they can be: what a password costs is tested where passwords are made.
  const passwords = createPasswords({ cost: { rounds: 2, blocks: 1, lanes: 1 } });
  const users = createUsers({ db, clock, ids: randomIds, passwords });
  const sessions = createSessions({ db, clock, ids: randomIds, secret: 'installation secret', passwords });
  async function newSession(accountId: string, role: UserRole = 'owner'): Promise<SignedIn> {
    const {
      id: userId,
      email,
      password,
    } = await users.create(accountId, { email: `${randomIds.next('u')}@a.example`, role });
    const { session, token } = await sessions.signIn({ email, password, address: '192.0.2.1' });
    const headers = { cookie: `${SESSION_COOKIE}=${token}`, 'x-csrf-token': session.csrfToken };
    return { userId, email, password, headers };
  }
  const parts: HttpParts = {
    users,
    sessions,
    installation: {
      describeSettings: () => [
        { name: 'INKWRIGHT_PORT', value: '8787', given: false, allowed: 'a port', meaning: 'Port of the service' },
      ],
      providers: () => [{ kind: 'search', name: 'wikipedia', roles: [] }],
    },
    consoleFolder: '/no/such/folder',
    accounts,
    quotas,
    sites,
    authors,
    categories: createCategories({ db, clock, ids: randomIds }),
    hostedBlog: createHostedBlog({
      db,
      clock,
      publicUrl: PUBLIC_URL,
      headingsOf: (language) => lexiconOf(language).labels,
    }),
    orders,
    outlines,
    articleVersions: createArticleVersions({ db, clock, texts, publicUrl: PUBLIC_URL }),
    publications,
    connections,
    knowledge,
    webhooks,
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
      const { headers: session } = await newSession(accountId);
      return { accountId, siteId, storeId, token, apiKey, pair, session };
    },
    newSession,
    send: (id, customer, sent = {}) => server.inject(requestOf(id, customer, sent)),
    async close() {
      await server.close();
      await notifications.close();
      await extractor.close();
      await texts.close();
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
  if (auth === 'session') return { ...customer.session };
  return auth === 'token' ? { 'x-openapi-token': customer.token } : { 'x-lp-token': customer.apiKey };
}
