import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { Parser } from 'htmlparser2';
import { LIMITS } from './limits.ts';
import { unreadable } from './refusals.ts';

/** Characters that show nothing: soft hyphens, zero-width marks, direction overrides, tags. Joiners shape letters and stay. */
const UNSEEN = /[\u00ad\u200b\u2060\u2062-\u2064\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

/**
 * A page as a tree: `properties` are the attributes as written, by their names in lower case. Comments are left out.
 * Throws RequestError when its elements are nested deeper than `LIMITS.htmlDepth` or are more than
 * `LIMITS.htmlElements`: what works on the tree takes quadratic time, or all memory, on such pages.
 */
export function parsePage(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  let elements = 0;
  const append = (child: Element | Text) => open.at(-1)?.children.push(child);
  const parser = new Parser({
    onopentag(tagName, attributes) {
      elements += 1;
      refuseBeyond(open.length, LIMITS.htmlDepth, 'its HTML elements are nested more than');
      refuseBeyond(elements, LIMITS.htmlElements, 'its HTML elements are more than');
      const element: Element = { type: 'element', tagName, properties: attributes, children: [] };
      append(element);
      open.push(element);
    },
    onclosetag: () => void open.pop(),
    ontext(decoded) {
      const value = decoded.replace(UNSEEN, '');
      const last = open.at(-1)?.children.at(-1);
      if (last?.type === 'text') last.value += value;
      else append({ type: 'text', value });
    },
  });
  parser.end(html);
  return root;
}

function refuseBeyond(count: number, allowed: number, what: string): void {
  if (count > allowed) throw unreadable(`${what} ${allowed}${what.endsWith('nested more than') ? ' deep' : ''}`);
}

/** Every element below, in the order of the page. */
export function elementsIn(parent: Root | Element): Element[] {
  const found: Element[] = [];
  const collect = ({ children }: Root | Element) => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      found.push(child);
      collect(child);
    }
  };
  collect(parent);
  return found;
}

/** The attribute as written, without outer spaces; undefined when it is absent or empty. */
export function attributeOf({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** Whether a list of words in an attribute (`rel`, `class`, `itemprop`) holds the word, in any case. */
export function attributeHas(element: Element, name: string, word: string): boolean {
  return attributeOf(element, name)?.toLowerCase().split(/\s+/).includes(word) === true;
}

const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Whether the element stands within a line of text. */
export function isInline({ tagName }: Element): boolean {
  return INLINE.has(tagName);
}

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'head', 'title']);

/** The text a reader sees, on one line; what stands in different blocks is set apart by a space. */
export function textOf(node: Root | RootContent): string {
  const parts: string[] = [];
  collectText(node, parts);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function collectText(node: Root | RootContent, parts: string[]): void {
  if (node.type === 'text') parts.push(node.value);
  if (node.type !== 'element' && node.type !== 'root') return;
  const apart = node.type === 'element' && !isInline(node);
  if (node.type === 'element' && SILENT.has(node.tagName)) return;
  if (apart) parts.push(' ');
  for (const child of node.children) collectText(child, parts);
  if (apart) parts.push(' ');
}

/** Takes out every element, with all in it, that is not to be kept; parents are asked before their children. */
export function pruneTree(
  parent: Root | Element,
  drops: (element: Element, ancestors: readonly Element[]) => boolean,
): void {
  prune(parent, drops, []);
}

function prune(
  parent: Root | Element,
  drops: (element: Element, ancestors: readonly Element[]) => boolean,
  ancestors: Element[],
): void {
  const kept: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (drops(child, ancestors)) continue;
      ancestors.push(child);
      prune(child, drops, ancestors);
      ancestors.pop();
    }
    kept.push(child);
  }
  parent.children = kept as ElementContent[];
}
