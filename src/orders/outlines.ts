import { mostSimilarTitle, similarTitleMessage } from '../article/similar-titles.ts';
import { type ErrorDetail, listed, RequestError } from '../contract/errors.ts';
import type { Language } from '../contract/languages.ts';
import type { ChangeOutlineRequest, Outline } from '../contract/outlines.ts';
import type { JobQueue } from '../jobs/job-handler.ts';
import { selectTitlesNear } from '../store/blog-titles.ts';
import { type BlogRecord, findBlogRecord, selectJobRequest } from '../store/blogs.ts';
import type { Database, DatabaseTransaction, Queryable } from '../store/database.ts';
import { lockRunningJob } from '../store/jobs.ts';
import {
  approveOutline,
  changeOutline,
  findOutline,
  lockOutline,
  type OutlinePart,
  type StoredOutline,
} from '../store/outlines.ts';
import { inTransaction } from '../store/transaction.ts';
import { blogNotFound } from './blog-not-found.ts';
import { keptOrderOf } from './kept-order.ts';

/** How the writing looks at titles and headings; `app.ts` fits it. */
export interface OutlineRules {
  /** What a line holds instead of a name; undefined: nothing such. @param subject may be spoken of as it is */
  placeholderIn(text: string, language: Language, subject: string | undefined): string | undefined;
  /** The words by which a title is compared with others. */
  titleWords(title: string, language: Language): string[];
}

/** Outlines that wait for a person, where the site wants that. Errors are RequestErrors. */
export interface Outlines {
  /** @throws `not_found`, also before the job has come as far as its outline */
  get(accountId: string, blogId: string): Promise<Outline>;
  /** @throws `not_found`; `invalid_request` for what can't be written; `conflict` unless it waits */
  change(accountId: string, blogId: string, change: ChangeOutlineRequest): Promise<Outline>;
  /** No effect on one that is approved already. @throws `not_found`; `conflict` when the job has ended */
  approve(accountId: string, blogId: string): Promise<Outline>;
}

interface OutlineParts {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'bringForward'>;
  readonly rules: OutlineRules;
}

export function createOutlines({ db, jobs, rules }: OutlineParts): Outlines {
  return {
    async get(accountId, blogId) {
      const blog = await requireBlog(db, accountId, blogId);
      return viewOf(blogId, blog, shownOutline(blogId, blog, await findOutline(db, blog.rootId)));
    },

    change: (accountId, blogId, change) =>
      inTransaction(db, async (trx) => {
        const blog = await requireBlog(trx, accountId, blogId);
        const outline = await lockWaiting(trx, blogId, blog);
        if (outline.approvedAt !== null) throw alreadyApproved(blogId);
        const { request } = keptOrderOf(await selectJobRequest(trx, accountId, blog.jobId));
        const title = change.title ?? outline.title;
        const sections = sectionsOf(change, outline);
        const details = [
          ...refusedEdits(change, outline),
          ...(request.isFoundPlaceholderError ? placeholders(change, outline, rules) : []),
          ...(request.isFilterSimilarTitle && title !== outline.title
            ? await similarTitle(trx, blog.jobId, title, outline, rules)
            : []),
        ];
        if (details.length > 0) throw notWritable(details);
        await changeOutline(trx, blog.rootId, { title, sections });
        return viewOf(blogId, blog, { ...outline, title, sections });
      }),

    approve: (accountId, blogId) =>
      inTransaction(db, async (trx) => {
        const blog = await requireBlog(trx, accountId, blogId);
        const outline = await lockWaiting(trx, blogId, blog);
        if (outline.approvedAt !== null) return viewOf(blogId, blog, outline);
        const approvedAt = await approveOutline(trx, blog.rootId);
        await jobs.bringForward(trx, blog.jobId);
        return viewOf(blogId, blog, { ...outline, approvedAt });
      }),
  };
}

async function requireBlog(q: Queryable, accountId: string, blogId: string): Promise<BlogRecord> {
  const blog = await findBlogRecord(q, accountId, blogId);
  if (blog === undefined) throw blogNotFound(blogId);
  return blog;
}

/** A retry shows what was approved before it, but not what waited for a job before it. */
function shownOutline(blogId: string, { jobId }: BlogRecord, outline: StoredOutline | undefined): StoredOutline {
  if (outline !== undefined && (outline.approvedAt !== null || outline.jobId === jobId)) return outline;
  throw new RequestError(
    'not_found',
    `The blog "${blogId}" has no outline that was to be approved, or its job has not come that far.`,
    { details: [{ path: 'blogId', message: `received "${blogId}"; it has no outline to approve yet` }] },
  );
}

