import type { Recency } from './search-provider.ts';

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Recency, number>> = { day: 1, week: 7, month: 31, year: 366 };

/** The first day that is recent enough, as `2026-03-01` (UTC). */
export function firstRecentDay(recency: Recency, now: Date): string {
  return new Date(now.getTime() - DAYS[recency] * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a date says that the page is too old; a date that names no day may still be recent enough. */
export function isTooOld(date: string | undefined, recency: Recency | undefined, now: Date): boolean {
  if (date === undefined || recency === undefined) return false;
  return date < firstRecentDay(recency, now).slice(0, date.length);
}
