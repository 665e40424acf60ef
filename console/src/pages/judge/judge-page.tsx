import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../messages/language.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Page } from '../../parts/page.tsx';
import { EvaluationProgress } from './evaluation-progress.tsx';
import { EvaluationResult } from './evaluation-result.tsx';
import { JudgeForm } from './judge-form.tsx';
import { useEvaluation } from './use-evaluation.ts';

const JOB = 'job';

/** A text, a file or a page in; scores, reasons and suggestions out. The job stands in the address, so it survives a reload. */
export function JudgePage() {
  const { t } = useMessages();
  const [place, setPlace] = useSearchParams();
  const jobId = place.get(JOB) ?? undefined;
  const { start, job, error, isBusy } = useEvaluation(jobId, (started) => setPlace({ [JOB]: started }));
  return (
    <Page title={t('judge.title')} about={t('judge.about')}>
      <JudgeForm isBusy={isBusy} error={start.error} onJudge={(body) => start.mutate(body)} />
      {jobId === undefined && !start.isPending && (
        <EmptyState title={t('judge.empty')}>{t('judge.empty.do')}</EmptyState>
      )}
      {error !== null && <ErrorNotice error={error} />}
      <EvaluationProgress job={job} />
      {job?.content != null && <EvaluationResult job={job} content={job.content} />}
      {job?.content != null && (
        <Button variant="default" onClick={() => setPlace({})} style={{ alignSelf: 'flex-start' }}>
          {t('judge.again')}
        </Button>
      )}
    </Page>
  );
}
