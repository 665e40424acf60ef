import { Badge, Code, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { WideTable } from '../../parts/wide-table.tsx';

/** Settings as the service sees them; they are changed in its environment. */
export function SettingsTable() {
  const { t } = useMessages();
  const [search, setSearch] = useState('');
  const settings = useApi('/v1/settings');
  if (settings.error !== null) return <ErrorNotice error={settings.error} onRetry={() => void settings.refetch()} />;
  if (settings.data === undefined) return <Loading rows={8} />;
  const wanted = search.trim().toLowerCase();
  const shown = settings.data.settings.filter(({ name, meaning }) =>
    `${name} ${meaning}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('settings.service.about')}
      </Text>
      <TextInput
        type="search"
        maw={320}
        label={t('settings.service.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <WideTable
        label={t('settings.service')}
        minWidth={1000}
        columns={[
          t('settings.setting.name'),
          t('settings.setting.value'),
          t('settings.setting.meaning'),
          t('settings.setting.allowed'),
        ]}
      >
        {shown.map(({ name, value, given, allowed, meaning }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Table.Th>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              {value !== '' && <Code>{value}</Code>}{' '}
              {given && (
                <Badge size="xs" variant="default">
                  {t('settings.setting.given')}
                </Badge>
              )}
            </Table.Td>
            <Table.Td>{meaning}</Table.Td>
            <Table.Td>{allowed}</Table.Td>
          </Table.Tr>
        ))}
      </WideTable>
    </Stack>
  );
}
