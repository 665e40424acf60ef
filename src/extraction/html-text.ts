import { parsePage, textOf } from './page-tree.ts';

/** A piece of text that may hold tags or entities (as texts in JSON-LD do), as plain text on one line. */
export function htmlText(text: string): string {
  return /[<&]/.test(text) ? textOf(parsePage(text)) : text.replace(/\s+/g, ' ').trim();
}
