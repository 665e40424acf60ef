import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../support/clock.ts';
import { untilAborted } from './until-aborted.ts';

/** Waits some milliseconds; rejects with the signal's reason when it is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;

export const systemWait: Wait = async (milliseconds, signal) => {
  try {
    await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
};

export interface PolitenessOptions {
  /** Requests under way to one host at once. */
  readonly atOnce: number;
  /** Milliseconds between the beginnings of two requests to one host. */
  readonly pauseMs: number;
  /** The longest pause that a host's own wish (`Crawl-delay`) is honoured with. */
  readonly maxPauseMs: number;
  readonly clock: Clock;
  readonly wait: Wait;
}

interface Host {
  running: number;
  /** When the next request may begin, as milliseconds since 1970. */
  nextStart: number;
  readonly queue: (() => void)[];
}

const REMEMBERED_HOSTS = 1_000;

/** Keeps requests to one host few and apart, however many jobs want something from it. */
export class Politeness {
  readonly #options: PolitenessOptions;
  readonly #hosts = new Map<string, Host>();

  constructor(options: PolitenessOptions) {
    this.#options = options;
  }

  /**
   * Runs a task when it is its turn, in the order of the calls.
   * @param wishedPauseMs what the host asks for; raises the usual pause, up to the cap
   * @throws what the task throws, or the signal's reason
   */
  async run<T>(
    hostName: string,
    {
      wishedPauseMs = 0,
      signal,
    }: { readonly wishedPauseMs?: number | undefined; readonly signal?: AbortSignal | undefined },
    task: () => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const host = this.#hostOf(hostName);
    await this.#takePlace(host, signal);
    try {
      await this.#waitForTurn(host, wishedPauseMs, signal);
      return await task();
    } finally {
      this.#freePlace(host);
    }
  }

  async #takePlace(host: Host, signal: AbortSignal | undefined): Promise<void> {
    if (host.running < this.#options.atOnce) {
      host.running += 1;
      return;
    }
    let enter: () => void = () => undefined;
    // Whoever frees a place hands it on, so that nobody slips in between.
    const entered = new Promise<void>((resolve) => {
      enter = resolve;
      host.queue.push(enter);
    });
    try {
      await untilAborted(entered, signal);
    } catch (error) {
      const place = host.queue.indexOf(enter);
      if (place >= 0) host.queue.splice(place, 1);
      else this.#freePlace(host);
      throw error;
    }
  }

  #freePlace(host: Host): void {
    const next = host.queue.shift();
    if (next === undefined) host.running -= 1;
    else next();
  }

  async #waitForTurn(host: Host, wishedPauseMs: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const { pauseMs, maxPauseMs, clock, wait } = this.#options;
    const now = clock.now().getTime();
    const start = Math.max(now, host.nextStart);
    host.nextStart = start + Math.max(pauseMs, Math.min(wishedPauseMs, maxPauseMs));
    if (start > now) await wait(start - now, signal);
  }

  #hostOf(name: string): Host {
    const known = this.#hosts.get(name);
    if (known !== undefined) return known;
    if (this.#hosts.size >= REMEMBERED_HOSTS) this.#forgetIdleHosts();
    const host: Host = { running: 0, nextStart: 0, queue: [] };
    this.#hosts.set(name, host);
    return host;
  }

  #forgetIdleHosts(): void {
    const now = this.#options.clock.now().getTime();
    for (const [name, host] of this.#hosts) {
      if (host.running === 0 && host.nextStart <= now) this.#hosts.delete(name);
    }
  }
}
