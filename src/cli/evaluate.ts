import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Installation } from '../app.ts';
import { RATINGS } from '../contract/choices.ts';
import {
  type EvaluatedContent,
  type Evaluation,
  type EvaluationOrder,
  StartEvaluationBody,
  toEvaluationOrder,
} from '../contract/eeat.ts';
import { RequestError } from '../contract/errors.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../contract/languages.ts';
import { validationDetails } from '../contract/validation-details.ts';
import { OperatorError } from '../support/operator-error.ts';
import { type CommandContext, withInstallation } from './context.ts';
import { localAccount } from './local-account.ts';
import { UsageError } from './usage-error.ts';
import { wordEvaluation } from './word-evaluation.ts';

type Rating = (typeof RATINGS)[number];

interface Options {
  readonly language: SiteLanguage;
  readonly min?: Rating;
  readonly account?: string;
  readonly json: boolean;
}

/** What came of one file or address; one line of `--json`. */
interface Outcome {
  readonly source: string;
  /** Null when it was refused before there was a job. */
  readonly id: string | null;
  readonly state: string;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly evaluation: Evaluation | null;
}

const IS_ADDRESS = /^https?:\/\//i;

/** `inkwright evaluate`: rates files and pages, through the running service or on its own. */
export function addEvaluate(program: Command, context: CommandContext): void {
  program
    .command('evaluate')
    .description('rate articles, and say what would make them better')
    .argument('<sources...>', 'files (Markdown, HTML, text, PDF, DOCX) and addresses of pages')
    .option('--language <code>', 'language of arguments and suggestions', languageArgument, 'en')
    .option('--min <rating>', `end with 1 when a page is rated below it: ${RATINGS.join(', ')}`, ratingArgument)
    .addOption(new Option('--account <id>', 'account; default: the only one, or that of the first run'))
    .option('--json', 'print one line of JSON for each', false)
    .action((sources: string[], options: Options) =>
      withInstallation(context, (installation) => evaluateAll(installation, context, sources, options), {
        runJobs: true,
      }),
    );
}

async function evaluateAll(
  installation: Installation,
  context: CommandContext,
  sources: readonly string[],
  { language, min, account, json }: Options,
): Promise<void> {
  const { output, signal } = context;
  const accountId = await localAccount(installation, output, account);
  for (const source of sources) {
    const outcome = await evaluate(installation, accountId, source, { language, signal });
    if (signal.aborted) return;
    output.out(json ? `${JSON.stringify(outcome)}\n` : wordOutcome(outcome));
    if (outcome.evaluation === null || isBelow(outcome.evaluation.page_quality.rating, min)) context.fail();
  }
}

/** A source that is refused is an outcome; a quota that is used up ends the command. */
async function evaluate(
  installation: Installation,
  accountId: string,
  source: string,
  { language, signal }: { language: SiteLanguage; signal: AbortSignal },
): Promise<Outcome> {
  try {
    const order = orderOf(source, await contentOf(installation, source), language);
    const { jobId } = await installation.orders.startEvaluation(accountId, order);
    await ended(installation, jobId, signal);
    if (signal.aborted) await cancelUnlessEnded(installation, accountId, jobId);
    const { state, error, result } = await installation.orders.getEvaluation(accountId, jobId);
    return { source, id: jobId, state, error, evaluation: result?.evaluation ?? null };
  } catch (error) {
    if (!(error instanceof RequestError) || !REFUSALS.has(error.code)) throw error;
    const { code, message } = error;
    return { source, id: null, state: 'REFUSED', error: { code, message }, evaluation: null };
  }
}

const REFUSALS = new Set<string>(['invalid_request', 'payload_too_large', 'unsupported_media_type']);

async function ended(installation: Installation, jobId: string, signal: AbortSignal): Promise<void> {
  const events = installation.followJob(jobId, { signal });
  while ((await events.next()).done !== true);
}

/** Whoever has stopped the command does not wait for the result, and is not to pay for it. */
async function cancelUnlessEnded(installation: Installation, accountId: string, jobId: string): Promise<void> {
  try {
    await installation.orders.cancelEvaluation(accountId, jobId);
  } catch (error) {
    if (!(error instanceof RequestError && error.code === 'conflict')) throw error;
  }
}

async function contentOf(installation: Installation, source: string): Promise<EvaluatedContent> {
  if (IS_ADDRESS.test(source)) return { url: source };
  let bytes: Buffer;
  try {
    bytes = await readFile(source);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new OperatorError(`${source} can not be read: ${code}.`, { cause });
  }
  return installation.evaluatedFile(bytes, basename(source));
}

/** @throws UsageError for an address that is none; RequestError for a file that can't be evaluated */
function orderOf(source: string, content: EvaluatedContent, language: SiteLanguage): EvaluationOrder {
  const parameters = { ...content, with_modification_suggestions: true };
  const body = { from: 'QUICK_BLOG', parameters, config: {}, language };
  const parsed = StartEvaluationBody.safeParse(body);
  if (parsed.success) return toEvaluationOrder(parsed.data, body);
  const details = validationDetails(parsed.error, StartEvaluationBody, body);
  const problems = details.map(({ path, message }) => `${path}: ${message}`).join('; ');
  if ('url' in content) throw new UsageError(`${source}: ${problems}`);
  throw new RequestError('invalid_request', `${source} can not be evaluated: ${problems}.`, { details });
}

function wordOutcome({ source, state, error, evaluation }: Outcome): string {
  if (evaluation !== null) return wordEvaluation(source, evaluation);
  return `${source}\n${state}${error === null ? '' : ` ${error.code}: ${error.message}`}\n\n`;
}

function isBelow(rating: Rating, min: Rating | undefined): boolean {
  return min !== undefined && RATINGS.indexOf(rating) < RATINGS.indexOf(min);
}

function languageArgument(value: string): SiteLanguage {
  const found = SITE_LANGUAGES.find((language) => language === value);
  if (found === undefined) throw new InvalidArgumentError(`allowed: ${SITE_LANGUAGES.join(', ')}`);
  return found;
}

function ratingArgument(value: string): Rating {
  const found = RATINGS.find((rating) => rating.toLowerCase() === value.toLowerCase());
  if (found === undefined) throw new InvalidArgumentError(`allowed: ${RATINGS.join(', ')}`);
  return found;
}
