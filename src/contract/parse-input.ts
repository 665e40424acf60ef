import type { z } from 'zod';
import { RequestError } from './errors.ts';
import { plainDataProblems } from './plain-data.ts';
import { validationDetails } from './validation-details.ts';

/**
 * A body, query or set of headers as its schema gives it back: the one door for what came from outside.
 * @throws RequestError `invalid_request`, with a detail for every field that is wrong
 */
export function parseInput<S extends z.ZodType>(schema: S, received: unknown): z.output<S> {
  const problems = plainDataProblems(received);
  const result = schema.safeParse(received);
  if (result.success && problems.length === 0) return result.data;
  const details = [...problems, ...(result.success ? [] : validationDetails(result.error, schema, received))];
  const fields = details.length === 1 ? '1 field is' : `${details.length} fields are`;
  throw new RequestError('invalid_request', `The request does not fit: ${fields} wrong.`, { details });
}
