import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import type { Received } from '../../../api/operation-types.ts';
import { useMessages } from '../../../messages/language.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { ArticleBody } from '../article-body.tsx';
import classes from './edit-panel.module.css';

interface LivePreviewProps {
  readonly preview: UseQueryResult<Received<'POST', '/v1/writing/blog/html'>, ApiError>;
}

const NO_CLAIMS: readonly never[] = [];
const nothing = () => undefined;

/** The text as readers would see it, a moment after the last keystroke. */
export function LivePreview({ preview: { data, error } }: LivePreviewProps) {
  const { t } = useMessages();
  return (
    <Stack gap={4}>
      <Title order={2} size="sm" lh={1.55}>
        {t('edit.preview')}
      </Title>
      {error !== null && (
        <Alert color="red" p="xs" role="status">
          <Text size="sm">{t('edit.preview.failed', { message: error.details[0]?.message ?? error.message })}</Text>
        </Alert>
      )}
      <Paper withBorder p="md" className={classes.preview} tabIndex={0} role="region" aria-label={t('edit.preview')}>
        {data === undefined ? (
          error === null && <Loading rows={6} />
        ) : (
          <ArticleBody html={data.html} claims={NO_CLAIMS} chosen={undefined} onChoose={nothing} />
        )}
      </Paper>
    </Stack>
  );
}
