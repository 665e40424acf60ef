import { expect, it } from 'vitest';
import { lastDayOfPeriod, quotaPeriodOf } from './quota-period.ts';

it.each([
  ['2026-11-30T23:59:59.999Z', '2026-11', '2026-11-30'],
  ['2026-12-01T00:00:00.000Z', '2026-12', '2026-12-31'],
  ['2028-02-10T00:00:00.000Z', '2028-02', '2028-02-29'],
])('%s lies in the period %s, which ends %s', (moment, period, end) => {
  expect(quotaPeriodOf(new Date(moment))).toBe(period);
  expect(lastDayOfPeriod(new Date(moment))).toBe(end);
});
