import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { JOB_STATES } from '../../../../src/contract/job-states.ts';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { MoreWhenNear } from '../../parts/more-when-near.tsx';
import { Page } from '../../parts/page.tsx';
import { ArticleTable } from './article-table.tsx';
import { SearchInput } from './search-input.tsx';
import { filterOf, useArticles } from './use-articles.ts';

/** Everything that was ordered; the filter stands in the address, so that it can be kept and shared. */
export function ArticlesPage() {
  const { t } = useMessages();
  const [search, setSearch] = useSearchParams();
  /** How often all was asked for: what stood in the search then is forgotten. */
  const [cleared, setCleared] = useState(0);
  const showAll = () => {
    setSearch({}, { replace: true });
    setCleared((before) => before + 1);
  };
  const filter = filterOf(search);
  const sites = useApi('/v1/sites', { type: 'BLOG' });
  const articles = useArticles(filter);
  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const all = { value: '', label: t('articles.all') };
  return (
    <Page
      title={t('nav.articles')}
      about={t('articles.about')}
      actions={
        <Button component={Link} to="/write">
          {t('articles.empty.action')}
        </Button>
      }
    >
      <Group align="flex-end">
        <SearchInput key={cleared} value={filter.q ?? ''} onSearch={(text) => choose('q', text)} />
        <NativeSelect
          label={t('articles.state')}
          value={filter.state ?? ''}
          data={[all, ...JOB_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))]}
          onChange={(event) => choose('state', event.currentTarget.value)}
        />
        <NativeSelect
          label={t('articles.site')}
          value={filter.siteId ?? ''}
          data={[all, ...(sites.data ?? []).map(({ site_id, name }) => ({ value: site_id, label: name }))]}
          onChange={(event) => choose('site', event.currentTarget.value)}
        />
      </Group>
      <Articles articles={articles} isFiltered={search.size > 0} onShowAll={showAll} />
    </Page>
  );
}

interface ArticlesProps {
  readonly articles: ReturnType<typeof useArticles>;
  readonly isFiltered: boolean;
  onShowAll(): void;
}

function Articles({ articles, isFiltered, onShowAll }: ArticlesProps) {
  const { t } = useMessages();
  if (articles.error !== null) return <ErrorNotice error={articles.error} onRetry={() => void articles.refetch()} />;
  if (articles.data === undefined) return <Loading rows={8} />;
  const all = articles.data.pages.flatMap(({ blogs }) => blogs);
  if (all.length === 0) {
    return isFiltered ? (
      <EmptyState title={t('articles.none')} action={<Button onClick={onShowAll}>{t('articles.none.action')}</Button>}>
        {t('articles.none.do')}
      </EmptyState>
    ) : (
      <EmptyState
        title={t('articles.empty')}
        action={
          <Button component={Link} to="/write">
            {t('articles.empty.action')}
          </Button>
        }
      >
        {t('articles.empty.do')}
      </EmptyState>
    );
  }
  return (
    <>
      <ArticleTable articles={all} />
      <MoreWhenNear list={articles} />
    </>
  );
}
