import { Anchor, Button, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Connection } from '../../../../src/contract/connections.ts';
import type { Site } from '../../../../src/contract/sites.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { ConnectForm } from './connect-form.tsx';

const PATH = '/v1/connections';

/** Where the articles of each site go: a WordPress, or the hosted blog. */
export function PublishingPage() {
  const { t } = useMessages();
  const connections = useApi(PATH);
  const sites = useApi('/v1/sites', { type: 'BLOG' });
  const failed = [connections, sites].find(({ error }) => error !== null);
  const free = sites.data?.filter(
    ({ site_id }) => connections.data?.every((connection) => connection.site_id !== site_id) ?? false,
  );
  return (
    <Page title={t('publishing.title')} about={t('publishing.about')}>
      {failed !== undefined && failed.error !== null && (
        <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {failed === undefined && (connections.data === undefined || sites.data === undefined) && <Loading rows={5} />}
      {connections.data !== undefined && sites.data !== undefined && (
        <>
          {sites.data.length === 0 ? (
            <EmptyState
              title={t('publishing.noSite')}
              action={
                <Anchor component={Link} to="/sites">
                  {t('publishing.noSite.make')}
                </Anchor>
              }
            >
              {t('publishing.noSite.do')}
            </EmptyState>
          ) : (
            <Places sites={sites.data} connections={connections.data} />
          )}
          {connections.data.map((connection) => (
            <ConnectionCard
              key={connection.qc_id}
              connection={connection}
              siteName={sites.data.find(({ site_id }) => site_id === connection.site_id)?.name ?? connection.site_id}
            />
          ))}
          {free !== undefined && free.length > 0 && <ConnectForm sites={free} />}
        </>
      )}
    </Page>
  );
}

interface PlacesProps {
  readonly sites: readonly Site[];
  readonly connections: readonly Connection[];
}

function Places({ sites, connections }: PlacesProps) {
  const { t } = useMessages();
  return (
    <WideTable
      label={t('publishing.places')}
      columns={[t('publishing.site'), t('publishing.goesTo'), t('publishing.approval'), t('publishing.change')]}
    >
      {sites.map((site) => (
        <PlaceRow
          key={site.site_id}
          site={site}
          connection={connections.find(({ site_id }) => site_id === site.site_id)}
        />
      ))}
    </WideTable>
  );
}

function PlaceRow({ site, connection }: { readonly site: Site; readonly connection: Connection | undefined }) {
  const { t } = useMessages();
  const { data: settings } = useApi('/v1/sites/settings', { siteId: site.site_id });
  const host = settings?.hosted_domain ?? undefined;
  return (
    <Table.Tr>
      <Table.Th scope="row">{site.name}</Table.Th>
      <Table.Td>
        {connection !== undefined ? (
          t('publishing.wordpress', { address: connection.address })
        ) : host !== undefined ? (
          <Anchor size="sm" href={`https://${host}/`} target="_blank" rel="noopener noreferrer">
            {host}
          </Anchor>
        ) : (
          t('publishing.hosted')
        )}
      </Table.Td>
      <Table.Td>
        {settings !== undefined &&
          t(settings.approval === 'none' ? 'publishing.approval.none' : 'publishing.approval.waits')}
      </Table.Td>
      <Table.Td>
        <Anchor
          component={Link}
          size="sm"
          to={`/sites?site=${encodeURIComponent(site.site_id)}`}
          aria-label={t('publishing.settings.of', { name: site.name })}
        >
          {t('publishing.settings')}
        </Anchor>
      </Table.Td>
    </Table.Tr>
  );
}

function ConnectionCard({ connection, siteName }: { readonly connection: Connection; readonly siteName: string }) {
  const { t, dateTime } = useMessages();
  const test = useChange('POST', '/v1/connections/test');
  const remove = useChange('DELETE', PATH, { touches: [PATH] });
  const query = { connectionId: connection.qc_id };
  const error = test.error ?? remove.error;
  return (
    <Paper withBorder p="md" component="section" aria-label={siteName}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h5">
            {siteName}
          </Title>
          <Group gap="xs">
            <Button size="xs" variant="default" loading={test.isPending} onClick={() => test.mutate({ query })}>
              {t('publishing.test')}
            </Button>
            <DeleteButton
              name={connection.address}
              warning={t('publishing.delete.about')}
              onDelete={() => remove.mutate({ query })}
            />
          </Group>
        </Group>
        <Text size="sm">
          {t('publishing.connection.facts', { ...connection, at: dateTime(connection.created_at) })}
        </Text>
        <div aria-live="polite">
          {error !== null && <ErrorNotice error={error} />}
          {test.data !== undefined && (
            <>
              <Text size="sm">
                {t('publishing.test.works', {
                  title: test.data.data.title,
                  user: test.data.data.user,
                  types: test.data.data.post_types.join(', '),
                })}
              </Text>
              <List size="sm">
                {test.data.data.notes.map((note) => (
                  <List.Item key={note}>{note}</List.Item>
                ))}
              </List>
            </>
          )}
        </div>
      </Stack>
    </Paper>
  );
}
