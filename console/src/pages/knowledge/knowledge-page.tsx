import { Box, Button, Flex, Group, NavLink, Paper, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { StoreView } from './store-view.tsx';

const PATH = '/v1/knowledge/stores';
const STORE = 'store';

/** Stores of documents that articles are written from. */
export function KnowledgePage() {
  const { t, number } = useMessages();
  const [place, setPlace] = useSearchParams();
  const stores = useApi(PATH);
  const chosen = stores.data?.find(({ store_id }) => store_id === place.get(STORE)) ?? stores.data?.[0];
  const choose = (id: string) => setPlace({ [STORE]: id });
  return (
    <Page title={t('knowledge.title')} about={t('knowledge.about')}>
      {stores.error !== null && <ErrorNotice error={stores.error} onRetry={() => void stores.refetch()} />}
      {stores.data === undefined && stores.error === null && <Loading rows={5} />}
      {stores.data !== undefined && <NewStoreForm onMade={choose} />}
      {stores.data?.length === 0 && <EmptyState title={t('knowledge.none')}>{t('knowledge.none.do')}</EmptyState>}
      {chosen !== undefined && (
        <Stack>
          <Flex direction={{ base: 'column', md: 'row' }} align={{ base: 'stretch', md: 'flex-start' }} gap="md">
            <Paper withBorder p="xs" component="nav" aria-label={t('knowledge.stores')}>
              {stores.data?.map((store) => (
                <NavLink
                  component="button"
                  styles={{ description: { color: 'inherit', opacity: 1 } }}
                  key={store.store_id}
                  active={store.store_id === chosen.store_id}
                  aria-current={store.store_id === chosen.store_id ? 'true' : undefined}
                  onClick={() => choose(store.store_id)}
                  label={store.name}
                  description={t('knowledge.store.facts', {
                    documents: number(store.documents),
                    images: number(store.images),
                  })}
                />
              ))}
            </Paper>
            <Box flex={1} miw={0}>
              <StoreView key={chosen.store_id} store={chosen} />
            </Box>
          </Flex>
        </Stack>
      )}
    </Page>
  );
}

function NewStoreForm({ onMade }: { onMade(storeId: string): void }) {
  const { t } = useMessages();
  const [name, setName] = useState('');
  const create = useChange('POST', PATH, { touches: [PATH] });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate(
          { body: { name } },
          {
            onSuccess: ({ data }) => {
              setName('');
              onMade(data.store_id);
            },
          },
        );
      }}
    >
      <Stack gap="xs">
        <Group align="flex-end">
          <TextInput
            required
            withAsterisk={false}
            label={t('knowledge.new')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" loading={create.isPending}>
            {t('knowledge.create')}
          </Button>
        </Group>
        {create.error !== null && <ErrorNotice error={create.error} />}
      </Stack>
    </form>
  );
}
