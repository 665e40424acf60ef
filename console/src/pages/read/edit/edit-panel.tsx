import { Alert, Button, Grid, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ArticleVersion, ArticleVersionSummary } from '../../../../../src/contract/article-versions.ts';
import type { ComplianceReport } from '../../../../../src/contract/compliance-report.ts';
import { useApi, useChange } from '../../../api/queries.ts';
import { useMessages } from '../../../messages/language.tsx';
import { askFirst } from '../../../parts/ask-first.tsx';
import { ErrorNotice } from '../../../parts/error-notice.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { notifyOfSuccess } from '../../../parts/notify.ts';
import { CheckResult } from './check-result.tsx';
import { LivePreview } from './live-preview.tsx';
import { TextEditor } from './text-editor.tsx';
import { useEditDraft } from './use-edit-draft.ts';
import { usePreview } from './use-preview.ts';
import { VersionDiff } from './version-diff.tsx';
import { VersionList } from './version-list.tsx';

/** Everything that shows the current text. */
const TOUCHED = [
  '/v1/writing/blog',
  '/v1/writing/blogs',
  '/v1/writing/blog/report',
  '/v1/writing/blog/html',
  '/v1/writing/blog/versions',
] as const;

/** The text of an article, to be edited, and the texts that it has had. It is to be keyed by the article. */
export function EditPanel({ blogId }: { readonly blogId: string }) {
  const list = useApi('/v1/writing/blog/versions', { blogId });
  const number = list.data?.versions[0]?.number;
  const [last, setLast] = useState<ArticleVersion>();
  const text = useApi(
    '/v1/writing/blog/version',
    { blogId, number: String(number) },
    // The editor with its draft stays while a version that somebody else has saved is read.
    { enabled: number !== undefined && last?.number !== number, keepsPrevious: true },
  );
  const failed = [list, text].find(({ error }) => error !== null);
  if (failed !== undefined) {
    return <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  // What was just saved is shown at once, and the editor stays while the list is read again.
  const current = last !== undefined && (number === undefined || last.number >= number) ? last : text.data;
  if (list.data === undefined || current === undefined) return <Loading rows={8} />;
  return (
    <Editor
      blogId={blogId}
      current={current}
      versions={list.data.versions}
      onCurrent={setLast}
      onStale={() => void list.refetch()}
    />
  );
}

interface EditorProps {
  readonly blogId: string;
  readonly current: ArticleVersion;
  readonly versions: readonly ArticleVersionSummary[];
  onCurrent(version: ArticleVersion): void;
  /** Somebody else has saved a version. */
  onStale(): void;
}

interface Checked {
  readonly markdown: string;
  readonly report: ComplianceReport;
}

function Editor({ blogId, current, versions, onCurrent, onStale }: EditorProps) {
  const { t, number } = useMessages();
  const edit = useEditDraft(blogId, { base: current.number, markdown: current.markdown });
  const { draft, isEdited } = edit;
  const preview = usePreview(blogId, draft.markdown);
  const [checked, setChecked] = useState<Checked>();
  const check = useChange('POST', '/v1/writing/blog/check');
  const save = useChange('POST', '/v1/writing/blog/versions', { touches: TOUCHED });
  const restore = useChange('POST', '/v1/writing/blog/versions/restore', { touches: TOUCHED });
  const isBusy = check.isPending || save.isPending || restore.isPending;
  const isStale = isEdited && draft.base !== current.number;
  const error = save.error ?? check.error ?? restore.error;
  const begin = () => {
    for (const each of [check, save, restore]) each.reset();
  };

  const onCheck = () => {
    if (isBusy) return;
    begin();
    const { markdown } = draft;
    check.mutate(
      { body: { blogId, markdown } },
      { onSuccess: ({ data }) => setChecked({ markdown, report: data.report }) },
    );
  };
  const onSave = () => {
    if (isBusy || !isEdited || isStale) return;
    begin();
    const { markdown, base } = draft;
    save.mutate(
      { body: { blogId, markdown, baseNumber: base } },
      {
        onError: ({ code }) => {
          if (code === 'conflict') onStale();
        },
        onSuccess: ({ data }) => {
          onCurrent(data);
          edit.forget();
          if (data.report !== null) setChecked({ markdown: data.markdown, report: data.report });
          const dropped = data.dropped.map((each) => number(each)).join(', ');
          notifyOfSuccess(
            [
              t('edit.saved', { number: number(data.number) }),
              ...(dropped === '' ? [] : [t('edit.saved.dropped', { numbers: dropped })]),
              t('edit.saved.publish'),
            ].join(' '),
          );
        },
      },
    );
  };
  const onRestore = (wanted: number) => {
    begin();
    restore.mutate(
      { body: { blogId, number: wanted } },
      {
        onSuccess: ({ data }) => {
          onCurrent(data);
          setChecked(undefined);
          notifyOfSuccess(t('edit.restored', { from: number(wanted), number: number(data.number) }));
        },
      },
    );
  };
  const onDiscard = () =>
    askFirst(t, {
      title: t('edit.discard.ask'),
      warning: t('edit.discard.warning', { number: number(draft.base) }),
      confirm: t('edit.discard'),
      onConfirm: () => {
        edit.forget();
        setChecked(undefined);
      },
    });

  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm" aria-live="polite">
          {t(isEdited ? 'edit.state.edited' : 'edit.state.same', { number: number(draft.base) })}
        </Text>
        <Group gap="xs">
          {isEdited && (
            <Button variant="default" disabled={isBusy} onClick={onDiscard}>
              {t('edit.discard')}
            </Button>
          )}
          <Button variant="default" loading={check.isPending} disabled={isBusy} onClick={onCheck}>
            {t('edit.check')}
          </Button>
          <Button loading={save.isPending} disabled={isBusy || !isEdited || isStale} onClick={onSave}>
            {t('edit.save')}
          </Button>
        </Group>
      </Group>
      {isStale && <Stale base={draft.base} current={current.number} onRebase={() => edit.rebase(current.number)} />}
      {error !== null && <ErrorNotice error={error} />}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 6 }}>
          <TextEditor
            markdown={draft.markdown}
            words={preview.data?.words}
            report={current.report}
            onChange={edit.change}
            onCheck={onCheck}
            onSave={onSave}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <LivePreview preview={preview} />
        </Grid.Col>
      </Grid>
      {checked !== undefined && <CheckResult report={checked.report} isOld={checked.markdown !== draft.markdown} />}
      <VersionList versions={versions} isBusy={isBusy} onRestore={onRestore} />
      <VersionDiff blogId={blogId} versions={versions} draft={isEdited ? draft : undefined} />
    </Stack>
  );
}

interface StaleProps {
  readonly base: number;
  readonly current: number;
  onRebase(): void;
}

/** Somebody else has saved a version while this draft was edited. */
function Stale({ base, current, onRebase }: StaleProps) {
  const { t, number } = useMessages();
  const numbers = { base: number(base), current: number(current) };
  return (
    <Alert color="red" role="alert" title={t('edit.stale', numbers)}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('edit.stale.do', numbers)}</Text>
        <Button size="xs" variant="default" onClick={onRebase}>
          {t('edit.stale.rebase', numbers)}
        </Button>
      </Stack>
    </Alert>
  );
}
