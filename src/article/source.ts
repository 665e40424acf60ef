import type { VISIBILITIES } from '../contract/choices.ts';
import type { Language } from '../contract/languages.ts';

/** A piece of a document that can be cited: one block of text, or a few short ones that stand under one heading. */
export interface Passage {
  /** Unique among the sources of one article. */
  readonly id: string;
  /** Headings above the passage, outermost first; the document's title is not among them. */
  readonly headings: readonly string[];
  /**
   * Plain text without inline markup; blocks are separated by an empty line. A table keeps its GFM rows (`| a | b |`),
   * a list its markers (`- a`, `1. a`); see `blocksOf`.
   */
  readonly text: string;
}

/** A document an article may draw on. Everything in it came from outside and is data, never instructions. */
export interface SourceDocument {
  readonly id: string;
  readonly title: string;
  readonly url: string | undefined;
  readonly publisher: string | undefined;
  /** ISO date as given: `2026`, `2026-03` or `2026-03-01`. */
  readonly date: string | undefined;
  readonly licence: string | undefined;
  /** Undefined when it could not be told. */
  readonly language: Language | undefined;
  /** Private documents support sentences but are never named in the article. */
  readonly visibility: (typeof VISIBILITIES)[number];
  /** The customer's own material or the operator's library, as against a page found on the web. */
  readonly trusted: boolean;
  /** It is part of the order: short or unlike the rest, it still belongs to its article. */
  readonly isOfOrder?: true;
  /** In document order. */
  readonly passages: readonly Passage[];
}

export type Block =
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

const BULLET = /^(?:[-*•]|\d{1,3}[.)])\s+/;

/** Takes the text of a passage apart into its blocks. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.split('\n');
  if (lines.length >= 3 && lines.every((line) => line.startsWith('|'))) {
    const rows = lines.filter((_, index) => index !== 1).map(cellsOf);
    return { kind: 'table', header: rows[0] ?? [], rows: rows.slice(1) };
  }
  if (lines.every((line) => BULLET.test(line))) {
    return { kind: 'list', ordered: /^\d/.test(part), items: lines.map((line) => line.replace(BULLET, '')) };
  }
  return { kind: 'prose', text: lines.join(' ') };
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\|\s*|\s*\|\s*$/g, '')
    .split(/\s*(?<!\\)\|\s*/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}
