import { Badge, Stack, Table, Text } from '@mantine/core';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { WideTable } from '../../parts/wide-table.tsx';

const COLOURS = { ok: 'green', failed: 'red', unknown: 'gray' } as const;

/** Models and providers as they are configured, and how the last request to each went. */
export function ProvidersView() {
  const { t, dateTime } = useMessages();
  const health = useApi('/v1/health');
  if (health.error !== null) return <ErrorNotice error={health.error} onRetry={() => void health.refetch()} />;
  if (health.data === undefined) return <Loading rows={4} />;
  const { providers, languageModel, version } = health.data;
  return (
    <Stack>
      <Text>{t(languageModel ? 'settings.writer.model' : 'settings.writer.embedded', { version })}</Text>
      {providers.length === 0 ? (
        <EmptyState title={t('settings.providers.none')}>{t('settings.providers.none.do')}</EmptyState>
      ) : (
        <WideTable
          label={t('settings.providers')}
          columns={[
            t('settings.provider.name'),
            t('settings.provider.kind'),
            t('settings.provider.state'),
            t('settings.provider.at'),
          ]}
        >
          {providers.map(({ kind, name, roles, state, outcome, at }) => (
            <Table.Tr key={`${kind} ${name}`}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td>{[t(`settings.provider.kind.${kind}`), ...roles].join(' · ')}</Table.Td>
              <Table.Td>
                {state === 'unknown' && !kind.endsWith('_model') ? (
                  t('settings.provider.state.notKept')
                ) : (
                  <Badge variant="dot" tt="none" color={COLOURS[state]}>
                    {t(`settings.provider.state.${state}`)}
                  </Badge>
                )}{' '}
                {state === 'failed' && outcome}
              </Table.Td>
              <Table.Td>{at === null ? '–' : dateTime(at)}</Table.Td>
            </Table.Tr>
          ))}
        </WideTable>
      )}
    </Stack>
  );
}