/** The job's row is taken first, as parking does it, so that none of the two waits for the other. */
async function lockWaiting(trx: DatabaseTransaction, blogId: string, blog: BlogRecord): Promise<StoredOutline> {
  const running = await lockRunningJob(trx, blog.jobId);
  const outline = shownOutline(blogId, blog, await lockOutline(trx, blog.rootId));
  if (running !== undefined) return outline;
  throw new RequestError(
    'conflict',
    `The job of "${blogId}" is ${blog.state}; only the outline of one that is RUNNING can be changed or approved.`,
  );
}

function alreadyApproved(blogId: string): RequestError {
  return new RequestError('conflict', `The outline of "${blogId}" is approved, and the article is being written.`);
}

function sectionsOf({ sections }: ChangeOutlineRequest, { proposal, sections: before }: StoredOutline): OutlinePart[] {
  const points = new Map([...proposal, ...before].map((part) => [part.id, part.points]));
  return sections.map(({ id, heading, points: wanted }) => ({
    id: id ?? null,
    heading,
    points: wanted ?? (id === undefined ? [] : (points.get(id) ?? [])),
  }));
}

function refusedEdits(change: ChangeOutlineRequest, outline: StoredOutline): ErrorDetail[] {
  const known = outline.proposal.map(({ id }) => id);
  const seen = new Set<string>();
  const details: ErrorDetail[] = [];
  const add = (path: string, message: string) => details.push({ path, message });
  if (change.title !== undefined && change.title !== outline.title && !outline.titleMayChange) {
    add('title', `received "${change.title}"; the order has named the title "${outline.title}"`);
  }
  for (const [index, { id, points }] of change.sections.entries()) {
    const at = `sections[${index}]`;
    if (id === undefined && !outline.sectionsMayBeAdded) {
      add(`${at}.id`, `received nothing; allowed without a language model: ${known.join(', ')}`);
    }
    if (id !== undefined && !known.includes(id)) add(`${at}.id`, `received "${id}"; allowed: ${known.join(', ')}`);
    if (id !== undefined && seen.has(id)) add(`${at}.id`, `received "${id}" again; allowed: each section once`);
    if (points !== undefined && points.length > 0 && !outline.sectionsMayBeAdded) {
      add(`${at}.points`, 'received points; allowed without a language model: none, because sources are quoted');
    }
    if (id !== undefined) seen.add(id);
  }
  return details;
}

function placeholders(change: ChangeOutlineRequest, outline: StoredOutline, rules: OutlineRules): ErrorDetail[] {
  const lines = [
    ...(change.title === undefined ? [] : [{ path: 'title', text: change.title }]),
    ...change.sections.map(({ heading }, index) => ({ path: `sections[${index}].heading`, text: heading })),
  ];
  const subject = outline.titleMayChange ? outline.subject : undefined;
  return lines.flatMap(({ path, text }) => {
    const found = rules.placeholderIn(text, outline.language, subject);
    return found === undefined ? [] : [{ path, message: `received "${text}", which holds the placeholder "${found}"` }];
  });
}

async function similarTitle(
  trx: DatabaseTransaction,
  jobId: string,
  title: string,
  { language }: StoredOutline,
  rules: OutlineRules,
): Promise<ErrorDetail[]> {
  const words = rules.titleWords(title, language);
  const similar = mostSimilarTitle(words, await selectTitlesNear(trx, jobId, words));
  return similar === undefined ? [] : [{ path: 'title', message: similarTitleMessage(title, similar) }];
}

function notWritable(details: readonly ErrorDetail[]): RequestError {
  return new RequestError('invalid_request', `The outline can not be written like this (${listed(details)}).`, {
    details,
  });
}

function viewOf(blogId: string, { jobId, state: status }: BlogRecord, outline: StoredOutline): Outline {
  const { approvedAt, waitUntil, title, titleMayChange, sectionsMayBeAdded, sections } = outline;
  return {
    blogId,
    jobId,
    status,
    state: approvedAt === null ? 'waiting' : 'approved',
    waitUntil: approvedAt === null ? waitUntil.toISOString() : null,
    title,
    titleMayChange,
    sectionsMayBeAdded,
    sections: sections.map(({ id, heading, points }) => ({ id, heading, points: [...points] })),
  };
}
