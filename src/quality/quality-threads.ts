import type { Evaluation } from '../contract/eeat.ts';
import { reviveJobError } from '../support/revive-job-error.ts';
import { threadEntryUrl } from '../support/thread-entry-url.ts';
import { type RunOptions, ThreadPool } from '../support/thread-pool.ts';
import type { ArguedInput, Assessment, RatingInput, ReadText, TextInput } from './evaluate.ts';
import type { Reading } from './reading.ts';

type Options = Pick<RunOptions, 'timeoutMs' | 'signal'>;

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

  /** @throws what `readText` throws, and the errors of `ThreadPool.run` */
  read(input: TextInput, options: Options = {}): Promise<ReadText> {
    return this.#pool.run('read', input, options);
  }

  /** `assessReading` in a thread. @throws the errors of `ThreadPool.run` */
  assess(reading: Reading, input: RatingInput, options: Options = {}): Promise<Assessment> {
    return this.#pool.run('assess', { reading, input }, options);
  }

  /** `evaluateReading` in a thread. @throws the errors of `ThreadPool.run` */
  evaluate(reading: Reading, input: ArguedInput, options: Options = {}): Promise<Evaluation> {
    return this.#pool.run('evaluate', { reading, input }, options);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
