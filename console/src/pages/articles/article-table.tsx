import { ActionIcon, Anchor, Table, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Link } from 'react-router';
import type { BlogSummary } from '../../../../src/contract/blog-jobs.ts';
import { useChange } from '../../api/queries.ts';
import { TrashIcon } from '../../icons/icons.tsx';
import { useMessages } from '../../messages/language.tsx';
import { JobBadge, PublicationBadge } from '../../parts/job-badge.tsx';
import { notifyOfError, notifyOfSuccess } from '../../parts/notify.ts';
import { hasEnded } from '../watch/progress.ts';
import classes from './article-table.module.css';

export function ArticleTable({ articles }: { readonly articles: readonly BlogSummary[] }) {
  const { t } = useMessages();
  const askToDelete = useDeletion();
  return (
    <Table verticalSpacing="sm">
      <Table.Thead className={classes.head}>
        <Table.Tr>
          <Table.Th>{t('articles.title')}</Table.Th>
          <Table.Th>{t('articles.state')}</Table.Th>
          <Table.Th>{t('articles.publication')}</Table.Th>
          <Table.Th>{t('articles.words')}</Table.Th>
          <Table.Th>{t('articles.ordered')}</Table.Th>
          <Table.Th>{t('action.delete')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {articles.map((article) => (
          <Row key={article.blogId} article={article} onDelete={askToDelete} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface RowProps {
  readonly article: BlogSummary;
  onDelete(article: BlogSummary): void;
}

function Row({ article, onDelete }: RowProps) {
  const { t, number, dateTime } = useMessages();
  const { blogId, status, publication, words, createdAt } = article;
  const title = article.title ?? t('articles.untitled');
  return (
    <Table.Tr className={classes.row}>
      <Table.Td className={classes.title}>
        <Anchor
          component={Link}
          to={status === 'SUCCESS' ? `/articles/${blogId}` : `/articles/${blogId}/watch`}
          fw={500}
        >
          {title}
        </Anchor>
      </Table.Td>
      <Table.Td>
        <JobBadge state={status} />
      </Table.Td>
      <Table.Td>{status === 'SUCCESS' && <PublicationBadge state={publication} />}</Table.Td>
      <Table.Td>{words !== null && number(words)}</Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed">
          {dateTime(createdAt)}
        </Text>
      </Table.Td>
      <Table.Td>
        {hasEnded({ state: status }) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('articles.delete', { title })}
            onClick={() => onDelete(article)}
          >
            <TrashIcon />
          </ActionIcon>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function useDeletion() {
  const { t } = useMessages();
  const deletion = useChange('DELETE', '/v1/writing/blog', { touches: ['/v1/writing/blogs'] });
  return ({ blogId, title }: BlogSummary) =>
    modals.openConfirmModal({
      title: t('articles.delete.sure'),
      children: <Text size="sm">{t('articles.delete.about', { title: title ?? t('articles.untitled') })}</Text>,
      labels: { confirm: t('action.delete'), cancel: t('action.cancel') },
      confirmProps: { color: 'red.9' },
      closeButtonProps: { 'aria-label': t('action.close') },
      onConfirm: () =>
        deletion.mutate(
          { query: { blogId } },
          { onSuccess: () => notifyOfSuccess(t('articles.deleted')), onError: (error) => notifyOfError(error, t) },
        ),
    });
}
