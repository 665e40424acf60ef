/** Where a command prints; tests pass their own. */
export interface Output {
  /** Results: what a script reads. */
  out(text: string): void;
  /** Everything else: progress, hints, errors. */
  err(text: string): void;
  /** Whether a person watches `err`, so that a line may be drawn over. */
  readonly interactive: boolean;
}

export const terminal: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  interactive: process.stderr.isTTY === true,
};

type Cell = string | number | boolean | Date | null | undefined;

/** Prints data: one JSON value with `--json`, else `text`. */
export function printData(output: Output, json: boolean, data: unknown, text: string): void {
  output.out(json ? `${JSON.stringify(data, undefined, 2)}\n` : text);
}

/** A plain table with aligned columns, or `empty` when there are no rows. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[], empty: string): string {
  if (rows.length === 0) return `${empty}\n`;
  const cells = [headings.map((heading) => heading.toUpperCase()), ...rows.map((row) => row.map(cellText))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '-';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
