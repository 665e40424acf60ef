/** @returns the calendar month UTC the moment lies in, e.g. `2026-11` */
export function quotaPeriodOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** @returns a moment in the first of `months` calendar months UTC of which the last is that of the moment */
export function firstOfMonths(moment: Date, months: number): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - months + 1, 1));
}

/** @returns the last day of the period the moment lies in, as ISO date, e.g. `2026-11-30` */
export function lastDayOfPeriod(moment: Date): string {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}
