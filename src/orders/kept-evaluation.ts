import { z } from 'zod';
import type { EvaluationOrder } from '../contract/eeat.ts';
import { SITE_LANGUAGES } from '../contract/languages.ts';

/** An evaluation as its job keeps it. */
export type KeptEvaluation = Pick<EvaluationOrder, 'content' | 'language' | 'withSuggestions'>;

const schema = z.object({
  content: z.union([
    z.strictObject({ markdown: z.string() }),
    z.strictObject({ html: z.string() }),
    z.strictObject({ url: z.string() }),
  ]),
  language: z.enum(SITE_LANGUAGES),
  withSuggestions: z.boolean(),
});

/**
 * The order in a job's row.
 * @throws ZodError for a row that no order of ours has made
 */
export function keptEvaluationOf(request: unknown): KeptEvaluation {
  return schema.parse(request);
}
