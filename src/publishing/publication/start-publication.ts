import { RequestError, refusedField } from '../../contract/errors.ts';
import type { PublicationState } from '../../contract/job-states.ts';
import { LONGEST_SCHEDULE_DAYS } from '../../contract/publications.ts';
import { startJob } from '../../jobs/start-job.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { cancelWaitingJob } from '../../store/jobs.ts';
import type { PublicationWishes } from '../../store/publication-wishes.ts';
import {
  beginPublication,
  callOffPublication,
  insertPublication,
  lockBlogForPublication,
  type PublicationAction,
  type PublishableBlog,
} from '../../store/publications.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { PublicationParts } from './publication-parts.ts';

type StartParts = Pick<PublicationParts, 'db' | 'jobs' | 'clock' | 'ids'>;

export interface PublishOptions {
  /** Missing: now. */
  readonly publishAt?: Date | undefined;
  /** Take the place of what the order says, for now and later. */
  readonly wishes?: PublicationWishes | undefined;
}

export interface StartedPublication {
  readonly blogId: string;
  /** Null: it was enough to call a planned publication off. */
  readonly jobId: string | null;
  readonly state: PublicationState;
  readonly due: Date | null;
}

const DAY_MS = 86_400_000;

/** Begins the publication of an article that was just written, where the order and the site want it now. */
export async function startAfterWriting(parts: StartParts, trx: DatabaseTransaction, jobId: string): Promise<void> {
  const blog = await lockBlogForPublication(trx, { jobId });
  if (blog === undefined || !blog.isPublish || blog.approval !== 'none' || blog.siteType !== 'BLOG') return;
  await begin(parts, trx, blog, { action: 'publish', from: ['NONE'], due: null });
}

/**
 * Publishes an article now or later, publishes it again, or tries again.
 * @throws RequestError `not_found`; `conflict` when it is not written, or is being published right now;
 *   `invalid_request` for a time that is past or too far ahead
 */
export async function publish(
  parts: StartParts,
  accountId: string,
  blogId: string,
  { publishAt, wishes }: PublishOptions,
): Promise<StartedPublication> {
  const due = publishAt ?? null;
  if (due !== null) checkDue(due, parts.clock.now());
  return inTransaction(parts.db, async (trx) => {
    const blog = await lockBlog(trx, accountId, blogId);
    if (blog.jobState !== 'SUCCESS') {
      throw conflict(`The job of "${blogId}" is ${blog.jobState}; only a finished article can be published.`);
    }
    if (blog.siteType !== 'BLOG') {
      throw conflict(`The site of "${blogId}" has type ${blog.siteType}; articles are published on a BLOG only.`);
    }
    if (due !== null && blog.url !== null) {
      throw conflict(`"${blogId}" is published already; take it down first to publish it at a later time.`);
    }
    await stopWaiting(trx, blog);
    const later = wishes === undefined ? undefined : { ...blog.wishes, ...wishes };
    return begin(parts, trx, blog, { action: 'publish', from: STARTABLE, due, wishes: later });
  });
}

/**
 * Takes an article down, or calls a planned publication off.
 * @throws RequestError `not_found`; `conflict` when there is nothing to take down, or it is being published right now
 */
export async function unpublish(parts: StartParts, accountId: string, blogId: string): Promise<StartedPublication> {
  return inTransaction(parts.db, async (trx) => {
    const blog = await lockBlog(trx, accountId, blogId);
    if (blog.state === 'NONE') throw conflict(`"${blogId}" is not published; there is nothing to take down.`);
    await stopWaiting(trx, blog);
    const calledOff = await callOffPublication(trx, blogId);
    if (calledOff !== undefined) return { blogId, jobId: null, state: calledOff, due: null };
    return begin(parts, trx, blog, { action: 'unpublish', from: STARTABLE, due: null });
  });
}

/** PENDING only when the job that it waited for has just been taken away. */
const STARTABLE: readonly PublicationState[] = ['NONE', 'SCHEDULED', 'PENDING', 'PUBLISHED', 'FAILED'];

/**
 * Takes the job away that a publication waits for, as long as it has not begun.
 * @throws RequestError `conflict` when it runs
 */
export async function stopWaiting(trx: DatabaseTransaction, blog: PublishableBlog): Promise<void> {
  const { state, publicationJobId, blogId } = blog;
  if ((state !== 'PENDING' && state !== 'SCHEDULED') || publicationJobId === null) return;
  if (await cancelWaitingJob(trx, publicationJobId)) return;
  throw conflict(`"${blogId}" is being published right now; wait for the outcome.`);
}

async function begin(
  parts: StartParts,
  trx: DatabaseTransaction,
  { blogId, accountId }: PublishableBlog,
  change: {
    action: PublicationAction;
    from: readonly PublicationState[];
    due: Date | null;
    wishes?: PublicationWishes | undefined;
  },
): Promise<StartedPublication> {
  const { action, from, due, wishes } = change;
  const jobId = parts.ids.next('job');
  await putJob(parts, trx, {
    jobId,
    rootId: jobId,
    accountId,
    blogId,
    action,
    attempt: 1,
    notBefore: due ?? undefined,
  });
  if (!(await beginPublication(trx, blogId, { jobId, from, due, wishes }))) {
    throw conflict(`The publication of "${blogId}" was changed by somebody else at this moment; look and try again.`);
  }
  return { blogId, jobId, state: due === null ? 'PENDING' : 'SCHEDULED', due };
}

/** Writes the rows of a publication job, PENDING, and puts it on the queue. */
export async function putJob(
  parts: Pick<StartParts, 'jobs' | 'clock'>,
  trx: DatabaseTransaction,
  job: {
    readonly jobId: string;
    readonly rootId: string;
    readonly accountId: string;
    readonly blogId: string;
    readonly action: PublicationAction;
    readonly attempt: number;
    readonly notBefore: Date | undefined;
  },
): Promise<void> {
  const { jobId: id, rootId, accountId, blogId, action, notBefore } = job;
  await startJob(trx, parts, { id, accountId, type: 'publication', rootId, request: { blogId, action }, notBefore });
  await insertPublication(trx, job);
}

async function lockBlog(trx: DatabaseTransaction, accountId: string, blogId: string): Promise<PublishableBlog> {
  const blog = await lockBlogForPublication(trx, { accountId, blogId });
  if (blog !== undefined) return blog;
  throw new RequestError('not_found', `The account has no article with the blogId "${blogId}".`, {
    details: [{ path: 'blogId', message: `received "${blogId}"` }],
  });
}

function checkDue(due: Date, now: Date): void {
  const ahead = due.getTime() - now.getTime();
  if (ahead > 0 && ahead <= LONGEST_SCHEDULE_DAYS * DAY_MS) return;
  const message = `received ${due.toISOString()}; allowed: a time to come, at most ${LONGEST_SCHEDULE_DAYS} days ahead`;
  throw refusedField('invalid_request', 'publishAt', message);
}

function conflict(message: string): RequestError {
  return new RequestError('conflict', message);
}
