import type { EmbeddingModel } from 'ai';
import { ModelError, type ModelErrorCode } from './language-model.ts';
import { loadAi } from './load-ai.ts';
import { providerWords } from './provider-words.ts';
import { SDK_PROVIDERS, type SdkProviderId } from './sdk-providers.ts';

/** Texts as points: those that mean alike are near each other. */
export interface Embeddings {
  /** `openai:text-embedding-3-small`: vectors of different models can not be compared. */
  readonly name: string;
  /**
   * @returns a vector for each text, in their order, all of one length
   * @throws ModelError, or the signal's reason
   */
  embed(texts: readonly string[], options: { readonly signal: AbortSignal }): Promise<readonly (readonly number[])[]>;
}

export type EmbeddingProviderId = Exclude<SdkProviderId, 'anthropic'>;

export interface EmbeddingSettings {
  readonly apiKey?: string | undefined;
  /** Needed for `openai-compatible`; replaces the provider's own address for the others. */
  readonly baseUrl?: string | undefined;
  /** For all texts of one call, tries included; milliseconds. */
  readonly timeLimitMs: number;
  /** Tries after the first one, for faults that may pass; default 2. */
  readonly retries?: number;
}

/** Beyond what any provider takes at once is cut off: the beginning says what a text is about. */
const LONGEST_TEXT = 6_000;
const CALLS_AT_ONCE = 4;

/** Vectors from one of the providers of the AI SDK, which is loaded with the first call. */
export function createEmbeddings(
  { provider, model }: { readonly provider: EmbeddingProviderId; readonly model: string },
  settings: EmbeddingSettings,
): Embeddings {
  const name = `${provider}:${model}`;
  return {
    name,
    async embed(texts, { signal }) {
      signal.throwIfAborted();
      if (texts.length === 0) return [];
      const timeUp = AbortSignal.timeout(settings.timeLimitMs);
      try {
        const { embedMany } = await loadAi();
        const { embeddings } = await embedMany({
          model: await load(provider, model, settings),
          // No provider takes an empty text.
          values: texts.map((text) => text.slice(0, LONGEST_TEXT).trim() || '-'),
          maxRetries: settings.retries ?? 2,
          maxParallelCalls: CALLS_AT_ONCE,
          abortSignal: AbortSignal.any([signal, timeUp]),
        });
        return checked(embeddings, texts.length, name);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ModelError) throw error;
        throw failureOf(error, name, timeUp.aborted, [settings.apiKey ?? '']);
      }
    },
  };
}

/** How near two vectors are: 1 the same direction, 0 nothing in common. 0 where one of them has no direction. */
export function cosineSimilarity(a: readonly number[], b: readonly number[]): number {
  let product = 0;
  let squaresOfA = 0;
  let squaresOfB = 0;
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    product += value * other;
    squaresOfA += value * value;
    squaresOfB += other * other;
  }
  const size = Math.sqrt(squaresOfA * squaresOfB);
  return size === 0 ? 0 : product / size;
}

async function load(id: EmbeddingProviderId, model: string, settings: EmbeddingSettings): Promise<EmbeddingModel> {
  const apiKey = settings.apiKey ?? '';
  const baseURL = settings.baseUrl ?? SDK_PROVIDERS[id].baseUrl ?? '';
  switch (id) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ apiKey, baseURL }).embedding(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ apiKey, baseURL }).embedding(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const key = apiKey === '' ? {} : { apiKey };
      return createOpenAICompatible({ name: 'openaiCompatible', baseURL, ...key }).embeddingModel(model);
    }
  }
}

/** What comes from a server is looked at before it is believed. */
function checked(vectors: readonly (readonly number[])[], count: number, name: string): readonly (readonly number[])[] {
  const length = vectors[0]?.length ?? 0;
  const areSound = vectors.every((vector) => vector.length === length && vector.every(Number.isFinite));
  if (vectors.length === count && length > 0 && areSound) return vectors;
  const message = `The embedding model ${name} did not give a vector of one length for each of ${count} texts.`;
  throw new ModelError('invalid_answer', message, { retryable: false, providerWords: '' });
}

interface ApiFault {
  readonly statusCode?: number;
  readonly responseBody?: string;
  readonly isRetryable?: boolean;
}

function failureOf(error: unknown, name: string, isTimeUp: boolean, secrets: readonly string[]): ModelError {
  const last = lastFault(error);
  const { statusCode, responseBody } = last;
  const code = isTimeUp ? 'timeout' : codeOf(statusCode);
  const words = providerWords(responseBody ?? '', secrets);
  const said = words === '' ? '' : ` It said: ${words}`;
  const what = statusCode === undefined ? code.replace('_', ' ') : `status ${statusCode}`;
  return new ModelError(code, `The embedding model ${name} gave no answer (${what}).${said}`, {
    retryable: isTimeUp || last.isRetryable === true,
    providerWords: words,
    cause: error,
  });
}

/** The SDK wraps the faults of all its tries. */
function lastFault(error: unknown): ApiFault {
  const { lastError } = error as { lastError?: unknown };
  return (lastError ?? error) as ApiFault;
}

function codeOf(status: number | undefined): ModelErrorCode {
  if (status === undefined) return 'connection';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 402) return 'credit_exhausted';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'unavailable' : 'refused';
}
