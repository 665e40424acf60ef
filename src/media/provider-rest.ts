import type { Clock } from '../support/clock.ts';
import { MediaError } from './media-error.ts';

const REST_MS = 5 * 60_000;

/** Leaves a provider alone for some minutes after it could not be reached, so that no article waits for it again. */
export class ProviderRest {
  readonly #clock: Clock;
  readonly #onOutcome: (name: string, outcome: 'answered' | 'failed') => void;
  readonly #until = new Map<string, { readonly time: number; readonly why: string }>();

  /** @param onOutcome told how each request went */
  constructor(clock: Clock, onOutcome: (name: string, outcome: 'answered' | 'failed') => void = () => undefined) {
    this.#clock = clock;
    this.#onOutcome = onOutcome;
  }

  /** @throws MediaError while the provider is left alone; what `ask` throws */
  async ask<T>(name: string, title: string, ask: () => Promise<T>): Promise<T> {
    const rest = this.#until.get(name);
    if (rest !== undefined && this.#clock.now().getTime() < rest.time) {
      throw new MediaError(`${title} is left alone for some minutes, after this: ${rest.why}`);
    }
    try {
      const answer = await ask();
      this.#until.delete(name);
      this.#onOutcome(name, 'answered');
      return answer;
    } catch (error) {
      if (error instanceof MediaError) this.#onOutcome(name, 'failed');
      if (error instanceof MediaError && error.isLasting) {
        this.#until.set(name, { time: this.#clock.now().getTime() + REST_MS, why: error.message });
      }
      throw error;
    }
  }
}
