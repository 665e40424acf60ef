/**
 * The known name that `name` most likely stands for: the same in another letter case, else one that differs in few
 * letters; undefined when none is near.
 */
export function closestName(name: string, known: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const sameLetters = known.find((candidate) => candidate.toLowerCase() === lower);
  if (sameLetters !== undefined) return sameLetters;
  if (name.length > LONGEST_COMPARED) return undefined;
  const bySize = known
    .map((candidate) => ({ candidate, distance: editDistance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = bySize;
  if (best === undefined || best.distance > Math.max(2, Math.floor(name.length / 3))) return undefined;
  return best.candidate;
}

/** The known names that look most like `name`, best first, at most `count` of them; near or not. */
export function closestNames(name: string, known: readonly string[], count: number): string[] {
  const start = (text: string) => text.toLowerCase().slice(0, LONGEST_COMPARED);
  return known
    .map((candidate) => ({ candidate, distance: editDistance(start(name), start(candidate)) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** What to tell a client about a field that does not exist. */
export function unknownNameMessage(name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  if (closest === undefined) return `unknown field; allowed: ${known.join(', ')}`;
  const wrongCase = closest.toLowerCase() === name.toLowerCase();
  return `unknown field; did you mean "${closest}"?${wrongCase ? ' Letter case matters.' : ''}`;
}

/** Comparing costs length times length, and no field name comes near this. */
const LONGEST_COMPARED = 64;

/** Optimal string alignment distance: insert, delete, replace, or two neighbouring letters swapped, each counts one. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          replaced,
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          swapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? a.length;
}
