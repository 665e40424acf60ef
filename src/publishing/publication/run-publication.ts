import { z } from 'zod';
import { JobError } from '../../contract/errors.ts';
import type { JobHandler, JobOutcome, JobTools, RunningJob } from '../../jobs/job-handler.ts';
import { findConnectionOfSite } from '../../store/connections.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { endJob } from '../../store/jobs.ts';
import {
  endPublication,
  type PublicationEnd,
  type PublicationTask,
  replacePublicationJob,
  selectPublicationTask,
  takePublication,
} from '../../store/publications.ts';
import {
  findWordPressPost,
  keepWordPressPost,
  type PublishedContent,
  selectPublishedContent,
} from '../../store/published-content.ts';
import type { PublicationParts, WordPressCall } from './publication-parts.ts';
import { PublishingError } from './publishing-error.ts';
import { refuseUnknownOnHosted } from './publishing-info.ts';
import { waitBeforeRetry } from './retry-waits.ts';
import { putJob } from './start-publication.ts';

const placedPost = z.object({
  address: z.string(),
  postId: z.number(),
  postType: z.string(),
  url: z.string(),
  notes: z.array(z.string()),
});

/** What a run leaves to be done in the transaction that ends the job. */
const done = z.discriminatedUnion('kind', [
  /** The blog waits for another job by now. */
  z.object({ kind: z.literal('overtaken') }),
  z.object({ kind: z.literal('hosted') }),
  z.object({ kind: z.literal('wordpress'), post: placedPost }),
  z.object({ kind: z.literal('down') }),
  z.object({ kind: z.literal('again'), message: z.string(), waitMs: z.number() }),
]);
type Done = z.infer<typeof done>;

const TIME_LIMIT_MS = 180_000;

/** How a publication is carried out. A try that failed and may succeed later is followed by a job of its own. */
export function publicationHandler(parts: PublicationParts): JobHandler<unknown> {
  return {
    timeLimitMs: TIME_LIMIT_MS,
    run: (job, tools) => run(parts, job, tools),
    finish: (trx, job, outcome) => finish(parts, trx, job, outcome),
  };
}

async function run(parts: PublicationParts, job: RunningJob, tools: JobTools): Promise<Done> {
  const task = await takePublication(parts.db, job.id);
  if (task === undefined) return { kind: 'overtaken' };
  try {
    return await carryOut(parts, task, tools);
  } catch (error) {
    if (!(error instanceof PublishingError) || tools.signal.aborted) throw error;
    const waitMs = error.retryable ? waitBeforeRetry(task.attempt, error.retryAfterMs, parts.random()) : undefined;
    if (waitMs === undefined) throw new JobError('550', error.message, { cause: error });
    parts.logger.warn({ err: error, jobId: job.id, blogId: task.blogId, waitMs }, 'A publication is tried again');
    return { kind: 'again', message: error.message, waitMs: Math.round(waitMs) };
  }
}

async function carryOut(parts: PublicationParts, task: PublicationTask, tools: JobTools): Promise<Done> {
  const { db, wordpress } = parts;
  const { accountId, blogId } = task;
  const content = await selectPublishedContent(db, accountId, blogId);
  if (content === undefined) return { kind: 'overtaken' };
  const connection = await findConnectionOfSite(db, accountId, content.siteId);
  const known = await findWordPressPost(db, accountId, blogId);
  const { signal, reach } = tools;
  const call: WordPressCall | undefined = connection && { connection, known, signal, reach };
  if (task.action === 'unpublish') {
    if (call === undefined && known !== undefined) throw notConnected(known.address);
    if (call !== undefined) await wordpress.takeDown(content, call);
    return { kind: 'down' };
  }
  if (call !== undefined) {
    const post = await wordpress.publish(content, call);
    return { kind: 'wordpress', post: { ...post, notes: [...post.notes] } };
  }
  await refuseUnknownOnHosted(parts, accountId, content.siteId, content.wishes);
  return { kind: 'hosted' };
}

