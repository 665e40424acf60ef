/** A page of the customer that sentences may link to. */
export interface InternalPage {
  readonly url: string;
  readonly title: string;
}

/** Where internal links may go. */
export interface InternalLinks {
  readonly asked: boolean;
  /** The domain of the order, with its path; undefined when the order names none. */
  readonly orderedDomain: string | undefined;
  /** Where pages were looked for, in words; undefined when there was nowhere to look. */
  readonly lookedIn: string | undefined;
  /** Alive, fitting the subject, none of them this article; best first. */
  readonly pages: readonly InternalPage[];
  /** Why there are none, or not more. */
  readonly notes: readonly string[];
}
