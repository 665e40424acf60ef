import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Never part of what a reader reads. */
const DROPPED = new Set([
  'script',
  'style',
  'nav',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'img',
  'picture',
  'video',
  'audio',
  'canvas',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'dialog',
  'link',
  'meta',
  'title',
  'head',
]);

/** Around the text of a whole page. */
const FURNITURE = new Set(['header', 'footer', 'aside']);

const parser = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', fences: true, resourceLink: true });

export interface HtmlReading {
  /** Whether the page's header, footer and aside are left out as well. */
  readonly wholePage: boolean;
  /** Relative links are resolved against it; without it they become plain text. */
  readonly url?: string | undefined;
}

/** HTML as Markdown with tables, lists and code; scripts, styles, navigation, pictures and forms are left out. */
export function htmlToMarkdown(html: string, reading: HtmlReading): string {
  const tree = parser.parse(html);
  prune(tree, reading, false);
  return writer.stringify(writer.runSync(tree) as Parameters<typeof writer.stringify>[0]).trim();
}

function prune(parent: Root | Element, reading: HtmlReading, inArticle: boolean): void {
  const kept: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'comment' || child.type === 'doctype') continue;
    if (child.type !== 'element') {
      kept.push(child);
      continue;
    }
    if (isDropped(child, reading, inArticle)) continue;
    prune(child, reading, inArticle || child.tagName === 'article' || child.tagName === 'main');
    if (child.tagName === 'a' && !resolveLink(child, reading.url)) kept.push(...child.children);
    else kept.push(child);
  }
  parent.children = kept as ElementContent[];
}

function isDropped({ tagName, properties }: Element, { wholePage }: HtmlReading, inArticle: boolean): boolean {
  if (DROPPED.has(tagName)) return true;
  if (properties.hidden !== undefined && properties.hidden !== false) return true;
  return wholePage && (FURNITURE.has(tagName) ? !inArticle || tagName === 'aside' : properties.role === 'navigation');
}

/** Makes a link absolute; false when it leads nowhere a reader could go. */
function resolveLink(link: Element, base: string | undefined): boolean {
  const target = String(link.properties.href ?? '');
  if (target === '' || target.startsWith('#') || !URL.canParse(target, base)) return false;
  const url = new URL(target, base);
  link.properties.href = url.href;
  return url.protocol === 'http:' || url.protocol === 'https:';
}
