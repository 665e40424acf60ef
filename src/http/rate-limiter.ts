import type { Clock } from '../support/clock.ts';

export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
  readonly exceeded: boolean;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

const WINDOW_MS = 60_000;
const MOST_KEYS = 100_000;

/**
 * Counts requests per key in windows of one minute. Each process counts for itself, in memory: the limit protects the
 * process, quotas protect the account.
 */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #limit: number;
  readonly #windows = new Map<string, Window>();

  /** @param limit requests a minute and key */
  constructor(clock: Clock, limit: number) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** Counts one request of the key. */
  count(key: string): RateState {
    const now = this.#clock.now().getTime();
    const window = this.#windowOf(key, now);
    window.count += 1;
    return {
      limit: this.#limit,
      remaining: Math.max(0, this.#limit - window.count),
      resetSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
      exceeded: window.count > this.#limit,
    };
  }

  #windowOf(key: string, now: number): Window {
    const open = this.#windows.get(key);
    if (open !== undefined && open.endsAt > now) return open;
    if (open !== undefined) this.#windows.delete(key);
    else if (this.#windows.size >= MOST_KEYS) this.#makeRoom(now);
    const window = { count: 0, endsAt: now + WINDOW_MS };
    this.#windows.set(key, window);
    return window;
  }

  /** The map is in order of age: what has ended stands first; where nothing has, the oldest window is given up. */
  #makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < MOST_KEYS) return;
      this.#windows.delete(key);
    }
  }
}
