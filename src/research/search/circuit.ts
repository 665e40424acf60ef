import type { Clock } from '../../support/clock.ts';
import type { SearchError } from './search-provider.ts';

/** Faults in a row after which a provider is left alone. */
const MOST_FAULTS = 3;
const WAIT_MS = { first: 30_000, longest: 600_000 } as const;
/** What does not heal by itself is not tried more often than this. */
const LASTING_WAIT_MS = 600_000;
const PAUSE_WHEN_ASKED_TOO_OFTEN_MS = 10_000;

/** Why a provider is not asked now. */
export interface Closed {
  readonly until: Date;
  readonly because: 'faults' | 'rate limited';
  /** What the provider did last, as a sentence. */
  readonly message: string;
}

/**
 * Remembers how a provider fared. After three faults in a row it is left alone, then a single search tries it again:
 * if that fails too, the wait doubles. What waiting does not heal (a refused key, a wrong address) closes at once, and so does a server
 * that gave no sign of life; a provider that asks to be left alone is left alone as long as it says.
 */
export class Circuit {
  readonly #clock: Clock;
  #faults = 0;
  #waitMs: number = WAIT_MS.first;
  #closed: Closed | undefined;
  #trying = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Why no search may be sent now; undefined when one may. */
  closed(): Closed | undefined {
    const closed = this.#closed;
    if (closed === undefined) return undefined;
    return this.#trying || this.#clock.now() < closed.until ? closed : undefined;
  }

  /**
   * A search is about to be sent, as `closed` allows; it must report `worked`, `failed` or `left`.
   * @returns whether it is the one that tries the provider again, which it must say when it reports
   */
  enter(): boolean {
    this.#trying = this.#closed !== undefined;
    return this.#trying;
  }

  worked(isTrial: boolean): void {
    this.#faults = 0;
    // A search that was under way before says nothing of why the circuit closed since.
    if (!isTrial) return;
    this.#trying = false;
    this.#closed = undefined;
    this.#waitMs = WAIT_MS.first;
  }

  /** @param isLifeless the server gave no sign of life at all */
  failed({ code, message, retryAfterMs, isLasting }: SearchError, isTrial: boolean, isLifeless: boolean): void {
    if (isTrial) this.#trying = false;
    if (code === 'rate_limited') {
      this.#close(retryAfterMs ?? PAUSE_WHEN_ASKED_TOO_OFTEN_MS, 'rate limited', message);
      return;
    }
    this.#faults += 1;
    if (isLasting) {
      this.#close(LASTING_WAIT_MS, 'faults', message);
      return;
    }
    // Searches that failed together are one reason to wait, not several.
    const isClosedAlready = !isTrial && this.closed() !== undefined;
    if (isClosedAlready || (!isTrial && !isLifeless && this.#faults < MOST_FAULTS)) return;
    this.#close(this.#waitMs, 'faults', message);
    this.#waitMs = Math.min(this.#waitMs * 2, WAIT_MS.longest);
  }

  /** The search ended without telling anything of the provider. */
  left(isTrial: boolean): void {
    if (isTrial) this.#trying = false;
  }

  #close(waitMs: number, because: Closed['because'], message: string): void {
    const until = new Date(this.#clock.now().getTime() + waitMs);
    if (this.#closed === undefined || this.#closed.until < until) this.#closed = { until, because, message };
  }
}
