import { Alert, Loader, Stack, Text } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import { hasEnded } from '../watch/progress.ts';
import type { EvaluationJob } from './evaluations.ts';

/** How an evaluation is getting on, or why it came to nothing. */
export function EvaluationProgress({ job }: { readonly job: EvaluationJob | undefined }) {
  const { t } = useMessages();
  return (
    <div aria-live="polite">
      {job !== undefined && !hasEnded(job) && (
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
  );
}
