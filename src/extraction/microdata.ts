import type { Element, Root } from 'hast';
import { LinkedData } from './json-ld.ts';
import { attributeOf, textOf } from './page-tree.ts';

/** Elements whose value is an attribute. */
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  meta: 'content',
  a: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  time: 'datetime',
  data: 'value',
  meter: 'value',
  object: 'data',
};

interface Thing {
  [member: string]: unknown;
}

/** The things that a page marks by `itemscope` and `itemprop`, in the form that JSON-LD has for them. */
export function readMicrodata(tree: Root): LinkedData {
  const roots: Thing[] = [];
  collect(tree, undefined, roots);
  return new LinkedData(roots);
}

function collect(parent: Root | Element, thing: Thing | undefined, roots: Thing[]): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const inner = child.properties.itemscope === undefined ? undefined : thingOf(child);
    const names = attributeOf(child, 'itemprop')?.split(/\s+/) ?? [];
    if (thing !== undefined && names.length > 0) {
      const value = inner ?? propertyOf(child);
      for (const name of names) add(thing, name, value);
    } else if (inner !== undefined) roots.push(inner);
    collect(child, inner ?? thing, roots);
  }
}

function thingOf(element: Element): Thing {
  return { '@type': attributeOf(element, 'itemtype')?.split(/\s+/) ?? [] };
}

function add(thing: Thing, name: string, value: unknown): void {
  const known = thing[name];
  thing[name] = known === undefined ? value : [known, value].flat();
}

function propertyOf(element: Element): string {
  const attribute = VALUE_ATTRIBUTES[element.tagName];
  return (
    attributeOf(element, 'content') ??
    (attribute === undefined ? undefined : attributeOf(element, attribute)) ??
    textOf(element)
  );
}
