import { Agent } from 'undici';
import type { Clock } from '../support/clock.ts';
import { CALL_LIMITS, type CallLimits, type CallWatch, startWatch } from './call-watch.ts';
import {
  bareCause,
  type FailureContext,
  failureOfBody,
  failureOfEvent,
  failureOfThrown,
  httpFailureOf,
} from './failures.ts';
import { LearnedLimits } from './learned-limits.ts';
import { type AnswerNotes, NotAnAnswerError, watchedFetch } from './model-fetch.ts';
import { schemaInWords } from './prompt-text.ts';
import { RepetitionGuard } from './repetition-guard.ts';
import { canBeTheFormat, type ResponseFormat, ResponseFormats } from './response-format.ts';
import type { LoadModel, SdkModel, SdkProvider } from './sdk-providers.ts';
import { isStrictSchema } from './strict-schema.ts';
import {
  type ModelTransport,
  type TokenUsage,
  TransportFailure,
  type TransportReply,
  type TransportRequest,
} from './transport.ts';

const CONNECT_TIMEOUT_MS = 15_000;

export interface SdkTransportOptions {
  /** `openai:gpt-5` */
  readonly name: string;
  readonly provider: SdkProvider;
  readonly load: LoadModel;
  /** Texts that no error may show. */
  readonly secrets: readonly string[];
  readonly clock: Clock;
  readonly limits?: CallLimits;
}

type StreamPart = Awaited<ReturnType<SdkModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;
type CallOptions = Parameters<SdkModel['doStream']>[0];

/** How a question was asked, and what has come of its answer so far. */
interface Progress {
  readonly asked: TransportRequest;
  readonly format: ResponseFormat;
  text: string;
  usage: TokenUsage;
}

/**
 * A model behind a provider package of the AI SDK. The packages are called through their own interface: the SDK's layer
 * above would add retries and waits that nobody could account for. They are loaded with the first question.
 */
export class SdkTransport implements ModelTransport {
  readonly name: string;
  readonly provider: string;
  readonly #options: SdkTransportOptions;
  readonly #formats: ResponseFormats;
  readonly #learned = new LearnedLimits();
  // The limits of a call are the watch's: a local model may think for longer than undici would wait.
  readonly #agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: CONNECT_TIMEOUT_MS } });

  constructor(options: SdkTransportOptions) {
    this.name = options.name;
    this.provider = options.provider.id;
    this.#options = options;
    this.#formats = new ResponseFormats(options.provider.formats);
  }

