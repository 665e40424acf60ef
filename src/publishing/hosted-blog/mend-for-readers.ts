import type { Element, ElementContent, Parents, Root } from 'hast';
import { parsedUrl } from '../../contract/parsed-url.ts';
import { eachElement, element, isElement, replaceIn, textOf } from './html-tree.ts';
import { type SizesOf, sourceSet } from './picture-sizes.ts';

/** As wide as a picture stands in an article; see the style sheet. */
export const BODY_SIZES = '(min-width: 46rem) 42rem, calc(100vw - 2.5rem)';

/**
 * What a markdown text leaves to be wished by readers with a keyboard, a screen reader or a telephone: headings that
 * follow each other, names for links and header cells, tables that scroll in a frame, pictures that load when seen.
 * @param sizesOf pictures of ours: the place of these is kept free until they are there, in a size that fits
 * @returns addresses of the pictures in order
 */
export function mendForReaders(tree: Root, sizesOf: SizesOf = () => undefined): string[] {
  const images: string[] = [];
  eachElement(tree, (node, parent) => {
    if (isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') && textOf(node).trim() === '') replaceIn(parent, node);
    else MEND[node.tagName]?.(node, parent);
    delete node.properties.ariaDescribedBy;
    if (node.tagName === 'img' && typeof node.properties.src === 'string') {
      // The first one is the cover, which stands in view at once.
      node.properties.loading = images.length === 0 ? 'eager' : 'lazy';
      images.push(node.properties.src);
      offerSizes(node, node.properties.src, sizesOf);
    }
  });
  orderHeadings(tree);
  return images;
}

function offerSizes({ properties }: Element, address: string, sizesOf: SizesOf): void {
  const found = sizesOf(address);
  if (found === undefined) return;
  properties.width = found.width;
  properties.height = found.height;
  properties.srcSet = sourceSet(address, found);
  properties.sizes = BODY_SIZES;
}

const MEND: Readonly<Record<string, (node: Element, parent: Parents) => void>> = {
  a: nameLink,
  th: (node) => {
    if (textOf(node).trim() === '') node.tagName = 'td';
  },
  table: (node, parent) => replaceIn(parent, node, element('div', { className: ['table'], tabIndex: 0 }, node)),
  pre: (node) => {
    node.properties.tabIndex = 0;
  },
  // The boxes of a task list have no label, and nobody can tick them.
  input: (node, parent) =>
    replaceIn(parent, node, { type: 'text', value: node.properties.checked === true ? '☑' : '☐' }),
  img: (node) => {
    if (typeof node.properties.src === 'string') node.properties.decoding = 'async';
  },
  p: (node) => {
    const shown = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (shown.length === 1 && isElement(shown[0], 'em')) node.properties.className = ['caption'];
  },
};

function nameLink(node: Element, parent: Parents): void {
  if (textOf(node).trim() !== '' || hasNamedImage(node)) return;
  const { href } = node.properties;
  const named = (typeof href === 'string' ? parsedUrl(href)?.hostname : undefined) ?? '';
  if (node.children.some((child) => isElement(child, 'img')) && named !== '') node.properties.ariaLabel = named;
  else replaceIn(parent, node, ...node.children);
}

function hasNamedImage(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  if (node.tagName === 'img') return String(node.properties.alt ?? '').trim() !== '';
  return node.children.some(hasNamedImage);
}

/** From H2 down, and never more than one rank below the heading before. */
function orderHeadings(tree: Root): void {
  let before = 1;
  const order = (parent: Parents): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      const rank = /^h([1-6])$/.exec(child.tagName)?.[1];
      if (rank !== undefined) {
        before = Math.min(Math.max(Number(rank), 2), before + 1);
        child.tagName = `h${before}`;
      }
      order(child);
    }
  };
  order(tree);
}
