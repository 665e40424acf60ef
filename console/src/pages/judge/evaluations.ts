import type { z } from 'zod';
import type { eeatOperations, StartEvaluationBody } from '../../../../src/contract/eeat.ts';
import { apiErrorOf } from '../../api/api-error.ts';
import { renewing, request } from '../../api/client.ts';

type EvaluationAnswer = z.output<typeof eeatOperations.getEvaluation.response>;
export type EvaluationJob = EvaluationAnswer['job'];

/** Starts an evaluation. @returns its job @throws ApiError */
export async function startEvaluation(body: z.input<typeof StartEvaluationBody>): Promise<string> {
  return (await ask('POST', '/eeat', body)) as string;
}

/** @throws ApiError */
export async function readEvaluation(jobId: string, signal: AbortSignal): Promise<EvaluationJob> {
  return ((await ask('GET', `/eeat/${encodeURIComponent(jobId)}`, undefined, signal)) as EvaluationAnswer).job;
}

/** These operations are of the earlier interface: their envelope differs, its errors are put into the shape of v1. */
function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  return renewing(async () => {
    const { status, isOk, answer } = await request(method, path, body, { signal });
    if (isOk && answer.body !== undefined) return answer.body;
    const { code, message, details } = answer;
    throw apiErrorOf(status, { message, error: { code, details } });
  });
}
