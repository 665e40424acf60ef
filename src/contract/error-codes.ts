/** Every code a client can meet, once. `docs/errors.md` and the OpenAPI document are made from these tables. */

export interface HttpErrorFacts {
  readonly status: number;
  /** When a client meets it. */
  readonly when: string;
  /** Whether the same request may succeed later without a change. */
  readonly retryable: boolean;
}

export const HTTP_ERRORS = {
  invalid_request: {
    status: 400,
    when: 'Body, query or header does not fit; `details` names every field that is wrong',
    retryable: false,
  },
  unsupported_wish: {
    status: 400,
    when: 'Header `Prefer: handling=strict` and a wish that this installation can not honour; nothing is reserved',
    retryable: false,
  },
  unauthorized: {
    status: 401,
    when: 'No token or key, or an unknown, expired or revoked one; wrong key pair',
    retryable: false,
  },
  forbidden: {
    status: 403,
    when: 'A session of the console whose user may not do this, or without its `X-CSRF-Token`; a sign-in on another host than that of the public URL',
    retryable: false,
  },
  quota_exceeded: {
    status: 402,
    when: "The product's quota does not cover the job; nothing is started or used up",
    retryable: false,
  },
  not_found: {
    status: 404,
    when: 'Unknown path or id, also an id inside a body, and an id of another account',
    retryable: false,
  },
  conflict: {
    status: 409,
    when: 'Same `Idempotency-Key` with another body, or an action that the state of the thing does not allow',
    retryable: false,
  },
  payload_too_large: { status: 413, when: 'The body is larger than the operation takes', retryable: false },
  unsupported_media_type: {
    status: 415,
    when: 'The body is neither JSON nor, for uploads, multipart; or a file of a kind that can not be read',
    retryable: false,
  },
  rate_limited: {
    status: 429,
    when: 'Too many requests of one credential; see `Retry-After` and the `RateLimit-*` headers',
    retryable: true,
  },
  internal_error: {
    status: 500,
    when: 'A fault of ours; the request id stands in the body and in the log',
    retryable: true,
  },
  upstream_failed: {
    status: 502,
    when: 'A configured system (WordPress, for example) did not answer in a direct call',
    retryable: true,
  },
  unavailable: {
    status: 503,
    when: 'The database is away, or the service is shutting down; see `Retry-After`',
    retryable: true,
  },
} as const satisfies Record<string, HttpErrorFacts>;

export type HttpErrorCode = keyof typeof HTTP_ERRORS;

export interface JobErrorFacts {
  /** When a job ends with it. */
  readonly when: string;
  /** What the customer or operator can do. */
  readonly remedy: string;
  /** Whether the same order may succeed later without a change. */
  readonly retryable: boolean;
}

export const JOB_ERRORS = {
  '544': {
    when: 'The title is highly similar to the title of an earlier article of the site',
    remedy: 'Ask for another angle or title, or set `isFilterSimilarTitle` to false',
    retryable: false,
  },
  '545': {
    when: 'No evidence was found, and `isAddEvidence` and `isRaiseEvidenceNotFindError` are both true',
    remedy: 'Add documents on the subject, or set `isRaiseEvidenceNotFindError` to false',
    retryable: false,
  },
  '546': {
    when: 'A source URL could not be read',
    remedy: 'Check the address; the message says what it answered',
    retryable: true,
  },
  '547': {
    when: 'The model provider failed or refused after retries',
    remedy: "See the provider's own words in the message",
    retryable: true,
  },
  '548': {
    when: 'The finished article still broke a hard requirement after repair; the message names it',
    remedy: 'Relax the requirement or add material',
    retryable: false,
  },
  '549': {
    when: 'The outline held a placeholder, and `isFoundPlaceholderError` is true',
    remedy: 'Name the items, or set `isFoundPlaceholderError` to false',
    retryable: false,
  },
  '550': {
    when: 'Publishing failed; stands only in `publication.error`, the article is kept',
    remedy: 'Mend what the message names, then publish again',
    retryable: true,
  },
  '551': {
    when: 'This installation can not serve the request: too little material and no model',
    remedy: 'Add documents on the subject or configure a model; the message says what was found',
    retryable: false,
  },
  '552': {
    when: 'The job crashed too often, or failed inside the service',
    remedy: 'Retry; if it stays, report it with the job id',
    retryable: true,
  },
  '553': { when: 'The job went over its time limit', remedy: 'Retry, or ask for less', retryable: true },
} as const satisfies Record<string, JobErrorFacts>;

export type JobErrorCode = keyof typeof JOB_ERRORS;

export const HTTP_ERROR_CODES = Object.keys(HTTP_ERRORS) as [HttpErrorCode, ...HttpErrorCode[]];
export const JOB_ERROR_CODES = Object.keys(JOB_ERRORS) as [JobErrorCode, ...JobErrorCode[]];
