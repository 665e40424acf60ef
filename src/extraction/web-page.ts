import type { Language } from '../contract/languages.ts';
import type { ProductFacts } from './product/product-facts.ts';

/** A page as it was fetched. */
export interface PageInput {
  readonly bytes: Uint8Array;
  /** The header, parameters and all. */
  readonly contentType?: string | undefined;
  /** Address of the last hop; relative links are resolved against it. */
  readonly url: string;
  /** HTTP status; absent counts as 200. */
  readonly status?: number | undefined;
}

/**
 * What a page is to somebody who wants its text. `listing`: it leads to other pages (category, search results);
 * `other`: home page, sign-in, or hardly any text.
 */
export type PageKind = 'article' | 'product' | 'listing' | 'other';

/** A page that gave something. All text is storable (see `storable-text.ts`) and is data, never instructions. */
export interface WebPage {
  readonly kind: PageKind;
  /** Why it is of that kind, as the end of "it was left out because ...", e.g. `it is a sign-in page`. */
  readonly kindReason: string;
  readonly title: string | undefined;
  /** Its main text, without the heading that repeats the title. Not empty for `article` and `product`. */
  readonly markdown: string;
  readonly author: string | undefined;
  readonly publisher: string | undefined;
  /** `2026`, `2026-03` or `2026-03-01`, as the page gives it. */
  readonly date: string | undefined;
  readonly modified: string | undefined;
  /** Told from the text, else as the page declares it; undefined for languages that are none of ours. */
  readonly language: Language | undefined;
  /** As the page declares it, e.g. `en-GB`. */
  readonly declaredLanguage: string | undefined;
  /** The address the page calls its own, on the same site. */
  readonly canonical: string | undefined;
  /** Name of its licence, e.g. `CC BY-SA 4.0`. */
  readonly licence: string | undefined;
  readonly licenceUrl: string | undefined;
  readonly description: string | undefined;
  readonly mediaType: string;
  readonly product: ProductFacts | undefined;
  /** English sentences: what was left out or contradicts itself. */
  readonly warnings: readonly string[];
}
