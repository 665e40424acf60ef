import { hostname } from 'node:os';
import { type Accounts, createAccounts } from '../accounts/accounts.ts';
import { type Authors, createAuthors } from '../accounts/authors.ts';
import { type Categories, createCategories } from '../accounts/categories.ts';
import { createQuotas, type QuotaDefaults, type Quotas } from '../accounts/quotas.ts';
import { createSites, type Sites } from '../accounts/sites.ts';
import { modelNames } from '../config/model-settings.ts';
import { readSecret } from '../config/secret-file.ts';
import { publicUrlOf, type Settings } from '../config/settings.ts';
import { createExtractor, type Extractor } from '../extraction/extractor.ts';
import { createMetrics, type Metrics } from '../http/metrics.ts';
import type { JobHandlers } from '../jobs/job-handler.ts';
import { createJobRuntime, type JobRuntime } from '../jobs/job-runtime.ts';
import { createKnowledge, type Knowledge } from '../knowledge/knowledge.ts';
import type { Wait } from '../models/backoff.ts';
import { type ArticleVersions, createArticleVersions } from '../orders/article-versions.ts';
import { createOrders, type Orders } from '../orders/orders.ts';
import { createOutlines, type Outlines } from '../orders/outlines.ts';
import type { HostedBlog } from '../publishing/hosted-blog/hosted-blog.ts';
import type { Publications } from '../publishing/publication/publications.ts';
import type { Webhooks } from '../publishing/webhook/webhooks.ts';
import type { Connections } from '../publishing/wordpress/connections.ts';
import { QualityThreads } from '../quality/quality-threads.ts';
import { type Connection, connect } from '../store/connect.ts';
import type { Database } from '../store/database.ts';
import { databaseFault } from '../store/database-fault.ts';
import { checkSecret } from '../store/installation.ts';
import { migrate } from '../store/migrate.ts';
import { createModelSpend, type ModelSpend } from '../store/model-spend.ts';
import { createNotifications, type Notifications } from '../store/notifications.ts';
import { type Clock, systemClock } from '../support/clock.ts';
import { type IdSource, randomIds } from '../support/ids.ts';
import type { Logger } from '../support/logger.ts';
import { once } from '../support/once.ts';
import { passThrough, type ReachPoint } from '../support/reach-point.ts';
import { repeat } from '../support/repeating-task.ts';
import { ArticleThreads } from '../writing/article-threads.ts';
import { blogJobs } from './blog-jobs.ts';
import { earlierTexts } from './compared-texts.ts';
import { type ConsoleServices, openConsole } from './console.ts';
import { openWebhooks } from './delivery-jobs.ts';
import { evaluationJobs } from './evaluation-jobs.ts';
import { hostedBlogOf, txtRecords } from './hosted-blog.ts';
import { jobModels } from './job-models.ts';
import { outlineRules } from './job-outline.ts';
import { openMedia } from './media.ts';
import { openModels } from './models.ts';
import { type DatabaseChoice, openDatabase } from './open-database.ts';
import { ProviderStates } from './provider-states.ts';
import { openPublishing } from './publication-jobs.ts';
import { openTextDesk } from './text-threads.ts';
import { capabilitiesOf, openWeb } from './web.ts';

const WRITER_THREADS = 2;
const EXTRACTION_THREADS = 2;
const QUALITY_THREADS = 1;
const QUALITY_MEMORY_MB = 512;
const STOP_GRACE_MS = 5_000;
const FORGET_PAGES_MS = 6 * 3_600_000;

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
  /** How pauses between two requests to a language model are made. */
  readonly modelWait?: Wait;
}

/** Everything a process works with. */
export interface Services extends ConsoleServices {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly connection: Connection;
  readonly notifications: Notifications;
  readonly accounts: Accounts;
  readonly authors: Authors;
  readonly categories: Categories;
  readonly hostedBlog: HostedBlog;
  readonly quotas: Quotas;
  readonly sites: Sites;
  readonly orders: Orders;
  readonly outlines: Outlines;
  readonly articleVersions: ArticleVersions;
  readonly knowledge: Knowledge;
  readonly modelSpend: ModelSpend;
  readonly webhooks: Webhooks;
  readonly publications: Publications;
  readonly connections: Connections;
  readonly extractor: Extractor;
  readonly jobs: JobRuntime;
  readonly metrics: Metrics;
  /** Starts a writing thread ahead of the first job. */
  warm(): void;
  readonly runsJobs: boolean;
  readonly lost: Promise<never>;
  close(): Promise<void>;
}

