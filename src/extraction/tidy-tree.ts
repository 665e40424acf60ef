import type { Element, ElementContent, Root, RootContent } from 'hast';
import { parsedUrl } from '../contract/parsed-url.ts';
import { attributeOf, isInline, textOf } from './page-tree.ts';
import { captionOf, oneLine, tidyTable } from './tidy-table.ts';
import { element, text } from './tree-parts.ts';

/** Left out wherever they stand in a text. */
const DROPPED = new Set(
  'script style nav noscript template svg math iframe object embed img picture video audio canvas form input button select textarea dialog link meta title head colgroup del s strike rt rp'.split(
    ' ',
  ),
);
/** Their contents count, they do not. A form often holds the whole page. */
const UNWRAPPED = new Set([
  'form',
  'font',
  'center',
  'html',
  'body',
  'label',
  'ruby',
  'rb',
  'details',
  'u',
  'ins',
  'mark',
]);

const SUPERSCRIPT: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((raised, digit) => [String(digit), raised])),
  ...{ '+': '⁺', '-': '⁻', '−': '⁻', n: 'ⁿ' },
};
const SUBSCRIPT: Readonly<Record<string, string>> = Object.fromEntries(
  [...'₀₁₂₃₄₅₆₇₈₉'].map((lowered, digit) => [String(digit), lowered]),
);

/**
 * Prepares a tree of HTML as written (see `parsePage`) for being written as Markdown: links absolute or gone, tables
 * that only lay a page out taken apart, captions made paragraphs, definition lists made lists, raised and lowered
 * digits kept as such, permalinks and footnote marks left out. A new tree is returned.
 * @param base address that relative links are resolved against; without it they become plain text
 */
export function tidyTree(tree: Root, base: string | undefined): Root {
  return {
    type: 'root',
    children: tidied(tree.children, { base, preformatted: false, listing: {}, last: { heading: 1 } }),
  };
}

interface Place {
  readonly base: string | undefined;
  /** Within `pre`, where line ends count. */
  readonly preformatted: boolean;
  /** The language of listings, as an element around them names it. */
  readonly listing: Element['properties'];
  /** Depth of the heading before, kept as the page is gone through. */
  readonly last: { heading: number };
}

function tidied(children: readonly RootContent[], place: Place): ElementContent[] {
  const besideBlocks = children.some((child) => child.type === 'element' && !isInline(child));
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (child.type !== 'element' || (besideBlocks && leadsWithin(child))) return [];
    const handler = HANDLERS[child.tagName];
    if (handler !== undefined) return handler(child, place);
    if (UNWRAPPED.has(child.tagName)) return tidied(child.children, place);
    if (DROPPED.has(child.tagName) || isJump(child)) return [];
    return block(child, place);
  });
}

function block(found: Element, place: Place): ElementContent[] {
  const listing = found.tagName === 'div' || found.tagName === 'figure' ? languageClass(found) : {};
  const children = tidied(found.children, listing.className === undefined ? place : { ...place, listing });
  const isList = found.tagName === 'ul' || found.tagName === 'ol';
  if (isList && !children.some((child) => child.type === 'element')) return [];
  return [element(found.tagName, children, found.tagName === 'ol' ? numbered(found) : {})];
}

/** A line that only leads to another place of the page: "Jump to recipe", an entry of its table of contents. */
function isJump(found: Element): boolean {
  if (!/^(?:p|div|li|span)$/.test(found.tagName)) return false;
  const [only, ...others] = found.children.filter((child) => child.type !== 'text' || /\S/.test(child.value));
  return only?.type === 'element' && others.length === 0 && leadsWithin(only);
}

function leadsWithin(found: Element): boolean {
  return found.tagName === 'a' && attributeOf(found, 'href')?.startsWith('#') === true;
}

type Handler = (found: Element, place: Place) => ElementContent[];

const HANDLERS: Readonly<Record<string, Handler>> = {
  a: tidiedLink,
  sup: raised,
  sub: (found, place) => shifted(found, place, SUBSCRIPT),
  br: (_, { preformatted }) => [{ type: 'text', value: preformatted ? '\n' : ' ' }],
  dl: definitions,
  table: (found, place) => tidyTable(found, (children) => tidied(children, place)),
  figcaption: (found, place) => captionOf(tidied(found.children, place)),
  summary: (found, place) => [element(`h${Math.min(place.last.heading + 1, 6)}`, tidied(found.children, place))],
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  pre: (found, place) => [element('pre', codeOf(found, { ...place, preformatted: true }))],
  code: (found, place) => [element('code', tidied(found.children, place), languageClass(found))],
};

