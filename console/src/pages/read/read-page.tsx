import { Anchor, Grid, Stack, Tabs, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import type { BlogHtml, BlogReport } from '../../../../src/contract/blog-jobs.ts';
import type { BlogResult } from '../../../../src/contract/blog-result.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleWithEvidence } from './article-with-evidence.tsx';
import { EditPanel } from './edit/edit-panel.tsx';
import { PublishCard } from './publish-card.tsx';
import { QualityView } from './quality-view.tsx';
import { ReportView } from './report-view.tsx';
import { SearchPreview } from './search-preview.tsx';
import { TextView } from './text-view.tsx';

const WAIT_MS = 2_000;

/** A finished article: as readers will see it, why it can be trusted, and the way to its readers. */
export function ReadPage() {
  const { blogId = '' } = useParams();
  const { t } = useMessages();
  const result = useApi(
    '/v1/writing/blog',
    { blogId },
    { refetchInterval: (known) => known?.publication.state === 'PENDING' && WAIT_MS },
  );
  const isDone = result.data?.status === 'SUCCESS';
  const report = useApi('/v1/writing/blog/report', { blogId }, { enabled: isDone });
  const html = useApi('/v1/writing/blog/html', { blogId }, { enabled: isDone });

  const failed = [result, report, html].find(({ error }) => error !== null);
  const { data } = result;
  return (
    <Page title={data?.content.title ?? t('read.title')} width={1280} actions={actionsOf(data, html.data)}>
      {failed !== undefined && <ErrorNotice error={failed.error as ApiError} onRetry={() => void failed.refetch()} />}
      {failed === undefined && (data === undefined || (isDone && !(report.data && html.data))) && <Loading rows={8} />}
      {data !== undefined && !isDone && <NotFinished blogId={blogId} />}
      {data !== undefined && report.data && html.data && (
        <Finished blogId={blogId} result={data} report={report.data} html={html.data} />
      )}
    </Page>
  );
}

function actionsOf(result: BlogResult | undefined, html: BlogHtml | undefined) {
  if (result?.content.markdown == null || html?.html == null) return undefined;
  return (
    <ArticleActions
      title={result.content.title ?? ''}
      slug={result.content.slug ?? 'article'}
      markdown={result.content.markdown}
      html={html.html}
    />
  );
}

function NotFinished({ blogId }: { readonly blogId: string }) {
  const { t } = useMessages();
  return (
    <EmptyState
      title={t('read.notFinished')}
      action={
        <Anchor component={Link} to={`/articles/${encodeURIComponent(blogId)}/watch`}>
          {t('read.notFinished.watch')}
        </Anchor>
      }
    >
      {t('read.notFinished.do')}
    </EmptyState>
  );
}

interface FinishedProps {
  readonly blogId: string;
  readonly result: BlogResult;
  readonly report: BlogReport;
  readonly html: BlogHtml;
}

function Finished({ blogId, result, report: { siteId, report, unhonoured }, html }: FinishedProps) {
  const { t, number } = useMessages();
  const { content, publication } = result;
  return (
    <Stack gap="lg">
      <Grid>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <SearchPreview
            title={content.seo.title ?? content.title ?? ''}
            description={content.seo.description ?? ''}
            address={publication.url ?? `example.com/${content.slug ?? ''}`}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <PublishCard blogId={blogId} siteId={siteId} publication={publication} />
        </Grid.Col>
      </Grid>
      <Tabs defaultValue="article" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="article">{t('read.tab.article')}</Tabs.Tab>
          <Tabs.Tab value="edit">{t('edit.tab')}</Tabs.Tab>
          <Tabs.Tab value="markdown">{t('read.tab.markdown')}</Tabs.Tab>
          <Tabs.Tab value="html">{t('read.tab.html')}</Tabs.Tab>
          <Tabs.Tab value="quality">{t('read.tab.quality')}</Tabs.Tab>
          <Tabs.Tab value="report">{t('read.tab.report')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="article" pt="md">
          <Text size="sm" c="dimmed" mb="sm">
            {report === null
              ? ''
              : t('read.facts', {
                  words: number(report.words),
                  citations: number(report.citations.length),
                  sources: number(report.sources.length),
                })}
          </Text>
          <ArticleWithEvidence html={html} citations={report?.citations ?? []} />
        </Tabs.Panel>
        <Tabs.Panel value="edit" pt="md">
          <EditPanel key={blogId} blogId={blogId} />
        </Tabs.Panel>
        <Tabs.Panel value="markdown" pt="md">
          <TextView text={content.markdown ?? ''} label={t('read.tab.markdown')} />
        </Tabs.Panel>
        <Tabs.Panel value="html" pt="md">
          <TextView text={html.html ?? ''} label={t('read.tab.html')} />
        </Tabs.Panel>
        <Tabs.Panel value="quality" pt="md">
          <QualityView markdown={content.markdown ?? ''} html={html.html ?? ''} quality={report?.quality} />
        </Tabs.Panel>
        <Tabs.Panel value="report" pt="md">
          {report === null ? (
            <EmptyState title={t('read.report.none')}>{t('read.report.none.do')}</EmptyState>
          ) : (
            <ReportView report={report} unhonoured={unhonoured} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
