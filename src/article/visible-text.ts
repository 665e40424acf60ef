import type { Root, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Language } from '../contract/languages.ts';
import { countWords } from './count-words.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** A heading and the text under it, up to the next heading of the same or a higher rank. */
export interface VisiblePart {
  /** 1 to 6; 0 for what stands before the first heading. */
  readonly depth: number;
  readonly heading: string;
  /** One entry a block, without citation markers and embeds. */
  readonly blocks: readonly string[];
}

const CITATION = /\s?\[\d+\]/g;

/** The parts of a finished article in order, without those whose heading is in `leftOut`. */
export function visibleParts(markdown: string, leftOut: readonly string[]): VisiblePart[] {
  if (last?.markdown !== markdown) last = { markdown, parts: allParts(markdown) };
  return last.parts.filter((part) => !leftOut.includes(part.heading));
}

/** An article is measured and then checked: it is parsed once for both. */
let last: { readonly markdown: string; readonly parts: readonly VisiblePart[] } | undefined;

function allParts(markdown: string): VisiblePart[] {
  const parts: { depth: number; heading: string; blocks: string[] }[] = [];
  for (const node of (parseMarkdown(markdown) satisfies Root).children) {
    if (node.type === 'heading') {
      parts.push({ depth: node.depth, heading: plain(node), blocks: [] });
      continue;
    }
    if (parts.length === 0) parts.push({ depth: 0, heading: '', blocks: [] });
    // A picture shows no words, so that the block behind it is the first a reader reads.
    parts.at(-1)?.blocks.push(...blockTexts(node).filter((text) => text.trim() !== ''));
  }
  return parts;
}

/**
 * Words of a finished article as `decisions.md` counts them: visible words with headings, takeaways and FAQ, without
 * the parts in `leftOut` (sources, See Also), captions and embeds.
 */
export function countVisibleWords(markdown: string, language: Language, leftOut: readonly string[]): number {
  const texts = visibleParts(markdown, leftOut).flatMap((part) => [part.heading, ...part.blocks]);
  return Math.round(texts.reduce((sum, text) => sum + countWords(text, language), 0));
}

function blockTexts(node: RootContent): string[] {
  switch (node.type) {
    case 'paragraph':
      return isCaption(node) ? [] : [plain(node)];
    case 'list':
      return node.children.map(plain);
    case 'table':
      return node.children.flatMap((row) => row.children.map(plain));
    default:
      return [plain(node)];
  }
}

/** A paragraph set wholly in italics is a caption or a credit. */
export function isCaption(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'emphasis';
}

function plain(node: RootContent | Parameters<typeof plainText>[0]): string {
  return plainText(node, { includeHtml: false, includeImageAlt: false }).replace(CITATION, '').trim();
}
