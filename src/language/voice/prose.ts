import type { Language } from '../../contract/languages.ts';
import { sentencesOf } from '../segment-sentences.ts';

/** A block of running text as a reader sees it: no marks of Markdown, no link targets, no citation numbers. */
export interface ProseBlock {
  readonly kind: 'paragraph' | 'item' | 'heading';
  readonly text: string;
  /** A list item that opens with words in bold type and goes on after them. */
  readonly boldLead: boolean;
}

export interface ProseSentence {
  readonly text: string;
  /** Index of its block among the blocks of the text. */
  readonly block: number;
}

const FENCE = /^\s{0,3}(?:```|~~~)/;
const HEADING = /^\s{0,3}#{1,6}\s/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/;
const QUOTE_OR_TABLE = /^\s{0,3}[>|]/;
const RULE = /^[\s*_=-]*$/;
const BOLD_LEAD = /^(?:\*\*|__)[^*_\n]{1,80}(?:\*\*|__)[:.–—-]?\s*\S/u;
const COMMENT = /^\s{0,3}<!--/;

/** Reads Markdown or plain text, line by line; quotations in blocks, tables and code are not the author's prose. */
export function proseBlocks(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let fenced = false;
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', text: plainLine(open.join(' ')), boldLead: false });
    open = [];
  };
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (FENCE.test(line)) {
      close();
      fenced = !fenced;
    } else if (fenced) {
    } else if (RULE.test(line) || QUOTE_OR_TABLE.test(line) || COMMENT.test(line)) {
      close();
    } else if (HEADING.test(line)) {
      close();
      blocks.push({ kind: 'heading', text: plainLine(line.replace(/^[\s#]+/, '')), boldLead: false });
    } else if (ITEM.test(line)) {
      close();
      const item = line.replace(ITEM, '').trim();
      blocks.push({ kind: 'item', text: plainLine(item), boldLead: BOLD_LEAD.test(item) });
    } else {
      open.push(line.trim());
    }
  }
  close();
  return blocks.filter((block) => block.text !== '');
}

/** Sentences of paragraphs and list items, in order; headings are no sentences. */
export function proseSentences(blocks: readonly ProseBlock[], language: Language): ProseSentence[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [] : sentencesOf(block.text, language).map((text) => ({ text, block: index })),
  );
}

/** Sentences of a text, or the sentences that the caller has cut already, without the marks of Markdown. */
export function sentencesIn(text: string | readonly string[], language: Language): string[] {
  if (typeof text !== 'string') return text.map(plainLine);
  return proseSentences(proseBlocks(text), language).map((sentence) => sentence.text);
}

const IMAGE_OR_LINK = /!?\[([^[\]]{0,500})\]\([^()\s]{0,2000}(?:\s"[^"]{0,300}")?\)/g;
const CITATION = /\s?\[\^?\d{1,4}\]/g;
const ADDRESS = /\bhttps?:\/\/[^\s<>]+/g;
const TAG = /<\/?[a-z][^<>]{0,300}>/gi;
const EMPHASIS = /\*{1,3}|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}])|`+/gu;

function plainLine(line: string): string {
  return line
    .replace(IMAGE_OR_LINK, (found, label: string) => (found.startsWith('!') ? ' ' : label))
    .replace(CITATION, '')
    .replace(ADDRESS, ' ')
    .replace(TAG, ' ')
    .replace(EMPHASIS, '')
    .replace(/\s+/g, ' ')
    .trim();
}
