/** One piece of text that a PDF places on a page; the shape of pdf.js's `TextItem`. */
export interface PlacedText {
  readonly str: string;
  /** Affine matrix; `[4]` and `[5]` are x and y of the baseline, in points, y upwards. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
}

/** A line as a reader sees it. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  /** Where it ends. */
  right: number;
  /** Size of its largest letters, in points. */
  size: number;
  readonly page: number;
}

/** Share of a letter's size below which two pieces touch. */
const TOUCHING = 0.15;
const SAME_LINE = 0.5;

/** Joins the pieces of a page to lines, in the order in which the page draws them (columns come one after another). */
export function linesOfPage(pieces: readonly PlacedText[], page: number): PdfLine[] {
  const lines: PdfLine[] = [];
  let current: PdfLine | undefined;
  for (const piece of pieces) {
    if (piece.str !== '') {
      const size = Math.hypot(piece.transform[2] ?? 0, piece.transform[3] ?? 0) || piece.height || 10;
      const x = piece.transform[4] ?? 0;
      const y = piece.transform[5] ?? 0;
      if (current !== undefined && continues(current, x, y, size)) {
        append(current, piece, x, size);
      } else {
        current = { text: piece.str, x, y, right: x + piece.width, size, page };
        lines.push(current);
      }
    }
    if (piece.hasEOL) current = undefined;
  }
  return lines.map(tidied).filter((line) => line.text !== '');
}

function continues(line: PdfLine, x: number, y: number, size: number): boolean {
  const reference = Math.max(line.size, size);
  return Math.abs(y - line.y) < reference * SAME_LINE && x > line.right - reference * 2;
}

function append(line: PdfLine, piece: PlacedText, x: number, size: number): void {
  const apart = x - line.right > size * TOUCHING && !/\s$/.test(line.text) && !/^\s/.test(piece.str);
  line.text += (apart ? ' ' : '') + piece.str;
  line.right = Math.max(line.right, x + piece.width);
  if (piece.str.trim() !== '') line.size = Math.max(line.size, size);
}

function tidied(line: PdfLine): PdfLine {
  return { ...line, text: line.text.replace(/\s+/g, ' ').trim() };
}

/** How many lines at the top and at the bottom of a page may be running heads. */
const EDGE_LINES = 2;
const REPEATS = 3;

/**
 * Takes running headers, footers and page numbers out: lines at the edge of a page that stand, digits aside, on a third
 * of all pages and on three at least.
 */
export function withoutRunningHeads(pages: readonly PdfLine[][]): PdfLine[][] {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const shape of new Set(edges(lines).map(shapeOf))) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const needed = Math.max(REPEATS, pages.length / 3);
  return pages.map((lines) => {
    const edge = new Set(edges(lines));
    return lines.filter(
      (line) => !edge.has(line) || ((counts.get(shapeOf(line)) ?? 0) < needed && !isPageNumber(line)),
    );
  });
}

function edges(lines: readonly PdfLine[]): PdfLine[] {
  const byHeight = [...lines].sort((a, b) => b.y - a.y);
  return [...new Set([...byHeight.slice(0, EDGE_LINES), ...byHeight.slice(-EDGE_LINES)])];
}

function shapeOf(line: PdfLine): string {
  return line.text.toLowerCase().replace(/\d+/g, '#');
}

function isPageNumber(line: PdfLine): boolean {
  return /^[-–—\s]*\d{1,4}[-–—\s]*$/.test(line.text);
}
