/**
 * Orders numbers from the highest, as a comparison for sorts that run hot: an order and not a difference, as a fraction
 * that a function returns is an object of its own.
 */
export function descending(one: number, other: number): -1 | 0 | 1 {
  return one > other ? -1 : one < other ? 1 : 0;
}
