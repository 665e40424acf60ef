import { Readability } from '@mozilla/readability';
import type { Element, Root, RootContent, Text } from 'hast';
import { parseHTML } from 'linkedom';

/** What is needed of linkedom's nodes; it has no types without those of browsers. */
interface DomNode {
  readonly nodeType: number;
  readonly localName: string;
  readonly textContent: string | null;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  appendChild(child: DomNode): void;
  setAttribute(name: string, value: string): void;
}

interface DomDocument {
  createElement(name: string): DomNode;
  createTextNode(text: string): DomNode;
}

/** With 200, some pages come back as a mere fragment (measured on Readability's own test pages). */
const CHAR_THRESHOLD = 500;

export interface FoundArticle {
  readonly content: Root;
  readonly author: string | undefined;
}

/**
 * The part of a page that Readability takes for its article; undefined when it finds none.
 * @param tree the page without scripts and furniture
 * @param title of the page; a heading that repeats it is left out of the article
 */
export function findArticle(tree: Root, title: string | undefined): FoundArticle | undefined {
  const { document } = parseHTML('<!doctype html><html><head><title></title></head><body></body></html>');
  document.title = title ?? '';
  appendAll(tree.children, document.body, document);
  const article = new Readability<DomNode>(document, {
    charThreshold: CHAR_THRESHOLD,
    disableJSONLD: true,
    keepClasses: true,
    serializer: (node: DomNode) => node,
  }).parse();
  if (article === null || article.content === null || article.content === undefined) return undefined;
  return { content: { type: 'root', children: childrenOf(article.content) }, author: article.byline ?? undefined };
}

const UNWRAPPED = new Set(['html', 'body']);

function appendAll(children: readonly RootContent[], parent: DomNode, document: DomDocument): void {
  for (const child of children) {
    if (child.type === 'text') parent.appendChild(document.createTextNode(child.value));
    if (child.type !== 'element') continue;
    if (UNWRAPPED.has(child.tagName)) {
      appendAll(child.children, parent, document);
      continue;
    }
    const element = document.createElement(child.tagName);
    for (const [name, value] of Object.entries(child.properties)) {
      if (name !== 'style') element.setAttribute(name, String(value));
    }
    parent.appendChild(element);
    appendAll(child.children, element, document);
  }
}

const ELEMENT = 1;
const TEXT = 3;

function childrenOf(parent: DomNode): (Element | Text)[] {
  const children: (Element | Text)[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === TEXT) children.push({ type: 'text', value: node.textContent ?? '' });
    if (node.nodeType !== ELEMENT) continue;
    const properties = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    children.push({ type: 'element', tagName: node.localName, properties, children: childrenOf(node) });
  }
  return children;
}
