import { hostname } from 'node:os';
import { type Accounts, createAccounts } from './accounts/accounts.ts';
import { type Authors, createAuthors } from './accounts/authors.ts';
import { createQuotas, type QuotaDefaults, type Quotas } from './accounts/quotas.ts';
import { createSites, type Sites } from './accounts/sites.ts';
import { type DocumentFacts, htmlDocument } from './article/html-document.ts';
import { blogJobs } from './composition/blog-jobs.ts';
import { evaluatedFile } from './composition/evaluated-file.ts';
import { evaluationJobs } from './composition/evaluation-jobs.ts';
import { capabilitiesOf, openWeb } from './composition/web.ts';
import { attach, findRunningService, writeRunFile } from './config/run-file.ts';
import { readSecret } from './config/secret-file.ts';
import { publicUrlOf, type Settings } from './config/settings.ts';
import type { EvaluatedContent } from './contract/eeat.ts';
import type { JobEvent } from './contract/job-events.ts';
import { createExtractor, type Extractor } from './extraction/extractor.ts';
import { createHttpServer, type HttpServer } from './http/http-server.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import type { JobHandlers } from './jobs/job-handler.ts';
import { createJobRuntime, type JobRuntime, type JobStats } from './jobs/job-runtime.ts';
import type { AddedDocument, DocumentContent, GivenFacts } from './knowledge/documents.ts';
import { createKnowledge, type Knowledge } from './knowledge/knowledge.ts';
import { type FollowOptions, followJob } from './orders/follow-job.ts';
import { createOrders, type Orders } from './orders/orders.ts';
import { QualityThreads } from './quality/quality-threads.ts';
import { type Connection, connect } from './store/connect.ts';
import type { Database } from './store/database.ts';
import { databaseFault } from './store/database-fault.ts';
import { startEmbeddedPostgres } from './store/embedded-postgres.ts';
import { checkSecret, claimFirstRun, getDemoAccount, isFirstRunDone, setDemoAccount } from './store/installation.ts';
import { migrate } from './store/migrate.ts';
import { createNotifications, type Notifications } from './store/notifications.ts';
import { type Clock, systemClock } from './support/clock.ts';
import { type IdSource, randomIds } from './support/ids.ts';
import type { Logger } from './support/logger.ts';
import { OperatorError } from './support/operator-error.ts';
import { pick } from './support/pick.ts';
import { passThrough, type ReachPoint } from './support/reach-point.ts';
import { repeat } from './support/repeating-task.ts';
import { ArticleThreads } from './writing/article-threads.ts';

/** What a process of ours is made with; tests pass their own clock, ids and named points. */
export interface AppParts {
  readonly logger: Logger;
  /** Of the package, as `run.json` and the OpenAPI document say it. */
  readonly version: string;
  readonly clock?: Clock;
  readonly ids?: IdSource;
  readonly reach?: ReachPoint;
  /** How long a process may be silent before others take its jobs, in milliseconds. */
  readonly leaseMs?: number;
}

export interface OpenOptions {
  /** Run jobs in this process, unless a service already runs on the data folder. */
  readonly runJobs?: boolean;
}

/** The installation as the command line works with it. */
export interface Installation {
  readonly accounts: Accounts;
  readonly authors: Authors;
  readonly quotas: Quotas;
  readonly sites: Sites;
  readonly orders: Orders;
  readonly knowledge: Knowledge;
  /** Adds a document under the account's own limit. */
  addDocument(accountId: string, storeId: string, content: DocumentContent, given: GivenFacts): Promise<AddedDocument>;
  /** A file as an evaluation takes it. @throws RequestError for one that can't be read */
  evaluatedFile(bytes: Uint8Array, fileName: string): Promise<EvaluatedContent>;
  /** See `followJob`; the job must belong to whoever looks. */
  followJob(jobId: string, options?: FollowOptions): AsyncGenerator<JobEvent, void, void>;
  /** A finished article as an HTML document of its own. */
  articlePage(markdown: string, facts: DocumentFacts): string;
  jobStats(): Promise<JobStats>;
  demoAccount(): Promise<string | undefined>;
  setDemoAccount(accountId: string): Promise<void>;
  isFirstRunDone(): Promise<boolean>;
  markFirstRunDone(): Promise<void>;
  close(): Promise<void>;
}

/** A process that serves, or only runs jobs, until it is stopped. */
export interface RunningInstallation extends Installation {
  /** Address that clients use; empty for a worker. */
  readonly url: string;
  /** Address on this machine, whatever the public one is. */
  readonly localUrl: string;
  /** Rejects when something is lost that the process can't go on without. */
  readonly lost: Promise<never>;
  /** Running requests finish, running jobs finish or are handed on; a second call waits for the same stop. */
  stop(): Promise<void>;
}

