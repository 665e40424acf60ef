import { keepPreviousData, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { type Answer, addressOf, attempt, call, renewing } from './client.ts';
import type { Method, PathOf, Received, Sent } from './operation-types.ts';

export interface QueryOptions<T> {
  /** False: not asked for yet, as long as something it needs is missing. */
  readonly enabled?: boolean;
  /** Milliseconds between asking again, while there is something to wait for in what is known. */
  readonly refetchInterval?: (known: T | undefined) => number | false;
  /** While another query is asked for, what the one before answered is still shown. */
  readonly keepsPrevious?: boolean;
}

/** What a GET operation answers, kept and shared under its path and query. */
export function useApi<P extends PathOf<'GET'>>(
  path: P,
  query?: Sent<'GET', P>['query'],
  { enabled = true, refetchInterval = () => false, keepsPrevious = false }: QueryOptions<Received<'GET', P>> = {},
): UseQueryResult<Received<'GET', P>, ApiError> {
  return useQuery<Received<'GET', P>, ApiError>({
    queryKey: [path, query ?? {}],
    queryFn: async ({ signal }) => (await call('GET', path, { query } as Sent<'GET', P>, { signal })).data,
    enabled,
    refetchInterval: ({ state }) => refetchInterval(state.data),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** An operation that changes something; afterwards everything read from the paths it `touches` is read again. */
export function useChange<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  { touches = [] }: { readonly touches?: readonly PathOf<'GET'>[] } = {},
) {
  const client = useQueryClient();
  return useMutation<Answer<Received<M, P>>, ApiError, Sent<M, P>>({
    mutationFn: (sent) => {
      const target = addressOf(String(path), sent.params, sent.query);
      return renewing(() => attempt(method, target, sent.body)) as Promise<Answer<Received<M, P>>>;
    },
    // Not waited for: a caller hears of its success only while it is shown, and what is read anew may replace it.
    onSuccess: () => {
      for (const touched of touches) void client.invalidateQueries({ queryKey: [touched] });
    },
  });
}
