import type { List, Nodes, RootContent, Table } from 'mdast';
import type { Article } from '../../article/article.ts';
import { parseMarkdown } from '../../article/parse-markdown.ts';
import { shownLine } from '../../article/shown-line.ts';
import { isCaption } from '../../article/visible-text.ts';
import type { Language } from '../../contract/languages.ts';
import { sentencesOf } from '../../language/segment-sentences.ts';

/** A sentence, or a row of a table, as a reader meets it. */
export interface TextUnit {
  /** On one line, without markup and numbers of sources. */
  readonly text: string;
  /** Heading above it, as reports name it; empty in the introduction. */
  readonly section: string;
  /** Numbers of sources that stand behind it, or behind what it is said together with. */
  readonly numbers: readonly number[];
  readonly isRow: boolean;
}

/** An entry of the list of sources. */
export interface ListedSource {
  readonly number: number;
  /** As it is shown. */
  readonly text: string;
  readonly url: string | undefined;
}

/** A finished markdown taken apart. */
export interface ReadMarkdown {
  /** In order, without sources and further pages. */
  readonly units: readonly TextUnit[];
  readonly listed: readonly ListedSource[];
  /** How many sections there are, and items in each list and rows in each table. */
  readonly counts: readonly number[];
}

type Labels = Article['labels'];

const MARKERS = /(?:\s?\[\d{1,3}\])+/g;
/** What is left in front of a sentence when the number of the one before stands inside its end mark. */
const LEFT_OVER = /^[\s.,;:!?…。，；：！？、।॥؟،]+/u;

/** Takes a finished markdown apart into what can be held against sources. */
export function readFinished(markdown: string, labels: Labels, language: Language): ReadMarkdown {
  const units: TextUnit[] = [];
  const listed: ListedSource[] = [];
  const counts: number[] = [];
  let part = '';
  let question = '';
  let sections = 0;
  for (const node of blocksOf(parseMarkdown(markdown).children)) {
    if (node.type === 'heading') {
      const text = shownLine(node);
      if (node.depth <= 2) {
        part = node.depth === 1 ? '' : text;
        question = '';
        if (node.depth === 2 && text !== labels.sources && text !== labels.seeAlso) sections += 1;
      } else question = text;
      continue;
    }
    if (part === labels.sources) {
      if (node.type === 'list') listed.push(...sourcesIn(node));
      continue;
    }
    if (part === labels.seeAlso || isCaption(node)) continue;
    const section = part === labels.faq && question !== '' ? question : part;
    if (node.type === 'list') counts.push(node.children.length);
    if (node.type === 'table') counts.push(node.children.length - 1);
    units.push(...(node.type === 'table' ? rowsOf(node, section) : unitsOf(node, section, language)));
  }
  return { units, listed, counts: [sections, ...counts].filter((count) => count > 1) };
}

/** The sentences of a text, without rows of tables. */
export function sentencesRead({ units }: Pick<ReadMarkdown, 'units'>): string[] {
  return units.filter(({ isRow }) => !isRow).map(({ text }) => text);
}

/** Blocks in order; those of quotations are brought to the top. */
function* blocksOf(nodes: readonly RootContent[]): Generator<RootContent> {
  for (const node of nodes) {
    if (node.type === 'blockquote') yield* blocksOf(node.children);
    else yield node;
  }
}

function unitsOf(node: RootContent, section: string, language: Language): TextUnit[] {
  if (node.type === 'list') return itemTexts(node).flatMap((text) => unitsOfText(text, section, language));
  return node.type === 'paragraph' ? unitsOfText(shownLine(node), section, language) : [];
}

/** One text an item; those of a list inside an item follow it. */
function itemTexts({ children }: List): string[] {
  return children.flatMap((item) =>
    item.children.flatMap((child) => (child.type === 'list' ? itemTexts(child) : [shownLine(child)])),
  );
}

function unitsOfText(text: string, section: string, language: Language): TextUnit[] {
  const units: TextUnit[] = [];
  const add = (said: string, numbers: readonly number[]) => {
    for (const sentence of sentencesOf(said.replace(LEFT_OVER, ''), language)) {
      if (/[\p{L}\p{N}]/u.test(sentence)) units.push({ text: sentence, section, numbers, isRow: false });
    }
  };
  let from = 0;
  for (const { 0: markers, index } of text.matchAll(MARKERS)) {
    add(text.slice(from, index), numbersIn(markers));
    from = index + markers.length;
  }
  add(text.slice(from), []);
  return units;
}

/** The numbers of a table stand in its head and hold for all of it. */
function rowsOf({ children }: Table, section: string): TextUnit[] {
  const rows = children.map((row) => row.children.map((cell) => shownLine(cell)));
  const numbers = [...new Set(rows.flat().flatMap(numbersIn))];
  return rows.map((cells) => {
    const text = cells.map((cell) => cell.replace(MARKERS, '').trim()).join(' | ');
    return { text, section, numbers, isRow: true };
  });
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, digits]) => Number(digits));
}

function sourcesIn({ children, start }: List): ListedSource[] {
  return children.map((item, index) => ({
    number: (start ?? 1) + index,
    text: shownLine(item),
    url: firstUrl(item),
  }));
}

function firstUrl(node: Nodes): string | undefined {
  if (node.type === 'link') return node.url;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const url = firstUrl(child);
    if (url !== undefined) return url;
  }
  return undefined;
}
