import { RequestError } from '../contract/errors.ts';
import type { Language } from '../contract/languages.ts';
import type { TextDesk } from '../orders/article-versions.ts';
import type { Orders } from '../orders/orders.ts';
import { threadEntryUrl } from '../support/thread-entry-url.ts';
import { type Services, ThreadDiedError, ThreadPool, ThreadTimeoutError } from '../support/thread-pool.ts';

export interface PreviewTask {
  readonly markdown: string;
  readonly language: Language;
}

const THREADS = 2;
const MEMORY_MB = 512;
/** A text of the largest size takes a few seconds on a slow machine. */
const TIME_LIMIT_MS = 30_000;
/** Texts of one account at once, those that wait included: nobody may keep others from their turn. */
const MOST_OF_ACCOUNT = 6;

export interface OpenTextDesk extends TextDesk {
  close(): Promise<void>;
}

/**
 * Checks and renders texts that people edit, in worker threads of their own: neither a large nor a hostile text holds the
 * event loop, or an article that is being written.
 */
export function openTextDesk({ titlesNear }: Pick<Orders, 'titlesNear'>): OpenTextDesk {
  const pool = new ThreadPool(threadEntryUrl(import.meta.url, './text-thread'), {
    size: THREADS,
    maxOldSpaceMb: MEMORY_MB,
  });
  const atWork = new Map<string, number>();

  async function run<T>(accountId: string, task: string, input: unknown, services: Services = {}): Promise<T> {
    const before = atWork.get(accountId) ?? 0;
    if (before >= MOST_OF_ACCOUNT) {
      throw new RequestError('rate_limited', `${before} texts of the account are being looked at; try again in 1 s.`, {
        retryAfter: 1,
      });
    }
    atWork.set(accountId, before + 1);
    try {
      return await pool.run<T>(task, input, { timeoutMs: TIME_LIMIT_MS, services });
    } catch (error) {
      throw tooMuch(error);
    } finally {
      const left = (atWork.get(accountId) ?? 1) - 1;
      if (left === 0) atWork.delete(accountId);
      else atWork.set(accountId, left);
    }
  }

  return {
    check: (accountId, text) =>
      run(accountId, 'check', text, { titlesNear: (words: readonly string[]) => titlesNear(text.jobId, words) }),
    preview: (accountId, markdown, language) => run(accountId, 'preview', { markdown, language } satisfies PreviewTask),
    close: () => pool.close(),
  };
}

function tooMuch(error: unknown): unknown {
  // A text that is nested without end runs out of stack.
  const isTooMuch = error instanceof ThreadTimeoutError || error instanceof ThreadDiedError || isRangeError(error);
  if (!isTooMuch) return error;
  const message = `could not be read within ${TIME_LIMIT_MS / 1000} s and ${MEMORY_MB} MiB; allowed: a shorter or plainer text`;
  return new RequestError('invalid_request', `The text ${message}.`, {
    details: [{ path: 'markdown', message }],
    cause: error,
  });
}

function isRangeError(error: unknown): boolean {
  return error instanceof Error && error.name === 'RangeError';
}
