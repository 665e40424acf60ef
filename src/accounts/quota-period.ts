/** @returns the calendar month UTC the moment lies in, e.g. `2026-11` */
export function quotaPeriodOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** @returns the last day of the period the moment lies in, as ISO date, e.g. `2026-11-30` */
export function lastDayOfPeriod(moment: Date): string {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}