const POOL_SIZE = 20;
const COMMAND_POOL_SIZE = 4;
const WRITER_THREADS = 2;
const EXTRACTION_THREADS = 2;
const QUALITY_THREADS = 1;
const QUALITY_MEMORY_MB = 512;
const STOP_GRACE_MS = 5_000;
const FORGET_PAGES_MS = 6 * 3_600_000;
const NEVER = new Promise<never>(() => undefined);

/**
 * Opens the installation for one command: attached to the database of the running service, else with a database of its
 * own for as long as the command takes.
 * @throws OperatorError when the database can not be had
 */
export async function openInstallation(settings: Settings, options: AppParts & OpenOptions): Promise<Installation> {
  const running = findRunningService(settings.dataDir);
  const services = await composeServices(settings, options, {
    poolSize: COMMAND_POOL_SIZE,
    jobs: options.runJobs === true && running === undefined ? 'work' : 'enqueue-only',
    database: 'either',
  });
  if (services.runsJobs) await indexLibrary(settings, services, options.logger);
  return installationOf(services);
}

/**
 * Starts a service (`serve`: HTTP and jobs) or a worker (`work`: jobs only).
 * @throws OperatorError when settings, data folder, database or port do not allow it; nothing stays running then
 */
export async function startService(
  settings: Settings,
  options: AppParts & { readonly role: 'serve' | 'work' },
): Promise<RunningInstallation> {
  const { role, logger, version, clock = systemClock } = options;
  const services = await composeServices(settings, options, {
    poolSize: POOL_SIZE,
    jobs: role,
    database: role === 'work' ? 'shared' : 'own',
  });
  let http: HttpServer | undefined;
  let removeRunFile = (): void => undefined;
  const stop = once(async () => {
    removeRunFile();
    await http?.close();
    await services.close();
  });
  try {
    let localUrl = '';
    let url = '';
    if (role === 'serve') {
      http = createHttpServer({
        ...services,
        pool: services.connection.pool,
        settings: { ...settings, version },
        clock,
        ids: options.ids ?? randomIds,
        logger,
      });
      const address = await http.listen();
      localUrl = address.url;
      url = publicUrlOf(settings, address.port);
      const { databaseUrl } = services;
      removeRunFile = writeRunFile(settings.dataDir, {
        httpUrl: url,
        databaseUrl,
        startedAt: clock.now().toISOString(),
        version,
      });
    }
    services.warm();
    indexLibrary(settings, services, logger).catch((error: unknown) => {
      logger.error({ err: error }, 'The library could not be indexed; articles are written without what is new in it');
    });
    return { ...installationOf(services), url, localUrl, lost: services.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Services {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly connection: Connection;
  readonly notifications: Notifications;
  readonly accounts: Accounts;
  readonly authors: Authors;
  readonly quotas: Quotas;
  readonly sites: Sites;
  readonly orders: Orders;
  readonly knowledge: Knowledge;
  readonly extractor: Extractor;
  readonly jobs: JobRuntime;
  readonly metrics: Metrics;
  /** Starts a writing thread ahead of the first job. */
  warm(): void;
  readonly runsJobs: boolean;
  readonly lost: Promise<never>;
  close(): Promise<void>;
}

interface Role {
  readonly poolSize: number;
  readonly jobs: 'serve' | 'work' | 'enqueue-only';
  /** `own`: starts the embedded one; `shared`: one that others use too; `either`: the running service's, else its own. */
  readonly database: 'own' | 'shared' | 'either';
}

async function composeServices(settings: Settings, parts: AppParts, role: Role): Promise<Services> {
  const { logger, clock = systemClock, ids = randomIds, reach = passThrough } = parts;
  // Undone in reverse order, whether the start fails in the middle or the process stops.
  const undo: (() => Promise<void>)[] = [];
  const close = once(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });
  try {
    const database = await openDatabase(settings, logger, role);
    undo.push(database.stop);
    const connection = connect(database.url, { max: role.poolSize, logger });
    undo.push(() => connection.close());
    const { db } = connection;
    await migrate(db);
    const secret = readSecret(settings);
    await checkSecret(db, secret);

    const notifications = createNotifications({ url: database.url, logger });
    undo.push(() => notifications.close());
    const extractor = createExtractor({ threads: EXTRACTION_THREADS });
    undo.push(() => extractor.close());
    const quotas = createQuotas({ db, clock, defaults: quotaDefaults(settings) });
    const knowledge = createKnowledge({ db, extractor, clock, ids });
    const threads = new ArticleThreads({ size: Math.min(settings.workers, WRITER_THREADS) });
    undo.push(() => threads.close());
    const qualityThreads = new QualityThreads({ size: QUALITY_THREADS, maxOldSpaceMb: QUALITY_MEMORY_MB });
    undo.push(() => qualityThreads.close());

    const metrics = createMetrics();
    const handlers: JobHandlers = {};
    const jobs = createJobRuntime({
      databaseUrl: database.url,
      db,
      notifications,
      handlers,
      workers: settings.workers,
      accountWorkers: settings.accountWorkers,
      clock,
      logger,
      reach,
      executorId: `${hostname()}-${process.pid}-${ids.next('run')}`,
      mode: role.jobs,
      soleProcess: database.owned,
      ...(parts.leaseMs === undefined ? {} : { leaseMs: parts.leaseMs }),
    });
    const web = openWeb(settings, { db, extractor, clock, version: parts.version });
    undo.push(() => web.close());
    if (role.jobs !== 'enqueue-only') {
      const forgetting = repeat(
        FORGET_PAGES_MS,
        () => web.forgetOldPages(),
        (error) => {
          logger.warn({ err: error }, 'Old fetched pages could not be deleted; it is tried again later');
        },
      );
      undo.push(() => forgetting.stop());
    }
    const capabilities = capabilitiesOf(web.means);
    const orders = createOrders({ db, jobs, quotas, clock, ids, capabilities });
    handlers.blog = blogJobs(settings, { threads, db, knowledge, web, orders, capabilities, clock, metrics });
    handlers.evaluation = evaluationJobs(settings, { threads: qualityThreads, pages: web.pages, orders });
    await jobs.launch();
    undo.push(() => jobs.stop({ graceMs: STOP_GRACE_MS }));

    return {
      settings,
      databaseUrl: database.url,
      db,
      connection,
      notifications,
      accounts: createAccounts({ db, clock, ids, secret }),
      authors: createAuthors({ db, clock, ids }),
      quotas,
      sites: createSites({ db, clock, ids }),
      orders,
      knowledge,
      extractor,
      jobs,
      metrics,
      warm: () => threads.warm(),
      runsJobs: role.jobs !== 'enqueue-only',
      lost: database.lost,
      close,
    };
  } catch (error) {
    await close();
    throw databaseFault(error);
  }
}

interface OpenDatabase {
  readonly url: string;
  /** This process started the database, so nobody else can have used it before. */
  readonly owned: boolean;
  readonly lost: Promise<never>;
  readonly stop: () => Promise<void>;
}

async function openDatabase(settings: Settings, logger: Logger, role: Role): Promise<OpenDatabase> {
  const url = settings.databaseUrl ?? (role.database === 'own' ? undefined : attach(settings.dataDir));
  if (url !== undefined) return { url, owned: false, lost: NEVER, stop: () => Promise.resolve() };
  if (role.database === 'shared') {
    throw new OperatorError(
      `No service runs on ${settings.dataDir}, and DATABASE_URL is not set: start \`inkwright serve\` first, or set DATABASE_URL.`,
    );
  }
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, logger });
  return { url: postgres.url, owned: true, lost: postgres.lost, stop: () => postgres.stop() };
}

