import { z } from 'zod';
import { OperatorError } from '../support/operator-error.ts';
import { codeOfStatus, type ImageRequests, watchImageRequests } from './image-requests.ts';
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
const COMPATIBLE = 'openai-compatible';

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
      const late = AbortSignal.timeout(timeoutMs);
      const requests = watchImageRequests(name, priceUsd);
      let filtered = false;
      const onFiltered = () => {
        filtered = true;
      };
      try {
        const { generateImage } = await loadAi();
        const { image } = await generateImage({
          model: await load(settings, requests.fetch, onFiltered),
          prompt,
          ...(provider === 'google' ? { aspectRatio: shapeOf(size) } : { size: sizeFor(model, size) }),
          ...(seed === undefined ? {} : { seed, providerOptions: { [COMPATIBLE]: { seed } } }),
          maxRetries: MOST_RETRIES,
          abortSignal: AbortSignal.any([signal, late]),
        });
        return { bytes: image.uint8Array, attempts: requests.attempts('answered') };
      } catch (error) {
        signal.throwIfAborted();
        const { code, message } = late.aborted
          ? { code: 'timeout' as const, message: `it made no picture within ${timeoutMs / 1000} seconds` }
          : filtered
            ? { code: 'refused' as const, message: 'it refused to make this picture, for reasons of safety' }
            : failureOf(error, requests, apiKey);
        throw new ModelError(code, `"${name}": ${message}.`, {
          retryable: code === 'rate_limited' || code === 'unavailable' || code === 'timeout',
          providerWords: '',
          attempts: requests.attempts(code),
          cause: error,
        });
      }
    },
  };
}

/** @param onFiltered called when the provider gives no picture because of what would be in it */
async function load(settings: ImageModelSettings, fetch: ImageRequests['fetch'], onFiltered: () => void) {
  const { wrapImageModel } = await loadAi();
  return wrapImageModel({
    model: await modelOf(settings, fetch),
    middleware: {
      specificationVersion: 'v3',
      wrapGenerate: async ({ doGenerate }) => {
        const result = await doGenerate();
        if (result.images.length === 0 && result.isRetryable === false) onFiltered();
        return result;
      },
    },
  });
}

async function modelOf({ provider, model, apiKey, baseUrl }: ImageModelSettings, fetch: ImageRequests['fetch']) {
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl };
  const access = { ...address, ...(apiKey === undefined ? {} : { apiKey }), fetch };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(access).imageModel(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(access).imageModel(model);
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible'))
        .createOpenAICompatible({ name: COMPATIBLE, baseURL: baseUrl ?? '', ...access })
        .imageModel(model);
  }
}

/** The `gpt-image` models know other sizes than those before them; an unknown one is an error there. */
function sizeFor(model: string, size: string): `${number}x${number}` {
  const isNewer = /(?:^|\/)(?:chatgpt|gpt)-image/.test(model);
  const near = { '16:9': '1536x1024', '9:16': '1024x1536', '1:1': '1024x1024' } as const;
  return isNewer ? near[shapeOf(size)] : (size as `${number}x${number}`);
}

function shapeOf(size: string): '16:9' | '9:16' | '1:1' {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return width > height ? '16:9' : width < height ? '9:16' : '1:1';
}

function failureOf(
  error: unknown,
  requests: Pick<ImageRequests, 'wasAnswered'>,
  secret: string | undefined,
): { code: ModelErrorCode; message: string } {
  const read = sdkError.safeParse(error);
  // A retry wraps what was tried last.
  const inner = read.success && read.data.lastError !== undefined ? sdkError.safeParse(read.data.lastError) : read;
  const { name = '', statusCode: status, responseBody } = inner.data ?? {};
  const words = providerWords(responseBody, secret === undefined ? [] : [secret]).replace(/\.$/, '');
  const said = words === '' ? '' : `: ${words}`;
  if (name === 'AI_NoImageGeneratedError') return { code: 'invalid_answer', message: 'it answered without a picture' };
  if (requests.wasAnswered()) {
    return { code: 'invalid_answer', message: 'its answer holds no picture that can be read' };
  }
  const code = status === undefined ? 'connection' : codeOfStatus(status);
  switch (code) {
    case 'unauthorized':
      return { code, message: `it did not accept our key (status ${status})` };
    case 'credit_exhausted':
      return { code, message: `its credit is used up (status ${status})` };
    case 'not_found':
      return { code, message: `there is no such model (status ${status})${said}` };
    case 'rate_limited':
      return { code, message: `it was asked too often (status ${status})` };
    case 'unavailable':
      return { code, message: `it failed (status ${status})` };
    case 'refused':
      return { code, message: `it refused (status ${status})${said}` };
    default:
      return { code, message: 'it could not be reached' };
  }
}
