/** Numbers from 0 up to 1 that a seed determines, so that a failing run can be had again (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed in FAULT_SEED, or a new one; printed either way. */
export function drawSeed(test: string): number {
  const given = Number(process.env.FAULT_SEED);
  const seed = Number.isSafeInteger(given) && given > 0 ? given : 1 + Math.floor(Math.random() * 1_000_000);
  process.stdout.write(`${test}: FAULT_SEED=${seed}\n`);
  return seed;
}
