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

/**
 * An id that the account does not have; one of another account is as unknown as any other.
 * @param what e.g. `knowledge store` @param path where the id stood in the request
 */
export function notFound(what: string, path: string, id: string): RequestError {
  return new RequestError('not_found', `The account has no ${what} with the id "${id}".`, {
    details: [{ path, message: `received "${id}"` }],
  });
}

/** One field that will not do. @param message what was received and is allowed, without its last stop */
export function refusedField(code: HttpErrorCode, path: string, message: string, cause?: unknown): RequestError {
  const sentence = `${path}: ${message}.`.replace(/\.\.$/, '.');
  return new RequestError(code, sentence, { details: [{ path, message }], cause });
}

/** All wrong fields as one part of a sentence. */
export function listed(details: readonly ErrorDetail[]): string {
  return details.map(({ path, message }) => `${path}: ${message}`).join('; ');
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
