import type { ConfiguredProvider } from '../contract/installation.ts';
import type { Clock } from '../support/clock.ts';

/** How the last request to each provider of searches, pictures and videos went, in this process alone. */
export class ProviderStates {
  readonly #clock: Clock;
  readonly #last = new Map<string, NonNullable<ConfiguredProvider['last']>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  note(kind: ConfiguredProvider['kind'], name: string, outcome: 'answered' | 'failed'): void {
    this.#last.set(keyOf(kind, name), { outcome, at: this.#clock.now() });
  }

  /** The provider with its last outcome, where it was asked since the process began. */
  known(provider: ConfiguredProvider): ConfiguredProvider {
    const last = this.#last.get(keyOf(provider.kind, provider.name));
    return last === undefined ? provider : { ...provider, last };
  }
}

function keyOf(kind: ConfiguredProvider['kind'], name: string): string {
  return `${kind} ${name}`;
}
