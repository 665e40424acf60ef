import type { ComposedTakeaways } from '../key-takeaways/restated-sentences.ts';

/** What one answer of a model says in short of an article that stands. */
export interface Summaries {
  readonly takeaways: ComposedTakeaways;
  /** For the list of results of a search engine, as the model wrote it; the seo step keeps what fits. */
  readonly search: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
  };
}
