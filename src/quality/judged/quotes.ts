import type { Reading } from '../reading.ts';

const FEWEST_LETTERS = 8;
/** Scripts that write a word in one or two letters. */
const FEWEST_CHARACTERS = 4;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Finds words somebody says he has read in a text, so that nobody is believed who has not. */
export class QuoteFinder {
  readonly #sections: readonly string[];

  constructor({ sections, markdown }: Pick<Reading, 'sections' | 'markdown'>) {
    this.#sections = sections.map(({ start }, index) => plainOf(markdown.slice(start, sections[index + 1]?.start)));
  }

  /** Index of the first section that has the words; parts around an ellipsis must follow each other in it. */
  sectionOf(quote: string): number | undefined {
    const parts = quote
      .split(/…|\.{3}/)
      .map(plainOf)
      .filter((part) => part !== '');
    if (!parts.some(isLongEnough)) return undefined;
    const found = this.#sections.findIndex((text) => holdsInOrder(text, parts));
    return found === -1 ? undefined : found;
  }

  isIn(quote: string, section: number): boolean {
    const text = this.#sections[section];
    const plain = plainOf(quote);
    return text !== undefined && isLongEnough(plain) && text.includes(plain);
  }
}

function holdsInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

function isLongEnough(plain: string): boolean {
  const letters = plain.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters >= (DENSE.test(plain) ? FEWEST_CHARACTERS : FEWEST_LETTERS);
}

/** Without markup, quotation marks and differences that a copy by a model brings in. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replace(/<\/?[a-z][^>]{0,500}>/g, '')
    .replace(/["'“”„‟‘’‚‛«»‹›「」『』*_`#>|~\\]/g, '')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!?。，；：！？]+$/u, '');
}
