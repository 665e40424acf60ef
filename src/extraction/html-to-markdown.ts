import type { Root } from 'hast';
import type { Text } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { parsePage } from './page-tree.ts';
import { tidyTree } from './tidy-tree.ts';

/** What may be markup somewhere in a text: its signs, addresses, and beginnings of blocks. */
const MAY_BE_MARKUP = /[\t\r\n!#$&*+<=>@[\\\]_`{|}~]|:\/|[Ww]\.|^\s*(?:-|\d+[.)])/;

/** Most text needs no escapes, and looking for all of them is half of the time that writing Markdown takes. */
const text: NonNullable<NonNullable<Options['handlers']>['text']> = (node: Text, _parent, state, info) =>
  MAY_BE_MARKUP.test(node.value) ? state.safe(node.value, info) : node.value;

const writer = unified().use(rehypeRemark).use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  fences: true,
  resourceLink: true,
  handlers: { text },
});

/**
 * A tree as `parsePage` makes it, as Markdown with tables, lists, captions and code; scripts, styles, navigation,
 * pictures and forms are left out.
 * @param base address that relative links are resolved against; without it they become plain text
 */
export function treeToMarkdown(tree: Root, base?: string): string {
  const tidy = tidyTree(tree, base);
  return writer.stringify(writer.runSync(tidy) as Parameters<typeof writer.stringify>[0]).trim();
}

/** The same for HTML that is not a whole page. */
export function htmlToMarkdown(html: string): string {
  return treeToMarkdown(parsePage(html));
}
