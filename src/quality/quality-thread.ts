import { serveTasks } from '../support/thread-entry.ts';
import { type EvaluatedText, type EvaluationInput, evaluateText } from './evaluate.ts';

/** Entry of the threads that evaluate texts. */
serveTasks({ evaluate: (input: EvaluationInput): EvaluatedText => evaluateText(input) });
