import { modelOf, splitModel } from './provider-model.ts';
import { define, required } from './setting.ts';
import { filePath, text, tokenPrice, usDollars, webAddress, wholeNumber } from './setting-types.ts';

/** Where a language model runs. `local`: a GGUF file in this process; `cassette`: recorded answers, for tests and demos. */
export const MODEL_PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible', 'local', 'cassette'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Providers that turn texts into vectors. */
export const EMBEDDING_PROVIDERS = ['openai', 'google', 'openai-compatible'] as const;

/** Provider and model of a `provider:model` that was read from the settings. */
export function splitModelName(name: string): { readonly provider: ModelProvider; readonly model: string } {
  const split = splitModel(name, MODEL_PROVIDERS);
  if (split === undefined) throw new Error(`"${name}" is not provider:model`);
  return split;
}

/** US dollars for a million tokens, of a price that was read from the settings. */
export function splitTokenPrice(price: string): { readonly inputUsd: number; readonly outputUsd: number } {
  const [input, output] = price.split('/');
  return { inputUsd: Number(input), outputUsd: Number(output) };
}

const languageModel = modelOf(MODEL_PROVIDERS);

const roleModel = (name: string, what: string) =>
  define({ name, type: languageModel, otherwise: 'as INKWRIGHT_MODEL', meaning: `Model that ${what}` });

const providerKey = (provider: string, name: string) =>
  define({
    name,
    type: text,
    otherwise: 'none',
    secret: true,
    meaning: `Key for ${provider}; required when a model names it`,
  });

const providerUrl = (provider: string, name: string) =>
  define({
    name,
    type: webAddress,
    otherwise: `that of ${provider}`,
    meaning: `Base address used instead of that of ${provider}, for a proxy`,
  });

/** The language model, and what may be asked and spent. */
export const MODEL_SETTINGS = {
  model: define({
    name: 'INKWRIGHT_MODEL',
    type: languageModel,
    otherwise: 'the embedded writer',
    meaning:
      'Language model that writes: `anthropic:MODEL`, `openai:MODEL`, `google:MODEL`, `openai-compatible:MODEL` (any such server), `local:FILE.gguf` (in this process) or `cassette:FILE` (recorded answers)',
  }),
  modelPlan: roleModel('INKWRIGHT_MODEL_PLAN', 'plans: brief, outline, title'),
  modelWrite: roleModel('INKWRIGHT_MODEL_WRITE', 'writes sections and repairs'),
  modelCheck: roleModel('INKWRIGHT_MODEL_CHECK', 'checks what was written against its sources'),
  modelBaseUrl: define({
    name: 'INKWRIGHT_MODEL_BASE_URL',
    type: webAddress,
    otherwise: 'none',
    meaning: 'Address of the openai-compatible server, with its /v1; required when a model names it',
  }),
  modelApiKey: define({
    name: 'INKWRIGHT_MODEL_API_KEY',
    type: text,
    otherwise: 'none',
    secret: true,
    meaning: 'Key for the openai-compatible server, where it wants one',
  }),
  modelPrice: define({
    name: 'INKWRIGHT_MODEL_PRICE',
    type: tokenPrice,
    otherwise: 'unknown, so that its costs are not limited',
    meaning: 'What the models of the openai-compatible server cost; other providers’ prices are known',
  }),
  anthropicKey: providerKey('Anthropic', 'ANTHROPIC_API_KEY'),
  openaiKey: providerKey('OpenAI', 'OPENAI_API_KEY'),
  googleKey: providerKey('Google', 'GOOGLE_GENERATIVE_AI_API_KEY'),
  anthropicUrl: providerUrl('Anthropic', 'INKWRIGHT_ANTHROPIC_URL'),
  openaiUrl: providerUrl('OpenAI', 'INKWRIGHT_OPENAI_URL'),
  googleUrl: providerUrl('Google', 'INKWRIGHT_GOOGLE_URL'),
  embeddingModel: define({
    name: 'INKWRIGHT_EMBEDDING_MODEL',
    type: modelOf(EMBEDDING_PROVIDERS),
    otherwise: 'none',
    meaning:
      'Model that compares titles with earlier ones, and documents with what is ordered, by meaning as well as by words',
  }),
  modelConcurrency: required({
    name: 'INKWRIGHT_MODEL_CONCURRENCY',
    type: wholeNumber(1, 10_000),
    default: '32',
    meaning: 'Calls that one process has under way at a provider at a time',
  }),
  modelAccountConcurrency: define({
    name: 'INKWRIGHT_MODEL_ACCOUNT_CONCURRENCY',
    type: wholeNumber(1, 10_000),
    otherwise: 'as INKWRIGHT_MODEL_CONCURRENCY',
    meaning: 'The same, for the calls of one account',
  }),
  modelRate: define({
    name: 'INKWRIGHT_MODEL_RATE_LIMIT',
    type: wholeNumber(1, 1_000_000),
    otherwise: 'no limit',
    meaning: 'Calls a minute that one process makes to a provider',
  }),
  modelAccountRate: define({
    name: 'INKWRIGHT_MODEL_ACCOUNT_RATE_LIMIT',
    type: wholeNumber(1, 1_000_000),
    otherwise: 'no limit',
    meaning: 'The same, for the calls of one account',
  }),
  modelTimeLimitSeconds: required({
    name: 'INKWRIGHT_MODEL_TIME_LIMIT',
    type: wholeNumber(1, 3_600),
    default: '600',
    meaning: 'Seconds after which a call to a language model is given up; it may be made again',
  }),
  articleCostLimit: define({
    name: 'INKWRIGHT_ARTICLE_COST_LIMIT',
    type: usDollars,
    otherwise: 'no limit',
    meaning: 'US dollars that one article may cost in model calls, its retries included',
  }),
  monthCostLimit: define({
    name: 'INKWRIGHT_MONTH_COST_LIMIT',
    type: usDollars,
    otherwise: 'no limit',
    meaning: 'US dollars that the articles of one account may cost in model calls in a calendar month (UTC)',
  }),
  huggingFaceUrl: required({
    name: 'INKWRIGHT_HUGGINGFACE_URL',
    type: webAddress,
    default: 'https://huggingface.co',
    meaning: 'Where `inkwright models pull hf:…` finds models',
  }),
  recordModel: define({
    name: 'INKWRIGHT_RECORD_MODEL',
    type: filePath,
    otherwise: 'nothing is recorded',
    meaning: 'File that every answer of the language model is recorded in; `cassette:FILE` plays them again',
  }),
};

