import type { Clock } from '../support/clock.ts';
import type { Wait } from './backoff.ts';

/** What one provider is asked at most. */
export interface ModelLimits {
  /** Requests under way at once. */
  readonly atOnce: number;
  /** The same for one account. */
  readonly accountAtOnce: number;
  /** Requests begun within any minute; undefined: no limit but the provider's own. */
  readonly requestsPerMinute?: number | undefined;
  readonly accountRequestsPerMinute?: number | undefined;
}

/** The provider wants to be left alone for longer than anybody should wait for. */
export class PausedError extends Error {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super(`the provider asked not to be asked for ${retryAfterMs} ms`);
    this.name = 'PausedError';
    this.retryAfterMs = retryAfterMs;
  }
}

interface Waiting {
  readonly accountId: string;
  readonly model: string;
  enter(): void;
  refuse(error: unknown): void;
}

interface Account {
  running: number;
  /** Counts up with every request of the provider: who was served longest ago comes first. */
  lastServed: number;
  readonly starts: number[];
}

const MINUTE_MS = 60_000;

/**
 * Lets requests to one provider through, few enough at once and per minute. Among accounts the one with the fewest
 * under way comes first, then the one served longest ago: a big batch of one does not hold up the others.
 */
export class ProviderGate {
  readonly #limits: ModelLimits;
  readonly #clock: Clock;
  readonly #wait: Wait;
  readonly #longestPauseMs: number;
  readonly #accounts = new Map<string, Account>();
  readonly #queue: Waiting[] = [];
  readonly #starts: number[] = [];
  readonly #pausedUntil = new Map<string, number>();
  #running = 0;
  #served = 0;
  #alarm: AbortController | undefined;

  /** @param longestPauseMs a model that asks for a longer pause refuses everybody until it is over */
  constructor(
    limits: ModelLimits,
    parts: { readonly clock: Clock; readonly wait: Wait; readonly longestPauseMs: number },
  ) {
    this.#limits = limits;
    this.#clock = parts.clock;
    this.#wait = parts.wait;
    this.#longestPauseMs = parts.longestPauseMs;
  }

  /**
   * Waits for a place.
   * @returns what gives the place back
   * @throws PausedError, or the signal's reason
   */
  async enter(model: string, accountId: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        const place = this.#queue.indexOf(waiting);
        if (place < 0) return;
        this.#queue.splice(place, 1);
        reject(signal.reason);
        this.#admit();
      };
      const waiting: Waiting = {
        accountId,
        model,
        enter: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
        refuse: (error) => {
          signal.removeEventListener('abort', leave);
          reject(error);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#queue.push(waiting);
      this.#admit();
    });
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.#running -= 1;
      this.#accountOf(accountId).running -= 1;
      this.#forgetIdle(accountId);
      this.#admit();
    };
  }

  /** Nothing is sent to the model for so long. */
  pause(model: string, milliseconds: number): void {
    const until = this.#now() + milliseconds;
    if (until <= (this.#pausedUntil.get(model) ?? 0)) return;
    this.#pausedUntil.set(model, until);
    this.#admit();
  }

  #admit(): void {
    this.#alarm?.abort();
    this.#alarm = undefined;
    this.#refusePaused();
    for (;;) {
      const next = this.#next();
      if (next === undefined) break;
      this.#queue.splice(this.#queue.indexOf(next), 1);
      this.#begin(next.accountId);
      next.enter();
    }
    if (this.#queue.length > 0) this.#setAlarm();
  }

  #refusePaused(): void {
    const now = this.#now();
    for (const waiting of [...this.#queue]) {
      const left = (this.#pausedUntil.get(waiting.model) ?? 0) - now;
      if (left <= this.#longestPauseMs) continue;
      this.#queue.splice(this.#queue.indexOf(waiting), 1);
      waiting.refuse(new PausedError(left));
    }
  }

  #next(): Waiting | undefined {
    if (this.#running >= this.#limits.atOnce) return undefined;
    const now = this.#now();
    let best: { waiting: Waiting; account: Account } | undefined;
    for (const waiting of this.#queue) {
      const account = this.#accountOf(waiting.accountId);
      if (account.running >= this.#limits.accountAtOnce || this.#earliest(waiting) > now) continue;
      if (best === undefined || comesBefore(account, best.account)) best = { waiting, account };
    }
    return best?.waiting;
  }

  #begin(accountId: string): void {
    const account = this.#accountOf(accountId);
    const now = this.#now();
    this.#running += 1;
    this.#served += 1;
    account.running += 1;
    account.lastServed = this.#served;
    note(this.#starts, now, this.#limits.requestsPerMinute);
    note(account.starts, now, this.#limits.accountRequestsPerMinute);
  }

  /** When rates and pauses let it begin, as milliseconds since 1970. */
  #earliest({ accountId, model }: Waiting): number {
    return Math.max(
      this.#pausedUntil.get(model) ?? 0,
      free(this.#starts, this.#limits.requestsPerMinute),
      free(this.#accountOf(accountId).starts, this.#limits.accountRequestsPerMinute),
    );
  }

  /** For those that wait for time to pass; the others are let in by who leaves. */
  #setAlarm(): void {
    const now = this.#now();
    const times = this.#queue.map((waiting) => this.#earliest(waiting)).filter((at) => at > now);
    if (times.length === 0) return;
    const alarm = new AbortController();
    this.#alarm = alarm;
    this.#wait(Math.min(...times) - now, alarm.signal).then(
      () => this.#admit(),
      () => undefined,
    );
  }

  #accountOf(id: string): Account {
    let account = this.#accounts.get(id);
    if (account === undefined) {
      account = { running: 0, lastServed: 0, starts: [] };
      this.#accounts.set(id, account);
    }
    return account;
  }

  /** Not while others wait: who was served when decides between them. */
  #forgetIdle(id: string): void {
    const account = this.#accountOf(id);
    if (this.#queue.length > 0 || account.running > 0) return;
    const last = account.starts.at(-1) ?? 0;
    if (last + MINUTE_MS <= this.#now()) this.#accounts.delete(id);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

function comesBefore(a: Account, b: Account): boolean {
  return a.running === b.running ? a.lastServed < b.lastServed : a.running < b.running;
}

function note(starts: number[], now: number, perMinute: number | undefined): void {
  if (perMinute === undefined) return;
  starts.push(now);
  if (starts.length > perMinute) starts.shift();
}

/** When one more may begin: a minute after the one that was begun `perMinute` ago. */
function free(starts: readonly number[], perMinute: number | undefined): number {
  if (perMinute === undefined || starts.length < perMinute) return 0;
  return (starts[0] ?? 0) + MINUTE_MS;
}
