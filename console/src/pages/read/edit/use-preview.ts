import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import type { Received } from '../../../api/operation-types.ts';

const PATH = '/v1/writing/blog/html';
/** A pause in typing after which the text is shown anew. */
const PAUSE_MS = 400;

/** The text as readers would see it, and its words; while a newer one is made, the one before stays. */
export function usePreview(blogId: string, markdown: string): UseQueryResult<Received<'POST', typeof PATH>, ApiError> {
  const [shown] = useDebouncedValue(markdown, PAUSE_MS);
  return useQuery<Received<'POST', typeof PATH>, ApiError>({
    queryKey: ['POST', PATH, blogId, shown],
    queryFn: async ({ signal }) => (await call('POST', PATH, { body: { blogId, markdown: shown } }, { signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
