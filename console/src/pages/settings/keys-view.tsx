import { Alert, Button, Code, Group, Paper, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { NewKey } from '../../../../src/contract/keys.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { WideTable } from '../../parts/wide-table.tsx';

const PATH = '/v1/keys';
type Kind = NewKey['kind'];
const KINDS = ['pair', 'lp'] as const satisfies readonly Kind[];

/** Keys that programs sign in with. */
export function KeysView() {
  const { t, dateTime } = useMessages();
  const keys = useApi(PATH);
  const revoke = useChange('DELETE', PATH, { touches: [PATH] });
  if (keys.error !== null) return <ErrorNotice error={keys.error} onRetry={() => void keys.refetch()} />;
  if (keys.data === undefined) return <Loading rows={4} />;
  return (
    <Stack>
      <NewKeyForm />
      {revoke.error !== null && <ErrorNotice error={revoke.error} />}
      {keys.data.keys.length === 0 ? (
        <EmptyState title={t('settings.keys.none')}>{t('settings.keys.none.do')}</EmptyState>
      ) : (
        <WideTable
          label={t('settings.keys')}
          columns={[t('settings.key.label'), t('settings.key.kind'), t('settings.key.made'), t('sites.actions')]}
        >
          {keys.data.keys.map(({ id, label, kind, accessKey, createdAt, revokedAt }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">
                {label}
                {accessKey !== null && (
                  <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    {accessKey}
                  </Text>
                )}
              </Table.Th>
              <Table.Td>{t(`settings.key.kind.${kind}`)}</Table.Td>
              <Table.Td>{dateTime(createdAt)}</Table.Td>
              <Table.Td>
                {revokedAt === null ? (
                  <DeleteButton
                    name={label}
                    warning={t('settings.key.revoke.about')}
                    onDelete={() => revoke.mutate({ query: { keyId: id } })}
                  />
                ) : (
                  t('settings.key.revoked', { at: dateTime(revokedAt) })
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </WideTable>
      )}
    </Stack>
  );
}

function NewKeyForm() {
  const { t } = useMessages();
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<Kind>('pair');
  const create = useChange('POST', PATH, { touches: [PATH] });
  return (
    <Paper withBorder p="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({ body: { kind, label } }, { onSuccess: () => setLabel('') });
        }}
      >
        <Stack>
          <Group align="flex-end">
            <TextInput
              required
              label={t('settings.key.label')}
              value={label}
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
            <Select
              w={280}
              label={t('settings.key.kind')}
              allowDeselect={false}
              data={KINDS.map((value) => ({ value, label: t(`settings.key.kind.${value}`) }))}
              value={kind}
              onChange={(value) => setKind((value ?? 'pair') as Kind)}
            />
            <Button type="submit" loading={create.isPending}>
              {t('settings.key.make')}
            </Button>
          </Group>
          {create.error !== null && <ErrorNotice error={create.error} />}
          <div aria-live="polite">{create.data !== undefined && <ShownOnce made={create.data.data} />}</div>
        </Stack>
      </form>
    </Paper>
  );
}

function ShownOnce({ made: { accessKey, secretKey, apiKey } }: { readonly made: NewKey }) {
  const { t } = useMessages();
  const parts = { accessKey, secretKey, apiKey };
  return (
    <Alert color="green" title={t('settings.key.new')}>
      <Stack gap="xs">
        <Text size="sm">{t('settings.key.once')}</Text>
        {(Object.keys(parts) as (keyof typeof parts)[]).map((name) => {
          const value = parts[name];
          return value === null ? null : (
            <Group key={name} gap="xs">
              <Text size="sm">{t(`settings.key.${name}`)}</Text>
              <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
              <CopyButton value={value} />
            </Group>
          );
        })}
      </Stack>
    </Alert>
  );
}
