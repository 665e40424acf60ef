import { KEPT_VERSIONS } from '../contract/article-versions.ts';
import type { ComplianceReport } from '../contract/compliance-report.ts';
import { RequestError, refusedField } from '../contract/errors.ts';
import type { Language } from '../contract/languages.ts';
import { codePointLength } from '../contract/primitives.ts';
import {
  type ArticleVersion,
  type EditableBlog,
  findEditableBlog,
  findVersion,
  lockEditableBlog,
  putVersion,
  selectVersions,
  type VersionMaker,
  type VersionSummary,
} from '../store/article-versions.ts';
import type { ArticleSeo } from '../store/blogs.ts';
import type { Database, Queryable } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Clock } from '../support/clock.ts';
import { blogNotFound } from './blog-not-found.ts';
import { type KeptOrder, keptOrderOf } from './kept-order.ts';

/** A text of a person, with what it is held against. */
export interface TextToCheck {
  /** The job that has written the article. */
  readonly jobId: string;
  readonly order: KeptOrder;
  /** As the article was written, with the report of then. */
  readonly written: { readonly title: string; readonly markdown: string; readonly report: ComplianceReport };
  /** Undefined title: the heading of the text is it. */
  readonly edited: { readonly markdown: string; readonly title: string | undefined };
  /** For a text without a heading. */
  readonly titleBefore: string;
  readonly seo: ArticleSeo;
  readonly slug: string;
  /** Addresses whose pages are the site's own. */
  readonly ownAddresses: readonly string[];
}

/** A text as it would be kept. */
export interface CheckedEdit {
  readonly title: string;
  readonly titleWords: readonly string[];
  readonly markdown: string;
  readonly words: number;
  readonly report: ComplianceReport;
}

/** A text as readers would see it. */
export interface RenderedText {
  readonly html: string;
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  /** Visible words as counted for the range. */
  readonly words: number;
}

/** Looks at texts away from the event loop; `app.ts` fits it. Errors are RequestErrors. */
export interface TextDesk {
  /** @throws `invalid_request` for a text that can't be read in time, `rate_limited` for too many at once */
  check(accountId: string, text: TextToCheck): Promise<CheckedEdit>;
  /** @throws as `check` */
  preview(accountId: string, markdown: string, language: Language): Promise<RenderedText>;
}

/** A text that somebody has edited. */
export interface Edit {
  readonly markdown: string;
  readonly title?: string | undefined;
  /** Version that was edited. */
  readonly baseNumber: number;
}

/** A version that has just become the current one. */
export interface SavedVersion extends ArticleVersion {
  /** Numbers of versions that are no longer kept. */
  readonly dropped: readonly number[];
}

/** The texts of an article, of which the last is the one that counts. Errors are RequestErrors. */
export interface ArticleVersions {
  /** Newest first; none before the article is written. @throws `not_found` */
  list(accountId: string, blogId: string): Promise<readonly VersionSummary[]>;
  /** @throws `not_found`, also for a number that is not kept */
  get(accountId: string, blogId: string, number: number): Promise<ArticleVersion & { readonly current: boolean }>;
  /** @throws `not_found`; `conflict` when another version is current, or nothing was changed; what `TextDesk` throws */
  save(accountId: string, blogId: string, edit: Edit, by: VersionMaker): Promise<SavedVersion>;
  /** @throws `not_found`, also for a number that is not kept; `conflict` when it is the current one */
  restore(accountId: string, blogId: string, number: number, by: VersionMaker): Promise<SavedVersion>;
  /** Nothing is saved. @param markdown undefined: the current text @throws `not_found`, `conflict` before it is written */
  check(accountId: string, blogId: string, markdown: string | undefined): Promise<CheckedEdit>;
  /** @throws `not_found` */
  preview(accountId: string, blogId: string, markdown: string): Promise<RenderedText>;
}

interface VersionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly texts: TextDesk;
  /** Address that readers see. */
  readonly publicUrl: string;
}

type WrittenBlog = EditableBlog & { readonly current: ArticleVersion };

const LONGEST_TITLE = 200;
const NO_REPORT: ComplianceReport = { wishes: [], citations: [], sources: [], words: 0, notes: [], steps: [] };

