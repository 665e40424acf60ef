import type { Nodes, Root, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { parseMarkdown } from '../article/parse-markdown.ts';
import type { Language } from '../contract/languages.ts';
import { sentencesOf } from '../language/segment-sentences.ts';
import { wordsOf } from '../language/segment-words.ts';
import { readFrontMatter } from './front-matter.ts';
import type { PageEvidence } from './page/page-evidence.ts';

/** Text up to the next heading; index 0 is what stands before the first one. */
export interface Section {
  readonly index: number;
  /** 1 to 6; 0 before the first heading. */
  readonly depth: number;
  readonly heading: string;
  readonly start: number;
}

export interface Block {
  readonly kind: 'paragraph' | 'item' | 'quotation' | 'table';
  readonly section: number;
  readonly text: string;
  /** Offset in the evaluated markdown. */
  readonly start: number;
  readonly end: number;
}

export interface Sentence {
  readonly index: number;
  readonly text: string;
  readonly words: readonly string[];
  readonly section: number;
  readonly block: number;
  readonly kind: Block['kind'];
  /** Offsets in the evaluated markdown. */
  readonly start: number;
  readonly end: number;
}

export interface Link {
  readonly url: string;
  readonly text: string;
  readonly section: number;
  readonly start: number;
}

export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly section: number;
  readonly start: number;
}

/** The evaluated text as a value. Everything in it came from outside and is data, never instructions. */
export interface Reading {
  readonly markdown: string;
  readonly language: Language;
  /** The H1, else the page's title; empty when there is none. */
  readonly title: string;
  readonly sections: readonly Section[];
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  /** Words of all sentences. */
  readonly words: readonly string[];
  readonly links: readonly Link[];
  readonly pictures: readonly Picture[];
  /** Facts a markdown file or page states about itself; undefined when only a text was given. */
  readonly page: PageEvidence | undefined;
  /** Only the front part was read, as the text is longer than `MOST_CHARACTERS`. */
  readonly isCut: boolean;
}

/** What is behind is not evaluated; some 60,000 words. */
const MOST_CHARACTERS = 400_000;

/** Reads markdown (or plain text) for evaluation. Never throws. */
export function readMarkdown(source: string, language: Language, page?: PageEvidence): Reading {
  const whole = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const markdown = whole.slice(0, MOST_CHARACTERS);
  const front = readFrontMatter(markdown);
  const reader = new Reader(markdown, front.length);
  reader.read(parseMarkdown(parsable(markdown, front.length)));
  const sentences = sentencesIn(reader.blocks, markdown, language);
  const evidence = page ?? front.evidence;
  return {
    markdown,
    language,
    title: reader.sections.find(({ depth }) => depth === 1)?.heading ?? evidence?.title ?? '',
    sections: reader.sections,
    blocks: reader.blocks,
    sentences,
    words: sentences.flatMap(({ words }) => words),
    links: reader.links,
    pictures: reader.pictures,
    page: evidence,
    isCut: whole.length > MOST_CHARACTERS,
  };
}

