/** What checking claims has to know of a language beyond the cues of its lexicon. */
export interface ClaimWords {
  /**
   * Words that say the opposite, one pair of lists a line: `rise, grow* / fall, shrink*`. An entry that ends in `*` may
   * go on with more letters; in scripts without spaces every entry matches anywhere.
   */
  readonly opposites: string;
  /** A word whose own form negates it (Czech "nebyl", Turkish "olmadı"). */
  readonly negatedWord?: RegExp;
  /** Negators beyond the lexicon's. */
  readonly negators?: string;
  /** Look like negators and aren't ("not only", "no more than", 不同). */
  readonly notNegators?: string;
  /** A negator stands behind what it negates, so both sides of it are looked at. */
  readonly negatesBackward?: boolean;
  /** Before a number; those of `after` behind it. */
  readonly about: string;
  readonly over: string;
  readonly under: string;
  readonly overAfter?: string;
  readonly underAfter?: string;
  readonly aboutAfter?: string;
  /** `value=word word`, values below 1 are shares of a whole. */
  readonly numbers: string;
  /** Plans, hopes, proposals: what is not done yet. */
  readonly plans: string;
  /** If, whether, unless. */
  readonly conditions: string;
  /** Say that two things go together, not that one brings about the other. */
  readonly associations: string;
  /** What stands between the two sides of a comparison. */
  readonly than: string;
  /** What tells a passive sentence with its agent. */
  readonly passive?: RegExp;
  /** Marks that stand beside a name in a script without capitals: `before` titles, `after` ranks and kinds of place. */
  readonly besideNames?: { readonly before: string; readonly after: string };
}
