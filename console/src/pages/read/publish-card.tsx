import { Anchor, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { BlogResult } from '../../../../src/contract/blog-result.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { PublicationBadge } from '../../parts/job-badge.tsx';
import { AS_ORDERED, PublishOptions, wishesOf } from './publish-options.tsx';
import { PublishPlace } from './publish-place.tsx';
import { Schedule } from './schedule.tsx';

type Publication = BlogResult['publication'];

const TOUCHED = ['/v1/writing/blog', '/v1/writing/blogs'] as const;

interface PublishCardProps {
  readonly blogId: string;
  readonly siteId: string;
  readonly publication: Publication;
}

/** Where the article stands with its readers, and what can be done about it. */
export function PublishCard({ blogId, siteId, publication }: PublishCardProps) {
  const { t } = useMessages();
  const [areOptionsOpen, { toggle }] = useDisclosure(false);
  const [options, setOptions] = useState(AS_ORDERED);
  const settings = useApi('/v1/sites/settings', { siteId });
  const publish = useChange('POST', '/v1/writing/blog/publish', { touches: TOUCHED });
  const unpublish = useChange('POST', '/v1/writing/blog/unpublish', { touches: TOUCHED });
  const { state } = publication;
  const isBusy = state === 'PENDING' || publish.isPending || unpublish.isPending;
  const error = publish.error ?? unpublish.error;
  const waits = settings.data?.approval === 'before-publishing';
  const first = waits ? 'read.approveAndPublish' : 'read.publishNow';
  const send = (publishAt?: string) => {
    unpublish.reset();
    publish.mutate({
      query: { blogId },
      body: { ...wishesOf(options), ...(publishAt === undefined ? {} : { publishAt }) },
    });
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
        <PublishPlace siteId={siteId} settings={settings.data} />
        {waits && state === 'NONE' && <Text size="sm">{t('read.waitsForApproval')}</Text>}
        {error !== null && <ErrorNotice error={error} />}
        <Group gap="xs">
          <Button size="xs" onClick={() => send()} loading={publish.isPending} disabled={isBusy}>
            {t(state === 'PUBLISHED' ? 'read.publishAgain' : first)}
          </Button>
          {(state === 'PUBLISHED' || state === 'SCHEDULED') && (
            <Button size="xs" variant="default" onClick={takeDown} loading={unpublish.isPending} disabled={isBusy}>
              {t(state === 'PUBLISHED' ? 'read.unpublish' : 'read.callOff')}
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={toggle} aria-expanded={areOptionsOpen}>
            {t('read.options')}
          </Button>
        </Group>
        {areOptionsOpen && <PublishOptions siteId={siteId} options={options} onChange={setOptions} />}
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
