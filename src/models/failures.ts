import type { Clock } from '../support/clock.ts';
import { CallLimitError } from './call-watch.ts';
import type { ModelErrorCode } from './language-model.ts';
import { NotAnAnswerError } from './model-fetch.ts';
import { providerWords } from './provider-words.ts';
import { retryAfterMs } from './retry-after.ts';
import { TransportFailure, type TransportFailureParts } from './transport.ts';

/** What a failure is explained with. */
export interface FailureContext {
  readonly clock: Clock;
  readonly secrets: readonly string[];
}

const OVERFLOW =
  /context.{0,3}(?:length|window|size)|maximum context|exceed_context|(?:prompt|input|request|context)\b.{0,60}\b(?:too (?:long|large|big)|exceed)|too many (?:input |prompt )?tokens|token count.{0,40}exceeds|reduce the length/i;
const NO_CREDIT =
  /insufficient.?(?:quota|funds|balance|credits?)|credit balance|billing.?hard.?limit|out of credits?|payment required|spending limit/i;
const BAD_KEY = /api.?key.{0,20}(?:not valid|invalid|expired|missing)|(?:invalid|incorrect|missing).{0,20}api.?key/i;
const NO_MODEL =
  /\bmodel\b.{0,80}(?:not found|does not exist|not exist|is not supported|not available)|(?:unknown|invalid|no such) model/i;

/** Statuses that providers send as words within an answer. */
const STATUS_OF_NAME: Readonly<Record<string, number>> = {
  overloaded_error: 529,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  RESOURCE_EXHAUSTED: 429,
  insufficient_quota: 402,
  billing_error: 402,
  authentication_error: 401,
  UNAUTHENTICATED: 401,
  permission_error: 403,
  PERMISSION_DENIED: 403,
  not_found_error: 404,
  NOT_FOUND: 404,
  request_too_large: 413,
  context_length_exceeded: 413,
  invalid_request_error: 400,
  INVALID_ARGUMENT: 400,
};

const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const BROKEN_OFF = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'UND_ERR_SOCKET',
  'UND_ERR_CLOSED',
  'UND_ERR_DESTROYED',
]);
const CERTIFICATE = /^(?:CERT_|ERR_TLS_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_SSL_|EPROTO)/;

