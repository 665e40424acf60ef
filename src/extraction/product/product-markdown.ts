import { escapeMarkdown } from '../../article/escape-markdown.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { roughWords } from '../page-shape.ts';
import type { WebPage } from '../web-page.ts';
import type { Availability, Offer, Price, ProductFacts, ProductReview, SpecificationEntry } from './product-facts.ts';
import { type ProductWords, productWordsOf } from './product-words.ts';

/** A shorter line that is no sentence is a label. */
const LABEL_WORDS = 10;
/** The customer reviews that are shown. */
const SHOWN_REVIEWS = 5;

/**
 * A product page as a document: its name, its facts as lists and tables under headings in the page's language, and the
 * page's own text. Everything but those headings and labels stands on the page; nothing is added or reckoned. What the
 * page's text repeats of the facts is left out once.
 */
export function productMarkdown(facts: ProductFacts, page: Pick<WebPage, 'markdown' | 'language'>): string {
  const words = productWordsOf(page.language);
  const own = withoutRepeats(page.markdown, facts);
  const squeezed = squeeze(own);
  const description = facts.description?.value ?? '';
  const isNew = (text: string) => !squeezed.includes(squeeze(text));
  const sections = [
    `# ${escapeMarkdown(facts.name.value)}`,
    description !== '' && isNew(description.replace(/(?:…|\.\.\.)$/, '')) ? escapeMarkdown(description) : '',
    overview(facts, words, page.language),
    own,
    section(words.specification, specificationOf(facts.specification)),
    section(words.offers, offersOf(facts.offers, words, page.language)),
    section(
      words.questions,
      facts.faq
        .filter(({ answer }) => isNew(answer))
        .map(({ question, answer }) => `### ${escapeMarkdown(question)}\n\n${escapeMarkdown(answer)}`)
        .join('\n\n'),
    ),
    section(
      words.reviews,
      facts.reviews.items
        .filter(({ text }) => isNew(text))
        .slice(0, SHOWN_REVIEWS)
        .map(reviewOf)
        .join('\n\n'),
    ),
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

function section(heading: string, text: string): string {
  return text === '' ? '' : `## ${heading}\n\n${text}`;
}

function overview(
  { brand, price, offers, reviews }: ProductFacts,
  words: ProductWords,
  language: Language | undefined,
): string {
  const availabilities = new Set(offers.map(({ availability }) => availability));
  const [availability] = availabilities;
  const { rating, count } = reviews;
  const shownRating = rating && `${number(rating.value.value, language)} / ${number(rating.value.best, language)}`;
  const items: [string, string | undefined][] = [
    [words.brand, brand?.value],
    [words.price, price.length === 0 ? undefined : price.map((one) => priceText(one, language)).join(', ')],
    [
      words.availability,
      availabilities.size === 1 && availability !== undefined ? availabilityText(availability, words) : undefined,
    ],
    [
      words.rating,
      shownRating === undefined || count === undefined
        ? shownRating
        : `${shownRating} (${number(count.value, language)} ${words.ratings})`,
    ],
  ];
  return list(items);
}

function list(items: readonly (readonly [string, string | undefined])[]): string {
  return items
    .flatMap(([name, value]) => (value === undefined ? [] : [`- ${escapeMarkdown(name)}: ${escapeMarkdown(value)}`]))
    .join('\n');
}

function specificationOf(entries: readonly SpecificationEntry[]): string {
  return list(entries.map(({ name, value }) => [name, value]));
}

/** Only where there are several to tell apart. */
function offersOf(offers: readonly Offer[], words: ProductWords, language: Language | undefined): string {
  const named = offers.flatMap(({ name, seller, price, availability }): [string, string][] => {
    const whose = name ?? seller;
    const what = [price && priceText(price, language), availability && availabilityText(availability, words)].filter(
      (part) => part !== undefined,
    );
    return whose === undefined || what.length === 0 ? [] : [[whose, what.join(', ')]];
  });
  return named.length < 2 ? '' : list(named);
}

function reviewOf({ author, text }: ProductReview): string {
  return `> ${escapeMarkdown(text)}${author === undefined ? '' : `\n>\n> — ${escapeMarkdown(author)}`}`;
}

/** Undefined for what there is no exact word for. */
function availabilityText(availability: Availability, words: ProductWords): string | undefined {
  if (availability === 'in-stock' || availability === 'limited') return words.inStock;
  if (availability === 'pre-order') return words.preOrder;
  return availability === 'out-of-stock' ? words.outOfStock : undefined;
}

function priceText({ amount, upTo, currency, written }: Price, language: Language | undefined): string {
  if (written !== undefined) return written;
  const text = (value: number) =>
    currency === undefined
      ? number(value, language)
      : new Intl.NumberFormat(intlOf(language), { style: 'currency', currency, numberingSystem: 'latn' }).format(value);
  return (upTo === undefined ? text(amount) : `${text(amount)} – ${text(upTo)}`).replace(/[\u00a0\u202f]/g, ' ');
}

function number(value: number, language: Language | undefined): string {
  return new Intl.NumberFormat(intlOf(language), { numberingSystem: 'latn', useGrouping: false }).format(value);
}

function intlOf(language: Language | undefined): string {
  return LANGUAGES[language ?? 'en'].intl;
}

/**
 * The page's text without labels, the lists and tables that the specification holds, the answers and reviews, and
 * headings under which nothing is left.
 */
function withoutRepeats(markdown: string, { specification, faq, reviews }: ProductFacts): string {
  const entries = new Set(specification.map(({ name, value }) => squeeze(`${name}${value}`)));
  const texts = new Set(
    [...faq.flatMap(({ question, answer }) => [question, answer]), ...reviews.items.map(({ text }) => text)].map(
      squeeze,
    ),
  );
  const kept = markdown.split(/\n{2,}/).filter((block) => !isRepeat(block, entries, texts) && !isLabel(block));
  return kept.filter((block, index) => !isHeading(block) || !endsSection(block, kept[index + 1])).join('\n\n');
}

function isRepeat(block: string, entries: ReadonlySet<string>, texts: ReadonlySet<string>): boolean {
  const lines = block.split('\n').filter((line) => !/^\|[\s|:-]+\|$/.test(line));
  const repeatsEntries = /^(?:[-*|])/.test(block) && lines.every((line) => entries.has(squeeze(line)));
  return repeatsEntries || texts.has(squeeze(block));
}

/** A line of some words that is no sentence: a price, a mark, the name of a button. */
function isLabel(block: string): boolean {
  return (
    /^[^#>|`\d-]/.test(block.replace(/^\d/, 'x')) &&
    !/[.!?…:。！？।؟](?:["'”’»)*_]*)$/.test(block) &&
    roughWords(block) < LABEL_WORDS
  );
}

function isHeading(block: string): boolean {
  return /^#{1,6} /.test(block) && !block.includes('\n');
}

function endsSection(heading: string, next: string | undefined): boolean {
  if (next === undefined) return true;
  return isHeading(next) && depthOf(next) <= depthOf(heading);
}

function depthOf(heading: string): number {
  return /^#*/.exec(heading)?.[0].length ?? 0;
}

/** Letters and digits alone, so that markup and spacing do not count. */
function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
