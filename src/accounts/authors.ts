import { notFound } from '../contract/errors.ts';
import {
  type AuthorChange,
  deleteAuthor,
  findImageHash,
  insertAuthor,
  type StoredAuthor,
  selectAuthorSlugs,
  selectAuthors,
  updateAuthor,
} from '../store/authors.ts';
import type { Database } from '../store/database.ts';
import { insertWithFreeSlug } from '../store/free-slug.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import { siteSlug } from './site-slug.ts';

/** What is said of an author; what is not given stays, or is empty. */
export interface AuthorFacts {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly jobTitle?: string | undefined;
  readonly links?: readonly string[] | undefined;
  /** Image of a knowledge store of the account; null: none. */
  readonly avatarImageId?: string | null | undefined;
}

/** The people an account's articles are signed by. An id of another account is as unknown as any other. */
export interface Authors {
  /** @throws RequestError `not_found` for an unknown image */
  create(accountId: string, author: AuthorFacts & { readonly name: string }): Promise<StoredAuthor>;
  /** Oldest first. */
  list(accountId: string): Promise<StoredAuthor[]>;
  /** What is not given stays; the slug stays in any case. @throws RequestError `not_found` */
  update(accountId: string, authorId: string, change: AuthorFacts): Promise<StoredAuthor>;
  /** @throws RequestError `not_found` */
  delete(accountId: string, authorId: string): Promise<void>;
}

export function createAuthors({ db, clock, ids }: { db: Database; clock: Clock; ids: IdSource }): Authors {
  const changeOf = async (accountId: string, { avatarImageId, ...facts }: AuthorFacts): Promise<AuthorChange> => {
    if (avatarImageId === undefined || avatarImageId === null) return { ...facts, avatarHash: avatarImageId };
    const avatarHash = await findImageHash(db, accountId, avatarImageId);
    if (avatarHash === undefined) throw notFound('image', 'avatarImageId', avatarImageId);
    return { ...facts, avatarHash };
  };
  return {
    async create(accountId, facts) {
      const change = await changeOf(accountId, facts);
      const id = ids.next('author');
      const base = siteSlug(facts.name, id);
      const author = {
        id,
        name: facts.name,
        description: change.description ?? '',
        jobTitle: change.jobTitle ?? '',
        links: change.links ?? [],
        avatarHash: change.avatarHash ?? null,
      };
      const slug = await insertWithFreeSlug(
        base,
        () => selectAuthorSlugs(db, accountId, base),
        (free) => insertAuthor(db, accountId, { ...author, slug: free }, clock.now()),
      );
      return { ...author, slug };
    },

    list: (accountId) => selectAuthors(db, accountId),

    async update(accountId, authorId, facts) {
      const author = await updateAuthor(db, accountId, authorId, await changeOf(accountId, facts));
      if (author === undefined) throw notFound('author', 'authorId', authorId);
      return author;
    },

    async delete(accountId, authorId) {
      if (!(await deleteAuthor(db, accountId, authorId))) throw notFound('author', 'authorId', authorId);
    },
  };
}
