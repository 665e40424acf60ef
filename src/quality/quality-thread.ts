import { serveTasks } from '../support/thread-entry.ts';
import {
  type ArguedInput,
  assessReading,
  evaluateReading,
  type RatingInput,
  readText,
  type TextInput,
} from './evaluate.ts';
import type { Reading } from './reading.ts';

interface Given<Input> {
  readonly reading: Reading;
  readonly input: Input;
}

/** Entry of the threads that evaluate texts. */
serveTasks({
  read: (input: TextInput) => readText(input),
  assess: ({ reading, input }: Given<RatingInput>) => assessReading(reading, input),
  evaluate: ({ reading, input }: Given<ArguedInput>) => evaluateReading(reading, input),
});
