import { isoDate } from '../iso-date.ts';
import { type JsonLdNode, type LinkedData, typesOf } from '../json-ld.ts';
import { amountIn, currencyIn } from './price.ts';
import type {
  Availability,
  Fact,
  FactPlace,
  Offer,
  PlacedFacts,
  Price,
  ProductQuestion,
  ProductReview,
  ProductReviews,
  SpecificationEntry,
} from './product-facts.ts';

const PRODUCT_TYPE =
  /^(?:Product|ProductGroup|IndividualProduct|ProductModel|Vehicle|Car|SoftwareApplication|MobileApplication|WebApplication)$/;

/** The page's one product in terms of schema.org; undefined when it has none, or several. */
export function schemaProductOf(data: LinkedData): JsonLdNode | undefined {
  const products = data.ofType(PRODUCT_TYPE).filter((node) => data.text(node.name) !== undefined);
  const names = new Set(products.map((node) => data.text(node.name)));
  if (names.size === 1)
    return products.reduce((fullest, node) =>
      Object.keys(node).length > Object.keys(fullest).length ? node : fullest,
    );
  return products.find((node) => typesOf(node).includes('ProductGroup'));
}

/** What schema.org's Product, Offer, AggregateRating, Review and FAQPage say. Works on JSON-LD and microdata alike. */
export function readSchemaProduct(data: LinkedData, place: FactPlace): PlacedFacts {
  const product = schemaProductOf(data);
  const faq = questionsOf(data, place);
  if (product === undefined) return { faq };
  const offers = offersOf(data, product, place);
  const fact = (value: unknown): Fact<string> | undefined => {
    const text = data.text(value);
    return text === undefined ? undefined : { value: text, place };
  };
  return {
    name: fact(product.name),
    brand: fact(product.brand) ?? fact(product.manufacturer),
    description: fact(withListsInLine(product.description)),
    price: distinctPrices(offers),
    offers,
    specification: specificationOf(data, product, place),
    images: [product.image]
      .flat()
      .flatMap((image) => imageAddress(data, image))
      .map((url) => ({ url, place })),
    faq,
    reviews: reviewsOf(data, product, place),
  };
}

/** Descriptions may hold HTML; their lists become "a; b". */
function withListsInLine(description: unknown): unknown {
  return typeof description === 'string' ? description.replace(/<\/li>\s*<li[^>]*>/gi, '; ') : description;
}

function imageAddress(data: LinkedData, image: unknown): string[] {
  if (typeof image === 'string') return [image];
  return data
    .things(image)
    .flatMap(({ contentUrl, url }) => [contentUrl, url].find((one) => typeof one === 'string') ?? []);
}

function offersOf(data: LinkedData, product: JsonLdNode, place: FactPlace): Offer[] {
  const direct = data.things(product.offers).map((offer) => offerOf(data, offer, place, undefined));
  const ofVariants = data
    .things(product.hasVariant)
    .flatMap((variant) =>
      data.things(variant.offers).map((offer) => offerOf(data, offer, place, data.text(variant.name))),
    );
  return [...direct, ...ofVariants].filter(
    ({ price, availability }) => price !== undefined || availability !== undefined,
  );
}

function offerOf(data: LinkedData, offer: JsonLdNode, place: FactPlace, variant: string | undefined): Offer {
  return {
    name: variant ?? data.text(offer.name),
    price: priceOf(data, offer, place),
    availability: availabilityOf(data.text(offer.availability)),
    seller: data.text(offer.seller),
    place,
  };
}

function priceOf(data: LinkedData, offer: JsonLdNode, place: FactPlace): Price | undefined {
  const [specified] = data.things(offer.priceSpecification);
  const low = data.text(offer.price) ?? data.text(offer.lowPrice) ?? data.text(specified?.price);
  const written = data.text(offer.priceCurrency) ?? data.text(specified?.priceCurrency);
  const currency = currencyIn(`${written?.toUpperCase() ?? ''} ${low ?? ''}`, undefined);
  const amount = amountIn(low ?? '', currency);
  // Shops write 0 for "on request".
  if (amount === undefined || amount === 0) return undefined;
  const high = amountIn(data.text(offer.highPrice) ?? '', currency);
  return { amount, upTo: high !== undefined && high > amount ? high : undefined, currency, place };
}