function heading(found: Element, place: Place): ElementContent[] {
  place.last.heading = Number(found.tagName.slice(1));
  return [element(found.tagName, tidied(found.children, place))];
}

function tidiedLink(link: Element, place: Place): ElementContent[] {
  const target = attributeOf(link, 'href') ?? '';
  if (target.startsWith('#') && isMark(link)) return [];
  const children = tidied(link.children, place);
  const address = addressOf(target, place.base);
  if (address === undefined || !/\S/.test(textOf({ type: 'root', children }))) return children;
  // A card is a link around blocks; Markdown has no such thing.
  if (children.some((child) => child.type === 'element' && !isInline(child))) return children;
  return [element('a', children, { href: address })];
}

/** A permalink beside a heading or the number of a footnote. */
function isMark(link: Element): boolean {
  return /^(?:[#¶§🔗↑^*†‡]|\[?\d{1,3}\]?|\[[a-z]\]|↩︎?)?$/u.test(textOf(link));
}

function addressOf(target: string, base: string | undefined): string | undefined {
  if (target === '' || target.startsWith('#')) return undefined;
  const url = parsedUrl(target, base);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined;
}

function raised(found: Element, place: Place): ElementContent[] {
  const links = found.children.filter((child) => child.type === 'element' && child.tagName === 'a');
  if (/reference|footnote/i.test(attributeOf(found, 'class') ?? '') || /^\[.*\]$/.test(textOf(found))) return [];
  if (links.length > 0 && /^[[(]?(?:\d{1,3}|[a-z*†‡])[\])]?(?:,\s*\d+)*$/.test(textOf(found))) return [];
  return shifted(found, place, SUPERSCRIPT);
}

/** `10<sup>6</sup>` is not 106. */
function shifted(found: Element, place: Place, signs: Readonly<Record<string, string>>): ElementContent[] {
  const characters = [...textOf(found)];
  if (characters.length === 0 || !characters.every((character) => character in signs))
    return tidied(found.children, place);
  return [{ type: 'text', value: characters.map((character) => signs[character] ?? character).join('') }];
}

function definitions(list: Element, place: Place): ElementContent[] {
  const items: Element[] = [];
  let terms: ElementContent[] = [];
  for (const part of partsOf(list)) {
    const children = oneLine(tidied(part.children, place));
    if (part.tagName === 'dt')
      terms = [...(terms.length > 0 ? [...terms, text(', ')] : []), element('strong', children)];
    else {
      items.push(element('li', terms.length > 0 ? [...terms, text(': '), ...children] : children));
      terms = [];
    }
  }
  if (terms.length > 0) items.push(element('li', terms));
  return items.length > 0 ? [element('ul', items)] : [];
}

/** `dt` and `dd` may be wrapped in `div`. */
function partsOf(list: Element): Element[] {
  return list.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'dt' || child.tagName === 'dd' ? [child] : partsOf(child),
  );
}

function codeOf(block: Element, place: Place): ElementContent[] {
  const language = { ...place.listing, ...languageClass(block) };
  const children = tidied(block.children, place);
  const only = children.length === 1 ? children[0] : undefined;
  if (only?.type === 'element' && only.tagName === 'code') {
    return [element('code', only.children, { ...language, ...only.properties })];
  }
  return [element('code', children, language)];
}

/** The class by which highlighters name the language of a listing. */
function languageClass(found: Element): Element['properties'] {
  const name = /(?:^|\s)(?:language|lang|highlight-source|highlight|brush:?)-?\s*([a-z][\w+#.-]{0,20})/i.exec(
    attributeOf(found, 'class') ?? '',
  )?.[1];
  return name === undefined ? {} : { className: [`language-${name.toLowerCase()}`] };
}

function numbered(list: Element): Element['properties'] {
  const start = Number.parseInt(attributeOf(list, 'start') ?? '', 10);
  return Number.isSafeInteger(start) && start > 1 && start < 1_000_000 ? { start } : {};
}
