import { jittered } from '../../support/jittered.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** For so long after the first try a message is tried again. */
export const TRIED_FOR_MS = 24 * HOUR_MS;

/** Milliseconds before the second, third ... try; the last one again and again. */
const WAITS_MS = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  3 * HOUR_MS,
  4 * HOUR_MS,
  6 * HOUR_MS,
] as const;

/**
 * How long to wait after a try that failed, in milliseconds; undefined: that was the last one. The last try is made when
 * the time is just over, so that a receiver that was away for a day is asked at its end.
 * @param tries made so far, at least 1
 * @param leftMs milliseconds until the time is over
 * @param random from 0 to below 1: receivers that failed together are not asked together
 */
export function waitAfterTry(tries: number, leftMs: number, random: number): number | undefined {
  if (leftMs <= 0) return undefined;
  const wait = WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? WAITS_MS[0];
  return Math.min(Math.round(jittered(wait, random)), leftMs);
}