function quotaDefaults(settings: Settings): QuotaDefaults {
  return {
    article: settings.quotaArticles,
    word: settings.quotaWords,
    image: settings.quotaImages,
    evaluation: settings.quotaEvaluations,
  };
}

/** Brings the index up to the operator's folder; what can't be read is logged and left out. */
async function indexLibrary(settings: Settings, { knowledge }: Services, logger: Logger): Promise<void> {
  if (settings.libraryDir === undefined) return;
  const { added, changed, removed, unreadable } = await knowledge.indexLibrary(settings.libraryDir);
  for (const { path, reason } of unreadable) logger.warn({ path, reason }, 'A file of the library was left out');
  const counts = { added: added.length, changed: changed.length, removed: removed.length };
  logger.info({ ...counts, unreadable: unreadable.length }, 'The library is indexed');
}

function installationOf(services: Services): Installation {
  const { db, notifications, quotas, knowledge, extractor, jobs } = services;
  return {
    ...pick(services, ['accounts', 'authors', 'quotas', 'sites', 'orders', 'knowledge', 'close']),
    addDocument: async (accountId, storeId, content, given) =>
      knowledge.addDocument(accountId, storeId, content, given, quotas.documentLimit),
    evaluatedFile: (bytes, fileName) => evaluatedFile(extractor, bytes, fileName),
    followJob: (jobId, options) => followJob({ db, notifications }, jobId, options),
    articlePage: htmlDocument,
    jobStats: () => jobs.stats(),
    demoAccount: () => getDemoAccount(db),
    setDemoAccount: (accountId) => setDemoAccount(db, accountId),
    isFirstRunDone: () => isFirstRunDone(db),
    markFirstRunDone: async () => {
      await claimFirstRun(db);
    },
  };
}

/** All calls share the first one's outcome. */
function once(work: () => Promise<void>): () => Promise<void> {
  let first: Promise<void> | undefined;
  return () => {
    first ??= work();
    return first;
  };
}
