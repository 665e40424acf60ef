import { availableParallelism } from 'node:os';
import { schemaInWords } from '../prompt-text.ts';
import { type ModelTransport, TransportFailure, type TransportReply, type TransportRequest } from '../transport.ts';
import {
  type Llama,
  type LlamaContext,
  type LlamaGrammar,
  type LlamaModel,
  type LlamaModule,
  type LlamaSequence,
  loadLlamaModule,
} from './llama-module.ts';

/** Runs GGUF models in this process: one model in memory, one answer at a time, whoever asks. */
export interface LocalEngine {
  /**
   * The transport of one file. It is loaded when first asked, in place of another one.
   * @param name `local:…`, as the settings have it
   */
  transport(name: string, file: string): ModelTransport;
  /** Waits for the answer under way and frees the memory. */
  close(): Promise<void>;
}

export interface LocalEngineOptions {
  /** Where `inkwright models add` has installed node-llama-cpp. */
  readonly folder: string;
  /** How long one answer may take once its turn has come, loading the model included; milliseconds. */
  readonly timeLimitMs: number;
  /** Default: all processors but one, which the rest of the service needs. More than there are is many times slower. */
  readonly threads?: number;
}

interface Loaded {
  readonly file: string;
  readonly model: LlamaModel;
  readonly context: LlamaContext;
  readonly sequence: LlamaSequence;
}

/** Tokens a model sees at once: more is memory that evidence seldom needs. A model trained for less has less. */
const LARGEST_CONTEXT = 16_384;
/** Tokens of the chat template around system and user message. */
const TEMPLATE_TOKENS = 64;
const TEMPERATURE = 0.6;
const KEPT_GRAMMARS = 64;

export function createLocalEngine(options: LocalEngineOptions): LocalEngine {
  const threads = options.threads ?? Math.max(1, availableParallelism() - 1);
  const grammars = new Map<string, LlamaGrammar>();
  let engine: Promise<{ module: LlamaModule; llama: Llama }> | undefined;
  let loaded: Loaded | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** One after another; who is aborted while it waits never starts. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function start(): Promise<{ module: LlamaModule; llama: Llama }> {
    const module = await loadLlamaModule(options.folder);
    const llama = await module.getLlama({
      gpu: false,
      build: 'never',
      skipDownload: true,
      maxThreads: threads,
      logLevel: 'error',
    });
    return { module, llama };
  }

  function started(): Promise<{ module: LlamaModule; llama: Llama }> {
    engine ??= start().catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  }

  async function load(llama: Llama, file: string, signal: AbortSignal): Promise<Loaded> {
    if (loaded?.file === file) return loaded;
    const before = loaded;
    loaded = undefined;
    await before?.model.dispose();
    const model = await llama.loadModel({ modelPath: file, loadSignal: signal });
    try {
      const context = await model.createContext({
        contextSize: { max: LARGEST_CONTEXT },
        sequences: 1,
        threads,
        createSignal: signal,
      });
      loaded = { file, model, context, sequence: context.getSequence() };
      return loaded;
    } catch (error) {
      await model.dispose();
      throw error;
    }
  }

  /** Only a few kinds of questions are asked, so their grammars are made once. */
  async function grammarOf(llama: Llama, schema: Readonly<Record<string, unknown>>): Promise<LlamaGrammar> {
    const key = JSON.stringify(schema);
    const kept = grammars.get(key);
    if (kept !== undefined) return kept;
    if (grammars.size >= KEPT_GRAMMARS) grammars.clear();
    // A schema with parts that a grammar can not say: any JSON, and the schema in words.
    const made = await llama.createGrammarForJsonSchema(schema).catch(() => llama.getGrammarFor('json'));
    grammars.set(key, made);
    return made;
  }

  async function generate(file: string, request: TransportRequest): Promise<TransportReply> {
    request.signal.throwIfAborted();
    const timeUp = AbortSignal.timeout(options.timeLimitMs);
    try {
      return await answer(file, { ...request, signal: AbortSignal.any([request.signal, timeUp]) });
    } catch (error) {
      if (request.signal.aborted || !timeUp.aborted) throw error;
      throw tooSlow(options.timeLimitMs, error);
    }
  }

  async function answer(file: string, request: TransportRequest): Promise<TransportReply> {
    const { signal, maxOutputTokens } = request;
    const { module, llama } = await started();
    const { model, context, sequence } = await load(llama, file, signal);
    const grammar = await grammarOf(llama, request.jsonSchema);
    const user = `${request.user}\n\n${schemaInWords(request.jsonSchema)}`;
    const inputTokens = model.tokenize(request.system).length + model.tokenize(user).length + TEMPLATE_TOKENS;
    if (inputTokens + maxOutputTokens > context.contextSize) throw tooLong(inputTokens, maxOutputTokens, context);
    const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter;
    const session = new module.LlamaChatSession({
      contextSequence: sequence,
      systemPrompt: request.system,
      autoDisposeSequence: false,
    });
    try {
      const { responseText, stopReason } = await session.promptWithMeta(user, {
        grammar,
        maxTokens: maxOutputTokens,
        temperature: request.temperature ?? TEMPERATURE,
        signal,
      });
      // What the sequence still held of the last question was not computed again.
      const computed = sequence.tokenMeter.usedInputTokens - usedInputTokens;
      const outputTokens = sequence.tokenMeter.usedOutputTokens - usedOutputTokens;
      const shown = Math.max(computed, sequence.nextTokenIndex - outputTokens);
      return {
        text: responseText,
        finish: stopReason === 'maxTokens' ? 'length' : 'stop',
        usage: {
          inputTokens: shown,
          cachedInputTokens: shown - computed,
          outputTokens,
        },
      };
    } finally {
      session.dispose({ disposeSequence: false });
    }
  }

  return {
    transport: (name, file) => ({
      name,
      provider: 'local',
      generate: (request) =>
        untilAborted(
          request.signal,
          inLine(() => generate(file, request)).catch((error: unknown) => {
            throw failureOf(error, name, request.signal);
          }),
        ),
    }),
    close: () =>
      inLine(async () => {
        loaded = undefined;
        grammars.clear();
        const running = engine;
        engine = undefined;
        // Whatever is still in memory goes with it.
        await (await running)?.llama.dispose();
      }),
  };
}

function tooLong(inputTokens: number, maxOutputTokens: number, { contextSize }: LlamaContext): TransportFailure {
  return new TransportFailure(
    'context_overflow',
    `The question takes ${inputTokens} tokens and its answer up to ${maxOutputTokens}; the model sees ${contextSize} at once.`,
    { retryable: false, providerWords: '' },
  );
}

function tooSlow(limitMs: number, cause: unknown): TransportFailure {
  return new TransportFailure('timeout', `The model was not done after ${limitMs / 1000} s.`, {
    retryable: true,
    providerWords: '',
    cause,
  });
}

function failureOf(error: unknown, name: string, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof TransportFailure) return error;
  const words = error instanceof Error ? (error.message.split('\n')[0] ?? '').slice(0, 300) : '';
  return new TransportFailure('unavailable', `The model ${name} could not be run in this process.`, {
    retryable: false,
    providerWords: words,
    cause: error,
  });
}

/** Who waits in line can leave it at once. */
async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  if (signal.aborted) throw signal.reason;
  let leave = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
    work.catch(() => undefined);
  }
}
