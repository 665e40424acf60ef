import type { Element, ElementContent, Root, RootContent } from 'hast';
import { Parser } from 'htmlparser2';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { JobError } from '../../contract/errors.ts';
import { hidesText } from './hides-text.ts';
import type { PageEvidence } from './page-evidence.ts';
import { PageNotes } from './page-notes.ts';

/** Deeper pages take the tree builders quadratic time; browsers stop there as well. */
const DEEPEST = 512;

const DROPPED = new Set([
  'script', 'style', 'nav', 'noscript', 'template', 'svg', 'math', 'iframe', 'object', 'embed', 'form', 'input',
  'button', 'select', 'textarea', 'dialog', 'link', 'meta', 'title', 'head', 'canvas',
]); // biome-ignore format: one list
const FURNITURE = new Set(['header', 'footer', 'aside']);

const parser = unified().use(rehypeParse, { fragment: false });
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', fences: true, resourceLink: true });

/**
 * Reads a page: the whole of it for evidence, its main part (`article`, `main`, else the body without navigation,
 * header and footer) as markdown.
 * @throws JobError 546 for a page that is nested too deeply to be read
 */
export function readPage(html: string, url: string | undefined): { markdown: string; evidence: PageEvidence } {
  const evidence = evidenceOf(html, url);
  const tree = parser.parse(html);
  const main = find(tree, (element) => element.tagName === 'article') ?? find(tree, isMain) ?? find(tree, isBody);
  const root: Root = { type: 'root', children: main === undefined ? tree.children : main.children };
  prune(root, main !== undefined && !isBody(main));
  const mdast = writer.runSync(root) as Parameters<typeof writer.stringify>[0];
  const text = writer.stringify(mdast).trim();
  const hasTitle = /^# /m.test(text);
  const title = evidence.title;
  return { evidence, markdown: hasTitle || title === undefined ? text : `# ${title.replace(/\s+/g, ' ')}\n\n${text}` };
}

function evidenceOf(html: string, url: string | undefined): PageEvidence {
  const notes = new PageNotes(url);
  let depth = 0;
  const reader = new Parser({
    onopentag: (name, attributes) => {
      depth += 1;
      if (depth > DEEPEST) {
        throw new JobError('546', `The page's elements are nested more than ${DEEPEST} deep; it can not be read.`);
      }
      notes.open(name, attributes);
    },
    ontext: (text) => notes.text(text),
    onclosetag: (name) => {
      depth -= 1;
      notes.close(name);
    },
  });
  reader.end(html);
  return notes.evidence();
}

const isMain = ({ tagName, properties }: Element) => tagName === 'main' || properties.role === 'main';
const isBody = ({ tagName }: Element) => tagName === 'body';

function find(parent: Root | Element, test: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const found = test(child) ? child : find(child, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

function prune(parent: Root | Element, inArticle: boolean): void {
  const kept: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'comment' || child.type === 'doctype') continue;
    if (child.type === 'element') {
      const { tagName, properties } = child;
      if (DROPPED.has(tagName) || isHidden(properties) || (!inArticle && FURNITURE.has(tagName))) continue;
      prune(child, inArticle);
    }
    kept.push(child);
  }
  parent.children = kept as ElementContent[];
}

function isHidden(properties: Element['properties']): boolean {
  const { hidden, style } = properties;
  return (hidden !== undefined && hidden !== false) || hidesText(typeof style === 'string' ? style : '');
}
