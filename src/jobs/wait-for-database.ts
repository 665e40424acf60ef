import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from '../store/transient-errors.ts';
import type { Logger } from '../support/logger.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Does a piece of work on the database, again and again while the database is away or a conflict had to be rolled
 * back: a job does not fail because PostgreSQL was restarted.
 * @param signal ends the waiting
 * @throws the signal's reason, or any error that another try can not mend
 */
export async function waitForDatabase<T>(work: () => Promise<T>, signal: AbortSignal, logger: Logger): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      logger.warn({ err: error, pauseMs }, 'The database did not take a job’s statement; it is tried again');
    }
    await pause(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
