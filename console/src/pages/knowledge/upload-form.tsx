import { Button, FileInput, Group, List, Progress, Stack, Switch, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Document } from '../../../../src/contract/documents.ts';
import { useMessages } from '../../messages/language.tsx';
import { languageName } from '../../messages/language-name.ts';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { uploadDocument } from './upload-document.ts';

const ACCEPTED = '.md,.markdown,.txt,.html,.htm,.pdf,.docx';
const TOUCHED = ['/v1/knowledge/documents', '/v1/knowledge/stores', '/v1/quota'];

/** How one file of the last upload fared. */
interface Sent {
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
  readonly document?: Document;
  readonly error?: unknown;
}

/** Files into a store, one after the other, with what was understood of each. */
export function UploadForm({ storeId }: { readonly storeId: string }) {
  const { t } = useMessages();
  const client = useQueryClient();
  const [files, setFiles] = useState<File[]>([]);
  const [isPrivate, setIsPrivate] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<readonly Sent[]>([]);

  async function send() {
    setIsSending(true);
    setSent(files.map(({ name }) => ({ name, share: 0 })));
    const update = (index: number, change: Partial<Sent>) =>
      setSent((before) => before.map((each, place) => (place === index ? { ...each, ...change } : each)));
    for (const [index, file] of files.entries()) {
      try {
        const document = await uploadDocument({ storeId, file, isPrivate }, (share) => update(index, { share }));
        update(index, { share: 1, document });
      } catch (error) {
        update(index, { error });
      }
    }
    setFiles([]);
    setIsSending(false);
    await Promise.all(TOUCHED.map((path) => client.invalidateQueries({ queryKey: [path] })));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack>
        <FileInput
          multiple
          clearable
          clearButtonProps={{ 'aria-label': t('knowledge.upload.clear') }}
          label={t('knowledge.upload')}
          description={t('knowledge.upload.about')}
          placeholder={t('knowledge.upload.choose')}
          accept={ACCEPTED}
          value={files}
          onChange={setFiles}
        />
        <Group justify="space-between">
          <Switch
            label={t('knowledge.private')}
            description={t('knowledge.private.about')}
            checked={isPrivate}
            onChange={(event) => setIsPrivate(event.currentTarget.checked)}
          />
          <Button type="submit" loading={isSending} disabled={files.length === 0}>
            {t('knowledge.upload.send')}
          </Button>
        </Group>
        <List listStyleType="none" spacing="xs" aria-live="polite" aria-label={t('knowledge.upload.sent')}>
          {sent.map((each, index) => (
            <List.Item
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list stays as it is
              key={`${index} ${each.name}`}
              styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}
            >
              <SentFile sent={each} />
            </List.Item>
          ))}
        </List>
      </Stack>
    </form>
  );
}

function SentFile({ sent: { name, share, document, error } }: { readonly sent: Sent }) {
  const { t, number, language } = useMessages();
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {name}
      </Text>
      {document === undefined && error === undefined && (
        <Progress value={share * 100} aria-label={t('knowledge.upload.progress', { name })} />
      )}
      {share === 1 && document === undefined && error === undefined && (
        <Text size="sm" c="dimmed">
          {t('knowledge.upload.reading')}
        </Text>
      )}
      {document !== undefined && (
        <Text size="sm">
          {t('knowledge.upload.understood', {
            title: document.title,
            words: number(document.words),
            language:
              document.language === null ? t('knowledge.language.unknown') : languageName(document.language, language),
          })}
        </Text>
      )}
      {error !== undefined && <ErrorNotice error={error} />}
    </Stack>
  );
}
