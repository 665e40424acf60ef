import { Anchor, Button, Group, List, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { BlogResult } from '../../../../src/contract/blog-result.ts';
import { LONGEST_SCHEDULE_DAYS } from '../../../../src/contract/publications.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { PublicationBadge } from '../../parts/job-badge.tsx';

type Publication = BlogResult['publication'];

const TOUCHED = ['/v1/writing/blog', '/v1/writing/blogs'] as const;

interface PublishCardProps {
  readonly blogId: string;
  readonly publication: Publication;
}

/** Where the article stands with its readers, and what can be done about it. */
export function PublishCard({ blogId, publication }: PublishCardProps) {
  const { t } = useMessages();
  const publish = useChange('POST', '/v1/writing/blog/publish', { touches: TOUCHED });
  const unpublish = useChange('POST', '/v1/writing/blog/unpublish', { touches: TOUCHED });
  const { state } = publication;
  const isBusy = state === 'PENDING' || publish.isPending || unpublish.isPending;
  const error = publish.error ?? unpublish.error;
  const send = (publishAt?: string) => {
    unpublish.reset();
    publish.mutate({ query: { blogId }, body: publishAt === undefined ? {} : { publishAt } });
  };
  const takeDown = () => {
    publish.reset();
    unpublish.mutate({ query: { blogId } });
  };
  return (
    <Paper withBorder p="md" component="section" aria-label={t('read.publication')} h="100%">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h5">
            {t('read.publication')}
          </Title>
          <span aria-live="polite">
            <PublicationBadge state={state} />
          </span>
        </Group>
        <Facts publication={publication} />
        {error !== null && <ErrorNotice error={error} />}
        <Group gap="xs">
          <Button size="xs" onClick={() => send()} loading={publish.isPending} disabled={isBusy}>
            {t(state === 'PUBLISHED' ? 'read.publishAgain' : 'read.publishNow')}
          </Button>
          {(state === 'PUBLISHED' || state === 'SCHEDULED') && (
            <Button size="xs" variant="default" onClick={takeDown} loading={unpublish.isPending} disabled={isBusy}>
              {t(state === 'PUBLISHED' ? 'read.unpublish' : 'read.callOff')}
            </Button>
          )}
        </Group>
        {state !== 'PUBLISHED' && <Schedule isBusy={isBusy} onSchedule={send} />}
      </Stack>
    </Paper>
  );
}

function Facts({ publication: { url, publishAt, error, notes, state } }: { readonly publication: Publication }) {
  const { t, dateTime } = useMessages();
  return (
    <>
      {url !== null && (
        <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Anchor>
      )}
      {state === 'SCHEDULED' && publishAt !== null && (
        <Text size="sm">{t('read.publication.due', { at: dateTime(publishAt) })}</Text>
      )}
      {error.message !== null && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error.message}
        </Text>
      )}
      {state === 'NONE' && (
        <Text size="sm" c="dimmed">
          {t('read.publication.none.do')}
        </Text>
      )}
      {notes.length > 0 && (
        <List size="sm" aria-label={t('read.publication.notes')}>
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      )}
    </>
  );
}

function Schedule({ isBusy, onSchedule }: { readonly isBusy: boolean; onSchedule(publishAt: string): void }) {
  const { t } = useMessages();
  const [at, setAt] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSchedule(new Date(at).toISOString());
      }}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          size="xs"
          type="datetime-local"
          required
          withAsterisk={false}
          label={t('read.schedule.at')}
          value={at}
          min={localMinute(0)}
          max={localMinute(LONGEST_SCHEDULE_DAYS)}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Button size="xs" variant="default" type="submit" disabled={isBusy || at === ''}>
          {t('read.schedule')}
        </Button>
      </Group>
    </form>
  );
}

/** A moment in days from now as a field for local dates and times writes it. */
function localMinute(days: number): string {
  const moment = new Date(Date.now() + days * 86_400_000);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
