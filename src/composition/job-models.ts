import { setMaxListeners } from 'node:events';
import type { RunningJob } from '../jobs/job-handler.ts';
import { ParkedJob } from '../jobs/parked-job.ts';
import { isModelError, type LanguageModel } from '../models/language-model.ts';
import type { ModelSpend } from '../store/model-spend.ts';
import type { WritingModels } from '../writing/writing-models.ts';
import type { OpenModels } from './models.ts';

/** The models as one job reaches them: on its bill, and parking it when a provider asks to come back later. */
export interface JobModels {
  /** Undefined: the embedded writer writes. */
  readonly writing: WritingModels | undefined;
  /** Does the work. @throws ParkedJob when it failed because a provider has named a later time */
  orParked<T>(work: () => Promise<T>): Promise<T>;
}

export async function jobModels(
  models: Pick<OpenModels, 'forJob'>,
  spend: ModelSpend,
  { id, rootId, accountId }: RunningJob,
  signal: AbortSignal,
): Promise<JobModels> {
  const model = await models.forJob({ accountId, rootId, jobId: id }, spend);
  if (model === undefined) return { writing: undefined, orParked: (work) => work() };
  let parked: ParkedJob | undefined;
  // Every question that is under way listens to it, and each section is one.
  setMaxListeners(0, signal);
  return {
    writing: {
      names: namesOf(model),
      async complete(call) {
        try {
          return await model.complete(call, { signal, accountId });
        } catch (error) {
          if (isModelError(error) && error.retryable && error.retryAfterMs !== undefined) {
            const { retryAfterMs, message } = error;
            // Of several, the latest time: before it the first of them would only fail again.
            if (parked === undefined || parked.retryAfterMs < retryAfterMs) {
              parked = new ParkedJob({ retryAfterMs, reason: message });
            }
          }
          throw error;
        }
      },
    },
    async orParked(work) {
      try {
        return await work();
      } catch (error) {
        throw signal.aborted ? error : (parked ?? error);
      }
    },
  };
}

function namesOf(model: LanguageModel): WritingModels['names'] {
  return { plan: model.nameOf('plan'), write: model.nameOf('write'), check: model.nameOf('check') };
}
