import type { EarlierTitle } from '../../article/similar-titles.ts';

/** The titles of the site's articles that are not failed, canceled or deleted, without those of this chain of retries. */
export interface EarlierTitles {
  /** Names the job: what a job has seen is remembered for it alone, so that a retry looks anew. */
  readonly job: string;
  /** Those that may be highly similar to a title of these normalised words. */
  near(words: readonly string[]): Promise<readonly EarlierTitle[]>;
  /** Undefined: titles are compared by their words alone. */
  readonly byMeaning?: TitlesByMeaning;
}

/** Titles compared by what they mean, whatever their words. */
export interface TitlesByMeaning {
  /** What compares them; answers of different models are not alike. */
  readonly model: string;
  /** The newest titles that mean most nearly the same, the nearest first; undefined when they could not be compared. */
  nearest(title: string): Promise<readonly MeantTitle[] | undefined>;
}

export interface MeantTitle {
  readonly title: string;
  /** 1: the same; 0: nothing in common. */
  readonly likeness: number;
}
