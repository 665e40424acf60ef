import type { RawHit } from './read-answer.ts';

/**
 * Pages of results one after another until there are enough, or a page brings nothing new.
 *
 * @param page asks for one page, counted from 0; `more`: the provider may have another
 */
export async function collectPages(
  limits: { readonly hits: number; readonly pages: number },
  page: (index: number) => Promise<{ readonly hits: readonly RawHit[]; readonly more: boolean }>,
): Promise<readonly RawHit[]> {
  const all = new Map<string, RawHit>();
  for (let index = 0; index < limits.pages; index += 1) {
    const before = all.size;
    const { hits, more } = await page(index);
    for (const hit of hits) if (!all.has(hit.url)) all.set(hit.url, hit);
    if (all.size >= limits.hits || all.size === before || !more) break;
  }
  return [...all.values()];
}
