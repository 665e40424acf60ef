import { Badge, Button, Stack, Table, Text, Title } from '@mantine/core';
import type { ArticleVersionSummary } from '../../../../../src/contract/article-versions.ts';
import { type Messages, useMessages } from '../../../messages/language.tsx';
import { askFirst } from '../../../parts/ask-first.tsx';
import { WideTable } from '../../../parts/wide-table.tsx';

interface VersionListProps {
  readonly versions: readonly ArticleVersionSummary[];
  readonly isBusy: boolean;
  onRestore(number: number): void;
}

/** The texts that the article has had, the current one first. */
export function VersionList({ versions, isBusy, onRestore }: VersionListProps) {
  const { t, number, dateTime } = useMessages();
  const ask = (wanted: number) =>
    askFirst(t, {
      title: t('edit.restore.ask', { number: number(wanted) }),
      warning: t('edit.restore.warning'),
      confirm: t('edit.restore'),
      isHarmless: true,
      onConfirm: () => onRestore(wanted),
    });
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {t('edit.versions')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('edit.versions.about')}
      </Text>
      <WideTable
        label={t('edit.versions')}
        columns={[
          t('edit.version.number'),
          t('edit.version.when'),
          t('edit.version.who'),
          t('edit.version.title'),
          t('edit.version.words'),
          t('edit.restore'),
        ]}
      >
        {versions.map((version) => (
          <Table.Tr key={version.number} data-version={version.number}>
            <Table.Th scope="row">
              {number(version.number)}{' '}
              {version.current && (
                <Badge size="xs" variant="default">
                  {t('edit.version.current')}
                </Badge>
              )}
            </Table.Th>
            <Table.Td>{dateTime(version.createdAt)}</Table.Td>
            <Table.Td>
              {who(version.by, t)}
              {version.restoredFrom !== null && (
                <Text size="xs" c="dimmed">
                  {t('edit.version.restoredFrom', { number: number(version.restoredFrom) })}
                </Text>
              )}
            </Table.Td>
            <Table.Td>{version.title}</Table.Td>
            <Table.Td>{number(version.words)}</Table.Td>
            <Table.Td>
              {!version.current && (
                <Button
                  size="xs"
                  variant="default"
                  disabled={isBusy}
                  aria-label={t('edit.restore.label', { number: number(version.number) })}
                  onClick={() => ask(version.number)}
                >
                  {t('edit.restore')}
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </WideTable>
    </Stack>
  );
}

function who(by: ArticleVersionSummary['by'], t: Messages['t']): string {
  if (by.kind === 'writer') return t('edit.version.writer');
  return by.kind === 'key' ? t('edit.version.key') : (by.name ?? '');
}
