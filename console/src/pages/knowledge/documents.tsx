import { Badge, Button, Drawer, Group, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { LIMITS } from '../../../../src/contract/choices.ts';
import type { Document } from '../../../../src/contract/documents.ts';
import { usePages } from '../../api/pages.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { languageName } from '../../messages/language-name.ts';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { MoreButton } from '../../parts/more-button.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { TextView } from '../read/text-view.tsx';

const PATH = '/v1/knowledge/documents';

/** Documents of a store, newest first; each can be read as it was understood. */
export function Documents({ storeId }: { readonly storeId: string }) {
  const { t } = useMessages();
  const [read, setRead] = useState<Document>();
  const documents = usePages(PATH, { storeId, limit: LIMITS.page.default });
  const remove = useChange('DELETE', PATH, { touches: [PATH, '/v1/knowledge/stores', '/v1/quota'] });
  if (documents.error !== null) return <ErrorNotice error={documents.error} onRetry={() => void documents.refetch()} />;
  if (documents.data === undefined) return <Loading rows={4} />;
  const all = documents.data.pages.flatMap((page) => page.documents);
  if (all.length === 0) {
    return <EmptyState title={t('knowledge.documents.none')}>{t('knowledge.documents.none.do')}</EmptyState>;
  }
  return (
    <Stack>
      <Drawer
        opened={read !== undefined}
        onClose={() => setRead(undefined)}
        position="right"
        size="xl"
        title={read?.title}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {read !== undefined && <DocumentText documentId={read.document_id} />}
      </Drawer>
      {remove.error !== null && <ErrorNotice error={remove.error} />}
      <WideTable
        label={t('knowledge.documents')}
        columns={[
          t('knowledge.document.title'),
          t('knowledge.document.language'),
          t('knowledge.document.words'),
          t('knowledge.document.added'),
          t('sites.actions'),
        ]}
      >
        {all.map((document) => (
          <Row
            key={document.document_id}
            document={document}
            onRead={() => setRead(document)}
            onDelete={() => remove.mutate({ query: { documentId: document.document_id } })}
          />
        ))}
      </WideTable>
      <MoreButton list={documents} />
    </Stack>
  );
}

interface RowProps {
  readonly document: Document;
  onRead(): void;
  onDelete(): void;
}

function Row({ document, onRead, onDelete }: RowProps) {
  const { t, number, dateTime, language } = useMessages();
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {document.title}{' '}
        {document.visibility === 'private' && (
          <Badge size="xs" variant="default">
            {t('read.source.private')}
          </Badge>
        )}
        {document.publisher !== null && (
          <Text size="xs" c="dimmed">
            {document.publisher}
          </Text>
        )}
      </Table.Th>
      <Table.Td>
        {document.language === null ? t('knowledge.language.unknown') : languageName(document.language, language)}
      </Table.Td>
      <Table.Td>{number(document.words)}</Table.Td>
      <Table.Td>{dateTime(document.created_at)}</Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="xs"
            variant="default"
            onClick={onRead}
            aria-label={t('knowledge.document.read', { title: document.title })}
          >
            {t('knowledge.read')}
          </Button>
          <DeleteButton name={document.title} warning={t('knowledge.document.delete.about')} onDelete={onDelete} />
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function DocumentText({ documentId }: { readonly documentId: string }) {
  const { t } = useMessages();
  const document = useApi('/v1/knowledge/document', { documentId });
  if (document.error !== null) return <ErrorNotice error={document.error} />;
  if (document.data === undefined) return <Loading rows={8} />;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('knowledge.document.asRead')}
      </Text>
      <TextView text={document.data.markdown} label={document.data.title} />
    </Stack>
  );
}
