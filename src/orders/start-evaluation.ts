import { PRODUCTS, type Product } from '../contract/choices.ts';
import type { EvaluationOrder } from '../contract/eeat.ts';
import { insertEvaluation } from '../store/evaluations.ts';
import { insertJob } from '../store/jobs.ts';
import type { KeptEvaluation } from './kept-evaluation.ts';
import type { OrderParts } from './order-parts.ts';
import { type StartOptions, startOnce } from './start-blog.ts';

/** The answer to a start; kept with the idempotency key. */
export interface StartedEvaluation {
  /** The evaluation is known by the id of its job. */
  readonly jobId: string;
  /** The start has taken place before, under the same idempotency key. */
  readonly replayed: boolean;
}

/**
 * Quota, job, evaluation and place in the queue, in one transaction.
 * @throws RequestError `quota_exceeded`, `conflict`
 */
export async function startEvaluation(
  parts: OrderParts,
  accountId: string,
  order: EvaluationOrder,
  { idempotency }: Pick<StartOptions, 'idempotency'>,
): Promise<StartedEvaluation> {
  const { ids, clock, jobs, quotas } = parts;
  const { from, parameters, config, content, language, withSuggestions } = order;
  const product = productOf(from);
  return startOnce(parts, accountId, 'start-evaluation', idempotency, async (trx) => {
    const jobId = ids.next('job');
    const request: KeptEvaluation = { content, language, withSuggestions };
    await insertJob(trx, { id: jobId, accountId, type: 'evaluation', rootId: jobId, request });
    await insertEvaluation(trx, { jobId, accountId, product, from, parameters, config, createdAt: clock.now() });
    await jobs.enqueue(trx, { jobId, type: 'evaluation', accountId });
    // Last, because it locks the account's quota rows until the commit.
    await quotas.reserve(trx, { accountId, product, jobId, amounts: { evaluation: 1 } });
    return { jobId };
  });
}

/** `from` is free text; what names no product of ours counts on the blogs' quota. */
function productOf(from: string): Product {
  return PRODUCTS.find((product) => product === from) ?? 'QUICK_BLOG';
}
