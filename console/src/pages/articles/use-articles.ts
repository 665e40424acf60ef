import { useInfiniteQuery } from '@tanstack/react-query';
import type { BlogSummary } from '../../../../src/contract/blog-jobs.ts';
import { JOB_STATES, type JobState } from '../../../../src/contract/job-states.ts';
import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';

export interface ArticleFilter {
  readonly state: JobState | undefined;
  readonly siteId: string | undefined;
}

interface ArticlePage {
  readonly blogs: readonly BlogSummary[];
  readonly next_cursor: string | null;
}

const PATH = '/v1/writing/blogs';
/** While an article of the list is under way. */
const LOOK_MS = 5_000;

/** The filter that stands in the address of the page. */
export function filterOf(search: URLSearchParams): ArticleFilter {
  return {
    state: JOB_STATES.find((state) => state === search.get('state')),
    siteId: search.get('site') ?? undefined,
  };
}

/** Articles, newest first, page by page; looked at again as long as one of them is under way. */
export function useArticles({ state, siteId }: ArticleFilter) {
  return useInfiniteQuery<ArticlePage, ApiError, BlogSummary[], readonly unknown[], string | null>({
    queryKey: [PATH, 'pages', { state, siteId }],
    queryFn: async ({ pageParam, signal }) => {
      const query = { state, siteId, limit: '50', ...(pageParam === null ? {} : { cursor: pageParam }) };
      return (await call('GET', PATH, { query }, { signal })).data;
    },
    initialPageParam: null,
    getNextPageParam: ({ next_cursor: cursor }) => cursor,
    select: ({ pages }) => pages.flatMap(({ blogs }) => [...blogs]),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ blogs }) => blogs.some(({ status }) => status === 'PENDING' || status === 'RUNNING'))
        ? LOOK_MS
        : false,
  });
}
