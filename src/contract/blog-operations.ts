import { z } from 'zod';
import { BlogResult, NO_CONTENT } from './blog-result.ts';
import { defineOperation } from './operation.ts';
import { WriteBlogBody } from './write-blog.ts';

const StartedBlog = z
  .object({
    blogId: z.string().meta({ description: 'Article to be; ask for the result with it' }),
    jobId: z.string().meta({ description: 'Job that writes it' }),
  })
  .meta({ id: 'StartedBlog', description: 'A job that was started' });

const common = {
  path: '/v1/writing/blog',
  auth: 'token',
  tag: 'Writing',
  envelope: 'v1',
} as const;
const started = { blogId: 'blog_01', jobId: 'job_01' };
const publication = {
  state: 'NONE',
  url: null,
  error: { code: null, message: null },
  publishAt: null,
  notes: [],
} as const;

export const blogOperations = {
  writeBlog: defineOperation({
    ...common,
    summary: 'Write A Blog',
    description:
      'Starts a job and returns at once; ask for the result with `blogId`. `message` names every wish that can not be honoured, and fields inside open objects that have no effect.',
    method: 'POST',
    starts: true,
    body: WriteBlogBody,
    response: StartedBlog,
    errors: ['not_found'],
    examples: [
      {
        summary: 'The least an order needs',
        body: { siteId: 'site_02', isPublish: false, inputType: 'keyword', mainInput: 'heat pump sizing' },
        response: started,
      },
      {
        summary: 'From a title, with a range, a keyword and a knowledge store',
        body: {
          siteId: null,
          isPublish: false,
          inputType: 'title',
          mainInput: 'How large should a heat pump be?',
          primaryKeyword: ['heat pump'],
          languageID: 'en',
          locale: 'us',
          targetBlogWordCount: '1000-2000',
          knowledgeBaseInfo: { store_id: 'store_01' },
          isAddFaq: false,
          additionalKnowledge: 'Our installers measure every room.',
        },
        response: started,
      },
    ],
  }),
  getBlogResult: defineOperation({
    ...common,
    summary: 'Get Blog Result',
    method: 'GET',
    query: z.strictObject({ blogId: z.string().min(1).meta({ description: 'Article' }) }),
    response: BlogResult,
    errors: ['not_found'],
    examples: [
      {
        summary: 'Finished',
        query: { blogId: 'blog_01' },
        response: {
          status: 'SUCCESS',
          content: {
            markdown: '# How large should a heat pump be?\n\nThe heat loss decides. [1]',
            title: 'How large should a heat pump be?',
            slug: 'how-large-should-a-heat-pump-be',
            seo: {
              title: 'How large should a heat pump be?',
              description: 'What decides the size of a heat pump.',
              keywords: 'heat pump, heat loss',
              feature_image: null,
            },
          },
          error: { code: null, message: null },
          publication,
        },
      },
      {
        summary: 'Still at work',
        query: { blogId: 'blog_01' },
        response: { status: 'RUNNING', content: NO_CONTENT, error: { code: null, message: null }, publication },
      },
      {
        summary: 'Failed',
        query: { blogId: 'blog_01' },
        response: {
          status: 'FAILED',
          content: NO_CONTENT,
          error: { code: '545', message: 'No evidence was found on "heat pump sizing" in 0 documents.' },
          publication,
        },
      },
    ],
  }),
  retryBlog: defineOperation({
    ...common,
    summary: 'Retry a blog that failed or was canceled',
    description: 'A new job with a new blog id; what the first one has already paid for is used again.',
    method: 'POST',
    path: '/v1/writing/blog/retry',
    starts: true,
    query: z.strictObject({ blogId: z.string().min(1).meta({ description: 'Article whose job has ended' }) }),
    response: StartedBlog,
    errors: ['not_found'],
    examples: [
      { summary: 'Once more', query: { blogId: 'blog_01' }, response: { blogId: 'blog_02', jobId: 'job_02' } },
    ],
  }),
};
