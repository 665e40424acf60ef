import type { Element, Root } from 'hast';
import { attributeOf, isInline, textOf } from './page-tree.ts';

/** What a page's matter looks like, in words. */
export interface PageShape {
  readonly words: number;
  /** Words in paragraphs and items of some length, outside of links. */
  readonly proseWords: number;
  /** Share of the words that stand in links to other pages. */
  readonly linkedShare: number;
  readonly headings: number;
  /** Headings that are links, or stand in one: each leads to another page. */
  readonly linkedHeadings: number;
}

/** A shorter piece of text is a label or a teaser's line. */
const PROSE_WORDS = 12;

/** Measures a part of a page. */
export function shapeOf(tree: Root): PageShape {
  const sums = { words: 0, proseWords: 0, linkedWords: 0, headings: 0, linkedHeadings: 0 };
  measure(tree, false, sums);
  const { linkedWords, ...shape } = sums;
  return { ...shape, linkedShare: sums.words === 0 ? 0 : linkedWords / sums.words };
}

type Sums = { -readonly [K in Exclude<keyof PageShape, 'linkedShare'>]: number } & { linkedWords: number };

function measure(parent: Root | Element, linked: boolean, sums: Sums): void {
  let line = 0;
  for (const child of parent.children) {
    if (child.type === 'text') {
      const words = roughWords(child.value);
      sums.words += words;
      if (linked) sums.linkedWords += words;
      else line += words;
    }
    if (child.type !== 'element') continue;
    const isLink = child.tagName === 'a' && leadsElsewhere(child);
    if (/^h[1-6]$/.test(child.tagName)) countHeading(child, linked, sums);
    measure(child, linked || isLink, sums);
    if (isInline(child) && !isLink) line += roughWords(textOf(child));
  }
  const inLine = parent.type === 'element' && isInline(parent);
  if (!inLine && line >= PROSE_WORDS) sums.proseWords += line;
}

/** Headings often link to themselves. */
function leadsElsewhere(link: Element): boolean {
  return attributeOf(link, 'href')?.startsWith('#') === false;
}

function countHeading(heading: Element, linked: boolean, sums: Sums): void {
  const words = roughWords(textOf(heading));
  if (words === 0) return;
  sums.headings += 1;
  const inside = { words: 0, proseWords: 0, linkedWords: 0, headings: 0, linkedHeadings: 0 };
  measure({ type: 'root', children: heading.children }, linked, inside);
  if (inside.linkedWords >= words * 0.8) sums.linkedHeadings += 1;
}

/** Words of a text of any language, good enough for thresholds; Chinese, Japanese and Thai by their characters. */
export function roughWords(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  const rest =
    text.match(
      /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'’.,-])*/gu,
    )?.length ?? 0;
  return dense / 2 + thai / 5 + rest;
}
