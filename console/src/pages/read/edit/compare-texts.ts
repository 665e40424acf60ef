import { type Run, shortestEdit } from './shortest-edit.ts';

/** Words of a line, together with whether they stand in the other one. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** A line of one text or of both. */
export interface ComparedLine {
  readonly kind: Run<string>['kind'];
  readonly pieces: readonly Piece[];
}

/** Lines in order; `left-out` stands for lines that both texts have, far from any change. */
export type Comparison = readonly (ComparedLine | { readonly kind: 'left-out'; readonly lines: number })[];

/** Unchanged lines that are shown around a change. */
const AROUND = 2;
/** Two lines are one that was edited when so much of the longer one stayed. */
const LEAST_KEPT = 0.3;
/** A longer line is compared as a whole. */
const LONGEST_LINE = 6_000;
const MOST_WORD_CHANGES = 300;
/** Lines further down that may be the edit of one, and such questions of two texts in all: each takes a while. */
const AHEAD = 8;
const MOST_QUESTIONS = 500;
const WORD = /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+|[^\s]/gu;

/** What is different in two texts, line by line, and in lines that were edited word by word. */
export function compareTexts(before: string, after: string): Comparison {
  const runs = shortestEdit(linesOf(before), linesOf(after));
  let questions = 0;
  const isEdit = (line: string, other: string) => {
    questions += 1;
    return questions <= MOST_QUESTIONS && isEditOf(line, other);
  };
  return runs.flatMap((run, index): Comparison => {
    if (run.kind === 'same') return shortened(run.entries, index > 0, index < runs.length - 1);
    const previous = runs[index - 1];
    if (run.kind === 'added' && previous?.kind === 'removed') return [];
    const next = runs[index + 1];
    if (run.kind === 'removed' && next?.kind === 'added') return replaced(run.entries, next.entries, isEdit);
    return run.entries.map((line) => whole(run.kind, line));
  });
}

function linesOf(text: string): string[] {
  return text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
}

function whole(kind: ComparedLine['kind'], line: string): ComparedLine {
  return { kind, pieces: [{ text: line, isChanged: false }] };
}

/** Unchanged lines, without those that are far from a change. */
function shortened(lines: readonly string[], changesBefore: boolean, changesAfter: boolean): Comparison {
  const head = changesBefore ? AROUND : 0;
  const tail = changesAfter ? AROUND : 0;
  const leftOut = lines.length - head - tail;
  if (leftOut <= 1) return lines.map((line) => whole('same', line));
  return [
    ...lines.slice(0, head).map((line) => whole('same', line)),
    { kind: 'left-out', lines: leftOut },
    ...lines.slice(lines.length - tail).map((line) => whole('same', line)),
  ];
}

/** Lines that took the place of others: those that were merely edited stand one below the other. */
function replaced(
  before: readonly string[],
  after: readonly string[],
  isEdit: (line: string, other: string) => boolean,
): ComparedLine[] {
  const lines: ComparedLine[] = [];
  let next = 0;
  for (const line of before) {
    const match = after.slice(next, next + AHEAD).findIndex((other) => isEdit(line, other));
    if (match < 0) {
      lines.push(whole('removed', line));
      continue;
    }
    for (const other of after.slice(next, next + match)) lines.push(whole('added', other));
    lines.push(...edited(line, after[next + match] ?? ''));
    next += match + 1;
  }
  return [...lines, ...after.slice(next).map((line) => whole('added', line))];
}

function isEditOf(before: string, after: string): boolean {
  const runs = wordRuns(before, after);
  if (runs === undefined) return false;
  const kept = runs.flatMap(({ kind, entries }) => (kind === 'same' ? entries : [])).join('');
  return kept.replace(/\s/g, '').length >= LEAST_KEPT * Math.max(before.length, after.length);
}

function edited(before: string, after: string): ComparedLine[] {
  const runs = wordRuns(before, after) ?? [];
  const side = (kind: 'removed' | 'added'): ComparedLine => ({
    kind,
    pieces: runs
      .filter((run) => run.kind === 'same' || run.kind === kind)
      .map((run) => ({ text: run.entries.join(''), isChanged: run.kind === kind })),
  });
  return [side('removed'), side('added')];
}

function wordRuns(before: string, after: string): Run<string>[] | undefined {
  if (before.trim() === '' || after.trim() === '' || Math.max(before.length, after.length) > LONGEST_LINE) {
    return undefined;
  }
  return shortestEdit(before.match(WORD) ?? [], after.match(WORD) ?? [], MOST_WORD_CHANGES);
}
