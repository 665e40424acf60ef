import { describe, expect, it } from 'vitest';
import { FixedClock } from '../support/clock.ts';
import { RateLimiter } from './rate-limiter.ts';

describe('RateLimiter', () => {
  it('counts per key until the window of a minute ends', () => {
    const clock = new FixedClock('2026-11-10T12:00:00Z');
    const limiter = new RateLimiter(clock, 1);
    expect(limiter.count('a')).toEqual({ limit: 1, remaining: 0, resetSeconds: 60, exceeded: false });
    clock.advance(59_500);
    expect(limiter.count('a')).toEqual({ limit: 1, remaining: 0, resetSeconds: 1, exceeded: true });
    expect(limiter.count('b').exceeded).toBe(false);
    clock.advance(500);
    expect(limiter.count('a').exceeded).toBe(false);
  });

  it('gives up the oldest windows when there are too many, and keeps the newest', () => {
    const limiter = new RateLimiter(new FixedClock('2026-11-10T12:00:00Z'), 1);
    for (let n = 0; n <= 100_000; n += 1) limiter.count(`key ${n}`);
    expect(limiter.count('key 100000').exceeded).toBe(true);
    expect(limiter.count('key 0').exceeded).toBe(false);
  });
});
