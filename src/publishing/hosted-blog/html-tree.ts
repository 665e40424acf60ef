import type { Element, ElementContent, Nodes, Parents, Root, RootContent } from 'hast';

export function isElement(node: Nodes | undefined, ...names: readonly string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (ElementContent | string)[]
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** Sees every element below `parent`, each after what is in it. */
export function eachElement(parent: Parents, see: (element: Element, parent: Parents) => void): void {
  for (const child of [...parent.children]) {
    if (child.type !== 'element') continue;
    eachElement(child, see);
    see(child, parent);
  }
}

/** Puts other nodes, or none, in a node's place. */
export function replaceIn(parent: Parents, old: Nodes, ...news: readonly ElementContent[]): void {
  const siblings = parent.children as Nodes[];
  const index = siblings.indexOf(old);
  if (index >= 0) siblings.splice(index, 1, ...news);
}

/** What stands below the last H2 with this text, up to the next H2; nothing when there is none. */
export function followingPart(tree: Root, heading: string): RootContent[] {
  const wanted = heading.trim();
  const start = tree.children.findLastIndex((node) => isElement(node, 'h2') && textOf(node).trim() === wanted);
  if (start < 0) return [];
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => isElement(node, 'h2'));
  return end < 0 ? rest : rest.slice(0, end);
}