/** An answer with a status that is no success. */
export interface HttpFailure {
  readonly status: number;
  readonly words: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The errors of the provider packages, as far as they are looked at. */
interface ApiError extends Error {
  readonly statusCode?: unknown;
  readonly responseHeaders?: unknown;
  readonly responseBody?: unknown;
}

/** The status, headers and body that a provider package wrapped in its error; undefined where there are none. */
export function httpFailureOf(error: unknown, context: FailureContext): HttpFailure | undefined {
  for (const cause of causesOf(error)) {
    const { statusCode: status, responseHeaders, responseBody } = cause as ApiError;
    if (typeof status !== 'number' || (status >= 200 && status < 300)) continue;
    const body = typeof responseBody === 'string' ? responseBody : '';
    const headers = isRecord(responseHeaders) ? (responseHeaders as Record<string, string>) : {};
    return { status, body, headers, words: providerWords(body, context.secrets) };
  }
  return undefined;
}

/** By its status, and by the words where the same status has several meanings. */
function failureOfStatus(failure: HttpFailure, context: FailureContext, cause?: unknown): TransportFailure {
  const { status, words } = failure;
  const wait = retryAfterMs(failure.headers, failure.body, context.clock.now());
  const fail = (code: ModelErrorCode, message: string, retryable: boolean) =>
    new TransportFailure(code, message, {
      retryable,
      providerWords: words,
      cause,
      ...(retryable ? { retryAfterMs: wait } : {}),
    });
  if (status === 413 || (status < 500 && status !== 429 && OVERFLOW.test(words))) {
    return fail('context_overflow', 'can not take so long a question', false);
  }
  if (status === 402 || (status < 500 && NO_CREDIT.test(words + failure.body.slice(0, 2_000)))) {
    return fail('credit_exhausted', 'has no credit left: add some at the provider', false);
  }
  if (status === 401 || status === 403 || (status === 400 && BAD_KEY.test(words))) {
    return fail('unauthorized', `does not accept the API key (${status}): check it`, false);
  }
  if (status === 429) return fail('rate_limited', 'is asked too often (429)', true);
  if (status === 404 || (status === 400 && NO_MODEL.test(words))) {
    return fail('not_found', `is not there (${status}): check the model's name and the base URL`, false);
  }
  if (status >= 300 && status < 400) {
    return fail('not_found', `is somewhere else (${status}): check the base URL`, false);
  }
  if (status >= 500 || status === 408 || status === 409 || status === 425) {
    return fail('unavailable', `is not available (${status})`, true);
  }
  return fail('refused', `refused the request (${status})`, false);
}

/** An error that came within an answer that had begun as a success. */
export function failureOfEvent(payload: unknown, context: FailureContext): TransportFailure {
  const said = payload instanceof Error ? saidWithin(payload) : payload;
  const words = providerWords(said, context.secrets);
  const body = typeof said === 'string' ? said : (JSON.stringify(said) ?? '');
  return failureOfStatus({ status: statusWithin(said), words, headers: {}, body }, context, payload);
}

/** Events that are none keep what came in them. */
function saidWithin(error: Error): unknown {
  const { value, text } = error as { value?: unknown; text?: unknown };
  return value ?? text ?? error.message;
}

/**
 * What was thrown on the way to an answer or within it.
 * @returns undefined for what is no failure of the provider or the connection: a mistake of ours
 */
export function failureOfThrown(error: unknown, context: FailureContext): TransportFailure | undefined {
  const fail = (code: ModelErrorCode, message: string, parts: Partial<TransportFailureParts>) =>
    new TransportFailure(code, message, { retryable: true, providerWords: '', ...parts, cause: error });
  for (const cause of causesOf(error)) {
    if (cause instanceof CallLimitError) return fail('timeout', cause.message, {});
    if (cause instanceof NotAnAnswerError) return failureOfBody(cause, context);
  }
  const http = httpFailureOf(error, context);
  if (http !== undefined) return failureOfStatus(http, context, error);
  for (const cause of causesOf(error)) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code !== 'string') continue;
    if (NOT_CONNECTED.has(code)) return fail('connection', `can not be connected to (${code})`, {});
    if (BROKEN_OFF.has(code)) return fail('connection', `broke the connection off (${code})`, {});
    if (CERTIFICATE.test(code)) {
      return fail('connection', `has no valid certificate for a secure connection (${code})`, { retryable: false });
    }
  }
  const named = causesOf(error).find((cause) => /^(?:AI_|HTTPParserError)/.test(cause.name));
  if (named === undefined) return undefined;
  return fail('unavailable', 'gave an answer that can not be read', {
    providerWords: providerWords(named.message, context.secrets),
  });
}

/** A body that stood where the answer should. */
export function failureOfBody(error: NotAnAnswerError, context: FailureContext): TransportFailure {
  const said = parsedOr(error.body);
  if (isRecord(said) && said.error !== undefined) return failureOfEvent(said, context);
  const words = providerWords(error.body, context.secrets);
  return new TransportFailure('unavailable', error.message, { retryable: true, providerWords: words, cause: error });
}

/**
 * What may be logged of an error of a provider package: those carry whole requests and answers with them.
 * @returns undefined for what is no error
 */
export function bareCause(error: unknown, { secrets }: FailureContext): Error | undefined {
  let bare: Error | undefined;
  for (const { name, message, stack, code } of causesOf(error).reverse() as (Error & { readonly code?: unknown })[]) {
    const said = providerWords(message, secrets);
    bare = Object.assign(new Error(said, bare === undefined ? undefined : { cause: bare }), { name });
    const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
    bare.stack = [`${name}: ${said}`, ...frames].join('\n');
    if (typeof code === 'string') Object.assign(bare, { code });
  }
  return bare;
}

function statusWithin(payload: unknown, depth = 0): number {
  if (!isRecord(payload) || depth > 3) return 500;
  for (const name of ['code', 'status', 'statusCode', 'type']) {
    const said = payload[name];
    const status = typeof said === 'string' ? (STATUS_OF_NAME[said] ?? Number(said)) : said;
    if (typeof status === 'number' && status >= 400 && status < 600) return status;
  }
  return statusWithin(payload.error, depth + 1);
}

/** The error and what lies under it. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < 10; at = at.cause) causes.push(at);
  return causes;
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
