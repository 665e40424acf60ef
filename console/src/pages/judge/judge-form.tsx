import {
  Button,
  FileInput,
  Group,
  Paper,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useId, useState } from 'react';
import { LIMITS } from '../../../../src/contract/choices.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../../../src/contract/languages.ts';
import { type ApiError, detailsByPath } from '../../api/api-error.ts';
import { useMessages } from '../../messages/language.tsx';
import { languageName } from '../../messages/language-name.ts';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import type { startEvaluation } from './evaluations.ts';

type Body = Parameters<typeof startEvaluation>[0];
type From = 'text' | 'file' | 'url';

const PRODUCT = 'QUICK_BLOG';
const ACCEPTED = '.md,.markdown,.txt,.html,.htm,text/markdown,text/plain,text/html';

interface JudgeFormProps {
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  onJudge(body: Body): void;
}

export function JudgeForm({ isBusy, error, onJudge }: JudgeFormProps) {
  const { t, language: reader } = useMessages();
  const label = useId();
  const [from, setFrom] = useState<From>('text');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [url, setUrl] = useState('');
  const [language, setLanguage] = useState<SiteLanguage>(reader);
  const [withSuggestions, setWithSuggestions] = useState(true);
  const problems = detailsByPath(error?.details ?? []);
  const isGiven = { text: text.trim() !== '', file: file !== null, url: url.trim() !== '' }[from];

  async function judge() {
    const content = await contentOf(from, { text, file, url });
    onJudge({
      ...content,
      from: PRODUCT,
      parameters: {},
      config: {},
      language,
      with_modification_suggestions: withSuggestions,
    });
  }

  return (
    <Paper withBorder p="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void judge();
        }}
      >
        <Stack gap="md">
          <Stack gap={4} align="flex-start">
            <Text size="sm" fw={500} id={label}>
              {t('judge.from')}
            </Text>
            <SegmentedControl
              aria-labelledby={label}
              value={from}
              onChange={(value) => setFrom(value as From)}
              data={(['text', 'file', 'url'] as const).map((value) => ({ value, label: t(`judge.from.${value}`) }))}
            />
          </Stack>
          {from === 'text' && (
            <Textarea
              label={t('judge.text')}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              autosize
              minRows={6}
              maxRows={18}
              error={problems.markdown}
            />
          )}
          {from === 'file' && (
            <FileInput
              label={t('judge.file')}
              description={t('judge.file.hint')}
              placeholder={t('judge.file.choose')}
              accept={ACCEPTED}
              value={file}
              onChange={setFile}
              error={file !== null && file.size > LIMITS.evaluationContentBytes ? t('judge.file.hint') : problems.html}
            />
          )}
          {from === 'url' && (
            <TextInput
              type="url"
              label={t('judge.url')}
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
              error={problems.url}
            />
          )}
          <Group align="flex-end">
            <Select
              label={t('judge.language')}
              searchable
              allowDeselect={false}
              data={SITE_LANGUAGES.map((value) => ({ value, label: languageName(value, reader) }))}
              value={language}
              onChange={(value) => setLanguage((value ?? 'en') as SiteLanguage)}
            />
            <Switch
              label={t('judge.suggestions')}
              checked={withSuggestions}
              onChange={(event) => setWithSuggestions(event.currentTarget.checked)}
              mb={8}
            />
          </Group>
          {error !== null && <ErrorNotice error={error} />}
          <Button type="submit" loading={isBusy} disabled={!isGiven} style={{ alignSelf: 'flex-start' }}>
            {t('judge.submit')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

async function contentOf(from: From, given: { text: string; file: File | null; url: string }): Promise<Partial<Body>> {
  if (from === 'url') return { url: given.url.trim() };
  if (from === 'text') return { markdown: given.text };
  const content = (await given.file?.text()) ?? '';
  return /\.html?$/i.test(given.file?.name ?? '') ? { html: content } : { markdown: content };
}
