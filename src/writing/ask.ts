import type { z } from 'zod';

/** A question that a step asks; whoever answers it gives a value that fits the schema. */
export interface Question<T> {
  /** `step/what`, for messages. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** Computes the answer from the sources, deterministically. */
  readonly embedded: () => T;
}

/** Chosen once by the caller of the pipeline, never a fallback after a failure. */
export type Ask = <T>(question: Question<T>) => Promise<T>;

/** Lets the embedded writer answer. Throws when an answer breaks its own schema: that is a fault of ours. */
export const askEmbedded: Ask = async ({ name, schema, embedded }) => {
  const checked = schema.safeParse(embedded());
  if (checked.success) return checked.data;
  throw new Error(`the embedded answer to "${name}" does not fit its schema`, { cause: checked.error });
};
