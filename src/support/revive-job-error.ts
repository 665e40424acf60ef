import { JOB_ERRORS, type JobErrorCode } from '../contract/error-codes.ts';
import { JobError } from '../contract/errors.ts';
import type { ErrorReviver } from './thread-messages.ts';

/** Makes a `JobError` that was thrown in a worker thread one again. */
export const reviveJobError: ErrorReviver = ({ name, message, own }, cause) =>
  name === 'JobError' && isJobErrorCode(own.code)
    ? new JobError(own.code, message, cause === undefined ? {} : { cause })
    : undefined;

function isJobErrorCode(code: unknown): code is JobErrorCode {
  return typeof code === 'string' && code in JOB_ERRORS;
}
