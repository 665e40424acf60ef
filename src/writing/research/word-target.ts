import type { WordRange } from '../brief/brief.ts';

/** Least words an article is worth when no range is asked for. */
export const LEAST_WORDS = 300;
const FREE: WordRange = { least: LEAST_WORDS, most: 1600 };
/** Share of the material an article uses: the rest leaves a choice, which little material can't afford. */
const USED_SHARE = { rich: 0.55, thin: 0.72, richFrom: 1500 } as const;
/** Just inside the range: what counts is measured on the finished article, and mended where it falls short. */
const ABOVE_LEAST = 1.06;
/** What lies further from the subject is drawn on so much less, and not for more than belongs beside what is near. */
const FURTHER = { share: 0.35, most: 2 } as const;

/** Words a model aims at when no range is asked for. */
const COMPOSED_WORDS = 1400;

/** Words that the sources offer. */
export interface Material {
  /** On the very subject. */
  readonly near: number;
  /** All that is read, `near` included. */
  readonly words: number;
}

/** Words a model aims at: well inside the range, as its answers come out shorter or longer than asked. */
export function composedTarget(range: WordRange | undefined): number {
  return range === undefined ? COMPOSED_WORDS : Math.round(range.least + (range.most - range.least) * 0.5);
}

/** Words of material wanted before the strictest choice of sources is kept. */
export function materialWanted(range: WordRange | undefined): number {
  return range === undefined ? 1800 : range.least * 2.6;
}

/**
 * Words to aim at, inside the range: just above its least where little is said on the very subject, so that the
 * article need not speak of its neighbours, and more where the material is rich.
 */
export function wordTarget(range: WordRange | undefined, { near, words }: Material): number {
  const { least, most } = range ?? FREE;
  const material = near + FURTHER.share * Math.min(words - near, FURTHER.most * near);
  const share = material >= USED_SHARE.richFrom ? USED_SHARE.rich : USED_SHARE.thin;
  const low = range === undefined ? least : Math.min(most, least * ABOVE_LEAST);
  const high = range === undefined ? most : least + (most - least) * 0.65;
  return Math.round(Math.min(Math.max(low, high), Math.max(low, material * share)));
}
