import type { EarlierTitle } from '../../article/similar-titles.ts';

/** The titles of the site's articles that are not failed, canceled or deleted, without those of this chain of retries. */
export interface EarlierTitles {
  /** Names the job: what a job has seen is remembered for it alone, so that a retry looks anew. */
  readonly job: string;
  /** Those that may be highly similar to a title of these normalised words. */
  near(words: readonly string[]): Promise<readonly EarlierTitle[]>;
}
