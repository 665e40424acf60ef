import type { FinishedArticle } from '../article/finished-article.ts';
import type { Settings } from '../config/settings.ts';
import type { Capabilities } from '../contract/capabilities.ts';
import type { Metrics } from '../http/metrics.ts';
import type { JobHandler, JobTools } from '../jobs/job-handler.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type KeptOrder, keptOrderOf } from '../orders/kept-order.ts';
import type { Orders } from '../orders/orders.ts';
import type { LibrarySearch } from '../research/library-search.ts';
import type { Database } from '../store/database.ts';
import type { ModelSpend } from '../store/model-spend.ts';
import { selectPublishedLike } from '../store/published-articles.ts';
import type { Clock } from '../support/clock.ts';
import { pick } from '../support/pick.ts';
import type { ArticleThreads } from '../writing/article-threads.ts';
import type { Brands } from '../writing/brief/brand.ts';
import type { SiteLinks } from '../writing/ports.ts';
import { titleWords } from '../writing/similar-title/title-words.ts';
import { estimatedCost } from './article-estimate.ts';
import { jobModels } from './job-models.ts';
import { jobOutline } from './job-outline.ts';
import { rankedByMeaning } from './library-meaning.ts';
import type { OpenMedia } from './media.ts';
import type { OpenModels } from './models.ts';
import { titlesByMeaning } from './title-meaning.ts';
import type { OpenWeb } from './web.ts';

interface BlogParts {
  readonly threads: ArticleThreads;
  readonly db: Database;
  readonly knowledge: Knowledge;
  readonly web: OpenWeb;
  readonly media: Pick<OpenMedia, 'forArticle'>;
  readonly models: Pick<OpenModels, 'forJob' | 'embeddings' | 'priceOf'>;
  readonly spend: ModelSpend;
  readonly orders: Orders;
  readonly capabilities: Capabilities;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

/** How an ordered article is written and ended: the pipeline in its thread, the end in the orders' hands. */
export function blogJobs(settings: Settings, parts: BlogParts): JobHandler<FinishedArticle> {
  const { threads, knowledge, web, media, models, orders, capabilities, clock, metrics } = parts;
  return {
    timeLimitMs: settings.jobTimeLimitSeconds * 1000,
    run: async (job, tools) => {
      const order = keptOrderOf(job.request);
      const { writing, orParked } = await jobModels(models, parts.spend, job, tools.signal);
      const outline = jobOutline(job, order, { db: parts.db, clock, days: settings.outlineApprovalDays });
      const notes: string[] = [];
      const ports: Parameters<ArticleThreads['write']>[1] = {
        ...tools,
        models: writing,
        emit: timingSteps(tools.emit, clock, metrics),
        // The orders have resolved the site's store already.
        customer: { accountId: job.accountId, siteStoreId: undefined },
        capabilities,
        library: rankedByMeaning(librarySearchIn(knowledge, settings.search.includes('library')), models.embeddings, {
          signal: tools.signal,
          onFailure: (why) => notes.push(why),
        }),
        brands: brandsIn(knowledge),
        web: web.researchFor(order.site, tools.signal),
        webMeans: web.means,
        media: media.forArticle(job, order, tools.signal),
        siteLinks: siteLinksOf(order, job.accountId, settings, parts),
        titles: {
          job: job.id,
          near: (words) => orders.titlesNear(job.id, words),
          ...titlesByMeaning(models.embeddings, { db: parts.db, jobId: job.id, signal: tools.signal }),
        },
        ...(outline.approval === undefined ? {} : { outlineApproval: outline.approval }),
        slugs: settings.slugs,
      };
      const estimate = await estimatedCost(order, { models, names: writing?.names, ...tools });
      const article = await outline.orWaiting(() => orParked(() => threads.write(order, ports)));
      return withNotes(article, [...notes, ...(estimate === undefined ? [] : [estimate])]);
    },
    finish: (trx, job, outcome) => orders.finishBlog(trx, job, outcome),
  };
}

function withNotes(article: FinishedArticle, notes: readonly string[]): FinishedArticle {
  const { report } = article;
  return { ...article, report: { ...report, notes: [...report.notes, ...notes] } };
}

/** Passes events on and measures how long each step took. */
function timingSteps(emit: JobTools['emit'], clock: Clock, metrics: Metrics): JobTools['emit'] {
  const begun = new Map<string, number>();
  return (event) => {
    const now = clock.now().getTime();
    const { kind, step = '' } = event;
    if (kind === 'step-begin') begun.set(step, now);
    const start = begun.get(step);
    if (kind === 'step-end' && start !== undefined) metrics.observeStep(step, (now - start) / 1000);
    emit(event);
  };
}

/** The account's store, when one is named, and the operator's library, when it is searched at all. */
function librarySearchIn(knowledge: Knowledge, library: boolean): LibrarySearch {
  return {
    search: ({ storeId, ...query }) =>
      knowledge.search({ ...query, library, storeIds: storeId === undefined ? [] : [storeId] }),
  };
}

/** The account's own brands, each in the store it belongs to. */
function brandsIn(knowledge: Knowledge): Brands {
  return {
    async find({ accountId, storeId, brandId }) {
      const brand = await knowledge.findBrand(accountId, storeId, brandId);
      return brand === undefined ? null : pick(brand, ['id', 'name', 'description']);
    },
  };
}

function siteLinksOf(
  { siteId, site }: KeptOrder,
  accountId: string,
  { denyDomains }: Settings,
  { db }: Pick<BlogParts, 'db'>,
): SiteLinks {
  return {
    domain: site.domain ?? undefined,
    denyDomains: [...denyDomains, ...site.denyDomains],
    ownArticles: ({ text, language, limit }) =>
      selectPublishedLike(db, { accountId, siteId, words: [...new Set(titleWords(text, language))], limit }),
  };
}
