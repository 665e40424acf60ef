/** What this installation can do, fixed when the service starts. `app.ts` makes the value, `orders` and `http` read it. */
export interface Capabilities {
  /** A language model is configured. */
  readonly languageModel: boolean;
  /** An image model is configured. */
  readonly imageModel: boolean;
  /** Evidence is searched on the web: a provider is set, and what it finds may be used. */
  readonly webEvidence: boolean;
  /** What of pictures and videos is there; undefined: nothing. */
  readonly media?: MediaCapabilities;
}

/** Pictures and videos that this installation can put into articles. */
export interface MediaCapabilities {
  /** A provider of pictures is set. */
  readonly pictures: boolean;
  /** A cover is drawn where no picture fits. */
  readonly drawnCovers: boolean;
  /** A provider of videos is set. */
  readonly videos: boolean;
}
