import type { EarlierError, V1Error } from './envelope.ts';
import type { HttpErrorCode } from './error-codes.ts';
import type { ErrorDetail } from './errors.ts';

interface ErrorSample {
  readonly message: string;
  readonly details?: readonly ErrorDetail[];
}

const SAMPLES: Readonly<Record<HttpErrorCode, ErrorSample>> = {
  invalid_request: {
    message: 'The request does not fit: 2 fields are wrong.',
    details: [
      { path: 'inputType', message: 'received "Keyword"; allowed: "keyword", "topic", "url", "urls", "title"' },
      { path: 'sitId', message: 'unknown field; did you mean "siteId"?' },
    ],
  },
  unsupported_wish: {
    message: 'This installation can not honour every wish of the request.',
    details: [{ path: 'targetTone', message: 'a tone of voice needs a language model, and none is configured' }],
  },
  unauthorized: { message: 'The token or key is missing, unknown, expired or revoked.' },
  forbidden: { message: 'Only an owner may do this.' },
  quota_exceeded: {
    message: 'The quota does not cover the job.',
    details: [{ path: 'article', message: 'wanted 1, left 0' }],
  },
  not_found: {
    message: 'Not found.',
    details: [{ path: 'siteId', message: 'received "site_99"; no such site in this account' }],
  },
  conflict: { message: 'The state of the thing does not allow this.' },
  payload_too_large: { message: 'The body is larger than the operation takes.' },
  unsupported_media_type: { message: 'The body must be JSON or, for uploads, multipart/form-data.' },
  rate_limited: { message: 'Too many requests; try again in 12 seconds.' },
  internal_error: { message: 'Something went wrong on our side; the request id helps to find it.' },
  upstream_failed: { message: 'The other system did not answer.' },
  unavailable: { message: 'The service is not available at the moment; try again in 5 seconds.' },
};

/** The body of a v1 error, as documentation shows it. */
export function v1ErrorExample(code: HttpErrorCode): V1Error {
  const { message, details = [] } = SAMPLES[code];
  return {
    message,
    data: null,
    timestamp: '2026-11-02T10:00:00.000Z',
    request_id: 'req_01',
    error: { code, details: [...details] },
  };
}

/** The body of an error of the earlier interfaces, as documentation shows it. */
export function earlierErrorExample(code: HttpErrorCode): EarlierError {
  const { message, details = [] } = SAMPLES[code];
  return { code, message, details: [...details] };
}
