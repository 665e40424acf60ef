/** What a page or file says about itself, and what surrounds its text. */
export interface PageEvidence {
  readonly from: 'front-matter' | 'html';
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly publisher: string | undefined;
  /** As written. */
  readonly date: string | undefined;
  readonly modified: string | undefined;
  readonly reviewer: string | undefined;
  /** Links to contact, imprint or about pages. */
  readonly contactLinks: number;
  readonly aboutAuthorLinks: number;
  /** Advert slots: frames, scripts and boxes of known advertisers. */
  readonly adverts: number;
  /** Pieces of text that readers can not see, the longest first. */
  readonly hiddenTexts: readonly string[];
  /** Links marked as paid for. */
  readonly sponsoredLinks: number;
  /** Address of the page. */
  readonly url: string | undefined;
}

export function emptyEvidence(from: PageEvidence['from']): PageEvidence {
  return {
    from,
    title: undefined,
    author: undefined,
    publisher: undefined,
    date: undefined,
    modified: undefined,
    reviewer: undefined,
    contactLinks: 0,
    aboutAuthorLinks: 0,
    adverts: 0,
    hiddenTexts: [],
    sponsoredLinks: 0,
    url: undefined,
  };
}
