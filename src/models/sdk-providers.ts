import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import type { ResponseFormat } from './response-format.ts';

/** One model of a provider package, as the AI SDK defines it. */
export type SdkModel = ReturnType<OpenAICompatibleProvider['chatModel']>;

/** Makes the model for one request; the package is loaded when that is first needed. */
export type LoadModel = (fetch: typeof globalThis.fetch, format: ResponseFormat) => Promise<SdkModel>;

/** What the packages differ in. */
export interface SdkProvider {
  readonly id: SdkProviderId;
  /** From the strictest that it may take. */
  readonly formats: readonly ResponseFormat[];
  readonly baseUrl: string | undefined;
  readonly needsKey: boolean;
  /** Under which name its package looks for options of its own, and those it is always given. */
  readonly optionsKey: string;
  readonly options: Readonly<Record<string, boolean>>;
  /** Tokens that a model may think with before it writes, where they count as output. */
  headroom(model: string): number;
  load(
    model: string,
    access: ProviderAccess,
    fetch: typeof globalThis.fetch,
    format: ResponseFormat,
  ): Promise<SdkModel>;
}

export interface ProviderAccess {
  readonly apiKey: string;
  readonly baseUrl: string;
}

export type SdkProviderId = 'anthropic' | 'openai' | 'google' | 'openai-compatible';

const THINKING_TOKENS = 8_192;
const ALL_FORMATS = ['json_schema', 'json_object', 'none'] as const;

export const SDK_PROVIDERS: Readonly<Record<SdkProviderId, SdkProvider>> = {
  anthropic: {
    id: 'anthropic',
    formats: ['json_schema', 'none'],
    baseUrl: 'https://api.anthropic.com/v1',
    needsKey: true,
    optionsKey: 'anthropic',
    options: {},
    headroom: (model) => (/^claude-[a-z]+-[5-9]/.test(model) ? THINKING_TOKENS : 0),
    load: async (model, { apiKey, baseUrl }, fetch) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey, baseURL: baseUrl, fetch })(model);
    },
  },
  openai: {
    id: 'openai',
    formats: ALL_FORMATS,
    baseUrl: 'https://api.openai.com/v1',
    needsKey: true,
    optionsKey: 'openai',
    // Else every question and answer would be kept at the provider for a month.
    options: { store: false },
    headroom: (model) => (/^(?:o\d|gpt-[5-9](?!.*chat))/.test(model) ? THINKING_TOKENS : 0),
    load: async (model, { apiKey, baseUrl }, fetch) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ apiKey, baseURL: baseUrl, fetch })(model);
    },
  },
  google: {
    id: 'google',
    formats: ALL_FORMATS,
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    needsKey: true,
    optionsKey: 'google',
    options: {},
    headroom: (model) => (/^gemini-(?:2\.5|[3-9])/.test(model) ? THINKING_TOKENS : 0),
    load: async (model, { apiKey, baseUrl }, fetch) => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ apiKey, baseURL: baseUrl, fetch })(model);
    },
  },
  'openai-compatible': {
    id: 'openai-compatible',
    formats: ALL_FORMATS,
    baseUrl: undefined,
    needsKey: false,
    optionsKey: 'openaiCompatible',
    options: {},
    headroom: () => 0,
    load: async (model, { apiKey, baseUrl }, fetch, format) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'openaiCompatible',
        baseURL: baseUrl,
        ...(apiKey === '' ? {} : { apiKey }),
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: format === 'json_schema',
      }).chatModel(model);
    },
  },
};
