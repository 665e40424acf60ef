import { Blockquote, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { FoundDocument } from '../../../../src/contract/documents.ts';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';

/** Looks into a store as an article would: which documents bear on a question, and by which passages. */
export function StoreSearch({ storeId }: { readonly storeId: string }) {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const found = useApi('/v1/knowledge/search', { storeId, q: asked }, { enabled: asked !== '' });
  return (
    <Paper withBorder p="md" component="section" aria-label={t('knowledge.search')}>
      <Stack>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(text.trim());
          }}
        >
          <Group align="flex-end">
            <TextInput
              flex={1}
              miw={200}
              type="search"
              label={t('knowledge.search')}
              description={t('knowledge.search.about')}
              maxLength={300}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={found.isLoading} disabled={text.trim() === ''}>
              {t('knowledge.search.submit')}
            </Button>
          </Group>
        </form>
        {found.error !== null && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
        {found.isLoading && <Loading rows={3} />}
        <div aria-live="polite">
          {found.data?.documents.length === 0 && <Text>{t('knowledge.search.none', { text: asked })}</Text>}
          {found.data !== undefined && found.data.documents.length > 0 && (
            <Stack component="ol" gap="md" m={0} ps="lg">
              {found.data.documents.map((document) => (
                <Found key={document.document_id} document={document} />
              ))}
            </Stack>
          )}
        </div>
      </Stack>
    </Paper>
  );
}

function Found({ document: { title, passages } }: { readonly document: FoundDocument }) {
  return (
    <li>
      <Title order={3} size="h6">
        {title}
      </Title>
      {passages.map(({ headings, text }) => (
        <Blockquote key={text} p="xs" my="xs" fz="sm" cite={headings.length === 0 ? undefined : headings.join(' › ')}>
          {text}
        </Blockquote>
      ))}
    </li>
  );
}
