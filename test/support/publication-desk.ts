import { JobError } from '../../src/contract/errors.ts';
import type { JobOutcome, JobTools } from '../../src/jobs/job-handler.ts';
import type { Publications } from '../../src/publishing/publication/publications.ts';
import { lockRunningJob } from '../../src/store/jobs.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { passThrough } from '../../src/support/reach-point.ts';
import { type OrderDesk, openOrderDesk } from './order-desk.ts';

/** An error that a handler means to end the job with; any other is the test's. */
function failedOutcome(error: unknown): JobOutcome<never> {
  if (!(error instanceof JobError)) throw error;
  return { state: 'FAILED', code: error.code, message: error.message };
}

/** Orders whose publications are carried out by hand, one job at a time. */
export interface PublicationDesk extends OrderDesk {
  /** A finished article of a new account. */
  article(order?: Record<string, unknown>): Promise<{ accountId: string; siteId: string; blogId: string }>;
  /** What a reader of the result sees. */
  publication(of: { accountId: string; blogId: string }): Promise<{
    state: string;
    url: string | null;
    error: string | null;
    notes: readonly string[];
  }>;
  /** The job the blog waits for. */
  jobOf(blogId: string): Promise<string>;
  /** Runs a publication job to its end, as a worker does. @returns the state of the job */
  carryOut(jobId: string, by?: Publications): Promise<string>;
  stateOfJob(jobId: string): Promise<string>;
}

export async function openPublicationDesk(options: { allowHosts?: readonly string[] } = {}): Promise<PublicationDesk> {
  const desk = await openOrderDesk({ ...options, connections: 10 });
  const { db } = desk.test;
  const stateOfJob = async (jobId: string) =>
    (await db.selectFrom('job').select('state').where('id', '=', jobId).executeTakeFirstOrThrow()).state;
  const tools: JobTools = {
    memory: { recall: async () => undefined, remember: async (_step, _version, _question, answer) => answer },
    emit: () => undefined,
    signal: new AbortController().signal,
    reach: passThrough,
  };
  return {
    ...desk,
    stateOfJob,
    async article(order = {}) {
      const { accountId, siteId } = await desk.customer();
      const { blogId, jobId } = await desk.startWith(accountId, { siteId, ...order });
      await desk.begin(jobId);
      await desk.succeed(jobId);
      return { accountId, siteId, blogId };
    },
    async publication({ accountId, blogId }) {
      const { state, url, error, notes } = (await desk.orders.getBlog(accountId, blogId)).publication;
      return { state, url, error, notes };
    },
    async jobOf(blogId) {
      const query = db.selectFrom('blog').select('publication_job_id').where('id', '=', blogId);
      return (await query.executeTakeFirstOrThrow()).publication_job_id ?? '';
    },
    async carryOut(jobId, { handler } = desk.publications) {
      await desk.begin(jobId);
      const job = await inTransaction(db, (trx) => lockRunningJob(trx, jobId));
      if (job === undefined) return stateOfJob(jobId);
      const outcome: JobOutcome<unknown> = await handler.run(job, tools).then(
        (result) => ({ state: 'SUCCESS', result }),
        (error: unknown) => failedOutcome(error),
      );
      await inTransaction(db, (trx) => handler.finish(trx, job, outcome)).catch((error: unknown) =>
        inTransaction(db, (trx) => handler.finish(trx, job, failedOutcome(error))),
      );
      return stateOfJob(jobId);
    },
  };
}
