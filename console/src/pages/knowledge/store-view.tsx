import { Group, Paper, Stack, Title } from '@mantine/core';
import type { KnowledgeStore } from '../../../../src/contract/knowledge.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Documents } from './documents.tsx';
import { StoreSearch } from './store-search.tsx';
import { UploadForm } from './upload-form.tsx';

export function StoreView({ store }: { readonly store: KnowledgeStore }) {
  const { t } = useMessages();
  const remove = useChange('DELETE', '/v1/knowledge/stores', { touches: ['/v1/knowledge/stores'] });
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {store.name}
        </Title>
        <DeleteButton
          name={store.name}
          warning={t('knowledge.store.delete.about')}
          onDelete={() => remove.mutate({ query: { storeId: store.store_id } })}
        />
      </Group>
      {remove.error !== null && <ErrorNotice error={remove.error} />}
      <Paper withBorder p="md" component="section" aria-label={t('knowledge.upload')}>
        <UploadForm storeId={store.store_id} />
      </Paper>
      {store.documents > 0 && <StoreSearch storeId={store.store_id} />}
      <Documents storeId={store.store_id} />
    </Stack>
  );
}
