import type { EarlierTitle } from '../article/similar-titles.ts';
import type { ComplianceReport } from '../contract/compliance-report.ts';
import type { EvaluationOrder } from '../contract/eeat.ts';
import type { JobState } from '../contract/job-states.ts';
import type { UnhonouredWish } from '../contract/wishes.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import type { JobOutcome, RunningJob } from '../jobs/job-handler.ts';
import { selectTitlesNear } from '../store/blog-titles.ts';
import { type BlogView, selectBlog, selectReport } from '../store/blog-views.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import type { EvaluationView, StoredEvaluation } from '../store/evaluations.ts';
import { blogNotFound } from './blog-not-found.ts';
import { cancelBlog } from './cancel-blog.ts';
import { cancelEvaluation } from './cancel-evaluation.ts';
import { deleteBlog } from './delete-blog.ts';
import { type FinishedBlog, finishBlog } from './finish-blog.ts';
import { finishEvaluation } from './finish-evaluation.ts';
import { getEvaluation } from './get-evaluation.ts';
import type { KeptOrder } from './kept-order.ts';
import { type BlogFilter, type BlogPage, listBlogs } from './list-blogs.ts';
import type { OrderParts } from './order-parts.ts';
import { retryBlog } from './retry-blog.ts';
import { type StartedBlog, type StartOptions, startBlog } from './start-blog.ts';
import { type StartedEvaluation, startEvaluation } from './start-evaluation.ts';

/** A blog as its account sees it. */
export interface BlogResult extends BlogView {
  /** Wishes that were named as not honoured when the order was accepted. */
  readonly unhonoured: readonly UnhonouredWish[];
}

/** What was asked for and what the article has. */
export interface BlogReportView {
  readonly jobId: string;
  readonly siteId: string;
  readonly state: JobState;
  readonly unhonoured: readonly UnhonouredWish[];
  /** Kept with the article; null until there is one. */
  readonly report: ComplianceReport | null;
}

/**
 * Orders for articles and evaluations. One of another account, or a deleted one, is `not_found` everywhere; the errors
 * are RequestErrors.
 */
export interface Orders {
  /** @throws `not_found`, `invalid_request`, `unsupported_wish`, `quota_exceeded`, `conflict`; then nothing is started */
  startBlog(accountId: string, order: ArticleOrder, options?: StartOptions): Promise<StartedBlog>;
  /** @throws `not_found`; `conflict` when the job has ended */
  cancelBlog(accountId: string, blogId: string): Promise<{ blogId: string; jobId: string }>;
  /** @throws `not_found`, `quota_exceeded`; `conflict` unless the job is FAILED or CANCELED and not retried right now */
  retryBlog(accountId: string, blogId: string, options?: StartOptions): Promise<StartedBlog>;
  /** @throws `not_found`; `conflict` while the job runs */
  deleteBlog(accountId: string, blogId: string): Promise<{ blogId: string }>;
  /** @throws `not_found` */
  getBlog(accountId: string, blogId: string): Promise<BlogResult>;
  /** @throws `not_found` */
  getReport(accountId: string, blogId: string): Promise<BlogReportView>;
  /** @throws `not_found`, `invalid_request` */
  listBlogs(accountId: string, filter?: BlogFilter): Promise<BlogPage>;
  /** Titles of the site of a blog job that may be highly similar to one of these words; see `selectTitlesNear`. */
  titlesNear(jobId: string, words: readonly string[]): Promise<readonly EarlierTitle[]>;
  /**
   * Ends a job in the transaction of `jobs`; no effect on one that is not RUNNING.
   * @throws JobError 544 when the title must be new and the site has a highly similar one
   */
  finishBlog(trx: DatabaseTransaction, job: Pick<RunningJob, 'id'>, outcome: JobOutcome<FinishedBlog>): Promise<void>;
  /** @throws `quota_exceeded`, `conflict`; then nothing is started */
  startEvaluation(
    accountId: string,
    order: EvaluationOrder,
    options?: Pick<StartOptions, 'idempotency'>,
  ): Promise<StartedEvaluation>;
  /** @throws `not_found` */
  getEvaluation(accountId: string, jobId: string): Promise<EvaluationView>;
  /** @throws `not_found`; `conflict` when it has ended */
  cancelEvaluation(accountId: string, jobId: string): Promise<void>;
  /** Ends a job in the transaction of `jobs`; no effect on one that is not RUNNING. */
  finishEvaluation(
    trx: DatabaseTransaction,
    job: Pick<RunningJob, 'id'>,
    outcome: JobOutcome<StoredEvaluation>,
  ): Promise<void>;
}

const UNHONOURED = 'unhonoured' satisfies keyof KeptOrder;

export function createOrders(parts: OrderParts): Orders {
  return {
    startBlog: (accountId, order, options = {}) => startBlog(parts, accountId, order, options),
    cancelBlog: (accountId, blogId) => cancelBlog(parts, accountId, blogId),
    retryBlog: (accountId, blogId, options = {}) => retryBlog(parts, accountId, blogId, options),
    deleteBlog: (accountId, blogId) => deleteBlog(parts, accountId, blogId),
    listBlogs: (accountId, filter = {}) => listBlogs(parts, accountId, filter),
    finishBlog: (trx, job, outcome) => finishBlog(parts, trx, job.id, outcome),
    titlesNear: (jobId, words) => selectTitlesNear(parts.db, jobId, words),
    startEvaluation: (accountId, order, options = {}) => startEvaluation(parts, accountId, order, options),
    getEvaluation: (accountId, jobId) => getEvaluation(parts, accountId, jobId),
    cancelEvaluation: (accountId, jobId) => cancelEvaluation(parts, accountId, jobId),
    finishEvaluation: (trx, job, outcome) => finishEvaluation(parts, trx, job.id, outcome),

    async getBlog(accountId, blogId) {
      const found = await selectBlog(parts.db, accountId, blogId, UNHONOURED);
      if (found === undefined) throw blogNotFound(blogId);
      return { ...found.view, unhonoured: found.part as readonly UnhonouredWish[] };
    },

    async getReport(accountId, blogId) {
      const found = await selectReport(parts.db, accountId, blogId, UNHONOURED);
      if (found === undefined) throw blogNotFound(blogId);
      const { part, ...view } = found;
      return { ...view, unhonoured: part as readonly UnhonouredWish[] };
    },
  };
}
