import { JOB_STATES, type JobState } from '../../../../src/contract/job-states.ts';
import { MOST_READ_AGAIN, usePages } from '../../api/pages.ts';
import { hasEnded } from '../watch/progress.ts';

export interface ArticleFilter {
  readonly state: JobState | undefined;
  readonly siteId: string | undefined;
  /** Text that the title or what was ordered holds. */
  readonly q: string | undefined;
}

/** While an article of the list is under way. */
const LOOK_MS = 5_000;
const PAGE = '100';

/** The filter that stands in the address of the page. */
export function filterOf(search: URLSearchParams): ArticleFilter {
  return {
    state: JOB_STATES.find((state) => state === search.get('state')),
    siteId: search.get('site') ?? undefined,
    q: search.get('q') ?? undefined,
  };
}

/** Articles, newest first, page by page; looked at again as long as one of them is under way. */
export function useArticles({ state, siteId, q }: ArticleFilter) {
  return usePages(
    '/v1/writing/blogs',
    { state, siteId, q, limit: PAGE },
    {
      refetchInterval: (pages = []) =>
        pages.length <= MOST_READ_AGAIN &&
        pages.some(({ blogs }) => blogs.some(({ status }) => !hasEnded({ state: status }))) &&
        LOOK_MS,
    },
  );
}
