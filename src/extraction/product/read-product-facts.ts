import type { Root } from 'hast';
import { parsedUrl } from '../../contract/parsed-url.ts';
import type { LinkedData } from '../json-ld.ts';
import { readMicrodata } from '../microdata.ts';
import type { PageNotes } from '../page-notes.ts';
import { storableLine } from '../storable-text.ts';
import { isOpenGraphProduct, readOpenGraphProduct } from './open-graph-product.ts';
import type { PlacedFacts, Price, ProductFacts } from './product-facts.ts';
import { readSchemaProduct, schemaProductOf } from './schema-product.ts';
import { offersInText, readTextProduct } from './text-product.ts';

export interface ProductPage {
  /** The page without what is hidden, else as it came. */
  readonly tree: Root;
  readonly notes: PageNotes;
  readonly linked: LinkedData;
  readonly languageTag: string | undefined;
  /** Picture addresses are resolved against it. */
  readonly url: string;
}

/**
 * The facts of a page about one product; undefined for other pages. A fact that several places give is taken from the
 * first of JSON-LD, microdata, OpenGraph, text: what shops keep for search engines is exact and unrounded, OpenGraph is
 * often a template's, text needs guessing. Lists (specification, pictures, questions) are joined, each entry once, in
 * the same order. Places that contradict each other on price or brand are named in `warnings`.
 */
export function readProductFacts(page: ProductPage): { facts: ProductFacts; warnings: string[] } | undefined {
  const { tree, notes, linked, languageTag } = page;
  const microdata = readMicrodata(tree);
  const marked =
    schemaProductOf(linked) !== undefined || schemaProductOf(microdata) !== undefined || isOpenGraphProduct(notes);
  if (!marked && !offersInText(tree, languageTag)) return undefined;
  const places = [
    readSchemaProduct(linked, 'json-ld'),
    readSchemaProduct(microdata, 'microdata'),
    readOpenGraphProduct(notes),
    readTextProduct(tree, languageTag),
  ];
  const name = first(places, 'name');
  if (name === undefined) return undefined;
  const reviews = places.flatMap((place) => place.reviews ?? []);
  const facts: ProductFacts = {
    name,
    brand: first(places, 'brand'),
    description: first(places, 'description'),
    price: firstList(places, 'price'),
    offers: firstList(places, 'offers'),
    specification: eachOnce(
      places.flatMap((place) => place.specification ?? []),
      (entry) => entry.name.toLowerCase(),
    ),
    images: eachOnce(
      places
        .flatMap((place) => place.images ?? [])
        .flatMap((image) => {
          const url = parsedUrl(image.url, page.url)?.href;
          return url === undefined ? [] : { ...image, url };
        }),
      (image) => image.url,
    ).filter(({ url }) => /^https?:/.test(url)),
    faq: eachOnce(
      places.flatMap((place) => place.faq ?? []),
      (item) => item.question.toLowerCase(),
    ),
    reviews: {
      rating: reviews.find(({ rating }) => rating !== undefined)?.rating,
      count: reviews.find(({ count }) => count !== undefined)?.count,
      items: reviews.find(({ items }) => items.length > 0)?.items ?? [],
    },
  };
  return { facts: storable(facts), warnings: contradictions(places) };
}

function first<K extends 'name' | 'brand' | 'description'>(places: readonly PlacedFacts[], key: K): PlacedFacts[K] {
  return places.map((place) => place[key]).find((fact) => fact !== undefined);
}

function firstList<K extends 'price' | 'offers'>(places: readonly PlacedFacts[], key: K): ProductFacts[K] {
  return places.map((place) => place[key] ?? []).find((list) => list.length > 0) ?? [];
}

function eachOnce<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

function contradictions(places: readonly PlacedFacts[]): string[] {
  const prices = places.flatMap((place) => place.price?.slice(0, 1) ?? []);
  const [taken] = prices;
  const other = prices.find(
    (price) =>
      taken !== undefined &&
      (price.amount < taken.amount || price.amount > (taken.upTo ?? taken.amount)) &&
      !isOfVariant(price, places),
  );
  const brands = places.flatMap((place) => place.brand ?? []);
  const otherBrand = brands.find((brand) => brand.value.toLowerCase() !== brands[0]?.value.toLowerCase());
  return [
    ...(taken === undefined || other === undefined
      ? []
      : [`The page gives two prices: ${shown(taken)} and ${shown(other)}; the first was taken`]),
    ...(otherBrand === undefined || brands[0] === undefined
      ? []
      : [
          `The page gives two brands: "${brands[0].value}" (${brands[0].place}) and "${otherBrand.value}" (${otherBrand.place}); the first was taken`,
        ]),
  ];
}

function isOfVariant(price: Price, places: readonly PlacedFacts[]): boolean {
  return places.some((place) => place.price?.some((one) => one.place !== price.place && one.amount === price.amount));
}

function shown({ amount, currency, place }: Price): string {
  return `${amount} ${currency ?? ''} (${place})`.replace('  ', ' ');
}

/** Every text of it on one line, as it may be kept. */
function storable<T>(value: T): T {
  if (typeof value === 'string') return (storableLine(value) ?? '') as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, storable(member)])) as T;
}
