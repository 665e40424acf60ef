const JITTER = 0.2;

/**
 * A wait that is up to a fifth shorter or longer, in the unit of `wait`, so that those who failed together do not come
 * back together.
 * @param random from 0 to below 1
 */
export function jittered(wait: number, random: number): number {
  return wait * (1 - JITTER + 2 * JITTER * random);
}
