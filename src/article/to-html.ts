import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parsedUrl } from '../contract/parsed-url.ts';
import { isEmbedComment } from './embeds.ts';

export interface HtmlOptions {
  /** Host whose links are the site's own; all others are external. Absent: every absolute link is external. */
  readonly ownHost?: string;
  /** Search engines are asked not to count external links; default false. */
  readonly nofollow?: boolean;
}

/** What of HTML may stand in an article: text, tables, pictures, links to web and mail. No id or class of its own. */
const SCHEMA: Schema = {
  ...defaultSchema,
  allowComments: true,
  attributes: {
    ...defaultSchema.attributes,
    '*': (defaultSchema.attributes?.['*'] ?? []).filter((name) => name !== 'id' && name !== 'name'),
  },
  protocols: {
    href: ['http', 'https', 'mailto'],
    src: ['http', 'https'],
    cite: ['http', 'https'],
    longDesc: ['http', 'https'],
  },
  // What stands in these is no text for readers, so it goes with them.
  strip: [
    ...[
      'script',
      'style',
      'template',
      'noscript',
      'iframe',
      'object',
      'embed',
      'applet',
      'svg',
      'math',
      'title',
      'head',
    ],
    ...['textarea', 'select', 'xmp', 'noembed', 'noframes', 'plaintext', 'frameset', 'audio', 'video', 'canvas'],
  ],
};

/**
 * Markdown as HTML that is safe on any page: no scripts, styles, forms or frames, whatever the markdown holds. Headings
 * get ids, external links `rel="noopener"`, every picture an alt text; embed comments stay as they are, letter for
 * letter, and other comments go. Never throws: every text is markdown.
 */
export function toHtml(markdown: string, options: HtmlOptions = {}): string {
  return htmlOf(toHtmlTree(markdown, options));
}

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, SCHEMA);
const writer = unified().use(rehypeStringify);

/** As `toHtml`, as a tree that the caller may change before it is written with `htmlOf`. */
export function toHtmlTree(markdown: string, options: HtmlOptions = {}): Root {
  const tree = reader.runSync(reader.parse(markdown));
  finish(tree, options);
  return tree;
}

/** A tree as HTML: text and attributes escaped, comments as they are. */
export function htmlOf(tree: Root): string {
  return writer.stringify(tree);
}

function finish(tree: Root, options: HtmlOptions): void {
  const ids = new Map<string, number>();
  withoutOtherComments(tree);
  visit(tree, (element) => {
    const { tagName, properties } = element;
    if (/^h[1-6]$/.test(tagName)) properties.id = headingId(element, ids);
    if (tagName === 'img') properties.alt = typeof properties.alt === 'string' ? properties.alt : '';
    if (tagName === 'a') setRelation(element, options);
  });
}

function visit(node: Nodes, see: (element: Element) => void): void {
  if (node.type === 'element') see(node);
  if ('children' in node) for (const child of node.children) visit(child, see);
}

function withoutOtherComments(parent: Parents): void {
  parent.children = (parent.children as ElementContent[]).filter(
    (child) => child.type !== 'comment' || isEmbedComment(child.value),
  );
  for (const child of parent.children) if ('children' in child) withoutOtherComments(child);
}

/** The words of a heading, parted by hyphens. The prefix keeps it from meeting a name that a script relies on. */
function headingId(element: Element, ids: Map<string, number>): string {
  const words = textOf(element)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const id = `h-${words?.join('-') ?? 'section'}`;
  const earlier = ids.get(id) ?? 0;
  ids.set(id, earlier + 1);
  return earlier === 0 ? id : `${id}-${earlier + 1}`;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function setRelation({ properties }: Element, { ownHost, nofollow = false }: HtmlOptions): void {
  const { href } = properties;
  const url = typeof href === 'string' ? parsedUrl(href) : undefined;
  if (url === undefined) return;
  const { protocol, hostname } = url;
  if ((protocol !== 'http:' && protocol !== 'https:') || hostname === ownHost) return;
  properties.rel = nofollow ? ['noopener', 'nofollow'] : ['noopener'];
}
