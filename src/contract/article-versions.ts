import { z } from 'zod';
import { BlogHtml } from './blog-jobs.ts';
import { ComplianceReport } from './compliance-report.ts';
import { markdownText } from './markdown-text.ts';
import { defineOperation } from './operation.ts';
import { label, optional } from './primitives.ts';

/** Texts of people that are kept of one article, besides the writer's own. */
export const KEPT_VERSIONS = 50;

const blogId = z.string().min(1).meta({ description: 'Article' });
const number = z
  .number()
  .int()
  .positive()
  .meta({ description: 'Number of the version; 1 is the text as it was written' });
const numberInQuery = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'allowed: a number of at least 1')
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, description: 'Number of the version' });

/** One line: it becomes the heading of the first rank. */
const title = label().refine((text) => /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(text), {
  error: 'received several lines or control characters; allowed: one line',
});

const VersionAuthor = z
  .object({
    kind: z.enum(['writer', 'user', 'key']).meta({
      description:
        '`writer`: the service; `user`: somebody who has signed in to the console; `key`: a client of the API',
    }),
    id: z.string().nullable().meta({ description: 'Id of the user or credential; null for the writer' }),
    name: z.string().nullable().meta({ description: 'Name or e-mail address of the user at that time, else null' }),
  })
  .meta({ id: 'VersionAuthor', description: 'Who made a version' });

const summary = {
  number,
  current: z.boolean().meta({ description: 'True: it is what is read, downloaded and published now' }),
  title: z.string().meta({ description: 'Its title' }),
  words: z.number().int().nonnegative().meta({ description: 'Visible words as counted for the range' }),
  by: VersionAuthor,
  restoredFrom: z.number().int().positive().nullable().meta({
    description: 'Number of the earlier version whose text it is; null for a text of its own',
  }),
  createdAt: z.iso.datetime().meta({ description: 'When it was made' }),
};
const ArticleVersionSummary = z
  .object(summary)
  .meta({ id: 'ArticleVersionSummary', description: 'A version of an article in a list' });
export type ArticleVersionSummary = z.infer<typeof ArticleVersionSummary>;

const ArticleVersion = z
  .object({
    blogId,
    ...summary,
    markdown: z.string().meta({ description: 'Its text' }),
    report: ComplianceReport.nullable().meta({ description: 'What the check of this text found' }),
  })
  .meta({ id: 'ArticleVersion', description: 'A version of an article' });
export type ArticleVersion = z.infer<typeof ArticleVersion>;

const SavedVersion = ArticleVersion.extend({
  dropped: z.array(z.number().int()).meta({
    description: `Numbers of versions that are no longer kept: the oldest, once there are more than ${KEPT_VERSIONS}`,
  }),
}).meta({ id: 'SavedVersion', description: 'The version that is current now' });
export type SavedVersion = z.infer<typeof SavedVersion>;

const CheckedText = z
  .object({
    blogId,
    title: z.string().meta({ description: 'Title that the text would have' }),
    words: z.number().int().nonnegative().meta({ description: 'Visible words as counted for the range' }),
    report: ComplianceReport.meta({ description: 'What the check found' }),
  })
  .meta({ id: 'CheckedText', description: 'A text checked against the order of its article' });
export type CheckedText = z.infer<typeof CheckedText>;

const BlogVersions = z
  .object({
    blogId,
    versions: z.array(ArticleVersionSummary).meta({
      description: 'Newest first, which is the current one; empty until the article is written',
    }),
  })
  .meta({ id: 'BlogVersions', description: 'The versions of an article that are kept' });
export type BlogVersions = z.infer<typeof BlogVersions>;

const PreviewedText = BlogHtml.extend({
  html: z
    .string()
    .meta({ description: 'Body without its H1, sanitised: embeds shown, citations led to their sources' }),
  words: z.number().int().nonnegative().meta({ description: 'Visible words as counted for the range' }),
}).meta({ id: 'PreviewedText', description: 'A text as the hosted blog would show it' });

const common = { auth: 'token', tag: 'Writing', envelope: 'v1' } as const;

const MARKDOWN = '# How large should a heat pump be?\n\nThe heat loss decides, not the living area. [1]\n';
const EDITED = {
  number: 2,
  current: true,
  title: 'How large should a heat pump be?',
  words: 1236,
  by: { kind: 'user', id: 'user_01', name: 'ada@example.com' },
  restoredFrom: null,
  createdAt: '2026-11-03T09:00:00.000Z',
} as const;
const WRITTEN = {
  ...EDITED,
  ...{ number: 1, current: false, words: 1240, createdAt: '2026-11-02T10:00:02.000Z' },
  by: { kind: 'writer', id: null, name: null },
} as const;
const REPORT = {
  wishes: [
    {
      field: 'targetBlogWordCount',
      wanted: '1000-2000 words',
      found: '1236 words',
      how: 'Visible words with headings, takeaways and FAQ; without sources',
      verdict: 'met',
      hard: true,
    },
  ],
  citations: [
    {
      sentence: 'The heat loss decides, not the living area.',
      section: '',
      passageId: 'passage_01',
      passage: 'The heat loss decides. Living area alone misleads.',
      documentTitle: 'How a heat pump is sized',
      url: 'https://example.com/sizing',
      private: false,
      verdict: 'supported',
    },
  ],
  sources: [
    {
      documentId: 'document_01',
      title: 'How a heat pump is sized',
      url: 'https://example.com/sizing',
      private: false,
      citations: 1,
    },
  ],
  words: 1236,
  notes: [],
  recheck: { unchanged: 0, judged: 1, notChecked: 0 },
  steps: [],
} as const;

