/** Markup that may stand on a page as it is. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/**
 * A piece of a page. Everything put into it is text and is escaped, for elements and quoted attributes alike; only
 * another `Html` stands as it is. Lists are joined; `false`, `null` and `undefined` are nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, part] of parts.entries()) markup += markupOf(part) + (strings[index + 1] ?? '');
  return new Html(markup);
}

/** Markup that has been made safe elsewhere: by the sanitiser of articles, or as JSON that can't end its element. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return Array.isArray(part) ? part.map(markupOf).join('') : '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute, of HTML and of XML; what XML can't hold is left out. */
export function escapeHtml(text: string): string {
  return text.replace(UNPRINTABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Control characters but tab and line ends, halves of characters, and what Unicode says is none. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;