  async generate(request: TransportRequest): Promise<TransportReply> {
    request.signal.throwIfAborted();
    const notes: AnswerNotes = { beginning: '' };
    const progress: Progress = { asked: this.#fitted(request), format: this.#formats.current, text: '', usage: {} };
    const watch = startWatch(this.#options.limits ?? CALL_LIMITS, request.signal);
    try {
      const model = await this.#options.load(watchedFetch(watch, this.#agent, notes), progress.format);
      const { stream } = await model.doStream(this.#callOptions(progress, watch.signal));
      return await this.#read(stream, watch, progress, notes);
    } catch (error) {
      request.signal.throwIfAborted();
      throw this.#explain(watch.signal.aborted ? watch.signal.reason : error, progress);
    } finally {
      watch.end();
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  #fitted(request: TransportRequest): TransportRequest {
    const { id, headroom } = this.#options.provider;
    const maxOutputTokens = request.maxOutputTokens + headroom(this.name.slice(id.length + 1));
    return this.#learned.fitted({ ...request, maxOutputTokens });
  }

  #callOptions({ asked, format }: Progress, abortSignal: AbortSignal): CallOptions {
    const { system, jsonSchema, maxOutputTokens, temperature } = asked;
    const { id, optionsKey, options } = this.#options.provider;
    const isNative = format === 'json_schema';
    const user = isNative ? asked.user : `${asked.user}\n\n${schemaInWords(jsonSchema)}`;
    return {
      prompt: [
        { role: 'system', content: system },
        { role: 'user', content: [{ type: 'text', text: user }] },
      ],
      maxOutputTokens,
      ...(temperature === undefined ? {} : { temperature }),
      ...(format === 'none'
        ? {}
        : { responseFormat: isNative ? { type: 'json', schema: jsonSchema, name: 'answer' } : { type: 'json' } }),
      providerOptions: { [optionsKey]: { ...options, ...strictness(id, isNative, jsonSchema) } },
      abortSignal,
    };
  }

  async #read(
    stream: ReadableStream<StreamPart>,
    watch: CallWatch,
    progress: Progress,
    notes: AnswerNotes,
  ): Promise<TransportReply> {
    const guards = { 'text-delta': new RepetitionGuard(), 'reasoning-delta': new RepetitionGuard() };
    let failure: unknown;
    for await (const part of stream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        if (part.type === 'text-delta') {
          watch.began();
          progress.text += part.delta;
        }
        // Leaving the loop ends the request.
        if (guards[part.type].add(part.delta))
          return { text: progress.text, usage: progress.usage, finish: 'repeating' };
      } else if (part.type === 'error') {
        failure ??= part.error;
      } else if (part.type === 'finish') {
        progress.usage = usageOf(part.usage);
        if (failure !== undefined) break;
        const finish = finishOf(part.finishReason);
        if (finish !== undefined) return { text: progress.text, usage: progress.usage, finish };
      }
    }
    watch.signal.throwIfAborted();
    throw this.#failureWithin(failure, notes);
  }

  /** Why a stream ended that did not say that it was done. */
  #failureWithin(failure: unknown, notes: AnswerNotes): TransportFailure {
    const beginning = notes.beginning.trim();
    if (beginning !== '' && !/^(?:\ufeff)?(?:data|event|id|retry|:)/.test(beginning)) {
      return failureOfBody(new NotAnAnswerError('did not answer with a stream', beginning), this.#context);
    }
    if (failure === undefined || (failure as Error).name === 'AI_InvalidResponseDataError') {
      const message = beginning === '' ? 'answered with nothing' : 'broke its answer off before the end';
      return new TransportFailure('connection', message, { retryable: true, providerWords: '' });
    }
    return failureOfEvent(failure, this.#context);
  }

  #explain(error: unknown, { asked, format, text, usage }: Progress): unknown {
    const failure = error instanceof TransportFailure ? error : failureOfThrown(error, this.#context);
    if (failure === undefined) return error;
    const parts = { ...failure, cause: bareCause(failure.cause, this.#context), partialText: text, usage };
    const http = httpFailureOf(error, this.#context);
    if (http !== undefined && failure.code === 'refused' && this.#learned.learn(http.words, asked)) {
      return new TransportFailure('refused', 'does not take the question like this', { ...parts, isAdjusted: true });
    }
    const isFormat =
      http !== undefined &&
      (failure.code === 'refused' || failure.code === 'unavailable' || failure.code === 'not_found') &&
      canBeTheFormat(http.status, http.words) &&
      this.#formats.refused(format);
    if (!isFormat) return new TransportFailure(failure.code, failure.message, parts);
    const message = `does not take answers in the format ${format}`;
    return new TransportFailure('refused', message, { ...parts, isAdjusted: true });
  }

  get #context(): FailureContext {
    return this.#options;
  }
}

/** Providers that hold a model to a schema word by word take only schemas without members that may be missing. */
function strictness(id: string, isNative: boolean, jsonSchema: Readonly<Record<string, unknown>>) {
  if (!isNative || (id !== 'openai' && id !== 'openai-compatible')) return {};
  return { strictJsonSchema: isStrictSchema(jsonSchema) };
}

type FinishPart = Extract<StreamPart, { type: 'finish' }>;

/** Undefined when the provider did not say why it stopped: then it did not stop by itself. */
function finishOf({ unified, raw }: FinishPart['finishReason']): TransportReply['finish'] | undefined {
  if (unified === 'length') return 'length';
  if (unified === 'content-filter') return 'refused';
  if (unified === 'error' || (unified === 'other' && raw === undefined)) return undefined;
  return 'stop';
}

function usageOf({ inputTokens, outputTokens }: FinishPart['usage']): TokenUsage {
  return {
    inputTokens: inputTokens.total,
    outputTokens: outputTokens.total,
    cachedInputTokens: inputTokens.cacheRead,
  };
}
