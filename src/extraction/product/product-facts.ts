/** Where on the page a fact stands; conflicts are resolved in this order (see `readProductFacts`). */
export const FACT_PLACES = ['json-ld', 'microdata', 'open-graph', 'text'] as const;

export type FactPlace = (typeof FACT_PLACES)[number];

/** A fact with its place. */
export interface Fact<T> {
  readonly value: T;
  readonly place: FactPlace;
}

export interface Price {
  readonly amount: number;
  /** Highest amount, where the page gives a range. */
  readonly upTo?: number | undefined;
  /** ISO 4217; undefined where the page only writes a sign that several currencies share. */
  readonly currency: string | undefined;
  /** As the page shows it, where it stands in the text. */
  readonly written?: string | undefined;
  readonly place: FactPlace;
}

export const AVAILABILITIES = [
  'in-stock',
  'out-of-stock',
  'pre-order',
  'back-order',
  'discontinued',
  'limited',
] as const;

export type Availability = (typeof AVAILABILITIES)[number];

export interface Offer {
  /** What is offered, where it is not the product as such: a variant. */
  readonly name?: string | undefined;
  readonly price?: Price | undefined;
  readonly availability?: Availability | undefined;
  readonly seller?: string | undefined;
  readonly place: FactPlace;
}

export interface SpecificationEntry {
  readonly name: string;
  readonly value: string;
  readonly place: FactPlace;
}

export interface ProductImage {
  readonly url: string;
  readonly alt?: string | undefined;
  readonly place: FactPlace;
}

export interface ProductQuestion {
  readonly question: string;
  readonly answer: string;
  readonly place: FactPlace;
}

export interface ProductReview {
  readonly author?: string | undefined;
  readonly date?: string | undefined;
  readonly rating?: number | undefined;
  readonly text: string;
  readonly place: FactPlace;
}

export interface ProductReviews {
  /** Mean rating and the best there can be. */
  readonly rating?: Fact<{ readonly value: number; readonly best: number }> | undefined;
  /** Ratings or reviews given. */
  readonly count?: Fact<number> | undefined;
  readonly items: readonly ProductReview[];
}

/** What a page says about its one product. Nothing in it was made up or reckoned. */
export interface ProductFacts {
  readonly name: Fact<string>;
  readonly brand: Fact<string> | undefined;
  readonly description: Fact<string> | undefined;
  /** The prices of the product itself, each once; more than one where variants differ. */
  readonly price: readonly Price[];
  readonly offers: readonly Offer[];
  readonly specification: readonly SpecificationEntry[];
  readonly images: readonly ProductImage[];
  readonly faq: readonly ProductQuestion[];
  readonly reviews: ProductReviews;
}

/** What one place of a page says. */
export type PlacedFacts = { readonly [K in keyof ProductFacts]?: ProductFacts[K] | undefined };
