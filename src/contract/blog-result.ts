import { z } from 'zod';
import { JOB_ERROR_CODES } from './error-codes.ts';
import { JOB_STATES, PUBLICATION_STATES } from './job-states.ts';

export const JobStatus = z.enum(JOB_STATES).meta({ id: 'JobStatus', description: 'State of a job' });

const text = (description: string) => z.string().nullable().meta({ description });

const seo = z
  .object({
    title: text('Title for search engines'),
    description: text('Description for search engines'),
    keywords: text('Keywords, joined by a comma and a space'),
    feature_image: text('Absolute address of the cover image'),
  })
  .meta({ description: 'What search engines are told' });

/** Shared by both interfaces; every field is null until the job is SUCCESS. */
const jobError = z
  .object({
    code: z.enum(JOB_ERROR_CODES).nullable().meta({ description: 'Why the job failed; null unless it did' }),
    message: text('The same in words'),
  })
  .meta({ id: 'JobError', description: 'Why a job failed; every field null when it did not' });

/** What others are told of a publication. */
export const PublicationOutcome = z
  .object({
    state: z.enum(PUBLICATION_STATES).meta({ description: 'How far publishing has come; `NONE`: not asked for' }),
    url: text('Where the article can be read'),
    error: z
      .object({
        code: z.literal('550').nullable().meta({ description: '550 when publishing failed' }),
        message: text('Why'),
      })
      .meta({ description: 'Why publishing failed; every field null when it did not' }),
  })
  .meta({ id: 'PublicationOutcome', description: 'How far publishing has come' });

const publication = PublicationOutcome.extend({
  publishAt: z.iso.datetime().nullable().meta({ description: 'When a SCHEDULED publication is due' }),
  notes: z.array(z.string()).meta({ description: 'What the owner of the site should know, or still has to do' }),
}).meta({ id: 'Publication', description: 'Publishing has a state of its own; a failure keeps the article' });

export const BlogResult = z
  .object({
    status: JobStatus,
    content: z
      .object({
        markdown: text('The article; never half-written'),
        title: text('Title of the article'),
        slug: text('Last part of its address'),
        seo,
      })
      .meta({ description: 'The article; every field null until `status` is SUCCESS' }),
    error: jobError,
    publication,
  })
  .meta({ id: 'BlogResult', description: 'An article, or how far it has come' });
export type BlogResult = z.infer<typeof BlogResult>;

export const EarlierBlogResult = z
  .object({
    status: JobStatus,
    content: z
      .object({ markdown: text('The article; never half-written'), slug: text('Last part of its address'), seo })
      .meta({ description: 'The article; every field null until `status` is SUCCESS' }),
    error: z
      .object({
        code: z.enum(JOB_ERROR_CODES).meta({ description: 'Why the job failed' }),
        message: z.string().meta({ description: 'The same in words' }),
      })
      .optional()
      .meta({ description: 'There only when the job failed' }),
    message: z.string().meta({ description: 'How far the job is, and every wish that is not honoured' }),
  })
  .meta({ id: 'EarlierBlogResult', description: 'An article, or how far it has come, earlier interface' });
export type EarlierBlogResult = z.infer<typeof EarlierBlogResult>;

/** `content` of a job that has not succeeded. */
export const NO_CONTENT: BlogResult['content'] = {
  markdown: null,
  title: null,
  slug: null,
  seo: { title: null, description: null, keywords: null, feature_image: null },
};
