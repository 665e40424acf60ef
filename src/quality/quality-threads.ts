import { reviveJobError } from '../support/revive-job-error.ts';
import { type RunOptions, ThreadPool, threadEntryUrl } from '../support/thread-pool.ts';
import type { EvaluatedText, EvaluationInput } from './evaluate.ts';

interface QualityThreadsOptions {
  /** Evaluations at once. */
  readonly size: number;
  /** Heap limit of one thread in MiB. */
  readonly maxOldSpaceMb?: number;
}

/** Evaluates texts in worker threads, so that the event loop of the host stays free and a hostile text can be given up. */
export class QualityThreads {
  readonly #pool: ThreadPool;

  constructor({ size, maxOldSpaceMb }: QualityThreadsOptions) {
    this.#pool = new ThreadPool(threadEntryUrl(import.meta.url, './quality-thread'), {
      size,
      reviveError: reviveJobError,
      ...(maxOldSpaceMb === undefined ? {} : { maxOldSpaceMb }),
    });
  }

  /** @throws what `evaluateText` throws, and the errors of `ThreadPool.run` */
  evaluate(input: EvaluationInput, options: Pick<RunOptions, 'timeoutMs' | 'signal'> = {}): Promise<EvaluatedText> {
    return this.#pool.run('evaluate', input, options);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
