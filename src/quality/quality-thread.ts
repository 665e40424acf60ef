import { serveTasks } from '../support/thread-entry.ts';
import { type Assessment, assessText, type EvaluationInput, type Outline, outlineOf } from './evaluate.ts';

/** Entry of the threads that evaluate texts. */
serveTasks({
  assess: (input: EvaluationInput): Assessment => assessText(input),
  outline: (input: EvaluationInput): Outline => outlineOf(input),
});
