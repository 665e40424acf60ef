import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { hasEnded } from '../watch/progress.ts';
import { type EvaluationJob, readEvaluation, startEvaluation } from './evaluations.ts';

const WAIT_MS = 1_000;

/** Starts an evaluation, and follows the one with an id until it has ended. @param onStarted told the id of a new one */
export function useEvaluation(jobId: string | undefined, onStarted: (jobId: string) => void) {
  const start = useMutation<string, ApiError, Parameters<typeof startEvaluation>[0]>({
    mutationFn: startEvaluation,
    onSuccess: onStarted,
  });
  const evaluation = useQuery<EvaluationJob, ApiError>({
    queryKey: ['/eeat', jobId],
    queryFn: ({ signal }) => readEvaluation(jobId ?? '', signal),
    enabled: jobId !== undefined,
    refetchInterval: ({ state }) => (state.data === undefined || !hasEnded(state.data) ? WAIT_MS : false),
  });
  const job = jobId === undefined ? undefined : evaluation.data;
  return {
    start,
    job,
    error: jobId === undefined ? null : evaluation.error,
    isBusy: start.isPending || (job !== undefined && !hasEnded(job)),
  };
}
