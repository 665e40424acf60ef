import type { PublicationStart } from '../../contract/publications.ts';
import type { StartedPublication } from '../../publishing/publication/start-publication.ts';
import type { Handlers } from '../call.ts';
import { given } from '../given.ts';
import type { HttpParts } from '../http-parts.ts';

type PublicationHandlers = Pick<Handlers, 'publishBlog' | 'unpublishBlog'>;

export function publicationHandlers({ publications }: Pick<HttpParts, 'publications'>): PublicationHandlers {
  return {
    async publishBlog({ accountId, query, body: { publishAt, ...named } }) {
      const wishes = given(named);
      const started = await publications.publish(accountId, query.blogId, {
        publishAt: publishAt === undefined ? undefined : new Date(publishAt),
        wishes: Object.keys(wishes).length === 0 ? undefined : wishes,
      });
      return { data: startOf(started) };
    },

    async unpublishBlog({ accountId, query }) {
      return { data: startOf(await publications.unpublish(accountId, query.blogId)) };
    },
  };
}

function startOf({ blogId, jobId, state, due }: StartedPublication): PublicationStart {
  return { blogId, jobId, publication: state, publishAt: due?.toISOString() ?? null };
}
