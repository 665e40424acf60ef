import { z } from 'zod';
import { JobStatus } from './blog-result.ts';
import { LIMITS, RATINGS } from './choices.ts';
import { JOB_ERROR_CODES } from './error-codes.ts';
import { refusedField } from './errors.ts';
import { SITE_LANGUAGES, type SiteLanguage } from './languages.ts';
import { defineOperation } from './operation.ts';
import { choice, optional, webAddress } from './primitives.ts';

const CONTENT_FIELDS = ['markdown', 'html', 'url'] as const;

const content = {
  markdown: optional(z.string().min(1)).meta({ description: 'Content as markdown' }),
  html: optional(z.string().min(1)).meta({ description: 'Content as HTML' }),
  url: optional(webAddress()).meta({ description: 'Address of the content' }),
  with_modification_suggestions: optional(z.boolean()).meta({
    description: 'Include suggestions; required, here or in the other place',
  }),
};

export const StartEvaluationBody = z
  .strictObject({
    from: z
      .string()
      .min(1)
      .meta({ description: 'Source, for example `QUICK_BLOG`; the product the quota is taken from' }),
    parameters: z.looseObject(content).meta({
      description: 'Core parameters; content and with_modification_suggestions may stand here or at the top level',
    }),
    ...content,
    language: choice(SITE_LANGUAGES, 'en').meta({ description: 'Language of the suggestions' }),
    config: z.looseObject({}).meta({ description: 'Currently an empty object' }),
  })
  .superRefine(checkContent, { when: () => true })
  .meta({ id: 'StartEvaluationBody', description: 'Content to evaluate: exactly one of markdown, html and url' });

