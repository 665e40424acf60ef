import type { WordRange } from '../brief/brief.ts';

/** Least words an article is worth when no range is asked for. */
export const LEAST_WORDS = 300;
const FREE: WordRange = { least: LEAST_WORDS, most: 1600 };
/** Share of the material an article uses: the rest leaves a choice, which little material can't afford. */
const USED_SHARE = { rich: 0.55, thin: 0.72, richFrom: 1500 } as const;

/** Words a model aims at when no range is asked for. */
const COMPOSED_WORDS = 1400;

/** Words a model aims at: well inside the range, as its answers come out shorter or longer than asked. */
export function composedTarget(range: WordRange | undefined): number {
  return range === undefined ? COMPOSED_WORDS : Math.round(range.least + (range.most - range.least) * 0.5);
}

/** Words of material wanted before the strictest choice of sources is kept. */
export function materialWanted(range: WordRange | undefined): number {
  return range === undefined ? 1800 : range.least * 2.6;
}

/** Words to aim at: inside the range, more where the material is rich. */
export function wordTarget(range: WordRange | undefined, materialWords: number): number {
  const { least, most } = range ?? FREE;
  const share = materialWords >= USED_SHARE.richFrom ? USED_SHARE.rich : USED_SHARE.thin;
  const span = most - least;
  const low = range === undefined ? least : least + span * 0.25;
  const high = range === undefined ? most : least + span * 0.65;
  return Math.round(Math.min(high, Math.max(low, materialWords * share)));
}
