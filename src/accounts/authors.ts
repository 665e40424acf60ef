import { RequestError } from '../contract/errors.ts';
import { deleteAuthor, insertAuthor, type StoredAuthor, selectAuthors, updateAuthor } from '../store/authors.ts';
import type { Database } from '../store/database.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';

/** The people an account's articles are signed by. An id of another account is as unknown as any other. */
export interface Authors {
  create(accountId: string, author: { name: string; description?: string }): Promise<StoredAuthor>;
  /** Oldest first. */
  list(accountId: string): Promise<StoredAuthor[]>;
  /** What is not given stays. @throws RequestError `not_found` */
  update(accountId: string, authorId: string, change: { name?: string; description?: string }): Promise<StoredAuthor>;
  /** @throws RequestError `not_found` */
  delete(accountId: string, authorId: string): Promise<void>;
}

export function createAuthors({ db, clock, ids }: { db: Database; clock: Clock; ids: IdSource }): Authors {
  return {
    async create(accountId, { name, description = '' }) {
      const author = { id: ids.next('author'), name, description };
      await insertAuthor(db, accountId, author, clock.now());
      return author;
    },

    list: (accountId) => selectAuthors(db, accountId),

    async update(accountId, authorId, change) {
      const author = await updateAuthor(db, accountId, authorId, change);
      if (author === undefined) throw unknownAuthor(authorId);
      return author;
    },

    async delete(accountId, authorId) {
      if (!(await deleteAuthor(db, accountId, authorId))) throw unknownAuthor(authorId);
    },
  };
}

function unknownAuthor(authorId: string): RequestError {
  return new RequestError('not_found', `The account has no author with the id "${authorId}".`, {
    details: [{ path: 'authorId', message: `received "${authorId}"` }],
  });
}
