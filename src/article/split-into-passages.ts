import type { List, ListItem, RootContent, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Language } from '../contract/languages.ts';
import { countWords } from './count-words.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { shownLine } from './shown-line.ts';

/** A passage before it has been stored: no id yet. */
export interface PassageText {
  /** Headings above, outermost first. */
  readonly headings: string[];
  /** As `Passage.text` describes. */
  readonly text: string;
}

/** A passage grows by whole blocks until it has this many words, and never beyond `MOST_WORDS` by another block. */
const ENOUGH_WORDS = 60;
const MOST_WORDS = 200;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/**
 * Splits a document (markdown, or plain text) on its structure into passages of about 60 to 200 words, in order. A block (paragraph, list,
 * table) is never cut, so a long paragraph is one passage; blocks under different headings never share one. Inline
 * markup, HTML, code, pictures and link targets are left out.
 * @param language decides how words are counted; undefined counts as English
 */
export function splitIntoPassages(markdown: string, language?: Language): PassageText[] {
  const passages: PassageText[] = [];
  const headings: { depth: number; text: string }[] = [];
  let open: { blocks: string[]; words: number } = { blocks: [], words: 0 };

  const close = () => {
    if (open.blocks.length > 0) {
      passages.push({ headings: headings.map((heading) => heading.text), text: open.blocks.join('\n\n') });
    }
    open = { blocks: [], words: 0 };
  };

  for (const node of blockNodes(parseMarkdown(normalised(markdown)).children)) {
    if (node.type === 'heading') {
      close();
      while ((headings.at(-1)?.depth ?? 0) >= node.depth) headings.pop();
      const text = shownLine(node);
      if (text !== '') headings.push({ depth: node.depth, text });
      continue;
    }
    const text = blockText(node);
    if (text === '') continue;
    const words = countWords(text, language ?? 'en');
    if (open.words >= ENOUGH_WORDS || open.words + words > MOST_WORDS) close();
    open.blocks.push(text);
    open.words += words;
  }
  close();
  return passages;
}

function normalised(markdown: string): string {
  return markdown
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .replace(FRONT_MATTER, '');
}

/** Block nodes in order, with the contents of quotations and footnotes brought to the top. */
function* blockNodes(nodes: readonly RootContent[]): Generator<RootContent> {
  for (const node of nodes) {
    if (node.type === 'blockquote') yield* blockNodes(node.children);
    else yield node;
  }
}

function blockText(node: RootContent): string {
  switch (node.type) {
    case 'paragraph':
      return shownLine(node);
    case 'list':
      return listText(node);
    case 'table':
      return tableText(node);
    default:
      return '';
  }
}

function listText(list: List): string {
  return list.children
    .map(itemText)
    .filter((text) => text !== '')
    .map((text, index) => (list.ordered === true ? `${(list.start ?? 1) + index}. ${text}` : `- ${text}`))
    .join('\n');
}

/** An item with what is listed under it on one line: "Board: 256 KiB of flash; 48 KiB of RAM". */
function itemText({ children }: ListItem): string {
  const own = children
    .filter(({ type }) => type !== 'list')
    .map(shownLine)
    .filter((text) => text !== '')
    .join(' ');
  const under = children.flatMap((child) => (child.type === 'list' ? child.children.map(itemText) : []));
  return under.reduce((text, each) => {
    if (text === '' || each === '') return text + each;
    const mark = /\p{P}$/u.test(text) ? '' : text === own ? ':' : ';';
    return `${text}${mark} ${each}`;
  }, own);
}

function tableText(table: Table): string {
  const rows = table.children.map(
    (row) => `| ${row.children.map((cell) => oneLine(plainText(cell)).replaceAll('|', '\\|')).join(' | ')} |`,
  );
  const columns = table.children[0]?.children.length ?? 0;
  if (rows.length < 2 || columns < 2) return '';
  return [rows[0], `|${' --- |'.repeat(columns)}`, ...rows.slice(1)].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
