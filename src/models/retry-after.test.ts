import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = new Date('2026-11-28T08:00:00Z');

describe('how long to wait', () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{ 'retry-after': '1.5' }, 1_500],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Sat, 28 Nov 2026 08:01:00 GMT' }, 60_000],
    [{ 'retry-after': 'Sat, 28 Nov 2026 08:01:00 GMT', date: 'Sat, 28 Nov 2026 08:00:50 GMT' }, 10_000],
    [{ 'retry-after': 'Sat, 28 Nov 2026 07:01:00 GMT' }, 0],
    [{ 'retry-after': '99999999999' }, 604_800_000],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-5' }, undefined],
    [{ 'retry-after': '' }, undefined],
    [{}, undefined],
  ])('is read from the headers %j', (headers, expected) => {
    expect(retryAfterMs(headers, '', NOW)).toBe(expected);
  });

  it.each<[string, number | undefined]>([
    ['{"details":[{"retryDelay": "34.5s"}]}', 34_500],
    ['Please try again in 20s.', 20_000],
    ['Please try again in 6m0.5s. Visit', 360_500],
    ['Please try again in 450ms.', 450],
    ['Please retry after 20 seconds.', 20_000],
    ['retry in 1 minute', 60_000],
    ['Try again in a while.', undefined],
    ['Try again in 5.', undefined],
  ])('is read from the words %j', (body, expected) => {
    expect(retryAfterMs({}, body, NOW)).toBe(expected);
  });
});
