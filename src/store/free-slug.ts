import { type RawBuilder, sql } from 'kysely';

/** @returns `base`, or the first of `base-2`, `base-3` ... that is not taken */
export function freeSlug(base: string, taken: readonly string[]): string {
  const set = new Set(taken);
  if (!set.has(base)) return base;
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`;
    if (!set.has(slug)) return slug;
  }
}

/** Condition on a column `slug`: it is `base` or begins with `base-`, as those that `freeSlug` makes do. */
export function isSlugLike(base: string): RawBuilder<boolean> {
  return sql<boolean>`(slug = ${base} or starts_with(slug, ${`${base}-`}))`;
}

/**
 * Stores something under the first slug that is free. Another request may take the slug between look and insert; each
 * round then sees one more that is taken.
 * @param taken looks for those that are like `base`
 * @param insert returns whether it was stored; false: the slug is taken by now
 * @returns the slug it stands under
 */
export async function insertWithFreeSlug(
  base: string,
  taken: () => Promise<readonly string[]>,
  insert: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const slug = freeSlug(base, await taken());
    if (await insert(slug)) return slug;
  }
}
