import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BlogSummary } from '../../../../src/contract/blog-jobs.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { JobBadge, PublicationBadge } from '../../parts/job-badge.tsx';
import { notifyOfError, notifyOfSuccess } from '../../parts/notify.ts';
import { hasEnded } from '../watch/progress.ts';
import classes from './article-table.module.css';

export function ArticleTable({ articles }: { readonly articles: readonly BlogSummary[] }) {
  const { t } = useMessages();
  const remove = useDeletion();
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
          <Row key={article.blogId} article={article} onDelete={remove} />
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
          <DeleteButton name={title} warning={t('articles.delete.about')} onDelete={() => onDelete(article)} />
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function useDeletion() {
  const { t } = useMessages();
  const deletion = useChange('DELETE', '/v1/writing/blog', { touches: ['/v1/writing/blogs'] });
  return ({ blogId }: BlogSummary) =>
    deletion.mutate(
      { query: { blogId } },
      { onSuccess: () => notifyOfSuccess(t('articles.deleted')), onError: (error) => notifyOfError(error, t) },
    );
}
