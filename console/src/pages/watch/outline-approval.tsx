import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Outline } from '../../../../src/contract/outlines.ts';
import { type ApiError, detailsByPath } from '../../api/api-error.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { draftOf, isChanged, type OutlineDraft, toChange } from './outline-draft.ts';
import { OutlineForm } from './outline-form.tsx';

const PATH = '/v1/writing/blog/outline';

/** The outline that waits for somebody to approve it, to be changed before. */
export function OutlineApproval({ blogId }: { readonly blogId: string }) {
  const { t } = useMessages();
  const outline = useApi(PATH, { blogId });
  return (
    <Paper withBorder p="md" component="section" aria-label={t('outline.title')}>
      <Stack>
        <Title order={2} size="h4">
          {t('outline.title')}
        </Title>
        {outline.error !== null && <ErrorNotice error={outline.error} onRetry={() => void outline.refetch()} />}
        {outline.data === undefined && outline.error === null && <Loading rows={6} />}
        {outline.data?.state === 'approved' && <Alert color="green">{t('outline.approved')}</Alert>}
        {outline.data?.state === 'waiting' && <Waiting outline={outline.data} />}
      </Stack>
    </Paper>
  );
}

function Waiting({ outline }: { readonly outline: Outline }) {
  const { t, dateTime } = useMessages();
  const { blogId } = outline;
  const [draft, setDraft] = useState<OutlineDraft>(() => draftOf(outline));
  const change = useChange('PUT', PATH, { touches: [PATH] });
  const approve = useChange('POST', '/v1/writing/blog/outline/approve', { touches: [PATH] });
  const error: ApiError | null = change.error ?? approve.error;
  const changed = isChanged(draft, outline);
  const isBusy = change.isPending || approve.isPending;
  const save = (onSaved?: () => void) =>
    change.mutate(
      { query: { blogId }, body: toChange(draft, outline) },
      {
        onSuccess: ({ data }) => {
          setDraft(draftOf(data));
          onSaved?.();
        },
      },
    );
  const finish = () => approve.mutate({ query: { blogId } });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) save(finish);
        else finish();
      }}
    >
      <Stack>
        <Text size="sm">{t('outline.about')}</Text>
        {outline.waitUntil !== null && (
          <Text size="sm" c="dimmed">
            {t('outline.until', { at: dateTime(outline.waitUntil) })}
          </Text>
        )}
        <OutlineForm
          draft={draft}
          outline={outline}
          problems={detailsByPath(change.error?.details ?? [])}
          onChange={setDraft}
        />
        {error !== null && <ErrorNotice error={error} />}
        <Group>
          <Button type="submit" loading={isBusy} disabled={draft.sections.length === 0}>
            {t(changed ? 'outline.saveAndApprove' : 'outline.approve')}
          </Button>
          <Button variant="default" disabled={!changed || isBusy || draft.sections.length === 0} onClick={() => save()}>
            {t('outline.save')}
          </Button>
          {changed && (
            <Button variant="subtle" onClick={() => setDraft(draftOf(outline))}>
              {t('outline.undo')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
