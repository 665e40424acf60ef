import { RequestError, refusedField } from '../contract/errors.ts';
import { asUnavailable } from '../store/transient-errors.ts';

type Refusal = (error: Error, contentType: string | undefined) => RequestError;

const invalid = (path: string, message: string): Refusal => {
  return (cause) => refusedField('invalid_request', path, message, cause);
};

const wrongMediaType: Refusal = (cause, contentType) => {
  const message = `received ${contentType === undefined ? 'nothing' : JSON.stringify(contentType.slice(0, 100))}; allowed: application/json, and for uploads multipart/form-data`;
  return refusedField('unsupported_media_type', 'Content-Type', message, cause);
};

const tooLarge: Refusal = (cause) =>
  new RequestError('payload_too_large', 'The body is larger than the operation takes.', { cause });

/** What the framework and the multipart reader complain about, by their codes. */
const BY_CODE: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongMediaType,
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_ERR_BAD_URL: invalid('path', 'is not well-formed; every % must begin an encoded UTF-8 character'),
  FST_FILES_LIMIT: invalid('file', 'received more than one file; allowed: exactly one'),
  FST_FIELDS_LIMIT: invalid('body', 'received too many fields'),
  FST_PARTS_LIMIT: invalid('body', 'received too many parts'),
  FST_PROTO_VIOLATION: invalid('body', 'received a field whose name is not allowed'),
  FST_INVALID_JSON_FIELD_ERROR: invalid('body', 'received a part that says it is JSON and is not'),
  FST_MP_PREMATURE_CLOSE: invalid('body', 'ended in the middle'),
};

/** Values that PostgreSQL can not hold, or a statement that grows beyond what it can read: the client's to mend. */
const UNSTORABLE_STATE = /^(22|54)[0-9A-Z]{3}$/;

/**
 * The error to show for what was thrown.
 * @param contentType of the request
 * @returns undefined for a fault of ours, of which nothing may be shown
 */
export function requestErrorOf(error: unknown, contentType?: string): RequestError | undefined {
  if (error instanceof RequestError) return error;
  const unavailable = asUnavailable(error);
  if (unavailable !== undefined) return unavailable;
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
  if (typeof code === 'string') {
    const refusal = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
    if (refusal !== undefined) return refusal(error, contentType);
    if (UNSTORABLE_STATE.test(code)) {
      return new RequestError('invalid_request', 'The request holds a value that can not be stored.', { cause: error });
    }
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new RequestError('invalid_request', 'The request is not well-formed.', { cause: error });
  }
  return undefined;
}