/** A paragraph with more marks than this is taken as plain text: parsing unclosed ones takes quadratic time. */
const MOST_MARKS = 400;
const BLOCK_BREAK = /\n(?=[ \t]*\n|[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]|[ \t]*[|#])/;

/** The markdown as it is parsed, of the same length: without front matter, and without marks nobody means as markup. */
function parsable(markdown: string, frontMatter: number): string {
  const spaces = (run: string) => ' '.repeat(run.length);
  const body = markdown.slice(frontMatter).replace(/[>[\]*_`~]{24,}|(?:[>\-*+]\s){12,}/g, spaces);
  const blocks = body.split(BLOCK_BREAK).map((block) => {
    const marks = block.match(/[[*_`<!~]/g)?.length ?? 0;
    return marks > MOST_MARKS ? block.replace(/[[\]*_`<>!~()]/g, ' ') : block;
  });
  return markdown.slice(0, frontMatter).replace(/[^\n]/g, ' ') + blocks.join('\n');
}

class Reader {
  readonly sections: Section[] = [{ index: 0, depth: 0, heading: '', start: 0 }];
  readonly blocks: Block[] = [];
  readonly links: Link[] = [];
  readonly pictures: Picture[] = [];
  readonly #splitsLines: boolean;

  constructor(markdown: string, from: number) {
    // Text taken from pages has one paragraph a line and no empty lines.
    this.#splitsLines = !/\n[ \t]*\n/.test(markdown.slice(from).trim());
  }

  read(root: Root): void {
    for (const node of root.children) this.#readBlock(node, 'paragraph');
  }

  #readBlock(node: RootContent, kind: Block['kind']): void {
    const start = node.position?.start.offset ?? 0;
    switch (node.type) {
      case 'heading': {
        const heading = textOf(node);
        this.sections.push({ index: this.sections.length, depth: node.depth, heading, start });
        this.#collect(node);
        break;
      }
      case 'paragraph':
        this.#addParagraph(node, kind);
        break;
      case 'blockquote':
        for (const child of node.children) this.#readBlock(child, 'quotation');
        break;
      case 'list':
        for (const item of node.children) for (const child of item.children) this.#readBlock(child, 'item');
        break;
      case 'table': {
        const rows = node.children.map((row) => row.children.map((cell) => textOf(cell)).join(' | '));
        this.#push('table', rows.join('\n'), node);
        break;
      }
      case 'footnoteDefinition':
        for (const child of node.children) this.#readBlock(child, 'item');
        break;
      default:
        this.#collect(node);
    }
  }

  #addParagraph(node: RootContent, kind: Block['kind']): void {
    const text = plain(node);
    const lines = this.#splitsLines ? text.split('\n') : [text];
    for (const line of lines) this.#push(kind, oneLine(line), node);
    if (lines.every((line) => line.trim() === '')) this.#collect(node);
  }

  #push(kind: Block['kind'], text: string, node: RootContent): void {
    if (text === '') return;
    const { start, end } = node.position ?? {};
    const section = this.sections.length - 1;
    const last = this.blocks.at(-1);
    this.blocks.push({ kind, section, text, start: start?.offset ?? 0, end: end?.offset ?? 0 });
    if (last === undefined || last.start !== (start?.offset ?? 0)) this.#collect(node);
  }

  #collect(node: Nodes): void {
    const section = this.sections.length - 1;
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'link') this.links.push({ url: node.url, text: textOf(node), section, start });
    else if (node.type === 'image') this.pictures.push({ url: node.url, alt: node.alt ?? '', section, start });
    else if (node.type === 'definition') this.links.push({ url: node.url, text: node.label ?? '', section, start });
    if ('children' in node) for (const child of node.children) this.#collect(child);
  }
}

function plain(node: Nodes): string {
  return plainText(node, { includeHtml: false, includeImageAlt: false });
}

function textOf(node: Nodes): string {
  return oneLine(plain(node));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A run of text without any end mark is cut here, as no reader takes it for a sentence. */
const LONGEST_SENTENCE = 2_000;
const LONG_PIECE = new RegExp(`.{1,${LONGEST_SENTENCE}}`, 'gsu');

function sentencesIn(blocks: readonly Block[], markdown: string, language: Language): Sentence[] {
  const sentences: Sentence[] = [];
  let cursor = 0;
  blocks.forEach((block, index) => {
    cursor = Math.max(cursor, block.start);
    if (block.kind === 'table') return;
    for (const text of piecesOf(block.text, language)) {
      const words = wordsOf(text, language);
      if (words.length === 0) continue;
      const found = markdown.indexOf(text.slice(0, 24), cursor);
      const start = found === -1 || found > block.end ? cursor : found;
      const end = Math.min(block.end, start + text.length);
      sentences.push({
        index: sentences.length,
        text,
        words,
        section: block.section,
        block: index,
        kind: block.kind,
        start,
        end,
      });
      cursor = Math.max(cursor, start);
    }
  });
  return sentences;
}

function piecesOf(text: string, language: Language): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += 20_000) parts.push(text.slice(at, at + 20_000));
  return parts
    .flatMap((part) => sentencesOf(part, language))
    .flatMap((sentence) => (sentence.length <= LONGEST_SENTENCE ? [sentence] : (sentence.match(LONG_PIECE) ?? [])));
}
