import { type BlogResult as ContractResult, NO_CONTENT } from '../../contract/blog-result.ts';
import { givenFields } from '../../contract/given-fields.ts';
import { openKeys } from '../../contract/open-keys.ts';
import { articleOrderOf, WriteBlogBody } from '../../contract/write-blog.ts';
import type { BlogResult } from '../../orders/orders.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';
import { wordResult, wordStart } from '../messages/word-answer.ts';
import { startHeaders } from '../start-headers.ts';

type BlogHandlers = Pick<Handlers, 'writeBlog' | 'getBlogResult' | 'retryBlog'>;

export function blogHandlers({ orders }: Pick<HttpParts, 'orders'>): BlogHandlers {
  return {
    async writeBlog({ accountId, body, received, idempotency, strict, words }) {
      const order = articleOrderOf(body, givenFields(received));
      const started = await orders.startBlog(accountId, order, { idempotency, strict });
      return {
        data: { blogId: started.blogId, jobId: started.jobId },
        message: wordStart(words, { ...started, openKeys: openKeys(WriteBlogBody, received) }),
        headers: startHeaders(started, strict),
      };
    },

    async getBlogResult({ accountId, query, words }) {
      const blog = await orders.getBlog(accountId, query.blogId);
      return { data: resultOf(blog), message: wordResult(words, blog.state, blog.unhonoured) };
    },

    async retryBlog({ accountId, query, idempotency, strict, words }) {
      const started = await orders.retryBlog(accountId, query.blogId, { idempotency, strict });
      return {
        data: { blogId: started.blogId, jobId: started.jobId },
        message: wordStart(words, started),
        headers: startHeaders(started, strict),
      };
    },
  };
}

function resultOf({ state, error, publication, ...blog }: BlogResult): ContractResult {
  return {
    status: state,
    content: contentOf(blog.article),
    error: error ?? { code: null, message: null },
    publication: {
      state: publication.state,
      url: publication.url,
      error: { code: publication.error === null ? null : '550', message: publication.error },
      publishAt: publication.due?.toISOString() ?? null,
      notes: [...publication.notes],
    },
  };
}

/** The article as both interfaces show it; every field null until there is one. */
export function contentOf(article: BlogResult['article']): ContractResult['content'] {
  if (article === null) return NO_CONTENT;
  const { markdown, title, slug, seo } = article;
  return {
    markdown,
    title,
    slug,
    seo: {
      title: seo.title,
      description: seo.description,
      keywords: seo.keywords.join(', '),
      feature_image: seo.featureImage ?? null,
    },
  };
}
