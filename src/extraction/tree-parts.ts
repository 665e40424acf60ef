import type { Element, ElementContent } from 'hast';

/** A new element. */
export function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** A piece of text. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}
