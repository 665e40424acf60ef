import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { parseMarkdown } from './parse-markdown.ts';
import { usualAddress } from './usual-address.ts';

/** A picture as it stands in markdown. */
interface PictureInMarkdown {
  readonly url: string;
  readonly alt: string;
  /** Heading of the first or second rank that it stands under; empty before the first. */
  readonly part: string;
}

/** Every picture of a document, in order. */
export function picturesIn(markdown: string): PictureInMarkdown[] {
  const pictures: PictureInMarkdown[] = [];
  let part = '';
  const collect = (node: Nodes): void => {
    if (node.type === 'image') {
      pictures.push({ url: usualAddress(node.url), alt: node.alt ?? '', part });
    }
    if ('children' in node) for (const child of node.children) collect(child);
  };
  for (const node of parseMarkdown(markdown).children) {
    if (node.type === 'heading' && node.depth <= 2) part = plainText(node);
    collect(node);
  }
  return pictures;
}
