import type { Element, ElementContent, Parents, Root } from 'hast';
import { element, followingPart, isElement } from './html-tree.ts';

const MARKER = /\[(\d{1,3})\]/g;
const LEFT_ALONE = new Set(['a', 'code', 'pre']);

/** Numbers in brackets become links to the sources they stand for, where there is such a source. */
export function linkCitations(tree: Root, sourcesHeading: string): void {
  const part = followingPart(tree, sourcesHeading);
  const list = part.find((node): node is Element => isElement(node, 'ol'));
  if (list === undefined) return;
  let count = 0;
  for (const item of list.children) if (isElement(item, 'li')) item.properties.id = `source-${++count}`;
  linkIn(tree, count, list);
}

function linkIn(parent: Parents, count: number, list: Element): void {
  const children = parent.children as ElementContent[];
  parent.children = children.flatMap((child) => {
    if (child.type === 'text') return linked(child.value, count);
    if (child.type === 'element' && child !== list && !LEFT_ALONE.has(child.tagName)) linkIn(child, count, list);
    return [child];
  });
}

function linked(text: string, count: number): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKER)) {
    const number = Number(match[1]);
    if (number < 1 || number > count) continue;
    if (match.index > end) parts.push({ type: 'text', value: text.slice(end, match.index) });
    parts.push(element('a', { href: `#source-${number}`, className: ['cite'] }, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}
