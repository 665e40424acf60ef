import { Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ArticleVersionSummary } from '../../../../../src/contract/article-versions.ts';
import { useApi } from '../../../api/queries.ts';
import { useMessages } from '../../../messages/language.tsx';
import { ErrorNotice } from '../../../parts/error-notice.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { type ComparedLine, compareTexts } from './compare-texts.ts';
import classes from './edit-panel.module.css';
import type { EditDraft } from './use-edit-draft.ts';

interface VersionDiffProps {
  readonly blogId: string;
  readonly versions: readonly ArticleVersionSummary[];
  /** Undefined: nothing was edited. */
  readonly draft: EditDraft | undefined;
}

const DRAFT = 'draft';

/** What is different in any two versions, or in one of them and the draft. */
export function VersionDiff({ blogId, versions, draft }: VersionDiffProps) {
  const { t, number } = useMessages();
  // Typing comes first.
  const settled = useDeferredValue(draft?.markdown ?? '');
  const [chosen, choose] = useState<{ readonly from?: string; readonly to?: string }>({});
  const known = [...(draft === undefined ? [] : [DRAFT]), ...versions.map((version) => String(version.number))];
  if (known.length < 2) return null;
  const pick = (wanted: string | undefined, index: number) =>
    wanted !== undefined && known.includes(wanted) ? wanted : (known[index] ?? '');
  const from = pick(chosen.from, 1);
  const to = pick(chosen.to, 0);
  const data = known.map((value) => ({
    value,
    label: value === DRAFT ? t('edit.diff.draft') : t('edit.diff.version', { number: number(Number(value)) }),
  }));
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {t('edit.diff')}
      </Title>
      <Group gap="sm">
        <NativeSelect
          label={t('edit.diff.from')}
          data={data}
          value={from}
          onChange={(event) => choose({ ...chosen, from: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('edit.diff.to')}
          data={data}
          value={to}
          onChange={(event) => choose({ ...chosen, to: event.currentTarget.value })}
        />
      </Group>
      <Difference blogId={blogId} from={from} to={to} draft={settled} />
    </Stack>
  );
}

interface DifferenceProps {
  readonly blogId: string;
  readonly from: string;
  readonly to: string;
  readonly draft: string;
}

function Difference({ blogId, from, to, draft }: DifferenceProps) {
  const before = useText(blogId, from, draft);
  const after = useText(blogId, to, draft);
  const failed = [before, after].find(({ error }) => error !== null);
  if (failed !== undefined) return <ErrorNotice error={failed.error} onRetry={failed.retry} />;
  if (before.text === undefined || after.text === undefined) return <Loading rows={3} />;
  return <Lines before={before.text} after={after.text} />;
}

function useText(blogId: string, which: string, draft: string) {
  const isDraft = which === DRAFT;
  const version = useApi('/v1/writing/blog/version', { blogId, number: which }, { enabled: !isDraft });
  return {
    text: isDraft ? draft : version.data?.markdown,
    error: isDraft ? null : version.error,
    retry: () => void version.refetch(),
  };
}

function Lines({ before, after }: { readonly before: string; readonly after: string }) {
  const { t, number } = useMessages();
  const lines = useMemo(() => compareTexts(before, after), [before, after]);
  if (!lines.some(({ kind }) => kind === 'added' || kind === 'removed')) {
    return <Text size="sm">{t('edit.diff.none')}</Text>;
  }
  return (
    <Paper withBorder className={classes.diff} tabIndex={0} role="region" aria-label={t('edit.diff')}>
      {lines.map((line, index) =>
        line.kind === 'left-out' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by nothing but its place
          <div key={index} className={classes.leftOut}>
            {t('edit.diff.leftOut', { lines: number(line.lines) })}
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by nothing but its place
          <Line key={index} line={line} />
        ),
      )}
    </Paper>
  );
}

const LINE = {
  same: { Tag: 'div', sign: ' ', name: '' },
  removed: { Tag: 'del', sign: '−', name: classes.removed },
  added: { Tag: 'ins', sign: '+', name: classes.added },
} as const;

function Line({ line: { kind, pieces } }: { readonly line: ComparedLine }) {
  const { Tag, sign, name } = LINE[kind];
  return (
    <Tag className={`${classes.line} ${name}`} data-sign={sign}>
      <span>
        {pieces.map(({ text, isChanged }, index) => {
          const key = `${index} ${text}`;
          return isChanged ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
        })}
      </span>
    </Tag>
  );
}
