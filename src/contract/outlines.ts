import { z } from 'zod';
import { JobStatus } from './blog-result.ts';
import { defineOperation } from './operation.ts';
import { codePoints, entries, label, optional } from './primitives.ts';

const MOST_SECTIONS = 16;
const MOST_POINTS = 8;
const LONGEST_POINT = 300;
/** One line: what is written into a heading ends up in one. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const oneLine = 'received several lines or control characters; allowed: one line';

const blogQuery = z.strictObject({ blogId: z.string().min(1).meta({ description: 'Article' }) });
const heading = label().refine((text) => ONE_LINE.test(text), oneLine);
const point = codePoints(1, LONGEST_POINT).refine((text) => ONE_LINE.test(text), oneLine);

const ChangeOutlineBody = z
  .strictObject({
    title: optional(heading).meta({ description: 'New title; missing: as it was' }),
    sections: entries(
      z.strictObject({
        id: optional(z.string().min(1)).meta({
          description: 'Section of the proposal, each at most once; missing: a new one, where a language model writes',
        }),
        heading: heading.meta({ description: 'Its heading' }),
        points: optional(entries(point, 0, MOST_POINTS)).meta({
          description: 'What it says, where a language model writes; missing: as proposed',
        }),
      }),
      1,
      MOST_SECTIONS,
    ).meta({ description: 'All sections in order; one that is left out is not written' }),
  })
  .meta({ id: 'ChangeOutlineBody', description: 'An outline as it is to be written' });
export type ChangeOutlineRequest = z.infer<typeof ChangeOutlineBody>;

const Outline = z
  .object({
    blogId: z.string().meta({ description: 'Article' }),
    jobId: z.string().meta({ description: 'Job that writes it' }),
    status: JobStatus,
    state: z.enum(['waiting', 'approved']).meta({ description: 'Whether it still waits to be approved' }),
    waitUntil: z.iso.datetime().nullable().meta({
      description: 'When a job that waits ends with error 553; null once it is approved',
    }),
    title: z.string().meta({ description: 'Title of the article' }),
    titleMayChange: z.boolean().meta({ description: 'False: the order has named the title' }),
    sectionsMayBeAdded: z.boolean().meta({
      description: 'False: sections quote their sources, and there are no others to quote',
    }),
    sections: z
      .array(
        z.object({
          id: z.string().nullable().meta({ description: 'Section of the proposal; null for one that was added' }),
          heading: z.string().meta({ description: 'Its heading' }),
          points: z.array(z.string()).meta({ description: 'What it says; empty where sources are quoted' }),
        }),
      )
      .meta({ description: 'The sections, in order' }),
  })
  .meta({ id: 'Outline', description: 'What an article is going to be' });
export type Outline = z.infer<typeof Outline>;

const EXAMPLE = {
  blogId: 'blog_01',
  jobId: 'job_01',
  status: 'RUNNING',
  state: 'waiting',
  waitUntil: '2026-12-12T09:00:00.000Z',
  title: 'Heat Pump Noise: What You Will Really Hear',
  titleMayChange: true,
  sectionsMayBeAdded: true,
  sections: [
    { id: 's2', heading: 'How Loud a Heat Pump Is', points: ['sound power and sound pressure'] },
    { id: 's1', heading: 'Where the Noise Comes From', points: ['fan', 'compressor'] },
    { id: null, heading: 'What Neighbours May Ask For', points: [] },
  ],
} as const;

const common = { auth: 'token', tag: 'Writing', envelope: 'v1' } as const;

export const outlineOperations = {
  getOutline: defineOperation({
    ...common,
    summary: 'Outline of a blog',
    description: 'There from the moment that its job waits for it to be approved, as the site wants it.',
    method: 'GET',
    path: '/v1/writing/blog/outline',
    query: blogQuery,
    response: Outline,
    errors: ['not_found'],
    examples: [{ summary: 'Waiting to be approved', query: { blogId: 'blog_01' }, response: EXAMPLE }],
  }),
  changeOutline: defineOperation({
    ...common,
    summary: 'Change the outline of a blog',
    description:
      'While it waits. Headings may be worded anew, put in another order, left out and, with a model, added.',
    method: 'PUT',
    path: '/v1/writing/blog/outline',
    query: blogQuery,
    body: ChangeOutlineBody,
    response: Outline,
    errors: ['not_found', 'conflict'],
    examples: [
      {
        summary: 'Another order, and a section more',
        query: { blogId: 'blog_01' },
        body: {
          sections: [
            { id: 's2', heading: 'How Loud a Heat Pump Is' },
            { id: 's1', heading: 'Where the Noise Comes From' },
            { heading: 'What Neighbours May Ask For' },
          ],
        },
        response: EXAMPLE,
      },
    ],
  }),
  approveOutline: defineOperation({
    ...common,
    summary: 'Approve the outline of a blog',
    description: 'The job goes on with it at once. Retries of the job keep it.',
    method: 'POST',
    path: '/v1/writing/blog/outline/approve',
    query: blogQuery,
    response: Outline,
    errors: ['not_found', 'conflict'],
    examples: [
      {
        summary: 'Approved as it stands',
        query: { blogId: 'blog_01' },
        response: { ...EXAMPLE, state: 'approved', waitUntil: null },
      },
    ],
  }),
};
