import { reviveJobError } from '../support/revive-job-error.ts';
import { type RunOptions, ThreadPool, threadEntryUrl } from '../support/thread-pool.ts';
import type { Assessment, EvaluationInput, Outline } from './evaluate.ts';

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

  /** @throws what `assessText` throws, and the errors of `ThreadPool.run` */
  assess(input: EvaluationInput, options: Pick<RunOptions, 'timeoutMs' | 'signal'> = {}): Promise<Assessment> {
    return this.#pool.run('assess', input, options);
  }

  /** @throws what `outlineOf` throws, and the errors of `ThreadPool.run` */
  outline(input: EvaluationInput, options: Pick<RunOptions, 'timeoutMs' | 'signal'> = {}): Promise<Outline> {
    return this.#pool.run('outline', input, options);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
