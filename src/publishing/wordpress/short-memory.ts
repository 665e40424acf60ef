import type { Clock } from '../../support/clock.ts';

const MOST_ENTRIES = 1_000;

/** Answers kept for a short time, so that those who ask at once, or again, share one. */
export class ShortMemory<T> {
  readonly #clock: Clock;
  readonly #keptMs: number;
  readonly #entries = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();

  constructor(clock: Clock, keptMs: number) {
    this.#clock = clock;
    this.#keptMs = keptMs;
  }

  /** A failure is not kept. */
  async get(key: string, read: () => Promise<T>): Promise<T> {
    const now = this.#clock.now().getTime();
    const kept = this.#entries.get(key);
    if (kept !== undefined && now - kept.at < this.#keptMs) return kept.answer;
    this.#entries.delete(key);
    if (this.#entries.size >= MOST_ENTRIES) this.#dropOldest();
    const entry = { at: now, answer: read() };
    this.#entries.set(key, entry);
    entry.answer.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.answer;
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
