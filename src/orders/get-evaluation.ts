import { notFound } from '../contract/errors.ts';
import { type EvaluationView, selectEvaluation } from '../store/evaluations.ts';
import type { OrderParts } from './order-parts.ts';

/** @throws RequestError `not_found`: unknown, or of another account; the two can not be told apart */
export async function getEvaluation(
  { db }: Pick<OrderParts, 'db'>,
  accountId: string,
  jobId: string,
): Promise<EvaluationView> {
  const found = await selectEvaluation(db, accountId, jobId);
  if (found !== undefined) return found;
  throw notFound('evaluation', 'id', jobId);
}
