/** @returns `base`, or the first of `base-2`, `base-3` ... that is not taken */
export function freeSlug(base: string, taken: readonly string[]): string {
  const set = new Set(taken);
  if (!set.has(base)) return base;
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`;
    if (!set.has(slug)) return slug;
  }
}
