/** Sentences that only those before them in their paragraph make plain, by their indexes. */
export interface HangingSentences {
  /** No sentence before them in their paragraph tells what they speak of: they are of no use. */
  readonly hanging: ReadonlySet<number>;
  /** They stand between the sentence that tells it and the one that takes it up: no text may begin with them. */
  readonly leaning: ReadonlySet<number>;
}
