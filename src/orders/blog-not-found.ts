import { RequestError } from '../contract/errors.ts';

/** Unknown, of another account, or deleted: the three can not be told apart. */
export function blogNotFound(blogId: string): RequestError {
  return new RequestError('not_found', `The account has no article with the blogId "${blogId}".`, {
    details: [{ path: 'blogId', message: `received "${blogId}"` }],
  });
}
