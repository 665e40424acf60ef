import { COMPOUND } from './data/units.ts';
import type { Quantity } from './quantity.ts';

const BETWEEN = /^ ?(?:,|and|und|et|y|e|en|och|og|i|и|و)? ?$/u;

/** What two neighbours make together: "2 hours and 40 minutes" is 160 minutes too. */
export function sumsOf(found: readonly Quantity[], text: string): Quantity[] {
  const sums: Quantity[] = [];
  for (const [at, first] of found.entries()) {
    const second = found[at + 1];
    if (first.unit === undefined || second?.unit === undefined || first.unit.dimension !== second.unit.dimension)
      continue;
    if (!COMPOUND.has(first.unit.dimension) || first.unit.factor <= second.unit.factor) continue;
    if (!BETWEEN.test(text.slice(first.end, second.start))) continue;
    const value = (first.value * first.unit.factor) / second.unit.factor + second.value;
    const written = text.slice(first.start, second.end);
    sums.push({ ...second, start: first.start, written, value, mantissa: value, bound: first.bound, isSum: true });
  }
  return sums;
}