export const articleVersionOperations = {
  listBlogVersions: defineOperation({
    ...common,
    summary: 'List the versions of a blog',
    description: 'Newest first. Version 1 is the text as it was written; it is always kept.',
    method: 'GET',
    path: '/v1/writing/blog/versions',
    query: z.strictObject({ blogId }),
    response: BlogVersions,
    errors: ['not_found'],
    examples: [
      {
        summary: 'Edited once',
        query: { blogId: 'blog_01' },
        response: { blogId: 'blog_01', versions: [EDITED, WRITTEN] },
      },
    ],
  }),
  getBlogVersion: defineOperation({
    ...common,
    summary: 'Read a version of a blog',
    method: 'GET',
    path: '/v1/writing/blog/version',
    query: z.strictObject({ blogId, number: numberInQuery }),
    response: ArticleVersion,
    errors: ['not_found'],
    examples: [
      {
        summary: 'An edited text',
        query: { blogId: 'blog_01', number: '2' },
        response: { blogId: 'blog_01', ...EDITED, markdown: MARKDOWN, report: REPORT },
      },
    ],
  }),
  saveBlogVersion: defineOperation({
    ...common,
    summary: 'Save an edited text as a version',
    description:
      'The text is checked against the order, and becomes the current one whatever the check finds: reading, downloads and the next publication take it. What readers see already changes when it is published again.',
    method: 'POST',
    path: '/v1/writing/blog/versions',
    body: z
      .strictObject({
        blogId,
        markdown: markdownText().meta({
          description: 'The whole text, with its heading of the first rank and its list of sources',
        }),
        title: optional(title).meta({
          description: 'Takes the place of the heading of the first rank; missing: that heading is the title',
        }),
        baseNumber: number.meta({ description: 'Version that was edited; another current one is a conflict' }),
      })
      .meta({ id: 'SaveBlogVersionBody', description: 'An edited text' }),
    response: SavedVersion,
    errors: ['not_found', 'conflict'],
    examples: [
      {
        summary: 'An edit of the text as it was written',
        body: { blogId: 'blog_01', markdown: MARKDOWN, baseNumber: 1 },
        response: { blogId: 'blog_01', ...EDITED, markdown: MARKDOWN, report: REPORT, dropped: [] },
      },
    ],
  }),
  restoreBlogVersion: defineOperation({
    ...common,
    summary: 'Restore an earlier version of a blog',
    description: 'Its text and report become a new version, which is the current one.',
    method: 'POST',
    path: '/v1/writing/blog/versions/restore',
    body: z
      .strictObject({ blogId, number: number.meta({ description: 'Version whose text is wanted' }) })
      .meta({ id: 'RestoreBlogVersionBody', description: 'An earlier version' }),
    response: SavedVersion,
    errors: ['not_found', 'conflict'],
    examples: [
      {
        summary: 'Back to the text as it was written',
        body: { blogId: 'blog_01', number: 1 },
        response: {
          ...{ blogId: 'blog_01', ...EDITED, number: 3, words: 1240, restoredFrom: 1 },
          ...{ markdown: MARKDOWN, report: REPORT, dropped: [] },
        },
      },
    ],
  }),
  checkBlogText: defineOperation({
    ...common,
    summary: 'Check a text against the order of a blog',
    description:
      'Measures every wish that can be seen on a text, and judges each cited sentence that differs from the text as it was written against the passages kept with it. What takes the research again is named `not-checked`. Nothing is saved.',
    method: 'POST',
    path: '/v1/writing/blog/check',
    body: z
      .strictObject({
        blogId,
        markdown: optional(markdownText()).meta({ description: 'Missing: the current version' }),
      })
      .meta({ id: 'CheckBlogTextBody', description: 'A text to check' }),
    response: CheckedText,
    errors: ['not_found', 'conflict'],
    examples: [
      {
        summary: 'Before it is saved',
        body: { blogId: 'blog_01', markdown: MARKDOWN },
        response: { blogId: 'blog_01', title: 'How large should a heat pump be?', words: 1236, report: REPORT },
      },
    ],
  }),
  previewBlogHtml: defineOperation({
    ...common,
    summary: 'See a text as HTML',
    description: 'As the hosted blog would show it; nothing in it runs or loads but pictures. Nothing is saved.',
    method: 'POST',
    path: '/v1/writing/blog/html',
    body: z
      .strictObject({ blogId, markdown: markdownText().meta({ description: 'The whole text' }) })
      .meta({ id: 'PreviewBlogHtmlBody', description: 'A text to see' }),
    response: PreviewedText,
    errors: ['not_found'],
    examples: [
      {
        summary: 'While it is edited',
        body: { blogId: 'blog_01', markdown: MARKDOWN },
        response: {
          blogId: 'blog_01',
          html: '<p>The heat loss decides, not the living area. <a href="#source-1" class="cite">[1]</a></p>',
          contents: [],
          words: 16,
        },
      },
    ],
  }),
};
