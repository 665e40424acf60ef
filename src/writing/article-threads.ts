import type { FinishedArticle } from '../article/finished-article.ts';
import type { Capabilities } from '../contract/capabilities.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import type { WebMeans } from '../research/web-research.ts';
import { pick } from '../support/pick.ts';
import { reviveJobError } from '../support/revive-job-error.ts';
import { type RunOptions, type Services, ThreadPool, threadEntryUrl } from '../support/thread-pool.ts';
import type { Customer, SiteLinks, WritingPorts } from './ports.ts';

/** What crosses the border to the thread. */
export interface ArticleTask {
  readonly order: ArticleOrder;
  readonly customer: Customer;
  readonly capabilities: Capabilities;
  readonly slugs: WritingPorts['slugs'];
  readonly webMeans: WebMeans;
  readonly siteLinks: Omit<SiteLinks, 'ownArticles'>;
  /** The job that looks for earlier titles. */
  readonly job: string;
}

/** The ports that stay with the host; the thread calls them by name. */
type HostPorts = Pick<
  WritingPorts,
  | 'customer'
  | 'capabilities'
  | 'slugs'
  | 'memory'
  | 'library'
  | 'web'
  | 'webMeans'
  | 'siteLinks'
  | 'titles'
  | 'emit'
  | 'signal'
  | 'reach'
>;

interface ArticleThreadsOptions {
  /** Articles written at once. */
  readonly size: number;
  /** Heap limit of one thread in MiB. */
  readonly maxOldSpaceMb?: number;
}

/** Writes articles in worker threads, so that the event loop of the host stays free. */
export class ArticleThreads {
  readonly #pool: ThreadPool;

  constructor({ size, maxOldSpaceMb }: ArticleThreadsOptions) {
    this.#pool = new ThreadPool(threadEntryUrl(import.meta.url, './article-thread'), {
      size,
      reviveError: reviveJobError,
      ...(maxOldSpaceMb === undefined ? {} : { maxOldSpaceMb }),
    });
  }

  /**
   * Writes one article with the embedded writer.
   * @throws what `writeArticle` throws, JobError included, and the errors of `ThreadPool.run`
   */
  write(order: ArticleOrder, ports: HostPorts, options: Pick<RunOptions, 'timeoutMs'> = {}): Promise<FinishedArticle> {
    const { memory, library, web, siteLinks, titles, emit, reach, signal } = ports;
    const task: ArticleTask = {
      order,
      ...pick(ports, ['customer', 'capabilities', 'slugs', 'webMeans']),
      siteLinks: pick(siteLinks, ['domain', 'denyDomains']),
      job: titles.job,
    };
    const services: Services = {
      recall: (...args: Parameters<typeof memory.recall>) => memory.recall(...args),
      remember: (...args: Parameters<typeof memory.remember>) => memory.remember(...args),
      search: (...args: Parameters<typeof library.search>) => library.search(...args),
      webSearch: (...args: Parameters<typeof web.search>) => web.search(...args),
      webReadPage: (...args: Parameters<typeof web.readPage>) => web.readPage(...args),
      webRelatedPages: (...args: Parameters<typeof web.relatedPages>) => web.relatedPages(...args),
      webCheckLink: (...args: Parameters<typeof web.checkLink>) => web.checkLink(...args),
      ownArticles: (...args: Parameters<typeof siteLinks.ownArticles>) => siteLinks.ownArticles(...args),
      titlesNear: (...args: Parameters<typeof titles.near>) => titles.near(...args),
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
