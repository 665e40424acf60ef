export interface Seo {
  /** At most 60 columns. */
  readonly title: string;
  /** 120 to 158 columns. */
  readonly description: string;
  /** 3 to 8. */
  readonly keywords: readonly string[];
  readonly slug: string;
}
