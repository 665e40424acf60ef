import { Button, Group, Paper, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { LIMITS } from '../../../../src/contract/choices.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { WideTable } from '../../parts/wide-table.tsx';

const PATH = '/v1/categories';

/** Categories of a hosted blog. */
export function Categories({ siteId }: { readonly siteId: string }) {
  const { t } = useMessages();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const categories = useApi(PATH, { siteId, limit: LIMITS.page.max });
  const create = useChange('POST', PATH, { touches: [PATH] });
  const remove = useChange('DELETE', PATH, { touches: [PATH] });
  const error = categories.error ?? create.error ?? remove.error;

  function add() {
    create.mutate(
      { body: { siteId, name, description: description === '' ? null : description } },
      {
        onSuccess: () => {
          setName('');
          setDescription('');
        },
      },
    );
  }

  return (
    <Paper withBorder p="md" component="section" aria-label={t('sites.categories')}>
      <Stack>
        <Title order={2} size="h5">
          {t('sites.categories')}
        </Title>
        {error !== null && <ErrorNotice error={error} />}
        {categories.data === undefined && categories.error === null && <Loading rows={2} />}
        {categories.data?.categories.length === 0 && <Text c="dimmed">{t('sites.categories.none')}</Text>}
        {categories.data !== undefined && categories.data.categories.length > 0 && (
          <WideTable
            label={t('sites.categories')}
            minWidth={380}
            columns={[t('sites.category.name'), t('sites.category.description'), t('sites.actions')]}
          >
            {categories.data.categories.map(({ category_id: id, name: called, description: about }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">{called}</Table.Th>
                <Table.Td>{about}</Table.Td>
                <Table.Td>
                  <DeleteButton
                    name={called}
                    warning={t('sites.category.delete.about')}
                    onDelete={() => remove.mutate({ query: { categoryId: id } })}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </WideTable>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Group align="flex-end">
            <TextInput
              required
              label={t('sites.category.name')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextInput
              flex={1}
              label={t('sites.category.description')}
              value={description}
              onChange={(event) => setDescription(event.currentTarget.value)}
            />
            <Button variant="default" type="submit" loading={create.isPending}>
              {t('sites.category.add')}
            </Button>
          </Group>
        </form>
      </Stack>
    </Paper>
  );
}