function checkContent(body: unknown, context: z.core.$RefinementCtx): void {
  if (!isRecord(body)) return;
  const parameters = isRecord(body.parameters) ? body.parameters : {};
  const given = [
    ...CONTENT_FIELDS.filter((field) => body[field] !== undefined),
    ...CONTENT_FIELDS.filter((field) => parameters[field] !== undefined).map((field) => `parameters.${field}`),
  ];
  if (given.length !== 1) {
    const received = given.length === 0 ? 'none' : given.join(', ');
    context.addIssue({
      code: 'custom',
      path: [given[1] ?? 'url'],
      message: `received ${received}; allowed: exactly one of markdown, html and url, at the top level or in parameters`,
    });
  }
  const [top, inner] = [body, parameters].map((place) => place.with_modification_suggestions);
  if (top === undefined && inner === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['with_modification_suggestions'],
      message: 'missing; allowed: true or false, at the top level or in parameters',
    });
  }
  if (top !== undefined && inner !== undefined && top !== inner) {
    context.addIssue({
      code: 'custom',
      path: ['with_modification_suggestions'],
      message: `received ${String(top)} here and ${String(inner)} in parameters; allowed: one value`,
    });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Content to evaluate: exactly one of the three. */
export type EvaluatedContent = { readonly markdown: string } | { readonly html: string } | { readonly url: string };

/** An evaluation as it is ordered, wherever in the body its parts stood. */
export interface EvaluationOrder {
  readonly from: string;
  /** As submitted, like `config`. */
  readonly parameters: object;
  readonly config: object;
  readonly content: EvaluatedContent;
  /** Language of arguments and suggestions. */
  readonly language: SiteLanguage;
  readonly withSuggestions: boolean;
}

/**
 * @param received the body as it came, before defaults
 * @throws RequestError `payload_too_large` for content over `LIMITS.evaluationContentBytes`
 */
export function toEvaluationOrder(body: z.output<typeof StartEvaluationBody>, received: unknown): EvaluationOrder {
  const { parameters, config } = received as Pick<EvaluationOrder, 'parameters' | 'config'>;
  const withSuggestions = body.with_modification_suggestions ?? body.parameters.with_modification_suggestions ?? false;
  return { from: body.from, parameters, config, content: contentOf(body), language: body.language, withSuggestions };
}

function contentOf(body: z.output<typeof StartEvaluationBody>): EvaluatedContent {
  for (const field of CONTENT_FIELDS) {
    const inner = body[field] === undefined;
    const value = body[field] ?? body.parameters[field];
    if (value === undefined) continue;
    refuseLarge(value, inner ? `parameters.${field}` : field);
    if (field === 'markdown') return { markdown: value };
    return field === 'html' ? { html: value } : { url: value };
  }
  throw new TypeError('the body of an evaluation was not checked: it has no content');
}

function refuseLarge(content: string, path: string): void {
  const bytes = new TextEncoder().encode(content).length;
  if (bytes <= LIMITS.evaluationContentBytes) return;
  const message = `received ${bytes} bytes of UTF-8; allowed: at most ${LIMITS.evaluationContentBytes}`;
  throw refusedField('payload_too_large', path, message);
}

const Rating = z
  .object({
    arguments: z.string().meta({ description: 'Why it was rated so' }),
    rating: z.enum(RATINGS).meta({ description: 'Level, from the score' }),
    score: z.number().int().min(0).max(100).meta({ description: 'Score, 0 to 100' }),
  })
  .meta({ id: 'Rating', description: 'One rating' });

const rated = (description: string) => Rating.meta({ description });
const suggestions = (description: string) => z.array(z.string()).meta({ description });

const Evaluation = z
  .object({
    experience_of_eeat: rated('First-hand experience'),
    expertise_of_eeat: rated('Expertise'),
    authoritativeness_of_eeat: rated('Authoritativeness'),
    trust_of_eeat: rated('Trust'),
    accuracy_of_qc: rated('Accuracy'),
    effort_of_qc: rated('Effort'),
    originality_of_qc: rated('Originality'),
    talent_or_skill_of_qc: rated('Talent or skill'),
    page_quality: rated('The page as a whole'),
    is_YMYL: z.enum(['yes', 'no']).meta({ description: 'Whether it bears on health, money or safety' }),
    modification_suggestions: z.string().meta({ description: 'Suggestions as one text; empty when not asked for' }),
    modification_suggestions_detailed: z
      .array(
        z.object({
          section_title: z.string().meta({ description: 'Section' }),
          section_suggestions: suggestions('Suggestions for the section'),
          sub_sections: z
            .array(
              z.object({
                sub_section_title: z.string().meta({ description: 'Subsection' }),
                sub_section_suggestions: suggestions('Suggestions for the subsection'),
              }),
            )
            .meta({ description: 'Its subsections' }),
        }),
      )
      .meta({ description: 'Suggestions per section; empty when not asked for' }),
  })
  .meta({ id: 'Evaluation', description: 'What the evaluation found' });

export type Evaluation = z.infer<typeof Evaluation>;

const EvaluationJob = z
  .object({
    id: z.string().meta({ description: 'Job' }),
    from: z.string().meta({ description: 'As submitted' }),
    parameters: z.looseObject({}).meta({ description: 'As submitted' }),
    config: z.looseObject({}).meta({ description: 'As submitted' }),
    state: JobStatus,
    create_time: z.number().int().meta({ description: 'When it was started, in epoch milliseconds' }),
    content: z
      .object({
        markdown: z.string().meta({ description: 'The evaluated article' }),
        eeat_evaluation: Evaluation,
      })
      .nullable()
      .meta({ description: 'The evaluation; null until `state` is SUCCESS' }),
    error: z
      .object({
        code: z.enum(JOB_ERROR_CODES).meta({ description: 'Why the job failed' }),
        message: z.string().meta({ description: 'The same in words' }),
      })
      .optional()
      .meta({ description: 'There only when the job failed' }),
  })
  .meta({ id: 'EvaluationJob', description: 'An evaluation, or how far it has come' });

const common = { auth: 'lp', tag: 'Quality', envelope: 'earlier' } as const;
/** JSON writers that escape everything beyond ASCII need up to three bytes for one; then there are the other fields. */
const BODY_LIMIT = 3 * LIMITS.evaluationContentBytes + LIMITS.bodyBytes;
const parameters = { url: 'https://example.com/sizing', with_modification_suggestions: true };

export const eeatOperations = {
  startEvaluation: defineOperation({
    ...common,
    summary: 'EEAT',
    method: 'POST',
    path: '/eeat',
    aliases: ['/landing-page-service/eeat'],
    starts: true,
    body: StartEvaluationBody,
    bodyLimit: BODY_LIMIT,
    response: z.string().meta({ description: 'Job' }),
    examples: [
      {
        summary: 'An address',
        body: { from: 'QUICK_BLOG', parameters, config: {}, language: 'en' },
        response: 'job_03',
      },
    ],
  }),
  getEvaluation: defineOperation({
    ...common,
    summary: 'Get EEAT',
    method: 'GET',
    path: '/eeat/{id}',
    aliases: ['/landing-page-service/eeat/{id}'],
    params: z.strictObject({ id: z.string().min(1).meta({ description: 'Job' }) }),
    response: z.object({ job: EvaluationJob, id: z.string().meta({ description: 'Job' }) }),
    errors: ['not_found'],
    examples: [
      {
        summary: 'Still at work',
        params: { id: 'job_03' },
        response: {
          id: 'job_03',
          job: {
            id: 'job_03',
            from: 'QUICK_BLOG',
            parameters,
            config: {},
            state: 'RUNNING',
            create_time: 1793613600000,
            content: null,
          },
        },
      },
    ],
  }),
};
