import { setTimeout as delay } from 'node:timers/promises';
import { deferred } from '../../support/deferred.ts';
import type { Logger } from '../../support/logger.ts';
import { OperatorError } from '../../support/operator-error.ts';
import type { GuardedProcess } from './guarded-process.ts';

export interface Supervised {
  /** Never resolves; rejects when the process is given up. */
  readonly lost: Promise<never>;
  /** Ends the process and the supervision. */
  stop(): Promise<void>;
}

const RESTARTS_IN_A_ROW = 5;
/** After so long without a fault the count of restarts begins anew. */
const STEADY_MS = 60_000;

/** Keeps a process running: starts it again when it ends by itself, at once and then after growing pauses. */
export function supervise(
  first: GuardedProcess,
  restart: () => Promise<GuardedProcess>,
  logger: Logger,
  firstPauseMs = 100,
): Supervised {
  const stopping = new AbortController();
  const lost = deferred<never>();
  // Whoever does not watch `lost` must not be ended by an unhandled rejection; the log has told it.
  lost.promise.catch(() => undefined);
  let current = first;
  let restarts = 0;

  async function restartUntilSteady(): Promise<void> {
    let cause: unknown = current.lastLines().join('\n');
    while (restarts < RESTARTS_IN_A_ROW && !stopping.signal.aborted) {
      restarts += 1;
      await delay(firstPauseMs * (2 ** (restarts - 1) - 1));
      try {
        current = await restart();
        return;
      } catch (error) {
        cause = error;
        logger.warn({ err: error }, 'The embedded PostgreSQL did not come back');
      }
    }
    throw new OperatorError(
      'The embedded PostgreSQL ended again and again and is given up; the log has its last words.',
      {
        cause,
      },
    );
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const steady = setTimeout(() => {
        restarts = 0;
      }, STEADY_MS).unref();
      const code = await current.ended;
      clearTimeout(steady);
      if (stopping.signal.aborted) return;
      logger.warn(
        { code, lastLines: current.lastLines().slice(-5) },
        'The embedded PostgreSQL has ended: restarting it',
      );
      await restartUntilSteady();
    }
  }

  const watching = watch().catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    logger.error({ err: error }, 'The embedded PostgreSQL is lost');
    lost.reject(error);
  });
  return {
    lost: lost.promise,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      // A restart may have been under way.
      await current.stop();
    },
  };
}
