import { StartEvaluationBody, toEvaluationOrder } from '../../contract/eeat.ts';
import { openKeys } from '../../contract/open-keys.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';
import { wordStart } from '../messages/word-answer.ts';
import { startHeaders } from '../start-headers.ts';

export function evaluationHandlers({
  orders,
}: Pick<HttpParts, 'orders'>): Pick<Handlers, 'startEvaluation' | 'getEvaluation'> {
  return {
    async startEvaluation({ accountId, body, received, idempotency, strict, words }) {
      const order = toEvaluationOrder(body, received);
      const started = await orders.startEvaluation(accountId, order, { idempotency });
      return {
        data: started.jobId,
        message: wordStart(words, { notes: [], unhonoured: [], openKeys: openKeys(StartEvaluationBody, received) }),
        headers: startHeaders(started, strict),
      };
    },

    async getEvaluation({ accountId, params, words }) {
      const { jobId, from, parameters, config, state, createdAt, error, result } = await orders.getEvaluation(
        accountId,
        params.id,
      );
      const job = {
        id: jobId,
        from,
        parameters: { ...parameters },
        config: { ...config },
        state,
        create_time: createdAt.getTime(),
        content: result && { markdown: result.markdown, eeat_evaluation: result.evaluation },
        ...(error === null ? {} : { error }),
      };
      return { data: { job, id: jobId }, message: words.evaluation[state] };
    },
  };
}
