import { z } from 'zod';
import { EarlierBlogResult, NO_CONTENT } from './blog-result.ts';
import { EarlierBlogBody } from './earlier-blog.ts';
import { defineOperation } from './operation.ts';

const StartedEarlierBlog = z
  .object({
    blogId: z.string().meta({ description: 'Article to be; ask for the result with it' }),
    jobId: z.string().meta({ description: 'Job that writes it' }),
  })
  .meta({ id: 'StartedEarlierBlog', description: 'A job that was started, earlier interface' });

const common = { auth: 'lp', tag: 'Earlier blog interface' } as const;
const { markdown, slug, seo } = NO_CONTENT;

export const earlierBlogOperations = {
  writeEarlierBlog: defineOperation({
    ...common,
    summary: 'Writing blog',
    method: 'POST',
    path: '/third-part/blog/v2',
    starts: true,
    body: EarlierBlogBody,
    response: StartedEarlierBlog,
    envelope: 'earlier',
    errors: ['not_found'],
    examples: [
      {
        summary: 'The latest engine',
        body: {
          site_id: 'site_02',
          version: 'latest',
          config: { is_add_main_image: false, is_add_h2_images: false },
          params: { input_type: 'Topic', p_input: 'Sizing a heat pump', target_blog_word_count: '800-1000' },
        },
        response: { blogId: 'blog_01', jobId: 'job_01' },
      },
    ],
  }),
  getEarlierBlog: defineOperation({
    ...common,
    summary: 'Getting blog',
    method: 'GET',
    path: '/third-part/blog/v2/{blogId}',
    params: z.strictObject({ blogId: z.string().min(1).meta({ description: 'Article' }) }),
    response: EarlierBlogResult,
    envelope: 'raw',
    errors: ['not_found'],
    examples: [
      {
        summary: 'Finished',
        params: { blogId: 'blog_01' },
        response: {
          status: 'SUCCESS',
          message: 'The article is finished.',
          content: {
            markdown: '# Sizing a heat pump\n\nThe heat loss decides. [1]',
            slug: 'sizing-a-heat-pump',
            seo: {
              title: 'Sizing a heat pump',
              description: 'What decides the size of a heat pump.',
              keywords: 'heat pump, heat loss',
              feature_image: null,
            },
          },
        },
      },
      {
        summary: 'Failed',
        params: { blogId: 'blog_01' },
        response: {
          status: 'FAILED',
          message: 'The job failed; `error` says why.',
          content: { markdown, slug, seo },
          error: { code: '551', message: 'Found 0 documents on the subject; add documents or configure a model.' },
        },
      },
    ],
  }),
};
