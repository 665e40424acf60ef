import type { SitemapEntry } from './parse-sitemap.ts';

/**
 * Entries by the day they say they were changed on, the last first; of one day in their order. Takes linear time, as
 * sorting 50,000 entries would hold the event loop.
 */
export function newestFirst<E extends SitemapEntry>(entries: readonly E[]): E[] {
  const days = new Map<string, E[]>();
  for (const entry of entries) {
    const day = (entry.lastmod ?? '').slice(0, 10);
    const known = days.get(day);
    if (known === undefined) days.set(day, [entry]);
    else known.push(entry);
  }
  return [...days.keys()]
    .sort()
    .reverse()
    .flatMap((day) => days.get(day) ?? []);
}
