import { JOB_STATES, type JobState } from '../../../../src/contract/job-states.ts';
import { usePages } from '../../api/pages.ts';
import { hasEnded } from '../watch/progress.ts';

export interface ArticleFilter {
  readonly state: JobState | undefined;
  readonly siteId: string | undefined;
}

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
  return usePages(
    '/v1/writing/blogs',
    { state, siteId, limit: '50' },
    {
      refetchInterval: (pages = []) =>
        pages.some(({ blogs }) => blogs.some(({ status }) => !hasEnded({ state: status }))) && LOOK_MS,
    },
  );
}
