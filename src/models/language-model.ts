/** What a question is for: an installation may use another model for each. */
export const MODEL_ROLES = ['plan', 'write', 'check'] as const;
export type ModelRole = (typeof MODEL_ROLES)[number];

/** Rules and task are never cut; evidence is dropped from its end when it does not fit the model's context. */
export interface Prompt {
  /** What holds for every answer: who writes, for whom, how to cite. The system message. */
  readonly rules: string;
  /** Brief, outline, what other sections cover. */
  readonly context: string;
  /** Passages, most useful first. Shown to the model as data that can give no orders. */
  readonly evidence: readonly string[];
  /** What to answer now. */
  readonly task: string;
}

export interface ModelCall {
  /** The step that asks, and which of its questions this is: `sections/write#3`. */
  readonly name: string;
  readonly role: ModelRole;
  readonly prompt: Prompt;
  /** JSON Schema (draft 7) of the answer. */
  readonly jsonSchema: Readonly<Record<string, unknown>>;
  readonly maxOutputTokens: number;
  readonly temperature?: number;
  /** Asks once more: what the model answered to the same question, and what is wrong with it. */
  readonly correction?: { readonly answer: string; readonly problem: string };
}

export type ModelErrorCode =
  | 'unauthorized'
  | 'credit_exhausted'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'connection'
  | 'refused'
  | 'invalid_answer'
  | 'cut'
  | 'context_overflow'
  | 'not_found'
  | 'over_budget';

/** One request to a provider, whatever became of it. What is not known is undefined. */
export interface ModelAttempt {
  /** `anthropic:claude-sonnet-4-5` */
  readonly model: string;
  readonly outcome: 'answered' | ModelErrorCode;
  readonly milliseconds: number;
  /** All tokens of the prompt, those from the provider's cache among them. */
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly cachedInputTokens?: number;
  /** The provider did not say how many tokens it took: they are guessed from the length of the texts. */
  readonly isEstimate?: true;
  readonly costUsd?: number;
}

export interface ModelReply {
  /** The JSON in the answer; undefined where none could be read. Not validated. */
  readonly value: unknown;
  /** The answer as it came, without thoughts, template tokens and code fences. */
  readonly text: string;
  readonly attempts: readonly ModelAttempt[];
  /** How many passages had to be left out to fit the model's context. */
  readonly evidenceDropped: number;
}

export interface LanguageModel {
  /** `anthropic:claude-sonnet-4-5`: part of what an answer is remembered under. */
  nameOf(role: ModelRole): string;
  /**
   * Asks, and asks again within bounds where that can help.
   * @throws ModelError, or the signal's reason
   */
  complete(call: ModelCall, options: { readonly signal: AbortSignal; readonly accountId: string }): Promise<ModelReply>;
}

export interface ModelErrorParts {
  /** The same question can succeed later. */
  readonly retryable: boolean;
  /** Milliseconds after which it can, where the provider says so. */
  readonly retryAfterMs?: number | undefined;
  /** What the provider said: short, one line, no secrets. Empty when it said nothing. */
  readonly providerWords: string;
  readonly attempts?: readonly ModelAttempt[];
  readonly cause?: unknown;
}

/** A question that got no usable answer, with everything that was tried. The message is safe to show. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;
  readonly retryable: boolean;
  readonly retryAfterMs?: number;
  readonly providerWords: string;
  readonly attempts: readonly ModelAttempt[];
  constructor(code: ModelErrorCode, message: string, parts: ModelErrorParts) {
    super(message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.name = 'ModelError';
    this.code = code;
    this.retryable = parts.retryable;
    if (parts.retryAfterMs !== undefined) this.retryAfterMs = parts.retryAfterMs;
    this.providerWords = parts.providerWords;
    this.attempts = parts.attempts ?? [];
  }
}

/** Also true for one that crossed the border of a thread, where its class is lost. */
export function isModelError(error: unknown): error is ModelError {
  return error instanceof Error && error.name === 'ModelError' && 'code' in error && 'attempts' in error;
}
