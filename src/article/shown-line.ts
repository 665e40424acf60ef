import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';

/** The words of a node as a reader sees them, on one line: without markup, HTML and descriptions of pictures. */
export function shownLine(node: Nodes): string {
  return plainText(node, { includeHtml: false, includeImageAlt: false }).replace(/\s+/gu, ' ').trim();
}
