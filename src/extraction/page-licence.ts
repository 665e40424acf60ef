import type { Element, Root } from 'hast';
import { attributeHas, attributeOf, textOf } from './page-tree.ts';

export interface Licence {
  readonly name: string;
  readonly url?: string | undefined;
}

const CREATIVE_COMMONS =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)(?:\/(\d\.\d))?(?:\/([a-z]{2,3})(?:\/|$))?/i;

/**
 * A licence that is named by address or in words, e.g. `CC BY-SA 4.0`.
 * @param text an address, or its name
 */
export function licenceNamed(text: string, name?: string): Licence {
  const match = CREATIVE_COMMONS.exec(text);
  const url = /^https?:\/\//i.test(text) ? text : undefined;
  if (match === null) return { name: name || text, url };
  const [, group, kind = '', version] = match;
  const short =
    group?.toLowerCase() === 'licenses' ? `CC ${kind.toUpperCase()}` : kind === 'zero' ? 'CC0' : 'Public Domain Mark';
  return { name: [short, version].filter((part) => part !== undefined).join(' '), url };
}

/**
 * The licence that a page links to: by `rel="license"`, or a Creative Commons link in its footer. Links in figures and
 * their captions are licences of pictures. Two different ones: none, as nobody can tell which is the text's.
 */
export function linkedLicence(tree: Root): Licence | undefined {
  const declared: Licence[] = [];
  const inFooter: Licence[] = [];
  collect(tree, { inFooter: false }, declared, inFooter);
  for (const found of [declared, inFooter]) {
    const [first, ...others] = found;
    if (first !== undefined) return others.every(({ name }) => name === first.name) ? first : undefined;
  }
  return undefined;
}

function collect(parent: Root | Element, place: { inFooter: boolean }, declared: Licence[], inFooter: Licence[]): void {
  for (const child of parent.children) {
    if (child.type !== 'element' || child.tagName === 'figure' || child.tagName === 'figcaption') continue;
    const href = child.tagName === 'a' || child.tagName === 'link' ? attributeOf(child, 'href') : undefined;
    if (href !== undefined && /^https?:\/\//i.test(href)) {
      const licence = licenceNamed(href, textOf(child));
      if (attributeHas(child, 'rel', 'license')) declared.push(licence);
      else if (place.inFooter && CREATIVE_COMMONS.test(href)) inFooter.push(licence);
    }
    collect(child, { inFooter: place.inFooter || isFooter(child) }, declared, inFooter);
  }
}

function isFooter(element: Element): boolean {
  return (
    element.tagName === 'footer' ||
    attributeOf(element, 'role') === 'contentinfo' ||
    /(?:^|[\s_-])(?:footer|licen[cs]e|copyright)(?=$|[\s_-])/i.test(
      `${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''}`,
    )
  );
}
