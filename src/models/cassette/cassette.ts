import { z } from 'zod';
import { sha256Hex, stableStringify } from '../../support/hash.ts';
import { OperatorError } from '../../support/operator-error.ts';
import type { ModelCall } from '../language-model.ts';

const count = z.int().nonnegative().optional();

const CassetteEntry = z.strictObject({
  /** Of the call: `sections/write#3`. */
  name: z.string().min(1),
  /** See `promptHash`; null in an entry written by hand, which stands for whatever is asked under its name. */
  promptHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  /** The JSON value that the model answered. */
  answer: z.unknown(),
  usage: z
    .strictObject({
      inputTokens: count,
      outputTokens: count,
      cachedInputTokens: count,
      costUsd: z.number().nonnegative().optional(),
    })
    .prefault({}),
});
export type CassetteEntry = z.infer<typeof CassetteEntry>;

/** Answers of a language model as they came, one after another: a file that can be played in its place. */
const Cassette = z.strictObject({
  /** `provider:model`, or `by hand`. */
  model: z.string().min(1),
  recordedAt: z.iso.datetime(),
  entries: z.array(CassetteEntry),
});
export type Cassette = z.infer<typeof Cassette>;

/**
 * Reads the text of a cassette.
 * @param path where it comes from, for messages
 * @throws OperatorError that names what is wrong with it
 */
export function parseCassette(text: string, path: string): Cassette {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new OperatorError(`${path} is not a cassette: it is not JSON (${(cause as Error).message}).`, { cause });
  }
  const parsed = Cassette.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OperatorError(`${path} is not a cassette: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`, {
    cause: parsed.error,
  });
}

/** SHA-256 of everything the model is shown, the schema and a correction included. */
export function promptHash({ prompt, jsonSchema, correction }: ModelCall): string {
  return sha256Hex(stableStringify({ prompt, jsonSchema, correction }));
}
