import type { z } from 'zod';
import type { Memory } from './ports.ts';

interface Remembering<T, A> {
  readonly step: string;
  readonly version: number;
  /** All that the answer depends on and that may differ within a job. */
  readonly question: unknown;
  /** What comes back from memory is JSON that an earlier version may have written. */
  readonly schema: z.ZodType<T>;
  /** An answer that is not worth keeping, such as that a server was away, is asked for again; default: all are kept. */
  readonly isKept?: (answer: A) => boolean;
}

/** The answer to a question, asked once for a job and all its retries. */
export async function remembered<T, A>(
  memory: Memory,
  { step, version, question, schema, isKept = () => true }: Remembering<T, A>,
  ask: () => Promise<A>,
): Promise<T | A> {
  const known = await memory.recall(step, question);
  if (known !== undefined) return schema.parse(known);
  const answer = await ask();
  return isKept(answer) ? schema.parse(await memory.remember(step, version, question, answer)) : answer;
}
