import { z } from 'zod';
import { isModelError, type ModelAttempt, type ModelCall, ModelError, type ModelReply } from './language-model.ts';

export interface StructuredQuestion<T> {
  readonly name: ModelCall['name'];
  readonly role: ModelCall['role'];
  readonly prompt: ModelCall['prompt'];
  /** An object or an array; what the model is asked for and what its answer must be. */
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
  readonly temperature?: number;
}

const MOST_ISSUES = 12;
const LONGEST_PROBLEM = 2_000;
const LONGEST_WORDS = 300;

/**
 * Asks for an answer of a schema. One that does not fit is asked for once more, with what is wrong with it.
 * @param complete one question to the model; the caller may remember what it returns
 * @returns the value, and every request that was made for it
 * @throws ModelError `invalid_answer` when the second answer does not fit either, and whatever `complete` throws, with
 *   the attempts of both questions
 */
export async function askStructured<T>(
  complete: (call: ModelCall) => Promise<ModelReply>,
  question: StructuredQuestion<T>,
): Promise<{ readonly value: T; readonly attempts: readonly ModelAttempt[] }> {
  const { schema, ...rest } = question;
  const call: ModelCall = { ...rest, jsonSchema: jsonSchemaOf(schema) };
  const first = await complete(call);
  const answer = schema.safeParse(first.value);
  if (answer.success) return { value: answer.data, attempts: first.attempts };

  const problem = problemOf(first, answer.error);
  const second = await completeAgain(
    complete,
    { ...call, correction: { answer: first.text, problem } },
    first.attempts,
  );
  const attempts = [...first.attempts, ...second.attempts];
  const corrected = schema.safeParse(second.value);
  if (corrected.success) return { value: corrected.data, attempts };

  const model = attempts.at(-1)?.model ?? 'the model';
  throw new ModelError(
    'invalid_answer',
    `${model} answered "${question.name}" twice in a form that can not be used: ${problemOf(second, corrected.error)}`,
    {
      retryable: false,
      providerWords: second.text.replace(/\s+/g, ' ').slice(0, LONGEST_WORDS),
      attempts,
      cause: corrected.error,
    },
  );
}

/** JSON Schema (draft 7) of what is asked for: objects have no other members than those named. */
function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema: part }) => {
      if (part.type === 'object' && part.properties !== undefined) part.additionalProperties ??= false;
    },
  });
  return jsonSchema;
}

async function completeAgain(
  complete: (call: ModelCall) => Promise<ModelReply>,
  call: ModelCall,
  before: readonly ModelAttempt[],
): Promise<ModelReply> {
  try {
    return await complete(call);
  } catch (error) {
    if (!isModelError(error)) throw error;
    const { code, message, retryable, retryAfterMs, providerWords, attempts } = error;
    const all = [...before, ...attempts];
    throw new ModelError(code, message, { retryable, retryAfterMs, providerWords, attempts: all, cause: error });
  }
}

function problemOf(reply: ModelReply, error: z.ZodError): string {
  if (reply.value === undefined) return 'it holds no complete JSON value.';
  const lines = error.issues.slice(0, MOST_ISSUES).map((issue) => `${pathOf(issue.path)}: ${issue.message}`);
  const more = error.issues.length - lines.length;
  if (more > 0) lines.push(`and ${more} more`);
  return lines.join('; ').slice(0, LONGEST_PROBLEM);
}

function pathOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole answer';
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
