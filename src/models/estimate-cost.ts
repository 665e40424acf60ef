import type { ModelCall, ModelRole } from './language-model.ts';
import type { ModelPrice } from './prices.ts';

/** What an estimate looks at: whether a provider will have something in its cache, nobody knows beforehand. */
export type TokenPrice = Pick<ModelPrice, 'inputUsd' | 'outputUsd'>;

/** What an article is expected to take, before a word of it is written. */
export interface ArticleShape {
  /** Words at least and at most. */
  readonly words: readonly [number, number];
  /** Sections at least and at most. */
  readonly sections: readonly [number, number];
  /** Characters of evidence that a section is shown, at most. */
  readonly evidenceCharacters: number;
  /** Tokens that a word takes in the article's language. */
  readonly tokensPerWord: number;
}

export interface CostRange {
  readonly lowUsd: number;
  readonly highUsd: number;
}

const MILLION = 1_000_000;
const CHARACTERS_PER_TOKEN = 4;
/** Chinese, Japanese, Korean, Tibetan, Thai and the Indic scripts: about as many tokens as characters. */
const DENSE = /[\u0900-\u0e7f\u0f00-\u0fff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/gu;
/** Answers seldom take the room they are given. */
const USED_OUTPUT = 0.5;

/** Tokens of a text, about; no tokenizer is asked. */
export function estimateTokens(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / CHARACTERS_PER_TOKEN);
}

/** What a call will cost, about; undefined when its price is unknown. */
export function estimateCallUsd(call: ModelCall, price: TokenPrice | undefined): number | undefined {
  if (price === undefined) return undefined;
  const { rules, context, evidence, task } = call.prompt;
  const shown = [rules, context, ...evidence, task, call.correction?.answer ?? '', call.correction?.problem ?? ''];
  const input = shown.reduce((sum, text) => sum + estimateTokens(text), 0);
  return costOf(price, input, call.maxOutputTokens * USED_OUTPUT);
}

/** Calls of an article, each with what it is shown and says beside its evidence, in tokens. */
const RULES_AND_BRIEF = 2_000;
const PLAN_ANSWER = 1_200;
const SMALL_ANSWER = 600;
const PLAN_CALLS = [2, 4] as const;
const SMALL_CALLS = [3, 6] as const;
const CHECK_CALLS = [1, 4] as const;
const REPAIRED_SHARE = 0.3;

/**
 * What an article will cost in model calls: low when every answer is right at once, high with all the evidence shown
 * and with repairs. An estimate for people, not for limits.
 * @returns undefined when the price of a model is unknown
 */
export function estimateCost(
  shape: ArticleShape,
  priceFor: (role: ModelRole) => TokenPrice | undefined,
): CostRange | undefined {
  const [plan, write, check] = [priceFor('plan'), priceFor('write'), priceFor('check')];
  if (plan === undefined || write === undefined || check === undefined) return undefined;
  const evidence = shape.evidenceCharacters / CHARACTERS_PER_TOKEN;
  const sum = (side: 0 | 1) => {
    const shown = evidence * (side === 0 ? 0.4 : 1);
    const text = shape.words[side] * shape.tokensPerWord;
    const written = text * (side === 0 ? 1 : 1 + REPAIRED_SHARE);
    const sections = shape.sections[side];
    return (
      costOf(plan, PLAN_CALLS[side] * (RULES_AND_BRIEF + shown), PLAN_CALLS[side] * PLAN_ANSWER) +
      costOf(write, sections * (RULES_AND_BRIEF + shown), written * JSON_OVERHEAD) +
      costOf(write, SMALL_CALLS[side] * (RULES_AND_BRIEF + text), SMALL_CALLS[side] * SMALL_ANSWER) +
      costOf(check, CHECK_CALLS[side] * (RULES_AND_BRIEF + text + shown), CHECK_CALLS[side] * SMALL_ANSWER)
    );
  };
  return { lowUsd: sum(0), highUsd: sum(1) };
}

/** Quotation marks, keys and citation ids around the words. */
const JSON_OVERHEAD = 1.3;

function costOf({ inputUsd, outputUsd }: TokenPrice, inputTokens: number, outputTokens: number): number {
  return (inputTokens * inputUsd + outputTokens * outputUsd) / MILLION;
}
