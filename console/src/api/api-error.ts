import type { HttpErrorCode } from '../../../src/contract/error-codes.ts';

/** `network`: no answer came, or one that was not the service's. */
export type ApiErrorCode = HttpErrorCode | 'network';

export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
}

/** What the service refused, or that it could not be reached. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | undefined;

  constructor(
    code: ApiErrorCode,
    message: string,
    facts: { status?: number; details?: readonly ErrorDetail[]; requestId?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: facts.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = facts.status;
    this.details = facts.details ?? [];
    this.requestId = facts.requestId;
  }
}

/** The error that an answer of `status` with `body` stands for; what is not a v1 error counts as `network`. */
export function apiErrorOf(status: number, body: unknown, cause?: unknown): ApiError {
  const { error, message, request_id: requestId } = record(body);
  const { code, details } = record(error);
  if (typeof code !== 'string') {
    return new ApiError('network', `The answer had status ${status} and was not of the service.`, { status, cause });
  }
  return new ApiError(code as HttpErrorCode, typeof message === 'string' ? message : code, {
    status,
    details: Array.isArray(details) ? details.filter(isDetail) : [],
    ...(typeof requestId === 'string' ? { requestId } : {}),
  });
}

/** Messages of `details` by the path of their field; several of one field are joined. */
export function detailsByPath(details: readonly ErrorDetail[]): Readonly<Record<string, string>> {
  const byPath: Record<string, string> = {};
  for (const { path, message } of details) {
    const before = byPath[path];
    byPath[path] = before === undefined ? message : `${before} ${message}`;
  }
  return byPath;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isDetail(value: unknown): value is ErrorDetail {
  const { path, message } = record(value);
  return typeof path === 'string' && typeof message === 'string';
}
