import { estimateTokens } from './estimate-cost.ts';
import type { ModelAttempt } from './language-model.ts';
import { costOf, type PriceOf } from './prices.ts';
import type { TokenUsage, TransportRequest } from './transport.ts';

interface RequestEnd {
  readonly model: string;
  readonly outcome: ModelAttempt['outcome'];
  readonly milliseconds: number;
  readonly question: TransportRequest;
  /** What came of the answer, with everything that was cut off from it later. */
  readonly text: string;
  readonly usage: TokenUsage;
}

/** What one request took. Where the provider does not say and an answer had begun, the length of the texts does. */
export function attemptOf(end: RequestEnd, priceOf: PriceOf): ModelAttempt {
  const { model, outcome, milliseconds, question, text, usage } = end;
  const isTold = usage.inputTokens !== undefined && usage.outputTokens !== undefined;
  const isEstimate = !isTold && (text !== '' || outcome === 'answered');
  const inputTokens = usage.inputTokens ?? (isEstimate ? estimateTokens(question.system + question.user) : undefined);
  const outputTokens = usage.outputTokens ?? (isEstimate ? estimateTokens(text) : undefined);
  const { cachedInputTokens } = usage;
  const costUsd = costOf(priceOf(model), { inputTokens, outputTokens, cachedInputTokens });
  return {
    model,
    outcome,
    milliseconds,
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    ...(cachedInputTokens === undefined ? {} : { cachedInputTokens }),
    ...(isEstimate ? { isEstimate } : {}),
    ...(costUsd === undefined ? {} : { costUsd }),
  };
}
