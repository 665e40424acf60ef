import { RequestError } from '../contract/errors.ts';
import { allowedKinds } from './document-kinds.ts';

/** The file can not be read, for a reason its owner can understand. */
export function unreadable(reason: string, cause?: unknown): RequestError {
  return new RequestError('invalid_request', `The file can not be read: ${reason}`, {
    details: [{ path: 'file', message: reason }],
    cause,
  });
}

/** @param received what the file is or claims to be, e.g. `image/png` */
export function unsupported(received: string): RequestError {
  const reason = `received ${received}; allowed: ${allowedKinds()}`;
  return new RequestError('unsupported_media_type', `This kind of file can not be read: ${reason}`, {
    details: [{ path: 'file', message: reason }],
  });
}

/** @param bytes size received
 * @param allowed size allowed */
export function tooLarge(bytes: number, allowed: number): RequestError {
  const reason = `received ${bytes} bytes; allowed: ${allowed}`;
  return new RequestError('payload_too_large', `The file is too large: ${reason}`, {
    details: [{ path: 'file', message: reason }],
  });
}
