import { RequestError } from '../contract/errors.ts';

/** @param what e.g. `knowledge store` @param path where the id stood in the request, e.g. `storeId` */
export function notFound(what: string, path: string, id: string): RequestError {
  const message = `The account has no ${what} with the id "${id}".`;
  return new RequestError('not_found', message, { details: [{ path, message }] });
}

/** Whether a text can be an id of ours at all: PostgreSQL refuses some texts, and nothing else needs to be looked up. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
