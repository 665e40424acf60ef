import { setTimeout as sleep } from 'node:timers/promises';

/** Waits some milliseconds; rejects with the signal's reason when it is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const systemWait: Wait = async (milliseconds, signal) => {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
};

const FIRST_MS = 1_000;
const LONGEST_MS = 20_000;

/**
 * How long to wait before the next try where the provider does not say: twice as long every time, and never the same
 * for two that were refused together.
 * @param retries how many there have been
 * @param random a number from 0 to below 1
 */
export function backoffMs(retries: number, random: number): number {
  return Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** retries) * (0.5 + random / 2));
}
