import type { Group } from '../../research/groups.ts';

export interface WrittenSection {
  readonly heading: string;
  readonly leadBlock: number;
  readonly blocks: readonly number[];
  /** In the order they are printed. */
  readonly groups: readonly Group[];
}
