import type { Clock } from '../../support/clock.ts';
import { type Deferred, deferred } from '../../support/deferred.ts';
import { Circuit, type Closed } from './circuit.ts';
import type { Pace, SearchError } from './search-provider.ts';

/** Waits; rejects with the signal's reason when it is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** A search that may be sent; it must report how it went. */
export interface Admission {
  readonly kind: 'admitted';
  worked(): void;
  /** @param isLifeless the provider's server gave no sign of life */
  failed(error: SearchError, isLifeless: boolean): void;
  /** It ended without telling anything of the provider. */
  left(): void;
}

/** Why a search was not sent: `busy` when its turn would come too late. */
export type Refusal = { readonly kind: 'closed'; readonly closed: Closed } | { readonly kind: 'busy' };

export interface GateOptions {
  readonly clock: Clock;
  readonly pause: Pause;
  /** A search that would have to wait longer for its turn is not sent, in milliseconds. */
  readonly patienceMs: number;
}

/** Lets searches through to a provider at its pace, and none while its circuit is closed. */
export class ProviderGate {
  readonly #pace: Pace;
  readonly #options: GateOptions;
  readonly #circuit: Circuit;
  #running = 0;
  #nextStart = 0;
  /** Fires when the circuit closes, so that nobody waits for a provider that was given up. */
  #closing = new AbortController();
  /** Searches whose time has come and that wait for another to end. */
  readonly #queue: Deferred<void>[] = [];

  constructor(pace: Pace, options: GateOptions) {
    this.#pace = pace;
    this.#options = options;
    this.#circuit = new Circuit(options.clock);
  }

  /** Waits for a turn. @throws the signal's reason when it is aborted */
  async enter(signal: AbortSignal): Promise<Admission | Refusal> {
    signal.throwIfAborted();
    const before = this.#circuit.closed();
    if (before !== undefined) return { kind: 'closed', closed: before };
    const turn = await this.#turn(signal);
    const since = this.#circuit.closed();
    if (turn === 'none') return since === undefined ? { kind: 'busy' } : { kind: 'closed', closed: since };
    if (since !== undefined) {
      this.#release();
      return { kind: 'closed', closed: since };
    }
    return this.#admission(this.#circuit.enter());
  }

  #admission(isTrial: boolean): Admission {
    const end = (report: () => void) => {
      report();
      if (this.#circuit.closed() !== undefined) this.#close();
      this.#release();
    };
    return {
      kind: 'admitted',
      worked: () => end(() => this.#circuit.worked(isTrial)),
      failed: (error, isLifeless) => end(() => this.#circuit.failed(error, isTrial, isLifeless)),
      left: () => end(() => this.#circuit.left(isTrial)),
    };
  }

  /** @returns `none` when the turn would come too late, or the provider was given up meanwhile; else it must be released */
  async #turn(signal: AbortSignal): Promise<'taken' | 'none'> {
    const now = this.#options.clock.now().getTime();
    const start = Math.max(now, this.#nextStart);
    if (start - now > this.#options.patienceMs) return 'none';
    this.#nextStart = start + this.#pace.intervalMs;
    const closing = this.#closing.signal;
    const either = AbortSignal.any([signal, closing]);
    try {
      if (start > now) await this.#options.pause(start - now, either);
      while (this.#running >= this.#pace.atOnce) await this.#otherEnds(either);
    } catch (error) {
      signal.throwIfAborted();
      if (!closing.aborted) throw error;
      return 'none';
    }
    this.#running += 1;
    return 'taken';
  }

  #release(): void {
    this.#running -= 1;
    this.#queue.shift()?.resolve();
  }

  async #otherEnds(signal: AbortSignal): Promise<void> {
    const turn = deferred();
    const leave = () => turn.reject(signal.reason);
    this.#queue.push(turn);
    signal.addEventListener('abort', leave, { once: true });
    try {
      signal.throwIfAborted();
      await turn.promise;
    } catch (error) {
      const place = this.#queue.indexOf(turn);
      // Woken and aborted at once: the next in line is woken instead.
      if (place === -1) this.#queue.shift()?.resolve();
      else this.#queue.splice(place, 1);
      throw error;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #close(): void {
    this.#closing.abort();
    this.#closing = new AbortController();
    this.#nextStart = this.#options.clock.now().getTime() + this.#pace.intervalMs;
  }
}
