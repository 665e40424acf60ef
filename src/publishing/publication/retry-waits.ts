import { jittered } from '../../support/jittered.ts';

/** Milliseconds before the second, third ... try; ten minutes in all, so that whoever waits for the outcome hears it. */
const WAITS_MS = [10_000, 45_000, 150_000, 300_000];
const LONGEST_WAIT_MS = 900_000;

/**
 * How long to wait before the next try, in milliseconds; undefined when there is none.
 * @param attempt the one that has failed, from 1
 * @param askedMs what the other side asks for; where that is longer than anybody would wait, it is not tried again
 * @param random from 0 to below 1
 */
export function waitBeforeRetry(attempt: number, askedMs: number | undefined, random: number): number | undefined {
  const wait = WAITS_MS[attempt - 1];
  if (wait === undefined) return undefined;
  const waitMs = jittered(wait, random);
  if (askedMs === undefined || askedMs <= waitMs) return waitMs;
  return askedMs <= LONGEST_WAIT_MS ? askedMs : undefined;
}