function distinctPrices(offers: readonly Offer[]): Price[] {
  const prices = offers.flatMap(({ price }) => price ?? []);
  return prices.filter(
    (price, index) =>
      prices.findIndex(
        ({ amount, upTo, currency }) => amount === price.amount && upTo === price.upTo && currency === price.currency,
      ) === index,
  );
}

const AVAILABILITY: Readonly<Record<string, Availability>> = {
  instock: 'in-stock',
  instoreonly: 'in-stock',
  onlineonly: 'in-stock',
  limitedavailability: 'limited',
  outofstock: 'out-of-stock',
  soldout: 'out-of-stock',
  preorder: 'pre-order',
  presale: 'pre-order',
  backorder: 'back-order',
  discontinued: 'discontinued',
};

/** Reads `https://schema.org/InStock`, `in stock` and `instock`; undefined for anything else. */
export function availabilityOf(text: string | undefined): Availability | undefined {
  return AVAILABILITY[
    text
      ?.replace(/^.*[/#]/, '')
      .toLowerCase()
      .replace(/[^a-z]/g, '') ?? ''
  ];
}

/** Numbers of a product that are called the same in every language. */
const IDENTIFIERS: readonly (readonly [member: string, name: string])[] = [
  ['sku', 'SKU'],
  ['mpn', 'MPN'],
  ['gtin', 'GTIN'],
  ['gtin13', 'GTIN'],
  ['gtin12', 'GTIN'],
  ['gtin8', 'GTIN'],
  ['isbn', 'ISBN'],
];

function specificationOf(data: LinkedData, product: JsonLdNode, place: FactPlace): SpecificationEntry[] {
  const properties = data.things(product.additionalProperty).flatMap((property): SpecificationEntry[] => {
    const [name, value] = [data.text(property.name), data.texts(property.value).join(', ')];
    const unit = data.text(property.unitText);
    if (name === undefined || value === '') return [];
    return [{ name, value: unit === undefined || value.endsWith(unit) ? value : `${value} ${unit}`, place }];
  });
  const identifiers = IDENTIFIERS.flatMap(([member, name]): SpecificationEntry[] => {
    const value = data.text(product[member]);
    return value === undefined ? [] : [{ name, value, place }];
  });
  return [...properties, ...identifiers];
}

function questionsOf(data: LinkedData, place: FactPlace): ProductQuestion[] {
  const questions = data.ofType(/^FAQPage$/).flatMap((page) => data.things(page.mainEntity));
  return questions.flatMap((question): ProductQuestion[] => {
    const [answer] = data.things(question.acceptedAnswer);
    const [asked, answered] = [data.text(question.name), data.text(answer?.text)];
    return asked === undefined || answered === undefined ? [] : [{ question: asked, answer: answered, place }];
  });
}

function reviewsOf(data: LinkedData, product: JsonLdNode, place: FactPlace): ProductReviews {
  const [aggregate = {}] = data.things(product.aggregateRating);
  const value = numberOf(data.text(aggregate.ratingValue));
  const best = numberOf(data.text(aggregate.bestRating)) ?? 5;
  const count = numberOf(data.text(aggregate.reviewCount) ?? data.text(aggregate.ratingCount));
  return {
    rating: value === undefined || value > best ? undefined : { value: { value, best }, place },
    count: count === undefined || !Number.isInteger(count) ? undefined : { value: count, place },
    items: data.things(product.review).flatMap((review): ProductReview[] => {
      const text = data.text(review.reviewBody) ?? data.text(review.description);
      const [rating] = data.things(review.reviewRating);
      if (text === undefined) return [];
      return [
        {
          author: data.text(review.author),
          date: isoDate(data.text(review.datePublished)),
          rating: numberOf(data.text(rating?.ratingValue)),
          text,
          place,
        },
      ];
    }),
  };
}

function numberOf(text: string | undefined): number | undefined {
  const plain = text?.replace(',', '.') ?? '';
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
