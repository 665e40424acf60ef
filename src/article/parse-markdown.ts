import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm);

/** Markdown (CommonMark with GFM tables) as a syntax tree. Never throws: every text is markdown. */
export function parseMarkdown(markdown: string): Root {
  return processor.parse(markdown);
}
