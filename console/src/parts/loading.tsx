import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useMessages } from '../messages/language.tsx';

interface Props {
  /** Lines to come, so that the page does not jump when they are there. */
  readonly rows?: number;
  /** Pixels of one line. */
  readonly height?: number;
}

export function Loading({ rows = 3, height = 36 }: Props) {
  const { t } = useMessages();
  return (
    <Stack gap="sm" role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <Skeleton key={key} height={height} />
      ))}
    </Stack>
  );
}
