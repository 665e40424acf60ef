import { expect, it } from 'vitest';
import { firstOfMonths, lastDayOfPeriod, quotaPeriodOf } from './quota-period.ts';

it.each([
  ['2026-11-30T23:59:59.999Z', '2026-11', '2026-11-30'],
  ['2026-12-01T00:00:00.000Z', '2026-12', '2026-12-31'],
  ['2028-02-10T00:00:00.000Z', '2028-02', '2028-02-29'],
])('%s lies in the period %s, which ends %s', (moment, period, end) => {
  expect(quotaPeriodOf(new Date(moment))).toBe(period);
  expect(lastDayOfPeriod(new Date(moment))).toBe(end);
});

it.each([
  ['2026-11-30T23:59:59.999Z', 1, '2026-11'],
  ['2026-11-30T23:59:59.999Z', 12, '2025-12'],
  ['2026-01-31T00:00:00.000Z', 2, '2025-12'],
])('of the months up to %s, the %ith from the end is %s', (moment, months, first) => {
  expect(quotaPeriodOf(firstOfMonths(new Date(moment), months))).toBe(first);
});
