import type { FinishedArticle } from '../article/finished-article.ts';
import type { Capabilities } from '../contract/capabilities.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import type { MediaMeans } from '../media/article-media.ts';
import type { WebMeans } from '../research/web-research.ts';
import { pick } from '../support/pick.ts';
import { reviveJobError } from '../support/revive-job-error.ts';
import { threadEntryUrl } from '../support/thread-entry-url.ts';
import { type RunOptions, type Services, ThreadPool } from '../support/thread-pool.ts';
import type { ProposedOutline } from './outline-approval/outline-approval.ts';
import type { Customer, SiteLinks, WritingMedia, WritingPorts } from './ports.ts';
import type { WritingModels } from './writing-models.ts';

/** What crosses the border to the thread. */
export interface ArticleTask {
  readonly order: ArticleOrder;
  readonly customer: Customer;
  readonly capabilities: Capabilities;
  /** By role; undefined: the embedded writer writes. */
  readonly models: WritingModels['names'] | undefined;
  readonly slugs: WritingPorts['slugs'];
  readonly webMeans: WebMeans;
  /** Undefined: articles have no pictures and videos. */
  readonly mediaMeans: MediaMeans | undefined;
  readonly siteLinks: Omit<SiteLinks, 'ownArticles'>;
  /** Somebody is to approve the outline. */
  readonly asksApproval: boolean;
  /** The job that looks for earlier titles. */
  readonly job: string;
  /** Compares titles by their meaning; undefined: none. */
  readonly titleModel: string | undefined;
}

/** The ports that stay with the host; the thread calls them by name. */
type HostPorts = Pick<
  WritingPorts,
  | 'customer'
  | 'capabilities'
  | 'slugs'
  | 'models'
  | 'memory'
  | 'library'
  | 'brands'
  | 'web'
  | 'webMeans'
  | 'media'
  | 'siteLinks'
  | 'titles'
  | 'outlineApproval'
  | 'emit'
  | 'signal'
  | 'reach'
>;

interface ArticleThreadsOptions {
  /** Threads; each has one article at work, or several that wait for a model. */
  readonly size: number;
  /** Default 1. */
  readonly articlesPerThread?: number;
  /** Heap limit of one thread in MiB; default 384 for each article that it may have at work. */
  readonly maxOldSpaceMb?: number;
}

/**
 * An article from 80 documents holds 40 MiB. The lower the limit, the sooner V8 collects what is done with: with four
 * times as much the process of one thread keeps some 70 MiB more, and an article takes hardly less time.
 */
const ARTICLE_MB = 384;

/** Of V8's 48 MiB a thread fills 32 and keeps them; with 8 an article takes no measurably longer. */
const YOUNG_MB = 8;

/** Writes articles in worker threads, so that the event loop of the host stays free. */
export class ArticleThreads {
  readonly #pool: ThreadPool;

  constructor({ size, articlesPerThread = 1, maxOldSpaceMb }: ArticleThreadsOptions) {
    this.#pool = new ThreadPool(threadEntryUrl(import.meta.url, './article-thread'), {
      size,
      tasksPerThread: articlesPerThread,
      reviveError: reviveJobError,
      maxOldSpaceMb: maxOldSpaceMb ?? ARTICLE_MB * articlesPerThread,
      maxYoungSpaceMb: YOUNG_MB,
    });
  }

  /**
   * Writes one article, with the language model where there is one, else with the embedded writer.
   * @throws what `writeArticle` throws, JobError included, and the errors of `ThreadPool.run`
   */
  write(order: ArticleOrder, ports: HostPorts, options: Pick<RunOptions, 'timeoutMs'> = {}): Promise<FinishedArticle> {
    const { models, memory, library, brands, web, media, siteLinks, titles, outlineApproval, emit, reach, signal } =
      ports;
    const task: ArticleTask = {
      order,
      models: models?.names,
      ...pick(ports, ['customer', 'capabilities', 'slugs', 'webMeans']),
      mediaMeans: media?.means,
      siteLinks: pick(siteLinks, ['domain', 'denyDomains']),
      job: titles.job,
      titleModel: titles.byMeaning?.model,
      asksApproval: outlineApproval !== undefined,
    };
    const services: Services = {
      recall: (...args: Parameters<typeof memory.recall>) => memory.recall(...args),
      remember: (...args: Parameters<typeof memory.remember>) => memory.remember(...args),
      complete: (...args: Parameters<WritingModels['complete']>) => {
        if (models === undefined) throw new Error('no language model is configured');
        return models.complete(...args);
      },
      search: (...args: Parameters<typeof library.search>) => library.search(...args),
      findBrand: (...args: Parameters<typeof brands.find>) => brands.find(...args),
      webSearch: (...args: Parameters<typeof web.search>) => web.search(...args),
      webReadPage: (...args: Parameters<typeof web.readPage>) => web.readPage(...args),
      webRelatedPages: (...args: Parameters<typeof web.relatedPages>) => web.relatedPages(...args),
      webCheckLink: (...args: Parameters<typeof web.checkLink>) => web.checkLink(...args),
      ...(media === undefined ? {} : mediaServices(media)),
      ownArticles: (...args: Parameters<typeof siteLinks.ownArticles>) => siteLinks.ownArticles(...args),
      titlesNear: (...args: Parameters<typeof titles.near>) => titles.near(...args),
      titlesMeant: (title: string) => titles.byMeaning?.nearest(title),
      approvedOutline: (proposed: ProposedOutline) => {
        if (outlineApproval === undefined) throw new Error('nobody approves outlines');
        return outlineApproval.approved(proposed);
      },
      emit: (...args: Parameters<typeof emit>) => emit(...args),
      reach: (...args: Parameters<typeof reach>) => reach(...args),
    };
    return this.#pool.run('write', task, { ...options, signal, services });
  }

  /** Starts a thread ahead of need. */
  warm(): void {
    this.#pool.warm();
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

function mediaServices(media: WritingMedia): Services {
  return {
    findPictures: (...args: Parameters<WritingMedia['findPictures']>) => media.findPictures(...args),
    drawCover: (...args: Parameters<WritingMedia['drawCover']>) => media.drawCover(...args),
    generateCover: (...args: Parameters<WritingMedia['generateCover']>) => media.generateCover(...args),
    findVideo: (...args: Parameters<WritingMedia['findVideo']>) => media.findVideo(...args),
  };
}
