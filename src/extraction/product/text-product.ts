import type { Element, Root } from 'hast';
import { attributeHas, attributeOf, elementsIn, textOf } from '../page-tree.ts';
import { cellsOf, rowsOf } from '../tidy-table.ts';
import { amountIn, currencyIn } from './price.ts';
import type { PlacedFacts, Price, ProductImage, ProductQuestion, SpecificationEntry } from './product-facts.ts';

const place = 'text';
const PRICE_NAME = /(?:^|[\s_-])(?:price|preis|prix|precio|prezzo|prijs|cena)(?:$|[\s_-])/i;
const OTHER_PRICE =
  /old|was|before|list-?price|regular|original|strike|rrp|msrp|shipping|unit-?price|per-?unit|save|saving|discount|installment|from|range|related|recommend|carousel|cross-?sell|upsell|similar|accessor|also|bundle/i;
const LONGEST_NAME = 60;
const LONGEST_VALUE = 400;
const MOST_ENTRIES = 200;

/**
 * What a product page says in plain sight: name, price, tables and lists of names and values, pictures, questions that
 * fold out.
 * @param tree the page without what is hidden
 * @param languageTag of the page, for signs that currencies share
 */
export function readTextProduct(tree: Root, languageTag: string | undefined): PlacedFacts {
  const main = mainOf(tree);
  const elements = elementsIn(main);
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  const price = priceIn(main, languageTag);
  return {
    name: heading === undefined || textOf(heading) === '' ? undefined : { value: textOf(heading), place },
    price: price === undefined ? [] : [price],
    offers: price === undefined ? [] : [{ price, place }],
    specification: elements.flatMap(entriesOf).filter(isEntry).slice(0, MOST_ENTRIES),
    images: elements.flatMap(imageOf),
    faq: elements.flatMap(questionOf),
  };
}

/** Whether a page without any mark-up offers something: a price beside a button to buy. */
export function offersInText(tree: Root, languageTag: string | undefined): boolean {
  const main = mainOf(tree);
  const buys = elementsIn(main).some(
    (element) =>
      /^(?:button|form|a|input)$/.test(element.tagName) &&
      /add[-_ ]?to[-_ ]?(?:cart|basket|bag)|buy[-_ ]?now|warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello|in winkelwagen|do koszyka|в корзину|カートに入れる|加入购物车|加入購物車|أضف إلى السلة/i.test(
        `${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''} ${attributeOf(element, 'name') ?? ''} ${attributeOf(element, 'value') ?? ''} ${element.tagName === 'form' ? (attributeOf(element, 'action') ?? '') : textOf(element).slice(0, 60)}`,
      ),
  );
  return buys && priceIn(main, languageTag) !== undefined;
}

/** The page's main part where it marks one; other products stand outside of it. */
function mainOf(tree: Root): Root | Element {
  return (
    elementsIn(tree).find((element) => element.tagName === 'main' || attributeOf(element, 'role') === 'main') ?? tree
  );
}

function priceIn(parent: Root | Element, languageTag: string | undefined): Price | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element' || isOtherPrice(child)) continue;
    const inner = priceIn(child, languageTag);
    if (inner !== undefined) return inner;
    if (!PRICE_NAME.test(namesOf(child)) && !attributeHas(child, 'itemprop', 'price')) continue;
    const written = textOf({
      type: 'root',
      children: child.children.filter((part) => part.type !== 'element' || !isOtherPrice(part)),
    });
    const currency = currencyIn(written, languageTag);
    const amount = written.length <= 40 && /\p{Sc}|\p{L}/u.test(written) ? amountIn(written, currency) : undefined;
    if (amount !== undefined && amount > 0) return { amount, currency, written, place };
  }
  return undefined;
}

/** Struck out, or a price of something else. `with-list-price` has one beside its own. */
function isOtherPrice(element: Element): boolean {
  return (
    /^(?:del|s|strike|nav|aside|footer|script|style)$/.test(element.tagName) ||
    namesOf(element)
      .split(' ')
      .some((name) => OTHER_PRICE.test(name) && !/^(?:with|has|is)-/.test(name))
  );
}

function namesOf(element: Element): string {
  return `${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''}`;
}

function entriesOf(element: Element): SpecificationEntry[] {
  if (element.tagName === 'table') {
    return rowsOf(element)
      .map(cellsOf)
      .flatMap(([name, value, ...more]) =>
        name && value && more.length === 0 ? [entry(textOf(name), textOf(value))] : [],
      );
  }
  if (element.tagName === 'dl') return definitionsOf(element);
  if (element.tagName === 'li') return labelled(element);
  return [];
}

function entry(name: string, value: string): SpecificationEntry {
  return { name: name.replace(/\s*[:：]\s*$/, ''), value, place };
}

function definitionsOf(list: Element): SpecificationEntry[] {
  const entries: SpecificationEntry[] = [];
  let name: string | undefined;
  for (const part of elementsIn(list)) {
    if (part.tagName === 'dt') name = textOf(part);
    if (part.tagName === 'dd' && name !== undefined) {
      entries.push(entry(name, textOf(part)));
      name = undefined;
    }
  }
  return entries;
}

/** `<li><b>Weight:</b> 3 kg</li>` */
function labelled(item: Element): SpecificationEntry[] {
  const [first, ...rest] = item.children.filter((child) => child.type !== 'text' || /\S/.test(child.value));
  if (first?.type !== 'element' || rest.length === 0 || !/^(?:b|strong|span|em)$/.test(first.tagName)) return [];
  const name = textOf(first);
  const value = textOf({ type: 'root', children: rest });
  if (/[:：]$/.test(name)) return [entry(name, value)];
  return /^[:：]/.test(value) ? [entry(name, value.replace(/^[:：]\s*/, ''))] : [];
}

function isEntry({ name, value }: SpecificationEntry): boolean {
  return (
    name !== '' &&
    value !== '' &&
    name.length <= LONGEST_NAME &&
    value.length <= LONGEST_VALUE &&
    /\p{L}/u.test(name) &&
    !name.endsWith('?')
  );
}

function imageOf(element: Element): ProductImage[] {
  if (element.tagName !== 'img') return [];
  const url = attributeOf(element, 'data-src') ?? attributeOf(element, 'src');
  const alt = attributeOf(element, 'alt');
  const size = Math.min(
    ...['width', 'height'].map((name) => Number.parseInt(attributeOf(element, name) ?? '1000', 10)),
  );
  // A picture without words is decoration, a small one an icon or a tracking pixel.
  return url === undefined || alt === undefined || size < 100 || url.startsWith('data:') ? [] : [{ url, alt, place }];
}

function questionOf(element: Element): ProductQuestion[] {
  if (element.tagName !== 'details') return [];
  const summary = element.children.find((child) => child.type === 'element' && child.tagName === 'summary');
  const question = summary === undefined ? '' : textOf(summary);
  const answer = textOf({ type: 'root', children: element.children.filter((child) => child !== summary) });
  return /[?？؟;]$/.test(question) && answer !== '' ? [{ question, answer, place }] : [];
}
