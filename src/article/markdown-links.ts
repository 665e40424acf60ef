import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { parseMarkdown } from './parse-markdown.ts';
import { isCaption } from './visible-text.ts';

/** A link as it stands in markdown. */
export interface MarkdownLink {
  readonly text: string;
  readonly url: string;
  /** Heading of the first or second rank that it stands under; empty before the first. */
  readonly part: string;
  /** Position of its block in the document. */
  readonly block: number;
  readonly inHeading: boolean;
  /** In a paragraph set wholly in italics: the credit of a picture. */
  readonly inCaption: boolean;
}

/** Every link of a document, in order. */
export function markdownLinks(markdown: string): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  let part = '';
  for (const [block, node] of parseMarkdown(markdown).children.entries()) {
    if (node.type === 'heading' && node.depth <= 2) part = plainText(node);
    const inHeading = node.type === 'heading';
    const inCaption = isCaption(node);
    for (const { text, url } of linksIn(node)) links.push({ text, url, part, block, inHeading, inCaption });
  }
  return links;
}

function linksIn(node: Nodes): { text: string; url: string }[] {
  if (node.type === 'link') return [{ text: plainText(node), url: node.url }];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}