/** What a process is for. */
export interface Role {
  readonly poolSize: number;
  readonly jobs: 'serve' | 'work' | 'enqueue-only';
  readonly database: DatabaseChoice;
}

/**
 * Opens the database and makes everything that works on it; what was opened is closed again when a part fails.
 * @throws OperatorError when the database can not be had, or settings do not fit it
 */
export async function composeServices(settings: Settings, parts: AppParts, role: Role): Promise<Services> {
  const { logger, clock = systemClock, ids = randomIds, reach = passThrough } = parts;
  // Undone in reverse order, whether the start fails in the middle or the process stops.
  const undo: (() => Promise<void>)[] = [];
  const close = once(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });
  try {
    const database = await openDatabase(settings, logger, role.database);
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
    const threads = new ArticleThreads({
      size: Math.min(settings.workers, WRITER_THREADS),
      // An article that a model writes mostly waits for its answers.
      articlesPerThread: modelNames(settings) === undefined ? 1 : Math.ceil(settings.workers / WRITER_THREADS),
    });
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
    const states = new ProviderStates(clock);
    const web = openWeb(settings, { db, extractor, clock, version: parts.version, states });
    undo.push(() => web.close());
    const { webhooks, close: closeWebhooks } = openWebhooks(settings, { ...parts, db, jobs, clock, ids, secret });
    undo.push(closeWebhooks);
    const onEnded = webhooks.publicationEnded.bind(webhooks);
    const publishing = openPublishing(settings, { ...parts, db, jobs, clock, ids, secret, onEnded });
    undo.push(() => publishing.close());
    const { publications, connections } = publishing;
    const spend = createModelSpend(db);
    const media = openMedia(settings, { db, knowledge, spend, clock, logger, version: parts.version, states });
    undo.push(() => media.close());
    const consoleServices = openConsole(settings, { db, clock, ids, secret, states });
    if (role.jobs !== 'enqueue-only') {
      const forgetting = repeat(
        FORGET_PAGES_MS,
        async () => {
          await web.forgetOldPages();
          await webhooks.forgetOld();
          await media.forgetUnused();
          await consoleServices.sessions.forgetOld();
        },
        (error) => {
          logger.warn(
            { err: error },
            'Old fetched pages, pictures, webhook messages or failed sign-ins could not be deleted; it is tried again later',
          );
        },
      );
      undo.push(() => forgetting.stop());
    }
    const models = openModels(settings, {
      ...{ clock, logger, wait: parts.modelWait },
      areAsked: role.jobs !== 'enqueue-only',
    });
    undo.push(() => models.close());
    const capabilities = capabilitiesOf(web.means, media, modelNames(settings) !== undefined);
    const outlines = createOutlines({ db, jobs, rules: outlineRules });
    const orders = createOrders({ db, jobs, quotas, clock, ids, capabilities, news: webhooks, publications });
    const texts = openTextDesk(orders);
    undo.push(() => texts.close());
    const publicUrl = publicUrlOf(settings);
    const articleVersions = createArticleVersions({ db, clock, texts, publicUrl });
    handlers.blog = blogJobs(settings, {
      threads,
      db,
      knowledge,
      web,
      media,
      models,
      spend,
      orders,
      capabilities,
      clock,
      metrics,
    });
    handlers.delivery = webhooks.handler;
    handlers.publication = publications.handler;
    handlers.evaluation = evaluationJobs(settings, {
      threads: qualityThreads,
      pages: web.pages,
      orders,
      earlierTexts: (accountId, outline, url) => earlierTexts(db, accountId, outline, url),
      modelsFor: (job, signal) => jobModels(models, spend, job, signal),
    });
    await jobs.launch();
    undo.push(() => jobs.stop({ graceMs: STOP_GRACE_MS }));

    return {
      settings,
      databaseUrl: database.url,
      db,
      connection,
      notifications,
      ...consoleServices,
      accounts: createAccounts({ db, clock, ids, secret }),
      authors: createAuthors({ db, clock, ids }),
      categories: createCategories({ db, clock, ids }),
      hostedBlog: hostedBlogOf(settings, { db, clock }),
      modelSpend: spend,
      quotas,
      sites: createSites({ db, clock, ids, txtRecords }),
      orders,
      outlines,
      articleVersions,
      knowledge,
      webhooks,
      publications,
      connections,
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

function quotaDefaults(settings: Settings): QuotaDefaults {
  return {
    article: settings.quotaArticles,
    word: settings.quotaWords,
    image: settings.quotaImages,
    evaluation: settings.quotaEvaluations,
  };
}
