/** The video of an article. */
export interface ArticleVideo {
  readonly asked: boolean;
  /** This installation searches for videos at all. */
  readonly isAvailable: boolean;
  readonly video:
    | { readonly comment: string; readonly title: string; readonly watchUrl: string; readonly heading: string }
    | undefined;
  /** What failed or was missing, as sentences. */
  readonly notes: readonly string[];
}
