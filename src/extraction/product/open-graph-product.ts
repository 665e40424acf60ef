import type { PageNotes } from '../page-notes.ts';
import { amountIn, currencyIn } from './price.ts';
import type { Fact, PlacedFacts, Price } from './product-facts.ts';
import { availabilityOf } from './schema-product.ts';

/** Whether a page's OpenGraph says that it is about one product. */
export function isOpenGraphProduct({ meta }: PageNotes): boolean {
  return /^(?:og:)?product(?:\.item)?$/.test(meta.get('og:type') ?? '') || meta.has('product:price:amount');
}

/** What OpenGraph's product elements say; nothing where the page is none of a product. */
export function readOpenGraphProduct(notes: PageNotes): PlacedFacts {
  if (!isOpenGraphProduct(notes)) return {};
  const place = 'open-graph';
  const fact = (...names: string[]): Fact<string> | undefined => {
    const value = names.map((name) => notes.meta.get(name)).find((one) => one !== undefined);
    return value === undefined ? undefined : { value, place };
  };
  const price = priceOf(notes);
  const availability = availabilityOf(fact('product:availability', 'og:availability')?.value);
  const image = fact('og:image')?.value;
  return {
    name: fact('og:title'),
    brand: fact('product:brand', 'og:brand'),
    description: fact('og:description'),
    price: price === undefined ? [] : [price],
    offers: price === undefined && availability === undefined ? [] : [{ price, availability, place }],
    images: image === undefined ? [] : [{ url: image, alt: notes.meta.get('og:image:alt'), place }],
  };
}

function priceOf({ meta }: PageNotes): Price | undefined {
  const first = (name: string) => meta.get(`product:${name}`) ?? meta.get(`og:${name}`);
  const currency = currencyIn(first('price:currency')?.toUpperCase() ?? '', undefined);
  const amount = amountIn(first('price:amount') ?? '', currency);
  return amount === undefined || amount === 0 ? undefined : { amount, currency, place: 'open-graph' };
}
