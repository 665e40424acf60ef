import { Alert, Button, Grid, Paper, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { JobState } from '../../../../src/contract/job-states.ts';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { Failure } from './failure.tsx';
import { CancelButton, RetryButton } from './job-buttons.tsx';
import { Meter } from './meter.tsx';
import { OutlineApproval } from './outline-approval.tsx';
import { OutlineProgress } from './outline-progress.tsx';
import { hasEnded } from './progress.ts';
import { StepList } from './step-list.tsx';
import { useProgress } from './use-progress.ts';

const TITLES = {
  PENDING: 'watch.title',
  RUNNING: 'watch.title',
  SUCCESS: 'watch.titleDone',
  FAILED: 'watch.titleFailed',
  CANCELED: 'watch.titleCanceled',
} as const satisfies Record<JobState, string>;

/** An article in the making: its steps, its outline, how long and at what cost; and what to do when it has ended. */
export function Watch({ blogId }: { readonly blogId: string }) {
  const { t } = useMessages();
  const result = useApi('/v1/writing/blog', { blogId });
  const { progress, stream } = useProgress(blogId);
  const state = progress.state ?? result.data?.status;
  const title = t(TITLES[state ?? 'PENDING']);
  if (result.error !== null) {
    return (
      <Page title={t('watch.title')}>
        <ErrorNotice error={result.error} onRetry={() => void result.refetch()} />
      </Page>
    );
  }
  if (state === undefined) {
    return (
      <Page title={title}>
        <Loading rows={6} />
      </Page>
    );
  }
  const isOver = hasEnded({ state });
  return (
    <Page
      title={result.data?.content.title ?? title}
      actions={isOver ? <Ended blogId={blogId} state={state} /> : <CancelButton blogId={blogId} />}
    >
      {stream === 'waiting' && !isOver && <Alert color="yellow">{t('watch.waiting')}</Alert>}
      <ServiceMessage />
      <Meter progress={progress} state={state} />
      {progress.waitsFor === 'outline-approval' && <OutlineApproval blogId={blogId} />}
      {state === 'CANCELED' && <Alert color="gray">{t('watch.canceled')}</Alert>}
      {state === 'FAILED' && result.data !== undefined && <Failure error={result.data.error} />}
      <Grid>
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <Paper withBorder p="md">
            <Title order={2} size="h4" mb="md">
              {t('watch.steps')}
            </Title>
            <StepList steps={progress.steps} isOver={isOver} />
          </Paper>
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <Paper withBorder p="md">
            <Title order={2} size="h4" mb="md">
              {t('watch.outline')}
            </Title>
            <OutlineProgress sections={progress.outline} isFinished={state === 'SUCCESS'} />
          </Paper>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Ended({ blogId, state }: { readonly blogId: string; readonly state: JobState }) {
  const { t } = useMessages();
  return (
    <>
      <Button component={Link} to="/write" variant="default">
        {t('watch.another')}
      </Button>
      {state === 'SUCCESS' ? (
        <Button component={Link} to={`/articles/${blogId}`}>
          {t('watch.read')}
        </Button>
      ) : (
        <RetryButton blogId={blogId} />
      )}
    </>
  );
}

/** Where the article was just ordered: which wishes can not be honoured, and why. */
function ServiceMessage() {
  const { t } = useMessages();
  const state: unknown = useLocation().state;
  const message = typeof state === 'object' && state !== null && 'message' in state ? state.message : undefined;
  if (typeof message !== 'string' || message === '') return null;
  return (
    <Alert color="indigo" variant="outline" title={t('watch.message')}>
      {message}
    </Alert>
  );
}
