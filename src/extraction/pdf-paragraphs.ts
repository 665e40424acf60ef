import type { PdfLine } from './pdf-lines.ts';

/** Times the usual distance of two lines, from which on a new paragraph begins. */
const PARAGRAPH_GAP = 1.35;
/** Times the body's letter size, from which on a short line is a heading. */
const HEADING_SIZE = 1.15;
const HEADING_CHARACTERS = 140;
/** Share of the widest line that a line must reach to be one that was wrapped. */
const FULL_LINE = 0.75;

const LIST_ITEM = /^(?:[•◦▪‣●○■–]\s*|[-*]\s+|\(?(\d{1,3}|[a-z])[.)]\s+)(?=\S)/;
const SENTENCE_END = /[.!?:;。！？…।؟]["'”’»)\]]*$/;

interface Layout {
  /** Size of most letters. */
  readonly bodySize: number;
  /** Usual distance between lines of a paragraph, in points. */
  readonly leading: number;
  readonly width: number;
  /** Sizes of headings, largest first. */
  readonly headingSizes: readonly number[];
  /** Compounds seen within lines, so that a hyphen at a line end can be told from a hyphenation. */
  readonly compounds: ReadonlySet<string>;
}

/** Lines of a PDF as Markdown: paragraphs, headings by letter size, list items. */
export function paragraphsOfLines(lines: readonly PdfLine[]): string {
  const layout = layoutOf(lines);
  const blocks: { text: string; heading: number; item: boolean }[] = [];
  let previous: PdfLine | undefined;
  for (const line of lines) {
    const heading = headingLevel(line, layout);
    const block = blocks.at(-1);
    if (block !== undefined && previous !== undefined && !beginsBlock(line, previous, heading, block.heading, layout)) {
      block.text = joinLines(block.text, line.text, layout.compounds);
    } else {
      blocks.push({ text: line.text, heading, item: heading === 0 && LIST_ITEM.test(line.text) });
    }
    previous = line;
  }
  return blocks
    .map(({ text, heading, item }, index) => {
      const tight = item && blocks[index + 1]?.item === true;
      return (
        (heading > 0 ? `${'#'.repeat(heading)} ${text}` : item ? listItem(text) : escaped(text)) +
        (tight ? '\n' : '\n\n')
      );
    })
    .join('')
    .trim();
}

function listItem(text: string): string {
  const number = LIST_ITEM.exec(text)?.[1];
  return `${number !== undefined && /\d/.test(number) ? `${number}.` : '-'} ${text.replace(LIST_ITEM, '')}`;
}

function escaped(text: string): string {
  return text.replace(/^(?=#{1,6}\s|>|```|~~~|\+\s)/, '\\');
}

function beginsBlock(line: PdfLine, previous: PdfLine, heading: number, before: number, layout: Layout): boolean {
  if (heading !== before) return true;
  if (heading === 0 && LIST_ITEM.test(line.text)) return true;
  const drop = previous.y - line.y;
  if (line.page !== previous.page || drop < 0) {
    const wrapped = previous.right - previous.x >= layout.width * FULL_LINE && !SENTENCE_END.test(previous.text);
    return heading > 0 || !wrapped;
  }
  if (drop > Math.max(layout.leading, line.size) * PARAGRAPH_GAP) return true;
  return line.x - previous.x > line.size && SENTENCE_END.test(previous.text);
}

function joinLines(text: string, next: string, compounds: ReadonlySet<string>): string {
  const broken = /(\p{L}+)[-\u00ad\u2010]$/u.exec(text);
  const rest = /^\p{Ll}+/u.exec(next)?.[0];
  if (broken !== null && rest !== undefined) {
    const compound = compounds.has(`${broken[1]}-${rest}`.toLowerCase());
    return (compound ? text : text.slice(0, -1)) + next;
  }
  const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}，。、！？；：）」』]$/u.test(
    text,
  );
  return spaceless && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}（「『]/u.test(next)
    ? text + next
    : `${text} ${next}`;
}

function headingLevel(line: PdfLine, { bodySize, headingSizes }: Layout): number {
  if (line.size < bodySize * HEADING_SIZE || line.text.length > HEADING_CHARACTERS || !/\p{L}/u.test(line.text))
    return 0;
  const rank = headingSizes.findIndex((size) => line.size >= size - 0.5);
  return Math.min(rank < 0 ? headingSizes.length : rank, 3) + 1;
}

function layoutOf(lines: readonly PdfLine[]): Layout {
  const bodySize = heaviest(lines.map((line) => [Math.round(line.size * 2) / 2, line.text.length])) ?? 10;
  const drops = lines.flatMap((line, index): [number, number][] => {
    const previous = lines[index - 1];
    if (previous === undefined || previous.page !== line.page) return [];
    const drop = Math.round((previous.y - line.y) * 2) / 2;
    return drop > 0 && drop < bodySize * 4 ? [[drop, 1]] : [];
  });
  const sizes = new Set(
    lines.filter((line) => line.size >= bodySize * HEADING_SIZE).map((line) => Math.round(line.size)),
  );
  const compounds = lines.flatMap((line) => line.text.toLowerCase().match(/\p{L}+-\p{L}+/gu) ?? []);
  return {
    bodySize,
    leading: heaviest(drops) ?? bodySize * 1.2,
    width: lines.reduce((widest, line) => Math.max(widest, line.right - line.x), 0),
    headingSizes: [...sizes].sort((a, b) => b - a).slice(0, 4),
    compounds: new Set(compounds),
  };
}

/** The value that carries most weight. */
function heaviest(weighted: readonly (readonly [value: number, weight: number])[]): number | undefined {
  const sums = new Map<number, number>();
  for (const [value, weight] of weighted) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0];
}
