import type { ModelErrorCode } from './language-model.ts';

/** One question in the words that go to the model. */
export interface TransportRequest {
  readonly system: string;
  readonly user: string;
  /**
   * JSON Schema (draft 7) of the answer. A transport that can not make its model keep to it appends
   * `schemaInWords(jsonSchema)` to the user message.
   */
  readonly jsonSchema: Readonly<Record<string, unknown>>;
  readonly maxOutputTokens: number;
  readonly temperature?: number;
  readonly signal: AbortSignal;
}

/**
 * Why the model stopped. `stop`: it was done. `length`: no room for more output. `refused`: it, or a filter of its
 * provider, would not answer. `repeating`: it was stopped because it said the same over and over.
 */
export type TransportFinish = 'stop' | 'length' | 'refused' | 'repeating';

/** Counts as the provider gave them; undefined where it did not. */
export interface TokenUsage {
  /** The whole prompt, cached tokens among them. */
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly cachedInputTokens?: number | undefined;
}

export interface TransportReply {
  /** As it came, without what the provider marks as reasoning. May be empty. */
  readonly text: string;
  readonly finish: TransportFinish;
  readonly usage: TokenUsage;
}

/** One model at one provider. Makes exactly one request per call: retries, limits and accounting are the client's. */
export interface ModelTransport {
  /** `provider:model`, as settings, reports and prices name it. */
  readonly name: string;
  /** Whose limits count: models of one provider share places and requests per minute. */
  readonly provider: string;
  /** @throws TransportFailure, or the signal's reason when it was aborted */
  generate(request: TransportRequest): Promise<TransportReply>;
  /** Frees connections or memory. */
  close?(): Promise<void>;
}

export interface TransportFailureParts {
  readonly retryable: boolean;
  readonly retryAfterMs?: number | undefined;
  /** What the provider said: short, one line, no secrets. */
  readonly providerWords: string;
  /** The transport has changed how it asks; the same question should be asked again at once. */
  readonly isAdjusted?: boolean;
  /** What had come of the answer before it failed. */
  readonly partialText?: string;
  readonly usage?: TokenUsage;
  readonly cause?: unknown;
}

/** One request that got no answer. */
export class TransportFailure extends Error {
  readonly code: ModelErrorCode;
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;
  readonly providerWords: string;
  readonly isAdjusted: boolean;
  readonly partialText: string;
  readonly usage: TokenUsage;
  /** @param message a sentence that says what happened, without the provider's words */
  constructor(code: ModelErrorCode, message: string, parts: TransportFailureParts) {
    super(message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.name = 'TransportFailure';
    this.code = code;
    this.retryable = parts.retryable;
    this.retryAfterMs = parts.retryAfterMs;
    this.providerWords = parts.providerWords;
    this.isAdjusted = parts.isAdjusted ?? false;
    this.partialText = parts.partialText ?? '';
    this.usage = parts.usage ?? {};
  }
}
