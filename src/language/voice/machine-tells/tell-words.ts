/**
 * Phrases of a language that readers have learnt to take for a machine's; `../phrases.ts` says how one is written.
 *
 * The first five lists hold what a careful author hardly writes: one hit is a finding. `inflated` and `intensifiers`
 * hold words with honest uses ("robust", "truly"); they are findings only where they crowd.
 */
export interface TellWords {
  /** "In today's fast-paced world". */
  readonly openers: readonly string[];
  /** "In conclusion". */
  readonly closers: readonly string[];
  /** "It is important to note that". */
  readonly fillers: readonly string[];
  /** "It's not just X, it's Y"; "Whether you're X or Y". */
  readonly templates: readonly string[];
  /** "A rich tapestry of", "delve into". */
  readonly stock: readonly string[];
  readonly inflated: readonly string[];
  readonly intensifiers: readonly string[];
  /** The words that join the last two of a list; none where the script joins them otherwise. */
  readonly and: readonly string[];
}