export function createArticleVersions({ db, clock, texts, publicUrl }: VersionParts): ArticleVersions {
  async function checked(accountId: string, blog: WrittenBlog, edited: TextToCheck['edited']): Promise<CheckedEdit> {
    const { blogId, jobId, slug, current } = blog;
    const order = keptOrderOf(blog.order);
    const first = current.number === 1 ? current : await findVersion(db, accountId, blogId, 1);
    const { title, markdown, report } = first ?? current;
    const found = await texts.check(accountId, {
      ...{ jobId, order, slug, edited },
      written: { title, markdown, report: report ?? NO_REPORT },
      titleBefore: current.title,
      seo: current.seo,
      ownAddresses: [...(order.site.domain === null ? [] : [order.site.domain]), `${publicUrl}/sites`],
    });
    const length = codePointLength(found.title);
    if (length <= LONGEST_TITLE) return found;
    const message = `the heading of the first rank, which is the title, has ${length} characters; allowed: up to ${LONGEST_TITLE}`;
    throw refusedField('invalid_request', 'markdown', message);
  }

  async function put(
    accountId: string,
    blogId: string,
    nextOf: (blog: WrittenBlog, trx: Queryable) => Promise<Omit<ArticleVersion, 'number' | 'createdAt'>>,
  ): Promise<SavedVersion> {
    return inTransaction(db, async (trx) => {
      const blog = writtenBlog(blogId, await lockEditableBlog(trx, accountId, blogId));
      const content = await nextOf(blog, trx);
      const next = { ...content, number: blog.current.number + 1, createdAt: clock.now() };
      const change = { blogId, before: blog.current, next };
      return { ...next, dropped: await putVersion(trx, accountId, change, KEPT_VERSIONS) };
    });
  }

  return {
    async list(accountId, blogId) {
      const { current } = requireBlog(blogId, await findEditableBlog(db, accountId, blogId));
      if (current === undefined) return [];
      return current.number === 1 ? [current] : selectVersions(db, accountId, blogId);
    },

    async get(accountId, blogId, number) {
      const { current } = requireBlog(blogId, await findEditableBlog(db, accountId, blogId));
      if (current?.number === number) return { ...current, current: true };
      const version = await findVersion(db, accountId, blogId, number);
      if (version === undefined) throw versionNotFound(blogId, number);
      return { ...version, current: false };
    },

    async save(accountId, blogId, { markdown, title, baseNumber }, by) {
      const blog = writtenBlog(blogId, await findEditableBlog(db, accountId, blogId));
      refuseStale(blog, baseNumber);
      const edit = await checked(accountId, blog, { markdown, title });
      return put(accountId, blogId, async (locked) => {
        refuseStale(locked, baseNumber);
        const { seo, title: before, markdown: text } = locked.current;
        if (edit.title === before && edit.markdown === text) throw unchanged(locked);
        return { ...edit, seo: seo.title === before ? { ...seo, title: edit.title } : seo, by, restoredFrom: null };
      });
    },

    restore: (accountId, blogId, number, by) =>
      put(accountId, blogId, async ({ current }, trx) => {
        if (current.number === number) {
          throw new RequestError('conflict', `Version ${number} of "${blogId}" is the current one already.`);
        }
        const version = await findVersion(trx, accountId, blogId, number);
        if (version === undefined) throw versionNotFound(blogId, number);
        return { ...version, by, restoredFrom: number };
      }),

    async check(accountId, blogId, markdown) {
      const blog = writtenBlog(blogId, await findEditableBlog(db, accountId, blogId));
      return checked(accountId, blog, { markdown: markdown ?? blog.current.markdown, title: undefined });
    },

    async preview(accountId, blogId, markdown) {
      const { order } = requireBlog(blogId, await findEditableBlog(db, accountId, blogId));
      return texts.preview(accountId, markdown, keptOrderOf(order).request.languageID);
    },
  };
}

function requireBlog(blogId: string, blog: EditableBlog | undefined): EditableBlog {
  if (blog === undefined) throw blogNotFound(blogId);
  return blog;
}

function writtenBlog(blogId: string, found: EditableBlog | undefined): WrittenBlog {
  const { current, ...blog } = requireBlog(blogId, found);
  if (current !== undefined) return { ...blog, current };
  throw new RequestError('conflict', `The job of "${blogId}" is ${blog.state}; only a finished article has a text.`);
}

function versionNotFound(blogId: string, number: number): RequestError {
  return new RequestError('not_found', `No version ${number} of "${blogId}" is kept.`, {
    details: [{ path: 'number', message: `received ${number}; the list of versions has those that are kept` }],
  });
}

function refuseStale({ blogId, current }: WrittenBlog, baseNumber: number): void {
  if (current.number === baseNumber) return;
  throw new RequestError(
    'conflict',
    `"${blogId}" has version ${current.number} by now, and version ${baseNumber} was edited; nothing was saved.`,
    { details: [{ path: 'baseNumber', message: `received ${baseNumber}; the current version is ${current.number}` }] },
  );
}

function unchanged({ blogId, current }: WrittenBlog): RequestError {
  return new RequestError(
    'conflict',
    `The text is that of version ${current.number} of "${blogId}"; nothing was saved.`,
  );
}
