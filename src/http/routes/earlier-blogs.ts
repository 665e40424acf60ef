import type { EarlierBlogResult } from '../../contract/blog-result.ts';
import { toArticleOrder } from '../../contract/earlier-blog.ts';
import { givenFields } from '../../contract/given-fields.ts';
import type { BlogResult } from '../../orders/orders.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';
import { startHeaders } from '../start-headers.ts';
import { contentOf } from './blogs.ts';

/** This interface has no `message`: what is not honoured stands in the report of v1. */
export function earlierBlogHandlers({
  orders,
}: Pick<HttpParts, 'orders'>): Pick<Handlers, 'writeEarlierBlog' | 'getEarlierBlog'> {
  return {
    async writeEarlierBlog({ accountId, body, received, idempotency, strict }) {
      const order = toArticleOrder(body, givenFields(received, ['config', 'params']));
      const started = await orders.startBlog(accountId, order, { idempotency, strict });
      return {
        data: { blogId: started.blogId, jobId: started.jobId },
        headers: startHeaders(started, strict),
      };
    },

    async getEarlierBlog({ accountId, params }) {
      return { data: resultOf(await orders.getBlog(accountId, params.blogId)) };
    },
  };
}

function resultOf({ state, error, article }: BlogResult): EarlierBlogResult {
  const { title: _, ...content } = contentOf(article);
  return { status: state, content, ...(error === null ? {} : { error }) };
}
