import { z } from 'zod';
import { JobStatus } from './blog-result.ts';
import { ComplianceReport } from './compliance-report.ts';
import { StreamHeaders } from './headers.ts';
import { JobEvent } from './job-events.ts';
import { JOB_STATES, PUBLICATION_STATES } from './job-states.ts';
import { defineOperation } from './operation.ts';
import { nextCursor, pageQuery } from './paging.ts';
import { codePoints, optional } from './primitives.ts';

const blogId = z.string().min(1).meta({ description: 'Article' });
const blogQuery = z.strictObject({ blogId });
const jobId = z.string().meta({ description: 'Job that writes it' });
const moment = (description: string) => z.iso.datetime().nullable().meta({ description });

const BlogSummary = z
  .object({
    blogId,
    jobId,
    siteId: z.string().meta({ description: 'Site it belongs to' }),
    status: JobStatus,
    input: z.string().meta({ description: 'What it was ordered on: keyword, topic, title or addresses' }),
    title: z.string().nullable().meta({ description: 'Title, once it is written' }),
    slug: z.string().nullable().meta({ description: 'Last part of its address, once it is written' }),
    words: z.number().int().nullable().meta({ description: 'Visible words, once it is written' }),
    publication: z.enum(PUBLICATION_STATES).meta({ description: 'How far publishing has come' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was ordered' }),
    endedAt: moment('When the job ended'),
  })
  .meta({ id: 'BlogSummary', description: 'An article in a list' });
export type BlogSummary = z.infer<typeof BlogSummary>;

const UnhonouredWishEntry = z
  .object({
    field: z.string().meta({ description: 'Field of the order' }),
    reason: z.string().meta({ description: 'Why it is not honoured' }),
    reasonCode: z.string().meta({ description: 'The same for machines' }),
  })
  .meta({ id: 'UnhonouredWish', description: 'A wish that was not honoured' });

const BlogReport = z
  .object({
    blogId,
    jobId,
    siteId: z.string().meta({ description: 'Site it belongs to' }),
    status: JobStatus,
    unhonoured: z.array(UnhonouredWishEntry).meta({ description: 'Wishes that this installation could not honour' }),
    report: ComplianceReport.nullable().meta({ description: 'The report; null until `status` is SUCCESS' }),
  })
  .meta({ id: 'BlogReport', description: 'What was asked for and what the article has' });
export type BlogReport = z.infer<typeof BlogReport>;

export const BlogHtml = z
  .object({
    blogId,
    html: z.string().nullable().meta({
      description:
        'Body without its H1, sanitised: embeds shown, citations led to their sources; null until `status` is SUCCESS',
    }),
    contents: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Anchor of the heading in the HTML' }),
          text: z.string().meta({ description: 'What it says' }),
        }),
      )
      .meta({ description: 'Headings of the second rank, in order' }),
  })
  .meta({ id: 'BlogHtml', description: 'An article as the hosted blog shows it' });
export type BlogHtml = z.infer<typeof BlogHtml>;

const common = { auth: 'token', tag: 'Writing', envelope: 'v1' } as const;

