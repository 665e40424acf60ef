import { RequestError } from '../contract/errors.ts';
import { accountExists } from '../store/accounts.ts';
import type { Queryable } from '../store/database.ts';

/** @throws RequestError `not_found` when there is no such account */
export async function requireAccount(db: Queryable, accountId: string): Promise<void> {
  if (!(await accountExists(db, accountId))) throw unknownAccount(accountId);
}

export function unknownAccount(accountId: string): RequestError {
  return new RequestError('not_found', `No account has the id "${accountId}"; list the accounts to see theirs.`, {
    details: [{ path: 'accountId', message: `received "${accountId}"` }],
  });
}
