import type { Token } from './tokens.ts';

/** The longest common run of two sentences' words, in order. */
export interface Alignment {
  /** For every token of the claim its place in the source, -1 for none; and the other way round. */
  readonly toSource: readonly number[];
  readonly toClaim: readonly number[];
  /** Share of the claim's tokens that are aligned. */
  readonly share: number;
  readonly gaps: readonly Gap[];
}

/** What stands between two aligned words: words only the claim has, and words only the source has. */
export interface Gap {
  readonly claim: readonly number[];
  readonly source: readonly number[];
  /** Aligned words stand on both sides, or the sentences' own ends. */
  readonly isInner: boolean;
}

const CONTENT = 2;
const LONGEST = 260;

export function align(claim: readonly Token[], source: readonly Token[]): Alignment {
  const rows = Math.min(claim.length, LONGEST);
  const columns = Math.min(source.length, LONGEST);
  const width = columns + 1;
  const best = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    const mine = claim[row];
    const weight = mine?.isContent === true || mine?.hasDigit === true ? CONTENT : 1;
    for (let column = columns - 1; column >= 0; column -= 1) {
      const same = mine?.key === source[column]?.key;
      const skip = Math.max(best[(row + 1) * width + column] ?? 0, best[row * width + column + 1] ?? 0);
      best[row * width + column] = same ? Math.max(skip, weight + (best[(row + 1) * width + column + 1] ?? 0)) : skip;
    }
  }
  const toSource = claim.map(() => -1);
  const toClaim = source.map(() => -1);
  let row = 0;
  let column = 0;
  let aligned = 0;
  while (row < rows && column < columns) {
    const here = best[row * width + column] ?? 0;
    const weight = claim[row]?.isContent === true || claim[row]?.hasDigit === true ? CONTENT : 1;
    if (claim[row]?.key === source[column]?.key && here === weight + (best[(row + 1) * width + column + 1] ?? 0)) {
      toSource[row] = column;
      toClaim[column] = row;
      aligned += 1;
      row += 1;
      column += 1;
    } else if (here === (best[(row + 1) * width + column] ?? 0)) row += 1;
    else column += 1;
  }
  return {
    toSource,
    toClaim,
    share: claim.length === 0 ? 0 : aligned / claim.length,
    gaps: gapsOf(toSource, source.length),
  };
}

function gapsOf(toSource: readonly number[], sourceLength: number): Gap[] {
  const gaps: Gap[] = [];
  let fromClaim = 0;
  let fromSource = 0;
  for (let at = 0; at <= toSource.length; at += 1) {
    const place = at === toSource.length ? sourceLength : (toSource[at] ?? -1);
    if (place < 0) continue;
    const claim = range(fromClaim, at);
    const source = range(fromSource, place);
    if (claim.length > 0 || source.length > 0)
      gaps.push({ claim, source, isInner: fromClaim > 0 && at < toSource.length });
    fromClaim = at + 1;
    fromSource = place + 1;
  }
  return gaps;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
