import { Group, Stack, Text, Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { ComplianceReport } from '../../../../../src/contract/compliance-report.ts';
import { useMessages } from '../../../messages/language.tsx';
import classes from './edit-panel.module.css';

interface TextEditorProps {
  readonly markdown: string;
  /** Undefined while they are counted. */
  readonly words: number | undefined;
  readonly report: ComplianceReport | null;
  onChange(markdown: string): void;
  onCheck(): void;
  onSave(): void;
}

/** The markdown, to be typed in, with its words counted against what was asked for. Tab leaves it, as everywhere. */
export function TextEditor({ markdown, words, report, onChange, onCheck, onSave }: TextEditorProps) {
  const { t } = useMessages();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const act = { Enter: onCheck, s: onSave }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <Stack gap={4}>
      <Textarea
        label={t('edit.text')}
        classNames={{ input: classes.text }}
        value={markdown}
        spellCheck
        aria-keyshortcuts="Control+Enter Control+S"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group justify="space-between" gap="xs">
        <Words words={words} report={report} />
        <Text size="xs" c="dimmed">
          {t('edit.keys')}
        </Text>
      </Group>
    </Stack>
  );
}

function Words({ words, report }: Pick<TextEditorProps, 'words' | 'report'>) {
  const { t, number } = useMessages();
  if (words === undefined) return <Text size="sm">{t('edit.words.unknown')}</Text>;
  const range = rangeOf(report);
  if (range === undefined) return <Text size="sm">{t('edit.words', { words: number(words) })}</Text>;
  const isOutside = words < range.least || words > range.most;
  const values = { words: number(words), least: number(range.least), most: number(range.most) };
  return (
    <Text size="sm" {...(isOutside ? { c: 'var(--mantine-color-error)' } : {})}>
      {t('edit.words.range', values)}
    </Text>
  );
}

/** The range that binds the article, as its report says it. */
function rangeOf(report: ComplianceReport | null): { least: number; most: number } | undefined {
  const wish = report?.wishes.find(({ field, hard }) => hard && WORD_COUNT.test(field));
  const [, least, most] = RANGE.exec(wish?.wanted ?? '') ?? [];
  return least === undefined || most === undefined ? undefined : { least: Number(least), most: Number(most) };
}

const WORD_COUNT = /targetBlogWordCount|word_count/i;
const RANGE = /^(\d+)-(\d+)/;
