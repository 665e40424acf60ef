import { deferred } from '../../support/deferred.ts';
import type { Pause } from './provider-gate.ts';

/** The provider's server gave no sign of life, so the search was given up. */
export class NoSignOfLife extends Error {
  constructor() {
    super('No sign of life');
    this.name = 'NoSignOfLife';
  }
}

/** Share of the wait after which the server is asked for a sign of life; most searches are done by then. */
const KNOCK_AFTER = 0.4;

/**
 * Runs a search that is given up after `giveUpMs` unless its server has shown by then that it is there at all: without
 * network nobody waits for long, while a slow provider keeps its own time limit.
 *
 * @param search is given a signal that fires when it is given up
 * @param knock settles when the server answers anything, rejects when it does not
 * @throws NoSignOfLife, what the search throws, or the signal's reason
 */
export async function withSignOfLife<T>(
  search: (signal: AbortSignal) => Promise<T>,
  knock: (signal: AbortSignal) => Promise<void>,
  options: Waiting,
): Promise<T> {
  const over = new AbortController();
  const lifeless = new AbortController();
  const signal = AbortSignal.any([options.signal, lifeless.signal]);
  const aborted = deferred<never>();
  signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true });
  aborted.promise.catch(() => undefined);
  const ended = AbortSignal.any([options.signal, over.signal]);
  // Rejects only when the search is over or aborted, which its own promise tells.
  isThere(knock, { ...options, signal: ended }).then(
    (there) => (there ? undefined : lifeless.abort(new NoSignOfLife())),
    () => undefined,
  );
  try {
    signal.throwIfAborted();
    return await Promise.race([search(signal), aborted.promise]);
  } finally {
    over.abort();
  }
}

interface Waiting {
  readonly giveUpMs: number;
  readonly pause: Pause;
  readonly signal: AbortSignal;
}

/** Whether the server answers before the wait is over. */
async function isThere(
  knock: (signal: AbortSignal) => Promise<void>,
  { giveUpMs, pause, signal }: Waiting,
): Promise<boolean> {
  const firstMs = giveUpMs * KNOCK_AFTER;
  await pause(firstMs, signal);
  const timeUp = pause(giveUpMs - firstMs, signal).then(() => false);
  const answered = knock(signal).then(
    () => true,
    // A refused knock is no reason to hurry: the search itself may be through to the server by now.
    () => timeUp,
  );
  return await Promise.race([answered, timeUp]);
}
