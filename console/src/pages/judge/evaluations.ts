import type { z } from 'zod';
import type { eeatOperations, StartEvaluationBody } from '../../../../src/contract/eeat.ts';
import { ApiError, apiErrorOf } from '../../api/api-error.ts';
import { storedLanguage } from '../../messages/language.tsx';
import { session } from '../../session/session-state.ts';

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
async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  try {
    return await askOnce(method, path, body, signal);
  } catch (error) {
    const mayRenew = error instanceof ApiError && error.code === 'unauthorized' && session.isSignedIn();
    if (!mayRenew || !(await session.renewed())) throw error;
    return askOnce(method, path, body, signal);
  }
}

async function askOnce(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const csrfToken = session.csrfToken();
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': storedLanguage(),
        ...(csrfToken === undefined ? {} : { 'x-csrf-token': csrfToken }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('network', 'No answer came.', { cause: error });
  }
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok) return answer.body;
  const { code, message, details } = answer;
  throw apiErrorOf(response.status, { message, error: { code, details } });
}
