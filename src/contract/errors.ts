import type { HttpErrorCode, JobErrorCode } from './error-codes.ts';

/** One wrong field: where it is, and what was received and is allowed. */
export interface ErrorDetail {
  /** Path in the body, query or header, e.g. `additionalManualLinks[2].url`. */
  readonly path: string;
  readonly message: string;
}

/**
 * An error a client is meant to see. `code` decides the HTTP status; `message` is English and safe to show.
 * Anything else that reaches the edge is an `internal_error`, and only its request id is shown.
 */
export class RequestError extends Error {
  readonly code: HttpErrorCode;
  readonly details: readonly ErrorDetail[];
  /** Seconds after which a retry can help. */
  readonly retryAfter: number | undefined;
  constructor(
    code: HttpErrorCode,
    message: string,
    options: { details?: readonly ErrorDetail[]; cause?: unknown; retryAfter?: number } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'RequestError';
    this.code = code;
    this.details = options.details ?? [];
    this.retryAfter = options.retryAfter;
  }
}

/** How a job ends when it can not succeed: a code of the contract, a sentence for the customer, and the cause. */
export class JobError extends Error {
  readonly code: JobErrorCode;
  constructor(code: JobErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'JobError';
    this.code = code;
  }
}
