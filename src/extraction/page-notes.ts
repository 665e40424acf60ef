import type { Element, Root } from 'hast';
import { LIMITS } from './limits.ts';
import { attributeHas, attributeOf, elementsIn, textOf } from './page-tree.ts';

/** What a page says about itself outside its text. */
export interface PageNotes {
  /** By `property`, `name` or `itemprop` in lower case; the first of each. */
  readonly meta: ReadonlyMap<string, string>;
  /** Contents of its JSON-LD blocks. */
  readonly jsonLd: readonly string[];
  /** `lang` of the page, as written. */
  readonly language: string | undefined;
  readonly canonical: string | undefined;
  /** `href` of `base`. */
  readonly base: string | undefined;
  readonly title: string | undefined;
  /** Its first headings that have text, without permalinks: those of `h1`, then those of `h2`. */
  readonly headings: readonly string[];
  readonly scripts: number;
  /** What stands there for readers without JavaScript. */
  readonly withoutScript: string;
  /** Whether it asks for a password. */
  readonly asksPassword: boolean;
}

const KEPT_TEXT = 1_000;
/** Of each depth. */
const MOST_HEADINGS = 5;

/** Reads them from a whole page, before anything is taken out of it. */
export function readNotes(tree: Root): PageNotes {
  const meta = new Map<string, string>();
  const jsonLd: string[] = [];
  const found: { language?: string; canonical?: string; base?: string; title?: string } = {};
  const headings: { readonly h1: string[]; readonly h2: string[] } = { h1: [], h2: [] };
  const withoutScript: string[] = [];
  let scripts = 0;
  let asksPassword = false;
  const readers: Readonly<Record<string, (element: Element) => void>> = {
    meta: (element) => noteMeta(meta, element),
    html: (element) => note(found, 'language', attributeOf(element, 'lang') ?? attributeOf(element, 'xml:lang')),
    base: (element) => note(found, 'base', attributeOf(element, 'href')),
    title: (element) => note(found, 'title', rawText(element)),
    h1: (element) => noteHeading(headings.h1, element),
    h2: (element) => noteHeading(headings.h2, element),
    link: (element) => {
      if (attributeHas(element, 'rel', 'canonical')) note(found, 'canonical', attributeOf(element, 'href'));
    },
    script: (element) => {
      scripts += 1;
      if (attributeOf(element, 'type')?.toLowerCase().startsWith('application/ld+json') !== true) return;
      const block = rawText(element);
      if (block.length <= LIMITS.jsonLdBlock) jsonLd.push(block);
    },
    noscript: ({ children }) => void withoutScript.push(textOf({ type: 'root', children }).slice(0, KEPT_TEXT)),
    input: (element) => {
      asksPassword ||= attributeOf(element, 'type')?.toLowerCase() === 'password';
    },
  };
  for (const element of elementsIn(tree)) readers[element.tagName]?.(element);
  return {
    meta,
    jsonLd,
    scripts,
    asksPassword,
    withoutScript: withoutScript.join(' ').trim(),
    language: found.language,
    canonical: found.canonical,
    base: found.base,
    title: found.title,
    headings: [...headings.h1, ...headings.h2],
  };
}

function note<K extends string>(found: Partial<Record<K, string>>, key: K, text: string | undefined): void {
  const line = text?.replace(/\s+/g, ' ').trim() ?? '';
  if (line !== '' && found[key] === undefined) found[key] = line.slice(0, KEPT_TEXT);
}

function noteHeading(headings: string[], element: Element): void {
  const text = textOf(element).replace(/\s*[¶#§]$/, '');
  if (text !== '' && headings.length < MOST_HEADINGS) headings.push(text.slice(0, KEPT_TEXT));
}

function rawText({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

function noteMeta(meta: Map<string, string>, element: Element): void {
  const content = attributeOf(element, 'content')?.replace(/\s+/g, ' ').slice(0, KEPT_TEXT);
  if (content === undefined) return;
  for (const name of ['property', 'name', 'http-equiv', 'itemprop']) {
    const key = attributeOf(element, name)?.toLowerCase();
    if (key !== undefined && !meta.has(key)) meta.set(key, content);
  }
}
