import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { useMessages } from '../../messages/language.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Page } from '../../parts/page.tsx';
import { EvaluationResult } from './evaluation-result.tsx';
import { type EvaluationJob, readEvaluation, startEvaluation } from './evaluations.ts';
import { JudgeForm } from './judge-form.tsx';

const WAIT_MS = 1_000;
const JOB = 'job';

/** A text, a file or a page in; scores, reasons and suggestions out. The job stands in the address, so it survives a reload. */
export function JudgePage() {
  const { t } = useMessages();
  const [place, setPlace] = useSearchParams();
  const jobId = place.get(JOB) ?? undefined;
  const start = useMutation<string, ApiError, Parameters<typeof startEvaluation>[0]>({
    mutationFn: startEvaluation,
    onSuccess: (started) => setPlace({ [JOB]: started }),
  });
  const evaluation = useQuery<EvaluationJob, ApiError>({
    queryKey: ['/eeat', jobId],
    queryFn: ({ signal }) => readEvaluation(jobId ?? '', signal),
    enabled: jobId !== undefined,
    refetchInterval: ({ state }) => (state.data === undefined || isAtWork(state.data) ? WAIT_MS : false),
  });
  const job = jobId === undefined ? undefined : evaluation.data;
  return (
    <Page title={t('judge.title')} about={t('judge.about')}>
      <JudgeForm
        isBusy={start.isPending || (job !== undefined && isAtWork(job))}
        error={start.error}
        onJudge={(body) => start.mutate(body)}
      />
      {jobId === undefined && !start.isPending && (
        <EmptyState title={t('judge.empty')}>{t('judge.empty.do')}</EmptyState>
      )}
      {jobId !== undefined && evaluation.error !== null && <ErrorNotice error={evaluation.error} />}
      <div aria-live="polite">
        {job !== undefined && isAtWork(job) && (
          <Stack align="center" gap="xs">
            <Loader />
            <Text>{t('judge.running')}</Text>
          </Stack>
        )}
        {job?.state === 'FAILED' && (
          <Alert color="red" title={t('judge.failed', { code: job.error?.code ?? '' })}>
            {job.error?.message}
          </Alert>
        )}
        {job?.state === 'CANCELED' && <Alert color="gray">{t('judge.canceled')}</Alert>}
      </div>
      {job?.content != null && <EvaluationResult job={job} content={job.content} />}
      {job?.content != null && (
        <Button variant="default" onClick={() => setPlace({})} style={{ alignSelf: 'flex-start' }}>
          {t('judge.again')}
        </Button>
      )}
    </Page>
  );
}

function isAtWork({ state }: EvaluationJob): boolean {
  return state === 'PENDING' || state === 'RUNNING';
}
