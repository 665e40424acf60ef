import { Button, Group, Modal, Stack, Table } from '@mantine/core';
import { useState } from 'react';
import type { Author } from '../../../../src/contract/authors.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { AuthorForm } from './author-form.tsx';

const PATH = '/v1/authors';

/** Authors that articles stand under. */
export function Authors() {
  const { t } = useMessages();
  const authors = useApi(PATH);
  const remove = useChange('DELETE', PATH, { touches: [PATH] });
  const [edited, setEdited] = useState<Author | 'new'>();
  const close = () => setEdited(undefined);
  const create = <Button onClick={() => setEdited('new')}>{t('sites.author.new')}</Button>;
  if (authors.error !== null) return <ErrorNotice error={authors.error} onRetry={() => void authors.refetch()} />;
  if (authors.data === undefined) return <Loading rows={4} />;
  return (
    <Stack>
      <Modal
        opened={edited !== undefined}
        onClose={close}
        title={edited === 'new' ? t('sites.author.new') : edited?.name}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {edited !== undefined && <AuthorForm author={edited === 'new' ? undefined : edited} onDone={close} />}
      </Modal>
      {remove.error !== null && <ErrorNotice error={remove.error} />}
      {authors.data.length === 0 ? (
        <EmptyState title={t('sites.authors.none')} action={create}>
          {t('sites.authors.none.do')}
        </EmptyState>
      ) : (
        <>
          <div>{create}</div>
          <WideTable
            label={t('sites.tab.authors')}
            columns={[
              t('sites.author.name'),
              t('sites.author.jobTitle'),
              t('sites.author.description'),
              t('sites.actions'),
            ]}
          >
            {authors.data.map((author) => (
              <Table.Tr key={author.id}>
                <Table.Th scope="row">{author.name}</Table.Th>
                <Table.Td>{author.job_title}</Table.Td>
                <Table.Td>{author.description}</Table.Td>
                <Table.Td>
                  <Group gap="xs" wrap="nowrap">
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={t('sites.author.edit', { name: author.name })}
                      onClick={() => setEdited(author)}
                    >
                      {t('sites.edit')}
                    </Button>
                    <DeleteButton
                      name={author.name}
                      warning={t('sites.author.delete.about')}
                      onDelete={() => remove.mutate({ query: { authorId: author.id } })}
                    />
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </WideTable>
        </>
      )}
    </Stack>
  );
}
