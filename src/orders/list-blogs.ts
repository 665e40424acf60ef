import { LIMITS } from '../contract/choices.ts';
import { notFound, refusedField } from '../contract/errors.ts';
import type { JobState } from '../contract/job-states.ts';
import { type BlogSummary, selectBlogs } from '../store/blog-views.ts';
import { readPage } from '../store/read-page.ts';
import { findSite } from '../store/sites.ts';
import type { OrderParts } from './order-parts.ts';

export interface BlogFilter {
  readonly state?: JobState | undefined;
  readonly siteId?: string | undefined;
  /** Text that the title or the input holds. */
  readonly q?: string | undefined;
  /** From the page before. */
  readonly cursor?: string | undefined;
  /** 1 to 100, default 20. */
  readonly limit?: number | undefined;
}

export interface BlogPage {
  /** Newest first. */
  readonly blogs: readonly BlogSummary[];
  /** Of the next page; null at the end. */
  readonly cursor: string | null;
}

/** @throws RequestError `not_found` for an unknown site; `invalid_request` for a cursor or limit that does not fit */
export async function listBlogs({ db }: OrderParts, accountId: string, filter: BlogFilter): Promise<BlogPage> {
  const { state, siteId, q, cursor, limit = LIMITS.page.default } = filter;
  checkLimit(limit);
  const page = await readPage({ cursor, limit }, async (wanted) => {
    const blogs = await selectBlogs(db, accountId, { state, siteId, text: q, ...wanted });
    return blogs.map((blog) => ({ ...blog, id: blog.blogId }));
  });
  if (siteId !== undefined && page.entries.length === 0) await requireSite(db, accountId, siteId);
  return { blogs: page.entries.map(({ id: _, ...blog }) => blog), cursor: page.cursor };
}

function checkLimit(limit: number): void {
  const { min, max } = LIMITS.page;
  if (Number.isInteger(limit) && limit >= min && limit <= max) return;
  throw refusedField('invalid_request', 'limit', `received ${limit}; allowed: ${min} to ${max}`);
}

async function requireSite(db: OrderParts['db'], accountId: string, siteId: string): Promise<void> {
  if ((await findSite(db, accountId, siteId)) !== undefined) return;
  throw notFound('site', 'siteId', siteId);
}
