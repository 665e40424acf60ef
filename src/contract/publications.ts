import { z } from 'zod';
import { PUBLICATION_STATES } from './job-states.ts';
import { defineOperation } from './operation.ts';
import { optional } from './primitives.ts';
import { WpInfo } from './write-blog-parts.ts';

const blogId = z.string().min(1).meta({ description: 'Article' });

/** How far ahead a publication may be put, in days. */
export const LONGEST_SCHEDULE_DAYS = 366;

const PublishBlogBody = z
  .strictObject({
    publishAt: optional(z.iso.datetime({ offset: true })).meta({
      description: `When to publish, at most ${LONGEST_SCHEDULE_DAYS} days ahead; missing: now`,
    }),
    wpInfo: optional(WpInfo).meta({ description: 'Where the article goes; missing: as in its order' }),
    authorId: optional(z.string().min(1)).meta({ description: 'Author of the article; missing: as in its order' }),
  })
  .meta({ id: 'PublishBlogBody', description: 'How an article is published' });

const PublicationStart = z
  .object({
    blogId,
    jobId: z.string().nullable().meta({ description: 'Job that does it; null when there was nothing left to do' }),
    publication: z.enum(PUBLICATION_STATES).meta({ description: 'State of the publication now' }),
    publishAt: z.iso.datetime().nullable().meta({ description: 'When it is due; null: now' }),
  })
  .meta({ id: 'PublicationStart', description: 'A publication that was begun' });
export type PublicationStart = z.infer<typeof PublicationStart>;

const common = {
  auth: 'token',
  tag: 'Publishing',
  envelope: 'v1',
  method: 'POST',
  query: z.strictObject({ blogId }),
  response: PublicationStart,
  errors: ['not_found', 'conflict'],
} as const;

export const publicationOperations = {
  publishBlog: defineOperation({
    ...common,
    summary: 'Publish a blog, or publish it again',
    description:
      "On the WordPress the site is connected to, else on the site's hosted blog. One that is published already is brought up to date; after a failure it is tried again. The outcome stands in `publication` of the result.",
    path: '/v1/writing/blog/publish',
    body: PublishBlogBody,
    examples: [
      {
        summary: 'Now',
        query: { blogId: 'blog_01' },
        body: {},
        response: { blogId: 'blog_01', jobId: 'job_07', publication: 'PENDING', publishAt: null },
      },
      {
        summary: 'On a day to come, in a category',
        query: { blogId: 'blog_01' },
        body: { publishAt: '2026-12-01T08:00:00Z', wpInfo: { category_id: '7' } },
        response: {
          blogId: 'blog_01',
          jobId: 'job_08',
          publication: 'SCHEDULED',
          publishAt: '2026-12-01T08:00:00.000Z',
        },
      },
    ],
  }),
  unpublishBlog: defineOperation({
    ...common,
    summary: 'Take a blog down, or call a planned publication off',
    description: 'On WordPress the post becomes a draft; the article is kept.',
    path: '/v1/writing/blog/unpublish',
    examples: [
      {
        summary: 'Taken down',
        query: { blogId: 'blog_01' },
        response: { blogId: 'blog_01', jobId: 'job_09', publication: 'PENDING', publishAt: null },
      },
    ],
  }),
};
