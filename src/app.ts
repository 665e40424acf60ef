import type { Accounts } from './accounts/accounts.ts';
import type { Authors } from './accounts/authors.ts';
import type { Categories } from './accounts/categories.ts';
import type { Quotas } from './accounts/quotas.ts';
import type { Sites } from './accounts/sites.ts';
import type { Users } from './accounts/users.ts';
import { type DocumentFacts, htmlDocument } from './article/html-document.ts';
import { evaluatedFile } from './composition/evaluated-file.ts';
import { type AppParts, composeServices, type Services } from './composition/services.ts';
import { findRunningService, writeRunFile } from './config/run-file.ts';
import { publicUrlOf, type Settings } from './config/settings.ts';
import type { EvaluatedContent } from './contract/eeat.ts';
import type { JobEvent } from './contract/job-events.ts';
import { createHttpServer, type HttpServer } from './http/http-server.ts';
import type { JobStats } from './jobs/job-runtime.ts';
import type { AddedDocument, DocumentContent, GivenFacts } from './knowledge/documents.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { type FollowOptions, followJob } from './orders/follow-job.ts';
import type { Orders } from './orders/orders.ts';
import type { Publications } from './publishing/publication/publications.ts';
import type { Webhooks } from './publishing/webhook/webhooks.ts';
import type { Connections } from './publishing/wordpress/connections.ts';
import { claimFirstRun, getDemoAccount, isFirstRunDone, setDemoAccount } from './store/installation.ts';
import type { ModelSpend } from './store/model-spend.ts';
import { systemClock } from './support/clock.ts';
import { randomIds } from './support/ids.ts';
import type { Logger } from './support/logger.ts';
import { once } from './support/once.ts';
import { pick } from './support/pick.ts';

export { type ModelTools, openModelTools } from './composition/model-tools.ts';
export type { AppParts } from './composition/services.ts';

const POOL_SIZE = 20;
const COMMAND_POOL_SIZE = 4;

export interface OpenOptions {
  /** Run jobs in this process, unless a service already runs on the data folder. */
  readonly runJobs?: boolean;
}

/** The installation as the command line works with it. */
export interface Installation {
  readonly accounts: Accounts;
  readonly users: Users;
  readonly authors: Authors;
  readonly categories: Categories;
  readonly quotas: Quotas;
  readonly sites: Sites;
  readonly orders: Orders;
  readonly knowledge: Knowledge;
  readonly modelSpend: ModelSpend;
  readonly webhooks: Webhooks;
  readonly publications: Publications;
  readonly connections: Connections;
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
    ...pick(services, [
      'accounts',
      'users',
      'authors',
      'categories',
      'quotas',
      'sites',
      'orders',
      'knowledge',
      'modelSpend',
      'webhooks',
      'publications',
      'connections',
      'close',
    ]),
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
