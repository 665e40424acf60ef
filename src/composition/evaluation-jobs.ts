import { z } from 'zod';
import type { Settings } from '../config/settings.ts';
import { LIMITS } from '../contract/choices.ts';
import type { EvaluatedContent, Evaluation } from '../contract/eeat.ts';
import { JobError } from '../contract/errors.ts';
import { charsetOf, decodeText } from '../extraction/decode-text.ts';
import { storableText } from '../extraction/storable-text.ts';
import type { JobHandler, JobTools, RunningJob } from '../jobs/job-handler.ts';
import { keptEvaluationOf } from '../orders/kept-evaluation.ts';
import type { Orders } from '../orders/orders.ts';
import type { Assessment, EvaluatedText, EvaluationInput, Outline } from '../quality/evaluate.ts';
import { judgeText } from '../quality/judged/judge.ts';
import type { QualityThreads } from '../quality/quality-threads.ts';
import type { PageReader } from '../research/page-reader.ts';
import { ThreadDiedError, ThreadTimeoutError } from '../support/thread-pool.ts';
import { ModelDesk } from '../writing/ask-model.ts';
import { remembered } from '../writing/remembered.ts';
import type { WritingModels } from '../writing/writing-models.ts';
import { readSources } from './compared-texts.ts';
import type { JobModels } from './job-models.ts';

interface EvaluationParts {
  readonly threads: QualityThreads;
  readonly pages: Pick<PageReader, 'take' | 'read'>;
  readonly orders: Pick<Orders, 'finishEvaluation'>;
  /** Published articles of an account that a text may repeat. @param url where the text was read */
  earlierTexts(accountId: string, outline: Outline, url: string | undefined): Promise<readonly string[]>;
  /** The language model on the bill of a job. */
  modelsFor(job: RunningJob, signal: AbortSignal): Promise<JobModels>;
}

type Text = Pick<EvaluationInput, 'markdown' | 'html' | 'url'>;

const EVALUATION_LIMIT_MS = 30_000;
const READ_STEP = 'evaluation-page';
const READ_VERSION = 1;

const readPageSchema = z.object({ markdown: z.string(), html: z.string().optional(), url: z.string() });

/** How an ordered evaluation is made and ended. */
export function evaluationJobs(settings: Settings, parts: EvaluationParts): JobHandler<EvaluatedText> {
  const { threads, pages, orders } = parts;
  return {
    timeLimitMs: settings.jobTimeLimitSeconds * 1000,
    async run(job, tools) {
      const { content, language, withSuggestions } = keptEvaluationOf(job.request);
      const text = await textOf(content, pages, tools);
      const { reading, outline } = await limited(
        (options) => threads.read({ ...text, language }, options),
        tools.signal,
      );
      const markdown = storableText(reading.markdown);
      const [linkedPages, againstTexts] = await Promise.all([
        readSources(outline, pages, tools),
        parts.earlierTexts(job.accountId, outline, text.url),
      ]);
      const input = { language, linkedPages, againstTexts };
      const { writing: models, orParked } = await parts.modelsFor(job, tools.signal);
      if (models === undefined) {
        const asked = { ...input, withSuggestions };
        const evaluation = await limited((options) => threads.evaluate(reading, asked, options), tools.signal);
        return { markdown, evaluation };
      }
      const assessment = await limited((options) => threads.assess(reading, input, options), tools.signal);
      const evaluation = await orParked(() => judge(assessment, models, tools, withSuggestions));
      return { markdown, evaluation };
    },
    finish: (trx, job, outcome) => orders.finishEvaluation(trx, job, outcome),
  };
}

/** The model's judgement; what was answered before a failure is kept, as it is paid for. */
async function judge(
  assessment: Assessment,
  models: WritingModels,
  { memory }: JobTools,
  withSuggestions: boolean,
): Promise<Evaluation> {
  const desk = new ModelDesk(models, memory);
  try {
    return await judgeText(assessment, desk.ask, { withSuggestions });
  } finally {
    await desk.settled();
  }
}

async function limited<T>(
  work: (options: { timeoutMs: number; signal: AbortSignal }) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    return await work({ timeoutMs: EVALUATION_LIMIT_MS, signal });
  } catch (error) {
    if (error instanceof ThreadTimeoutError) {
      const limit = EVALUATION_LIMIT_MS / 1000;
      throw new JobError('553', `The evaluation took longer than ${limit} seconds; send a shorter text.`, {
        cause: error,
      });
    }
    if (error instanceof ThreadDiedError) {
      throw new JobError('552', 'The evaluation ended before it was done; send a shorter text.', { cause: error });
    }
    throw error;
  }
}

/** The text, read once whatever happens to the job: a resumed job evaluates what the first run has read. */
async function textOf(content: EvaluatedContent, pages: EvaluationParts['pages'], tools: JobTools): Promise<Text> {
  if (!('url' in content)) return content;
  const { memory, signal } = tools;
  const { html, ...text } = await remembered(
    memory,
    { step: READ_STEP, version: READ_VERSION, question: content, schema: readPageSchema },
    () => readPage(content.url, pages, signal),
  );
  return html === undefined ? text : { ...text, html };
}

async function readPage(address: string, pages: EvaluationParts['pages'], signal: AbortSignal) {
  const taken = await pages.take(address, 'named', signal);
  if (taken.kind === 'unreadable') throw unreadable(address, taken.why);
  const { page, url, body, contentType } = taken;
  if (page.markdown.trim() === '') throw unreadable(address, page.kindReason);
  const markdown = page.title === undefined ? page.markdown : `# ${page.title}\n\n${page.markdown}`;
  return { markdown, html: htmlOf(page.mediaType, body, contentType), url };
}

/** The whole page, for what it says about itself; a very long one is judged by its text alone. */
function htmlOf(mediaType: string, body: Uint8Array, contentType: string | undefined): string | undefined {
  if (!/html/.test(mediaType) || body.byteLength > LIMITS.evaluationContentBytes) return undefined;
  return decodeText(body, { charset: charsetOf(contentType), html: true });
}

function unreadable(url: string, why: string): JobError {
  return new JobError('546', `${url} could not be read: ${why}.`);
}
