import type { Print } from './print.ts';

/** What a benchmark is given. */
export interface BenchOptions {
  /** Empty folder of this benchmark alone, removed after it. */
  readonly folder: string;
}

/** Measures, and prints a table and a ratio; throws only when something does not work at all. */
export type Benchmark = (print: Print, options: BenchOptions) => Promise<void>;
