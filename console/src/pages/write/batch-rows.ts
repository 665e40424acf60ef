import type { OrderDraft } from './order-draft.ts';
import type { OrderField } from './order-fields.ts';

/** Most articles one batch may have. */
export const MOST_ROWS = 100;

export interface BatchRow {
  /** Line of the text, from 1. */
  readonly line: number;
  /** Values by path that differ from the draft; `mainInput` is always there. */
  readonly values: Readonly<Record<string, string>>;
}

export interface BatchPlan {
  readonly rows: readonly BatchRow[];
  /** Columns of a table, or none for a list. */
  readonly columns: readonly string[];
  /** Names in the first line that are no field; then nothing may be sent. */
  readonly unknownColumns: readonly string[];
  /** Rows beyond `MOST_ROWS`, which are left out. */
  readonly tooMany: number;
}

/**
 * Reads a list, one input a line, or a table as CSV, whose first line names fields of the order, `mainInput` among
 * them. Without such a line commas are part of the text.
 */
export function planBatch(text: string, fields: ReadonlyMap<string, OrderField>): BatchPlan {
  const records = readRecords(text);
  const [first] = records;
  const isTable = first?.cells.some((cell) => cell.trim() === 'mainInput') ?? false;
  const columns = isTable ? (first?.cells.map((cell) => cell.trim()) ?? []) : [];
  const rows = isTable
    ? records.slice(1).map(({ line, cells }) => ({ line, values: valuesOf(columns, cells) }))
    : text.split('\n').map((each, index) => ({ line: index + 1, values: { mainInput: each.trim() } }));
  const filled = rows.filter(
    ({ values }) =>
      (values as Readonly<Record<string, string>>).mainInput !== undefined &&
      Object.values(values).some((value) => value !== ''),
  );
  return {
    rows: filled.slice(0, MOST_ROWS),
    columns,
    unknownColumns: columns.filter((column) => !fields.has(column)),
    tooMany: Math.max(0, filled.length - MOST_ROWS),
  };
}

/** The draft of one row. */
export function draftOfRow(draft: OrderDraft, { values }: BatchRow): OrderDraft {
  const changed = Object.entries(values)
    .filter(([path, value]) => value !== '' || path === 'mainInput')
    .map(([path, value]) => [path, typeof draft.values[path] === 'boolean' ? /^(true|yes|1)$/i.test(value) : value]);
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(changed) } };
}

function valuesOf(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? '']));
}

/** Records of a CSV text (RFC 4180): quotes may hold commas, line ends and doubled quotes. */
function readRecords(text: string): { line: number; cells: string[] }[] {
  const records: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let start = 1;
  const endRecord = () => {
    records.push({ line: start, cells: [...cells, cell] });
    [cells, cell, start] = [[], '', line];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\n') line += 1;
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
      if (isQuoted) cell = '';
    } else if (isQuoted) {
      cell += letter;
    } else if (letter === ',') {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      endRecord();
    } else if (letter !== '\r') {
      cell += letter;
    }
  }
  endRecord();
  return records;
}
