import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMessages } from '../messages/language.tsx';

interface Props {
  readonly list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** Reads the next page of a list; nothing once all are there. */
export function MoreButton({ list }: Props) {
  const { t } = useMessages();
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="default"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      style={{ alignSelf: 'center' }}
    >
      {t('action.more')}
    </Button>
  );
}
