/** Which sources of the article may be linked to. */
export interface ExternalLinks {
  readonly asked: boolean;
  /** Address of each source that answered just now, by document: sentences may link to it. */
  readonly alive: ReadonlyMap<string, string>;
  /** Address of each source that the list of sources links to; one that is gone or denied is not among them. */
  readonly listed: ReadonlyMap<string, string>;
  /** What was not linked to, and why. */
  readonly notes: readonly string[];
}
