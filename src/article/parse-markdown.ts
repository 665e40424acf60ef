import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm);

/** A finished article is looked at from many sides, one right after the other. */
let last: { readonly markdown: string; readonly tree: Root } | undefined;

/**
 * Markdown (CommonMark with GFM tables) as a syntax tree, which is not to be changed: whoever asks for the same text
 * next is given the same one. Never throws: every text is markdown.
 */
export function parseMarkdown(markdown: string): Root {
  if (last?.markdown !== markdown) last = { markdown, tree: processor.parse(markdown) };
  return last.tree;
}