/** The part of the settings that the checks below look at. */
interface ModelValues {
  readonly model?: unknown;
  readonly modelPlan?: unknown;
  readonly modelWrite?: unknown;
  readonly modelCheck?: unknown;
  readonly embeddingModel?: unknown;
  readonly modelBaseUrl?: unknown;
  readonly anthropicKey?: unknown;
  readonly openaiKey?: unknown;
  readonly googleKey?: unknown;
}

const MODEL_KEYS = ['model', 'modelPlan', 'modelWrite', 'modelCheck', 'embeddingModel'] as const;
const ROLE_KEYS = ['modelPlan', 'modelWrite', 'modelCheck'] as const;

const NEEDED_BY = {
  anthropic: 'anthropicKey',
  openai: 'openaiKey',
  google: 'googleKey',
  'openai-compatible': 'modelBaseUrl',
} as const;

type NamedModels<T> = { readonly [Key in 'model' | (typeof ROLE_KEYS)[number]]?: T | undefined };

/** The language model of each role, as `provider:model`; undefined unless every role has one. */
export function modelNames<T>({
  model,
  modelPlan = model,
  modelWrite = model,
  modelCheck = model,
}: NamedModels<T>): Readonly<Record<'plan' | 'write' | 'check', T>> | undefined {
  return modelPlan === undefined || modelWrite === undefined || modelCheck === undefined
    ? undefined
    : { plan: modelPlan, write: modelWrite, check: modelCheck };
}

interface Limits {
  readonly articleUsd: number | undefined;
  readonly monthUsd: number | undefined;
}

/** The limits that bind an account, in US dollars: its own, else those of the settings. Undefined: no limit. */
export function costLimitsOf(
  { articleCostLimit, monthCostLimit }: Readonly<Record<'articleCostLimit' | 'monthCostLimit', number | undefined>>,
  own: Limits,
): Limits {
  return { articleUsd: own.articleUsd ?? articleCostLimit, monthUsd: own.monthUsd ?? monthCostLimit };
}

/** What is missing for the models that are named, and what is set and could have no effect. */
export function modelProblems(values: ModelValues): string[] {
  const named = MODEL_KEYS.flatMap((key) => {
    const value = values[key];
    return typeof value === 'string' ? [{ setting: MODEL_SETTINGS[key].name, ...splitModelName(value) }] : [];
  });
  const problems = named.flatMap(({ setting, provider }) => {
    const needed = provider in NEEDED_BY ? NEEDED_BY[provider as keyof typeof NEEDED_BY] : undefined;
    if (needed === undefined || values[needed] !== undefined) return [];
    return [`${setting} names ${provider}, which needs ${MODEL_SETTINGS[needed].name}.`];
  });
  const missing = ROLE_KEYS.filter((key) => values[key] === undefined);
  if (values.model === undefined && missing.length > 0 && missing.length < ROLE_KEYS.length) {
    const names = missing.map((key) => MODEL_SETTINGS[key].name).join(' and ');
    problems.push(`A model is set for some roles only: set INKWRIGHT_MODEL, or also ${names}.`);
  }
  if (named.length > 0 && values.modelBaseUrl !== undefined && !named.some(isCompatible)) {
    problems.push(
      'INKWRIGHT_MODEL_BASE_URL is for openai-compatible models, and none is named; ' +
        'for a proxy of another provider set INKWRIGHT_ANTHROPIC_URL, INKWRIGHT_OPENAI_URL or INKWRIGHT_GOOGLE_URL.',
    );
  }
  return problems;
}

function isCompatible({ provider }: { readonly provider: ModelProvider }): boolean {
  return provider === 'openai-compatible';
}

const WITH_A_MODEL = [
  'modelBaseUrl',
  'modelApiKey',
  'modelPrice',
  'modelConcurrency',
  'modelAccountConcurrency',
  'modelRate',
  'modelAccountRate',
  'modelTimeLimitSeconds',
  'articleCostLimit',
  'monthCostLimit',
  'recordModel',
] as const;

/** Names of variables that are set and do nothing, since no model is named. */
export function idleModelVariables(values: Readonly<Record<string, unknown>>, given: readonly string[]): string[] {
  if (MODEL_KEYS.some((key) => values[key] !== undefined)) return [];
  // An image model may be at the same server.
  const shared: readonly string[] = values.imageModel === undefined ? [] : ['modelBaseUrl', 'modelApiKey'];
  return WITH_A_MODEL.filter((key) => !shared.includes(key))
    .map((key) => MODEL_SETTINGS[key].name)
    .filter((name) => given.includes(name));
}
