import { JobError } from '../../contract/errors.ts';
import { isModelError } from '../../models/language-model.ts';
import { asSentence } from '../../support/as-sentence.ts';

/** A model that is there and can not do it; when it is not there, asking later helps, and nothing is given up. */
const CAN_NOT = new Set(['invalid_answer', 'cut', 'refused', 'context_overflow']);

/**
 * A note for the report in place of an answer that the article can do without.
 * @throws the error itself when it is of another kind: the provider is away, the budget is spent, the job cancelled
 */
export function unusableAnswer(error: unknown, who: string): string {
  const cause = error instanceof JobError ? error.cause : error;
  if (!isModelError(cause) || !CAN_NOT.has(cause.code)) throw error;
  return asSentence(`${who} gave no usable answer: ${cause.message}`);
}
