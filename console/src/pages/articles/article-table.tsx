import { Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, useCallback, useRef } from 'react';
import { Link } from 'react-router';
import type { BlogSummary } from '../../../../src/contract/blog-jobs.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { JobBadge, PublicationBadge } from '../../parts/job-badge.tsx';
import { notifyOfError, notifyOfSuccess } from '../../parts/notify.ts';
import { hasEnded } from '../watch/progress.ts';
import classes from './article-table.module.css';
import { useWindow } from './use-window.ts';

/** Pixels, as the style sheet says. */
const ROW = { wide: 56, phone: 112 } as const;
const PHONE = '(max-width: 48em)';

export function ArticleTable({ articles }: { readonly articles: readonly BlogSummary[] }) {
  const { t } = useMessages();
  const remove = useDeletion();
  const body = useRef<HTMLTableSectionElement>(null);
  const height = useMediaQuery(PHONE, false, { getInitialValueInEffect: false }) ? ROW.phone : ROW.wide;
  const { from, to } = useWindow(body, articles.length, height);
  return (
    <Table className={classes.table} aria-rowcount={articles.length + 1}>
      <Table.Thead className={classes.head}>
        <Table.Tr>
          <Table.Th>{t('articles.title')}</Table.Th>
          <Table.Th className={classes.state}>{t('articles.state')}</Table.Th>
          <Table.Th className={classes.publication}>{t('articles.publication')}</Table.Th>
          <Table.Th className={classes.words}>{t('articles.words')}</Table.Th>
          <Table.Th className={classes.ordered}>{t('articles.ordered')}</Table.Th>
          <Table.Th className={classes.delete}>{t('action.delete')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={body}>
        <Space rows={from} height={height} />
        {articles.slice(from, to).map((article, index) => (
          <Row key={article.blogId} article={article} place={from + index + 2} onDelete={remove} />
        ))}
        <Space rows={articles.length - to} height={height} />
      </Table.Tbody>
    </Table>
  );
}

/** Room of rows that are not drawn. */
function Space({ rows, height }: { readonly rows: number; readonly height: number }) {
  if (rows <= 0) return null;
  return <tr aria-hidden className={classes.space} style={{ height: rows * height }} />;
}

interface RowProps {
  readonly article: BlogSummary;
  /** Among the rows of the table, its head the first. */
  readonly place: number;
  onDelete(article: BlogSummary): void;
}

/** Of plain elements: dozens of rows are drawn anew while somebody scrolls. */
const Row = memo(({ article, place, onDelete }: RowProps) => {
  const { number, dateTime, t } = useMessages();
  const { blogId, status, publication, words, createdAt } = article;
  const title = article.title ?? article.input;
  return (
    <tr className={classes.row} aria-rowindex={place}>
      <td className={classes.title}>
        <Link
          to={status === 'SUCCESS' ? `/articles/${blogId}` : `/articles/${blogId}/watch`}
          title={title}
          className={classes.titleText}
        >
          {title}
        </Link>
      </td>
      <td className={classes.state}>
        <JobBadge state={status} />
      </td>
      <td className={classes.publication}>{status === 'SUCCESS' && <PublicationBadge state={publication} />}</td>
      <td className={classes.words}>{words !== null && number(words)}</td>
      <td className={classes.ordered}>{dateTime(createdAt)}</td>
      <td className={classes.delete}>
        {hasEnded({ state: status }) && (
          <DeleteButton name={title} warning={t('articles.delete.about')} onDelete={() => onDelete(article)} />
        )}
      </td>
    </tr>
  );
});

function useDeletion() {
  const { t } = useMessages();
  const { mutate } = useChange('DELETE', '/v1/writing/blog', { touches: ['/v1/writing/blogs'] });
  return useCallback(
    ({ blogId }: BlogSummary) =>
      mutate(
        { query: { blogId } },
        { onSuccess: () => notifyOfSuccess(t('articles.deleted')), onError: (error) => notifyOfError(error, t) },
      ),
    [mutate, t],
  );
}
