import { z } from 'zod';
import { OperatorError } from '../support/operator-error.ts';
import { type ModelAttempt, ModelError, type ModelErrorCode } from './language-model.ts';
import { loadAi } from './load-ai.ts';
import { providerWords } from './provider-words.ts';

/** Who makes pictures. */
type ImageModelProvider = 'openai' | 'google' | 'openai-compatible';

interface ImagePrompt {
  readonly prompt: string;
  /** Pixels, `1792x1024`; a model that knows no sizes is asked for the nearest shape. */
  readonly size: string;
  /** Same seed, same picture, where the model can. */
  readonly seed: number | undefined;
}

interface GeneratedImage {
  readonly bytes: Uint8Array;
  readonly attempts: readonly ModelAttempt[];
}

export interface ImageModel {
  /** `openai:gpt-image-1` */
  readonly name: string;
  /** What one picture costs; undefined: unknown. */
  readonly priceUsd: number | undefined;
  /** @throws ModelError, or the signal's reason */
  generate(
    prompt: ImagePrompt,
    options: { readonly signal: AbortSignal; readonly accountId: string },
  ): Promise<GeneratedImage>;
}

interface ImageModelSettings {
  readonly provider: ImageModelProvider;
  /** The provider's own name of the model. */
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Needed for `openai-compatible`; replaces the provider's own address for the others. */
  readonly baseUrl: string | undefined;
  readonly priceUsd: number | undefined;
  /** Milliseconds for one picture; default 120,000. */
  readonly timeoutMs?: number;
}

const TIME_LIMIT_MS = 120_000;
const MOST_RETRIES = 1;

/** Errors of the AI SDK, as far as they are looked at. */
const sdkError = z.object({
  name: z.string(),
  statusCode: z.number().optional().catch(undefined),
  responseBody: z.string().optional().catch(undefined),
  lastError: z.unknown().optional(),
});

/**
 * An image model over the AI SDK, which is loaded when the first picture is made.
 * @throws OperatorError when its key or base URL is missing
 */
export function createImageModel(settings: ImageModelSettings): ImageModel {
  const { provider, model, apiKey, baseUrl, priceUsd, timeoutMs = TIME_LIMIT_MS } = settings;
  const name = `${provider}:${model}`;
  if (provider !== 'openai-compatible' && apiKey === undefined) {
    throw new OperatorError(`The image model "${name}" needs the API key of ${provider}, and none is set`);
  }
  if (provider === 'openai-compatible' && baseUrl === undefined) {
    throw new OperatorError(`The image model "${name}" needs a base URL, such as http://127.0.0.1:7860/v1`);
  }
  return {
    name,
    priceUsd,
    async generate({ prompt, size, seed }, { signal }) {
      signal.throwIfAborted();
      const started = performance.now();
      const attempt = (outcome: ModelAttempt['outcome']): ModelAttempt => ({
        model: name,
        outcome,
        milliseconds: Math.round(performance.now() - started),
        ...(outcome === 'answered' && priceUsd !== undefined ? { costUsd: priceUsd } : {}),
      });
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const { generateImage } = await loadAi();
        const { image } = await generateImage({
          model: await load(settings),
          prompt,
          ...(provider === 'google' ? { aspectRatio: shapeOf(size) } : { size: size as `${number}x${number}` }),
          ...(seed === undefined ? {} : { seed }),
          maxRetries: MOST_RETRIES,
          abortSignal: AbortSignal.any([signal, late]),
        });
        return { bytes: image.uint8Array, attempts: [attempt('answered')] };
      } catch (error) {
        signal.throwIfAborted();
        const { code, message } = late.aborted
          ? { code: 'timeout' as const, message: `it made no picture within ${timeoutMs / 1000} seconds` }
          : failureOf(error, apiKey);
        throw new ModelError(code, `"${name}": ${message}.`, {
          retryable: code === 'rate_limited' || code === 'unavailable' || code === 'timeout',
          providerWords: '',
          attempts: [attempt(code)],
          cause: error,
        });
      }
    },
  };
}

async function load({ provider, model, apiKey, baseUrl }: ImageModelSettings) {
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl };
  const access = { ...address, ...(apiKey === undefined ? {} : { apiKey }), fetch: withoutRedirects };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(access).imageModel(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(access).imageModel(model);
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible'))
        .createOpenAICompatible({ name: 'openai-compatible', baseURL: baseUrl ?? '', ...access })
        .imageModel(model);
  }
}

/** A key goes to the address that was configured, and to no other. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

function shapeOf(size: string): `${number}:${number}` {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return width > height ? '16:9' : width < height ? '9:16' : '1:1';
}

function failureOf(error: unknown, secret: string | undefined): { code: ModelErrorCode; message: string } {
  const read = sdkError.safeParse(error);
  // A retry wraps what was tried last.
  const inner = read.success && read.data.lastError !== undefined ? sdkError.safeParse(read.data.lastError) : read;
  const { name = '', statusCode: status, responseBody } = inner.data ?? {};
  const words = providerWords(responseBody, secret === undefined ? [] : [secret]).replace(/\.$/, '');
  const said = words === '' ? '' : `: ${words}`;
  if (status === undefined) {
    return name === 'AI_NoImageGeneratedError'
      ? { code: 'invalid_answer', message: 'it answered without a picture' }
      : { code: 'connection', message: 'it could not be reached, or its answer could not be read' };
  }
  if (status === 401 || status === 403)
    return { code: 'unauthorized', message: `it did not accept our key (status ${status})` };
  if (status === 402) return { code: 'credit_exhausted', message: `its credit is used up (status ${status})` };
  if (status === 404) return { code: 'not_found', message: `there is no such model (status ${status})${said}` };
  if (status === 429) return { code: 'rate_limited', message: `it was asked too often (status ${status})` };
  if (status >= 500) return { code: 'unavailable', message: `it failed (status ${status})` };
  if (status >= 400) return { code: 'refused', message: `it refused (status ${status})${said}` };
  return { code: 'invalid_answer', message: 'it answered without a picture' };
}