export const blogJobOperations = {
  listBlogs: defineOperation({
    ...common,
    summary: 'List blogs',
    description: 'Newest first; deleted ones are left out.',
    method: 'GET',
    path: '/v1/writing/blogs',
    query: z.strictObject({
      state: optional(z.enum(JOB_STATES)).meta({ description: 'Only blogs in this state' }),
      siteId: optional(z.string().min(1)).meta({ description: 'Only blogs of this site' }),
      q: optional(codePoints(1, 200)).meta({ description: 'Only blogs whose title or input holds this text' }),
      ...pageQuery,
    }),
    response: z.object({ blogs: z.array(BlogSummary).meta({ description: 'One page' }), next_cursor: nextCursor }),
    errors: ['not_found'],
    examples: [
      {
        summary: 'Finished ones',
        query: { state: 'SUCCESS', limit: '10' },
        response: {
          blogs: [
            {
              blogId: 'blog_01',
              jobId: 'job_01',
              siteId: 'site_02',
              status: 'SUCCESS',
              input: 'heat pump sizing',
              title: 'How large should a heat pump be?',
              slug: 'how-large-should-a-heat-pump-be',
              words: 1240,
              publication: 'NONE',
              createdAt: '2026-11-02T10:00:00.000Z',
              endedAt: '2026-11-02T10:00:02.000Z',
            },
          ],
          next_cursor: null,
        },
      },
    ],
  }),
  cancelBlog: defineOperation({
    ...common,
    summary: 'Cancel a blog that is waiting or running',
    description: 'The quota is given back.',
    method: 'POST',
    path: '/v1/writing/blog/cancel',
    query: blogQuery,
    response: z.object({ blogId, jobId, status: JobStatus }),
    errors: ['not_found', 'conflict'],
    examples: [
      {
        summary: 'Canceled',
        query: { blogId: 'blog_01' },
        response: { blogId: 'blog_01', jobId: 'job_01', status: 'CANCELED' },
      },
    ],
  }),
  deleteBlog: defineOperation({
    ...common,
    summary: 'Delete a blog',
    description: 'Only a blog whose job has ended; its title no longer counts as used.',
    method: 'DELETE',
    path: '/v1/writing/blog',
    query: blogQuery,
    response: z.object({ blogId }),
    errors: ['not_found', 'conflict'],
    examples: [{ summary: 'Gone', query: { blogId: 'blog_01' }, response: { blogId: 'blog_01' } }],
  }),
  getBlogReport: defineOperation({
    ...common,
    summary: 'Read the report of a blog',
    method: 'GET',
    path: '/v1/writing/blog/report',
    query: blogQuery,
    response: BlogReport,
    errors: ['not_found'],
    examples: [
      {
        summary: 'A finished article',
        query: { blogId: 'blog_01' },
        response: {
          blogId: 'blog_01',
          jobId: 'job_01',
          siteId: 'site_02',
          status: 'SUCCESS',
          unhonoured: [
            {
              field: 'isAddMainImage',
              reason: 'a cover needs a provider of pictures or drawn covers, and this installation has neither',
              reasonCode: 'not_in_this_version',
            },
          ],
          report: {
            wishes: [
              {
                field: 'targetBlogWordCount',
                wanted: '1000-2000',
                found: '1240',
                how: 'visible words counted',
                verdict: 'met',
                hard: true,
              },
            ],
            citations: [
              {
                sentence: 'The heat loss decides.',
                section: 'Sizing',
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
            words: 1240,
            notes: ['2 found documents were left aside: not in English.'],
            steps: [{ name: 'brief', version: 1, milliseconds: 3 }],
          },
        },
      },
      {
        summary: 'Not finished',
        query: { blogId: 'blog_02' },
        response: {
          blogId: 'blog_02',
          jobId: 'job_02',
          siteId: 'site_02',
          status: 'PENDING',
          unhonoured: [],
          report: null,
        },
      },
    ],
  }),
  getBlogHtml: defineOperation({
    ...common,
    summary: 'Read a blog as HTML',
    description: 'As the hosted blog shows it; nothing in it runs or loads but pictures.',
    method: 'GET',
    path: '/v1/writing/blog/html',
    query: blogQuery,
    response: BlogHtml,
    errors: ['not_found'],
    examples: [
      {
        summary: 'A finished article',
        query: { blogId: 'blog_01' },
        response: {
          blogId: 'blog_01',
          html: '<h2 id="sizing">Sizing</h2>\n<p>The heat loss decides. <a href="#source-1" class="cite">[1]</a></p>',
          contents: [{ id: 'sizing', text: 'Sizing' }],
        },
      },
      {
        summary: 'Not finished',
        query: { blogId: 'blog_02' },
        response: { blogId: 'blog_02', html: null, contents: [] },
      },
    ],
  }),
  streamBlogEvents: defineOperation({
    ...common,
    summary: 'Follow the progress of a blog',
    description:
      'Server-sent events; `id` counts from 1, `data` is one event as JSON. The stream ends when the job has ended.',
    method: 'GET',
    path: '/v1/writing/blog/events',
    headers: StreamHeaders,
    query: blogQuery,
    response: JobEvent,
    responseType: 'text/event-stream',
    envelope: 'raw',
    errors: ['not_found'],
    examples: [
      {
        summary: 'A step began',
        query: { blogId: 'blog_01' },
        response: {
          seq: 2,
          at: '2026-11-02T10:00:00.120Z',
          kind: 'step-begin',
          step: 'research',
          percent: 10,
          detail: 'Looking for sources',
        },
      },
    ],
  }),
};
