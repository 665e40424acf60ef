import type { Author } from '../../contract/authors.ts';
import type { StoredAuthor } from '../../store/authors.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type AuthorHandlers = Pick<Handlers, 'listAuthors' | 'createAuthor' | 'updateAuthor' | 'deleteAuthor'>;

export function authorHandlers({ authors }: Pick<HttpParts, 'authors'>): AuthorHandlers {
  return {
    async listAuthors({ accountId }) {
      return { data: (await authors.list(accountId)).map(authorOf) };
    },

    async createAuthor({ accountId, body }) {
      return { data: authorOf(await authors.create(accountId, body)) };
    },

    async updateAuthor({ accountId, query, body }) {
      return { data: authorOf(await authors.update(accountId, query.authorId, body)) };
    },

    async deleteAuthor({ accountId, query: { authorId } }) {
      await authors.delete(accountId, authorId);
      return { data: { id: authorId } };
    },
  };
}

function authorOf({ id, name, description, slug, jobTitle, links, avatarHash }: StoredAuthor): Author {
  return { id, name, description, slug, job_title: jobTitle, links: [...links], has_avatar: avatarHash !== null };
}
