import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/**
 * Compares an answer with its schema: every field as it says, and no field beyond.
 * @throws Error that says what differs
 */
export function checkAnswer(schema: z.ZodType, body: object): void {
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const { success, data, error } = schema.safeParse(sent);
  if (!success) throw new Error(`an answer does not fit the contract: ${error.message}`);
  if (!isDeepStrictEqual(data, sent)) {
    throw new Error(`an answer has fields that the contract does not: ${JSON.stringify(sent)}`);
  }
}
