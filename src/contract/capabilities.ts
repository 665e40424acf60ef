/** What this installation can do, fixed when the service starts. `app.ts` makes the value, `orders` and `http` read it. */
export interface Capabilities {
  /** A language model is configured. */
  readonly languageModel: boolean;
  /** An image model is configured. */
  readonly imageModel: boolean;
  /** Evidence is searched on the web: a provider is set, and what it finds may be used. */
  readonly webEvidence: boolean;
}
