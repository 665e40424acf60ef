/**
 * What the evaluator knows of one language beside the writer's lexicon, as lists of words and phrases in lower case.
 * An entry matches whole words; a word that ends in `*` may go on with more letters. In scripts without spaces an
 * entry matches anywhere. See `find-phrases.ts`.
 */
export interface QualityWords {
  /** Somebody tested, measured, tried or saw the thing himself. */
  readonly tested: readonly string[];
  /** Names a kind of source: studies, statistics, authorities. */
  readonly studies: readonly string[];
  /** Says who wrote, reviewed or updated the text. */
  readonly byline: readonly string[];
  /** Qualifications of a person. */
  readonly credentials: readonly string[];
  /** Ways to reach whoever is responsible. */
  readonly contact: readonly string[];
  /** Praise and promises beyond what can be shown. */
  readonly hype: readonly string[];
  /** Phrases that make a title a bait. */
  readonly teasers: readonly string[];
  /** Phrases that say nothing. */
  readonly filler: readonly string[];
  /** The text sells. */
  readonly selling: readonly string[];
  /** Discloses that money is earned with the text. */
  readonly disclosure: readonly string[];
  /** The text praises itself or its makers. */
  readonly selfPraise: readonly string[];
  /** Warns, names a limit, or sends the reader to a professional. */
  readonly caution: readonly string[];
}
