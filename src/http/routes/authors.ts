import type { Handlers } from '../call.ts';
import { given } from '../given.ts';
import type { HttpParts } from '../http-parts.ts';

type AuthorHandlers = Pick<Handlers, 'listAuthors' | 'createAuthor' | 'updateAuthor' | 'deleteAuthor'>;

export function authorHandlers({ authors }: Pick<HttpParts, 'authors'>): AuthorHandlers {
  return {
    async listAuthors({ accountId }) {
      return { data: await authors.list(accountId) };
    },

    async createAuthor({ accountId, body: { name, description } }) {
      return { data: await authors.create(accountId, { name, ...given({ description }) }) };
    },

    async updateAuthor({ accountId, query, body }) {
      return { data: await authors.update(accountId, query.authorId, given(body)) };
    },

    async deleteAuthor({ accountId, query: { authorId } }) {
      await authors.delete(accountId, authorId);
      return { data: { id: authorId } };
    },
  };
}
