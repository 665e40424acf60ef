/** What the frame of a hosted blog says, in one language. */
export interface FrameMessages {
  /** Leads a keyboard past the head of the page. */
  readonly skip: string;
  readonly home: string;
  readonly search: string;
  /** Label of the search field. */
  readonly searchFor: string;
  readonly searchResults: string;
  readonly nothingFound: string;
  readonly topics: string;
  /** Name of the links to newer and older articles. */
  readonly pages: string;
  readonly newer: string;
  readonly older: string;
  readonly by: string;
  readonly updated: string;
  /** `{time}` is "5 minutes" in the language. */
  readonly readingTime: string;
  /** Above the headings of an article. */
  readonly contents: string;
  readonly latest: string;
  readonly articlesBy: string;
  /** Above links to pages about an author. */
  readonly profiles: string;
  readonly moreArticles: string;
  readonly noArticles: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly goneTitle: string;
  readonly goneText: string;
  readonly toHome: string;
  readonly feed: string;
  readonly asMarkdown: string;
  /** Name of the path to the page. */
  readonly breadcrumb: string;
  readonly watchVideo: string;
  /** On the button that loads the player of a video. */
  readonly playVideo: string;
}
