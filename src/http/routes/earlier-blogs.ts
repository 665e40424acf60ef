import type { EarlierBlogResult } from '../../contract/blog-result.ts';
import { EarlierBlogBody, toArticleOrder } from '../../contract/earlier-blog.ts';
import { givenFields } from '../../contract/given-fields.ts';
import { openKeys } from '../../contract/open-keys.ts';
import type { BlogResult } from '../../orders/orders.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';
import { wordResult, wordStart } from '../messages/word-answer.ts';
import { startHeaders } from '../start-headers.ts';
import { contentOf } from './blogs.ts';

export function earlierBlogHandlers({
  orders,
}: Pick<HttpParts, 'orders'>): Pick<Handlers, 'writeEarlierBlog' | 'getEarlierBlog'> {
  return {
    async writeEarlierBlog({ accountId, body, received, idempotency, strict, words }) {
      const order = toArticleOrder(body, givenFields(received, ['config', 'params']));
      const started = await orders.startBlog(accountId, order, { idempotency, strict });
      return {
        data: { blogId: started.blogId, jobId: started.jobId },
        message: wordStart(words, { ...started, openKeys: openKeys(EarlierBlogBody, received) }),
        headers: startHeaders(started, strict),
      };
    },

    async getEarlierBlog({ accountId, params, words }) {
      const blog = await orders.getBlog(accountId, params.blogId);
      return { data: { ...resultOf(blog), message: wordResult(words, blog.state, blog.unhonoured) } };
    },
  };
}

function resultOf({ state, error, article }: BlogResult): Omit<EarlierBlogResult, 'message'> {
  const { title: _, ...content } = contentOf(article);
  return { status: state, content, ...(error === null ? {} : { error }) };
}
