import type { TokenUsage } from './transport.ts';

/** US dollars for a million tokens, as the provider's price list has them for a single request. */
export interface ModelPrice {
  readonly inputUsd: number;
  readonly outputUsd: number;
  /** Input that the provider had in its cache. Where it is not known, that counts like any other. */
  readonly cachedInputUsd?: number;
  /** Prompts of more tokens have another price, which is not known here. */
  readonly upToInputTokens?: number;
}

/** By `provider:model`; undefined: unknown. */
export type PriceOf = (model: string) => ModelPrice | undefined;

const MILLION = 1_000_000;

type Row = readonly [inputUsd: number, cachedInputUsd: number | undefined, outputUsd: number, upToInputTokens?: number];

const LONG_OPENAI = 272_000;
const LONG_GOOGLE = 200_000;

/**
 * Compared with the price lists on 2026-11-28: platform.claude.com/docs/en/about-claude/pricing,
 * developers.openai.com/api/docs/pricing and ai.google.dev/gemini-api/docs/pricing, some of them by way of others who
 * quote them. Providers change prices; the invoice is theirs.
 */
const PRICES: Readonly<Record<string, Row>> = {
  'anthropic:claude-fable-5-1': [10, 0.25, 50],
  'anthropic:claude-fable-5': [10, 1, 50],
  'anthropic:claude-opus-5-5': [4, 0.2, 20],
  'anthropic:claude-opus-5': [5, 0.5, 25],
  'anthropic:claude-opus-4-8': [5, 0.5, 25],
  'anthropic:claude-opus-4-7': [5, 0.5, 25],
  'anthropic:claude-opus-4-6': [5, 0.5, 25],
  'anthropic:claude-opus-4-5': [5, 0.5, 25],
  'anthropic:claude-opus-4-1': [15, 1.5, 75],
  'anthropic:claude-sonnet-5-5': [2, 0.1, 10],
  'anthropic:claude-sonnet-5': [2, 0.2, 10],
  'anthropic:claude-sonnet-4-6': [3, 0.3, 15],
  'anthropic:claude-sonnet-4-5': [3, 0.3, 15],
  'anthropic:claude-haiku-5-5': [0.1, 0.01, 0.5, 100_000],
  'anthropic:claude-haiku-4-5': [1, 0.1, 5],
  'openai:gpt-6.2-astra': [8, 0.4, 40, LONG_OPENAI],
  'openai:gpt-6.2-sol': [2, 0.1, 10, LONG_OPENAI],
  'openai:gpt-6.1-sol': [2, 0.1, 10, LONG_OPENAI],
  'openai:gpt-6.1-terra': [1, 0.05, 5, LONG_OPENAI],
  'openai:gpt-6-astra': [10, 1, 50, LONG_OPENAI],
  'openai:gpt-6-sol': [2, 0.2, 10, LONG_OPENAI],
  'openai:gpt-6-luna': [0.1, 0.01, 0.5, LONG_OPENAI],
  'openai:gpt-5.6-terra': [2, 0.2, 12, LONG_OPENAI],
  'openai:gpt-5.6-luna': [0.2, 0.02, 1.2, LONG_OPENAI],
  'openai:gpt-5.5': [5, 0.5, 30, LONG_OPENAI],
  'openai:gpt-5.4': [2.5, 0.25, 15, LONG_OPENAI],
  'openai:gpt-5.4-mini': [0.75, 0.075, 4.5],
  'openai:gpt-5.4-nano': [0.2, 0.02, 1.25],
  'openai:gpt-5.1': [1.25, 0.125, 10],
  'openai:gpt-5': [1.25, 0.125, 10],
  'openai:gpt-5-mini': [0.25, 0.025, 2],
  'openai:gpt-5-nano': [0.05, 0.005, 0.4],
  'openai:gpt-4.1': [2, 0.5, 8],
  'openai:gpt-4.1-mini': [0.4, 0.1, 1.6],
  'openai:gpt-4.1-nano': [0.1, 0.025, 0.4],
  'openai:gpt-4o': [2.5, 1.25, 10],
  'openai:gpt-4o-mini': [0.15, 0.075, 0.6],
  'google:gemini-4-neon': [3, 0.15, 15],
  'google:gemini-4-hydrogen': [1.5, 0.075, 7.5],
  // What it costs from 2027 on: half until then.
  'google:gemini-3.8-flash': [1.5, undefined, 7.5],
  'google:gemini-3.5-flash': [1.5, 0.15, 9],
  'google:gemini-3.5-flash-lite': [0.3, undefined, 2.5],
  'google:gemini-3.1-pro': [2, undefined, 12, LONG_GOOGLE],
  'google:gemini-2.5-pro': [1.25, undefined, 10, LONG_GOOGLE],
  'google:gemini-2.5-flash': [0.3, undefined, 2.5],
  'google:gemini-2.5-flash-lite': [0.1, undefined, 0.4],
};

/** A name that pins a version of a model, or follows it. */
const VERSION = /-(?:\d{8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{2}|\d{3}|latest|preview)$/;
const FREE: ModelPrice = { inputUsd: 0, outputUsd: 0, cachedInputUsd: 0 };

/** What a model costs. A model in this process costs nothing; nobody knows what a server of the operator's does. */
export const priceOf: PriceOf = (model) => {
  if (model.startsWith('local:')) return FREE;
  for (let name = model; ; name = name.replace(VERSION, '')) {
    const row = Object.hasOwn(PRICES, name) ? PRICES[name] : undefined;
    if (row !== undefined) return priceIn(row);
    if (!VERSION.test(name)) return undefined;
  }
};

/** US dollars; undefined when the price or a count is unknown. */
export function costOf(price: ModelPrice | undefined, usage: TokenUsage): number | undefined {
  const { inputTokens, outputTokens, cachedInputTokens = 0 } = usage;
  if (price === undefined || inputTokens === undefined || outputTokens === undefined) return undefined;
  if (inputTokens > (price.upToInputTokens ?? Number.POSITIVE_INFINITY)) return undefined;
  const cached = Math.min(cachedInputTokens, inputTokens);
  const input = (inputTokens - cached) * price.inputUsd + cached * (price.cachedInputUsd ?? price.inputUsd);
  return (input + outputTokens * price.outputUsd) / MILLION;
}

function priceIn([inputUsd, cachedInputUsd, outputUsd, upToInputTokens]: Row): ModelPrice {
  return {
    inputUsd,
    outputUsd,
    ...(cachedInputUsd === undefined ? {} : { cachedInputUsd }),
    ...(upToInputTokens === undefined ? {} : { upToInputTokens }),
  };
}
