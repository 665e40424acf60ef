import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type OutlineHandlers = Pick<Handlers, 'getOutline' | 'changeOutline' | 'approveOutline'>;

export function outlineHandlers({ outlines }: Pick<HttpParts, 'outlines'>): OutlineHandlers {
  return {
    async getOutline({ accountId, query }) {
      return { data: await outlines.get(accountId, query.blogId) };
    },

    async changeOutline({ accountId, query, body }) {
      return { data: await outlines.change(accountId, query.blogId, body) };
    },

    async approveOutline({ accountId, query }) {
      return { data: await outlines.approve(accountId, query.blogId) };
    },
  };
}
