import type { Group } from '../../research/groups.ts';

export interface WrittenSection {
  readonly heading: string;
  readonly leadBlock: number;
  readonly blocks: readonly number[];
  /** In the order they are printed. */
  readonly groups: readonly Group[];
  /**
   * `points`: statements that stand each for itself. `sides`: `groups` argue for what is asked, `opposed` against it,
   * each with who says it.
   */
  readonly layout: 'prose' | 'points' | 'sides';
  /** Empty but for `sides`. */
  readonly opposed: readonly Group[];
}

/** Stands for the leading block of a section that no heading of the sources names. */
export const NO_BLOCK = -1;
