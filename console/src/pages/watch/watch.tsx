import { Alert, Progress as Bar, Button, Grid, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { JobState } from '../../../../src/contract/job-states.ts';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { JobBadge } from '../../parts/job-badge.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { Failure } from './failure.tsx';
import { CancelButton, RetryButton } from './job-buttons.tsx';
import { hasEnded, type Progress } from './progress.ts';
import { StepList } from './step-list.tsx';
import { useElapsed } from './use-elapsed.ts';
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
            <Outline headings={progress.outline} />
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

function Meter({ progress, state }: { readonly progress: Progress; readonly state: JobState }) {
  const { t, duration } = useMessages();
  const cost = useCost(progress);
  const elapsed = useElapsed(progress.startedAt, progress.endedAt, hasEnded({ state }));
  const percent = Math.round(progress.percent);
  const words = t('watch.percent', { percent });
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Group gap="xs">
          <JobBadge state={state} />
          <Text size="sm" aria-live="polite">
            {words}
          </Text>
        </Group>
        <Group gap="md">
          <Text size="sm" c="dimmed">
            {t('watch.time')}: {elapsed === undefined ? '–' : duration(elapsed)}
          </Text>
          <Text size="sm" c="dimmed">
            {t('watch.cost')}: {cost}
          </Text>
        </Group>
      </Group>
      <Bar.Root size="lg">
        <Bar.Section value={percent} aria-label={words} color={state === 'FAILED' ? 'red.8' : 'indigo.8'} />
      </Bar.Root>
    </Stack>
  );
}

/** A model whose price nobody knows costs as well, so only without one there is nothing to pay. */
function useCost({ costUsd }: Progress): string {
  const { t, money } = useMessages();
  const { data: health } = useApi('/v1/health', undefined, { enabled: costUsd === undefined });
  if (costUsd !== undefined) return money(costUsd);
  return t(health?.languageModel === false ? 'watch.cost.none' : 'watch.cost.unknown');
}

function Outline({ headings }: { readonly headings: readonly string[] }) {
  const { t } = useMessages();
  if (headings.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('watch.outline.none')}
      </Text>
    );
  }
  return (
    <Stack component="ol" gap={6} m={0} ps="lg">
      {headings.map((heading) => (
        <Text component="li" key={heading} style={{ overflowWrap: 'anywhere' }}>
          {heading}
        </Text>
      ))}
    </Stack>
  );
}
