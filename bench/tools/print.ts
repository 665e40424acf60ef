/** Writes one line of a benchmark's report. */
export type Print = (line: string) => void;

/** Columns as wide as their longest entry; the first is aligned left, the others right. */
export function printTable(print: Print, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  print(line(head));
  print(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) print(line(row));
}

/** A number that has a goal, and whether it is met. */
export interface Goal {
  readonly what: string;
  readonly value: number;
  readonly bound: 'at least' | 'at most';
  readonly goal: number;
  /** How a value is written. */
  readonly show: (value: number) => string;
}

export function printGoal(print: Print, { what, value, bound, goal, show }: Goal): void {
  const met = bound === 'at least' ? value >= goal : value <= goal;
  print(`${what}: ${show(value)} (goal: ${bound} ${show(goal)}, ${met ? 'met' : 'MISSED'})`);
}

export const inMs = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
export const inPercent = (value: number): string => `${(value * 100).toFixed(0)} %`;
export const asRate = (value: number): string => value.toFixed(0);
