import type { Group } from '../../research/groups.ts';

/** A section as planned: its heading (empty: what fits nowhere else), and the heading blocks of the sources it draws on. */
export interface PlannedSection {
  readonly heading: string;
  /** Block whose heading names the section; its text always has a place in it. */
  readonly leadBlock: number;
  /** All blocks of the section, the leading one first. */
  readonly blocks: readonly number[];
  /** Share of the body's words, all sections together 1. */
  readonly share: number;
}

export interface Outline {
  readonly title: string;
  readonly introduction: readonly Group[];
  readonly sections: readonly PlannedSection[];
}
