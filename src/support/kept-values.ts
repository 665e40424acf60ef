import type { Clock } from './clock.ts';

interface Kept<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/** Answers that are good for a while; calls that come while one is looked up share it. A failed look-up is not kept. */
export class KeptValues<T> {
  readonly #clock: Clock;
  readonly #milliseconds: number;
  readonly #most: number;
  readonly #kept = new Map<string, Kept<T>>();

  /** @param options.most entries kept at once; the oldest go first */
  constructor(clock: Clock, options: { readonly milliseconds: number; readonly most: number }) {
    this.#clock = clock;
    this.#milliseconds = options.milliseconds;
    this.#most = options.most;
  }

  get(key: string, lookUp: () => Promise<T>): Promise<T> {
    const now = this.#clock.now().getTime();
    const known = this.#kept.get(key);
    if (known !== undefined && known.until > now) return known.value;
    this.#kept.delete(key);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < this.#most) break;
      this.#kept.delete(oldest);
    }
    const kept: Kept<T> = { until: now + this.#milliseconds, value: lookUp() };
    this.#kept.set(key, kept);
    kept.value.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    return kept.value;
  }
}
