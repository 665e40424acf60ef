import type { BlogSummary } from '../../contract/blog-jobs.ts';
import { followJob } from '../../orders/follow-job.ts';
import type { BlogPage } from '../../orders/list-blogs.ts';
import type { Handlers } from '../call.ts';
import { eventStream } from '../event-stream.ts';
import type { HttpParts } from '../http-parts.ts';
import type { Timers } from '../timers.ts';

type JobHandlers = Pick<
  Handlers,
  'listBlogs' | 'cancelBlog' | 'deleteBlog' | 'getBlogReport' | 'getBlogHtml' | 'streamBlogEvents'
>;

export function blogJobHandlers(
  { orders, db, notifications, hostedBlog }: Pick<HttpParts, 'orders' | 'db' | 'notifications' | 'hostedBlog'>,
  timers: Timers,
): JobHandlers {
  return {
    async listBlogs({ accountId, query }) {
      const { blogs, cursor } = await orders.listBlogs(accountId, query);
      return { data: { blogs: blogs.map(summaryOf), next_cursor: cursor } };
    },

    async cancelBlog({ accountId, query }) {
      return { data: { ...(await orders.cancelBlog(accountId, query.blogId)), status: 'CANCELED' } };
    },

    async deleteBlog({ accountId, query }) {
      return { data: await orders.deleteBlog(accountId, query.blogId) };
    },

    async getBlogReport({ accountId, query: { blogId }, words }) {
      const { jobId, siteId, state, unhonoured, report } = await orders.getReport(accountId, blogId);
      const worded = unhonoured.map((wish) => ({ ...wish, reason: words.reason(wish) }));
      return { data: { blogId, jobId, siteId, status: state, unhonoured: worded, report } };
    },

    async getBlogHtml({ accountId, query: { blogId } }) {
      const { article, language } = await orders.getBlog(accountId, blogId);
      if (article === null) return { data: { blogId, html: null, contents: [] } };
      const { html, contents } = hostedBlog.preview(article.markdown, language);
      return { data: { blogId, html, contents: [...contents] } };
    },

    async streamBlogEvents({ accountId, query, lastEventId = 0, watch }) {
      const { jobId } = await orders.getReport(accountId, query.blogId);
      const events = followJob({ db, notifications }, jobId, { after: lastEventId, signal: watch() });
      return {
        payload: eventStream(events, timers),
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          // Proxies that collect an answer before they pass it on would hold every event back.
          'x-accel-buffering': 'no',
        },
      };
    },
  };
}

function summaryOf(blog: BlogPage['blogs'][number]): BlogSummary {
  const { blogId, jobId, siteId, state, input, title, slug, words, publication, createdAt, endedAt } = blog;
  return {
    blogId,
    jobId,
    siteId,
    status: state,
    input,
    title,
    slug,
    words,
    publication: publication.state,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
