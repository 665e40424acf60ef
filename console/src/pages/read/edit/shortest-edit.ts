/** A run of entries that both have, that only the first has, or that only the second has. */
export interface Run<T> {
  readonly kind: 'same' | 'removed' | 'added';
  readonly entries: readonly T[];
}

/** Beyond so many changes the rest counts as replaced as a whole: the work grows with their square. */
const MOST_CHANGES = 1_000;

/**
 * What makes of one list another: the shortest such script, by Myers' greedy search from both lists' common ends inwards.
 * Removed entries come before those that are added in their place.
 */
export function shortestEdit<T>(before: readonly T[], after: readonly T[], mostChanges = MOST_CHANGES): Run<T>[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  return joined([
    ...before.slice(0, start).map((entry) => ({ kind: 'same' as const, entry })),
    ...changesOf(removed, added, mostChanges),
    ...before.slice(before.length - end).map((entry) => ({ kind: 'same' as const, entry })),
  ]);
}

interface Step<T> {
  readonly kind: Run<T>['kind'];
  readonly entry: T;
}

function changesOf<T>(before: readonly T[], after: readonly T[], mostChanges: number): Step<T>[] {
  const trace = traceOf(before, after, mostChanges);
  if (trace === undefined) {
    return [
      ...before.map((entry) => ({ kind: 'removed' as const, entry })),
      ...after.map((entry) => ({ kind: 'added' as const, entry })),
    ];
  }
  const steps: Step<T>[] = [];
  let x = before.length;
  let y = after.length;
  for (let d = trace.length - 1; d >= 0; d -= 1) {
    const reached = trace[d] as ReadonlyMap<number, number>;
    const at = (k: number) => reached.get(k) ?? -1;
    const k = x - y;
    const isDown = k === -d || (k !== d && at(k - 1) < at(k + 1));
    const previous = isDown ? k + 1 : k - 1;
    const fromX = d === 0 ? 0 : at(previous);
    const fromY = d === 0 ? 0 : fromX - previous;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      steps.push({ kind: 'same', entry: before[x] as T });
    }
    if (d === 0) break;
    if (isDown) steps.push({ kind: 'added', entry: after[fromY] as T });
    else steps.push({ kind: 'removed', entry: before[fromX] as T });
    x = fromX;
    y = fromY;
  }
  return steps.reverse();
}

/**
 * How far along each diagonal every number of changes gets, before its own step; undefined when there are too many.
 */
function traceOf<T>(
  before: readonly T[],
  after: readonly T[],
  mostChanges: number,
): ReadonlyMap<number, number>[] | undefined {
  const trace: ReadonlyMap<number, number>[] = [];
  let reached = new Map<number, number>([[1, 0]]);
  for (let d = 0; d <= Math.min(mostChanges, before.length + after.length); d += 1) {
    trace.push(reached);
    const next = new Map(reached);
    for (let k = -d; k <= d; k += 2) {
      const left = reached.get(k - 1) ?? -1;
      const right = reached.get(k + 1) ?? -1;
      let x = k === -d || (k !== d && left < right) ? right : left + 1;
      let y = x - k;
      while (x < before.length && y < after.length && before[x] === after[y]) {
        x += 1;
        y += 1;
      }
      next.set(k, x);
      if (x >= before.length && y >= after.length) return trace;
    }
    reached = next;
  }
  return undefined;
}

function joined<T>(steps: readonly Step<T>[]): Run<T>[] {
  const runs: { kind: Run<T>['kind']; entries: T[] }[] = [];
  let removed: T[] = [];
  let added: T[] = [];
  const flush = () => {
    if (removed.length > 0) runs.push({ kind: 'removed', entries: removed });
    if (added.length > 0) runs.push({ kind: 'added', entries: added });
    removed = [];
    added = [];
  };
  for (const { kind, entry } of steps) {
    if (kind === 'removed') removed.push(entry);
    else if (kind === 'added') added.push(entry);
    else {
      flush();
      const last = runs.at(-1);
      if (last?.kind === 'same') last.entries.push(entry);
      else runs.push({ kind: 'same', entries: [entry] });
    }
  }
  flush();
  return runs;
}
