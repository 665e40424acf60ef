import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call } from './client.ts';
import type { PathOf, Received, Sent } from './operation-types.ts';
import type { QueryOptions } from './queries.ts';

/** Lists that come in pages: their answers say where the next page begins. */
type PagedPath = {
  [P in PathOf<'GET'>]: Received<'GET', P> extends { readonly next_cursor: string | null } ? P : never;
}[PathOf<'GET'>];

/** All pages are read again one after another, which is for short lists only. */
export const MOST_READ_AGAIN = 2;

/** A list read page by page; `useChange` that touches its path makes all pages be read again. */
export function usePages<P extends PagedPath>(
  path: P,
  query: Omit<NonNullable<Sent<'GET', P>['query']>, 'cursor'>,
  { refetchInterval = () => false }: Pick<QueryOptions<readonly Received<'GET', P>[]>, 'refetchInterval'> = {},
): UseInfiniteQueryResult<InfiniteData<Received<'GET', P>>, ApiError> {
  return useInfiniteQuery<
    Received<'GET', P>,
    ApiError,
    InfiniteData<Received<'GET', P>>,
    unknown[],
    string | undefined
  >({
    queryKey: [path, query, 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const sent = { query: { ...query, cursor: pageParam } } as Sent<'GET', P>;
      return (await call('GET', path, sent, { signal })).data;
    },
    // Comparing thousands of entries with what they were takes longer than to draw the few that can be seen.
    structuralSharing: false,
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= MOST_READ_AGAIN,
    initialPageParam: undefined,
    getNextPageParam: (page) => (page as { readonly next_cursor: string | null }).next_cursor ?? undefined,
    refetchInterval: ({ state }) => refetchInterval(state.data?.pages),
  });
}
