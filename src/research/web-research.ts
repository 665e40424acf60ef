import type { SourceDocument } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';
import type { Locale } from '../contract/locales.ts';

/** What is looked for on the web. */
export interface WebSearchQuestion {
  readonly text: string;
  readonly language: Language;
  readonly country: Locale;
  /** Domain, or domain with a path, that hits must lie on; undefined: anywhere. */
  readonly site: string | undefined;
  /** Hits at most. */
  readonly limit: number;
}

export interface WebHit {
  readonly url: string;
  readonly title: string;
  readonly snippet: string;
  /** Longer text of the page itself, paragraphs parted by an empty line: a lead section, an abstract. */
  readonly extract: string | undefined;
  /** ISO date, as far as the provider tells it. */
  readonly date: string | undefined;
  readonly publisher: string | undefined;
  readonly licence: string | undefined;
}

/** What the providers together found, best first, and a sentence for each that failed. */
export interface WebSearchAnswer {
  readonly hits: readonly WebHit[];
  readonly faults: readonly string[];
}

/** A page as a document, or a sentence that says why it gives none. */
export type PageReading =
  | {
      readonly kind: 'read';
      /** Where the page was found in the end. */
      readonly url: string;
      readonly document: SourceDocument;
      /** `product`: the document holds the facts of a product page. */
      readonly page: 'article' | 'product' | 'listing' | 'other';
      /** Why it is taken for that, as the end of a sentence: `it is a sign-in page`. */
      readonly pageReason: string;
    }
  | { readonly kind: 'unreadable'; readonly why: string };

/** Where related pages are looked for. */
export type PageList =
  /** The sitemap that robots.txt of the domain names, or its /sitemap.xml; only pages below the path, if it has one. */
  { readonly kind: 'domain'; readonly domain: string } | { readonly kind: 'sitemap'; readonly url: string };

export interface RelatedPagesQuestion {
  readonly from: PageList;
  /** Subject the pages should be about. */
  readonly subject: string;
  readonly language: Language;
  readonly limit: number;
  /** False: an index of sitemaps gives no pages, only the reason. */
  readonly followIndex: boolean;
}

export interface RelatedPage {
  readonly url: string;
  readonly title: string;
  /** 0 to 1: how well it fits the subject. */
  readonly score: number;
}

/** Pages that fit, best first, or why there are none. */
export type RelatedPages =
  | { readonly kind: 'found'; readonly pages: readonly RelatedPage[] }
  | { readonly kind: 'index-sitemap' | 'no-sitemap' | 'unreadable'; readonly why: string };

/** Whether an address answers with a page now, or a sentence that says why not. */
export type LinkCheck =
  | { readonly alive: true }
  /** `gone`: the site itself says that it has no such page; absent: nobody could tell. */
  | { readonly alive: false; readonly why: string; readonly gone?: true };

/**
 * The web as far as the writer sees it. Every answer is data from strangers. `app.ts` fits it, the writer remembers
 * the answers, so that a resumed job asks nothing twice. No method rejects for what a page or provider does; they
 * reject when the signal is aborted.
 */
export interface WebResearch {
  search(question: WebSearchQuestion): Promise<WebSearchAnswer>;
  /** @param purpose `named`: the customer named the page, so robots.txt is not asked */
  readPage(url: string, purpose: 'named' | 'crawl'): Promise<PageReading>;
  relatedPages(question: RelatedPagesQuestion): Promise<RelatedPages>;
  checkLink(url: string): Promise<LinkCheck>;
}

/** What this installation may do on the web, fixed by its settings. */
export interface WebMeans {
  /** A search provider beside the library is set. */
  readonly canSearch: boolean;
  /** A provider can restrict a search to one site. */
  readonly canSearchSites: boolean;
  /** Pages of strangers may be quoted. */
  readonly quoteThirdParty: boolean;
}
