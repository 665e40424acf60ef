import type { StructuredQuestion } from '../../models/ask-structured.ts';

/**
 * Asks the judging model. Whoever fits this port remembers answers and ends the job when a model gives none that can be
 * used.
 */
export type AskJudge = <T>(question: StructuredQuestion<T>) => Promise<T>;
