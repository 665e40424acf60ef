import { serveTasks } from '../support/thread-entry.ts';
import { assessReading, evaluateReading, readText } from './evaluate.ts';

interface Given<Rate extends typeof assessReading | typeof evaluateReading> {
  readonly reading: Parameters<Rate>[0];
  readonly input: Parameters<Rate>[1];
}

/** Entry of the threads that evaluate texts. */
serveTasks({
  read: (input: Parameters<typeof readText>[0]) => readText(input),
  assess: ({ reading, input }: Given<typeof assessReading>) => assessReading(reading, input),
  evaluate: ({ reading, input }: Given<typeof evaluateReading>) => evaluateReading(reading, input),
});