async function finish(
  parts: PublicationParts,
  trx: DatabaseTransaction,
  job: RunningJob,
  outcome: JobOutcome<unknown>,
): Promise<void> {
  if (outcome.state === 'FAILED') {
    if (!(await endJob(trx, job.id, outcome))) return;
    return tellEnd(parts, trx, job.id, { state: 'FAILED', message: outcome.message });
  }
  const what = done.parse(outcome.result);
  if (what.kind === 'again') return tryAgain(parts, trx, job, what);
  if (!(await endJob(trx, job.id, { state: 'SUCCESS' }))) return;
  const end = await placeArticle(parts, trx, job, what);
  if (end !== undefined) await tellEnd(parts, trx, job.id, end);
}

/** What changes in our own tables: the hosted blog, and which post an article has become. */
async function placeArticle(
  { hosted }: PublicationParts,
  trx: DatabaseTransaction,
  job: RunningJob,
  what: Exclude<Done, { kind: 'again' }>,
): Promise<PublicationEnd | undefined> {
  const task = await selectPublicationTask(trx, job.id);
  if (what.kind === 'overtaken' || task === undefined) return undefined;
  const { accountId, blogId } = task;
  if (what.kind === 'down') {
    await hosted.takeDown(trx, accountId, blogId);
    return { state: 'NONE' };
  }
  if (what.kind === 'wordpress') {
    await keepWordPressPost(trx, accountId, blogId, what.post);
    await hosted.takeDown(trx, accountId, blogId);
    return { state: 'PUBLISHED', url: what.post.url, notes: what.post.notes };
  }
  const content = await selectPublishedContent(trx, accountId, blogId);
  if (content === undefined) return undefined;
  return { state: 'PUBLISHED', url: await putUp(hosted, trx, content), notes: await notesOnOther(trx, content) };
}

async function putUp(
  hosted: PublicationParts['hosted'],
  trx: DatabaseTransaction,
  content: PublishedContent,
): Promise<string> {
  try {
    return await hosted.put(trx, content);
  } catch (error) {
    if (error instanceof PublishingError) throw new JobError('550', error.message, { cause: error });
    throw error;
  }
}

async function notesOnOther(trx: DatabaseTransaction, { accountId, blogId }: PublishedContent): Promise<string[]> {
  const other = await findWordPressPost(trx, accountId, blogId);
  if (other === undefined) return [];
  return [`It was published on ${other.address} before; what stands there was not changed.`];
}

/** The try ends FAILED, so that each stands in the list of jobs with its reason; the publication stays PENDING. */
async function tryAgain(
  parts: PublicationParts,
  trx: DatabaseTransaction,
  job: RunningJob,
  { message, waitMs }: Extract<Done, { kind: 'again' }>,
): Promise<void> {
  if (!(await endJob(trx, job.id, { state: 'FAILED', code: '550', message }))) return;
  const task = await selectPublicationTask(trx, job.id);
  if (task === undefined) return;
  const jobId = parts.ids.next('job');
  const notBefore = new Date(parts.clock.now().getTime() + waitMs);
  await putJob(parts, trx, { ...task, jobId, rootId: job.rootId, attempt: task.attempt + 1, notBefore });
  // A blog that waits for another job by now has no use for this one: it finds nothing to do.
  await replacePublicationJob(trx, job.id, jobId);
}

async function tellEnd(
  { onEnded }: PublicationParts,
  trx: DatabaseTransaction,
  jobId: string,
  end: PublicationEnd,
): Promise<void> {
  const ended = await endPublication(trx, jobId, end);
  const task = await selectPublicationTask(trx, jobId);
  if (ended === undefined || task === undefined) return;
  await onEnded(trx, {
    accountId: ended.accountId,
    blogId: ended.blogId,
    action: task.action,
    outcome: {
      state: end.state,
      url: end.state === 'PUBLISHED' ? end.url : null,
      error: end.state === 'FAILED' ? end.message : null,
    },
  });
}

function notConnected(address: string): PublishingError {
  return new PublishingError(
    `The article stands on ${address}, and the site is no longer connected with it: connect it again, or take the post down there.`,
  );
}
