import { FixedClock } from '../../support/clock.ts';
import type { Pause } from './provider-gate.ts';
import { NOW } from './provider-server.fixture.ts';
import {
  type ProviderName,
  SearchError,
  type SearchErrorCode,
  type SearchHit,
  type SearchProvider,
} from './search-provider.ts';
import { createWebSearch, type WebSearchOptions } from './web-search.ts';

export type Answer = readonly string[] | SearchError | Error | ((signal: AbortSignal) => Promise<readonly SearchHit[]>);

/** A provider that plays its answers in order, the last one again and again. */
export class Played implements SearchProvider {
  readonly name: ProviderName;
  readonly canRestrictToSite: boolean;
  readonly pace: SearchProvider['pace'];
  readonly knocks: AbortSignal[] = [];
  asked = 0;
  readonly #answers: readonly Answer[];
  readonly #isThere: boolean;

  constructor(
    name: ProviderName,
    answers: readonly Answer[],
    options: { canRestrictToSite?: boolean; pace?: SearchProvider['pace']; isThere?: boolean } = {},
  ) {
    this.name = name;
    this.#answers = answers;
    this.canRestrictToSite = options.canRestrictToSite ?? true;
    this.pace = options.pace ?? { intervalMs: 0, atOnce: 10 };
    this.#isThere = options.isThere ?? false;
  }

  async search(_query: unknown, signal: AbortSignal): Promise<readonly SearchHit[]> {
    const answer = this.#answers[Math.min(this.asked, this.#answers.length - 1)] ?? [];
    this.asked += 1;
    if (typeof answer === 'function') return await answer(signal);
    if (answer instanceof Error) throw answer;
    return hitsAt(this.name, answer);
  }

  async knock(signal: AbortSignal): Promise<void> {
    this.knocks.push(signal);
    if (!this.#isThere) await aborted(signal);
  }
}

export const hitsAt = (provider: ProviderName, urls: readonly string[]): SearchHit[] =>
  urls.map((url, index) => ({ url, title: `${provider} ${index}`, snippet: '', provider, rank: index + 1 }));
export const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
export const hanging: Answer = (signal) => aborted(signal);
export const failing = (code: SearchErrorCode, retryAfterMs?: number) =>
  new SearchError('brave', code, `It failed: ${code}.`, { retryAfterMs });

/** Time that passes at once: a pause moves the clock on. */
export function passing(clock: FixedClock): { pause: Pause; pauses: number[] } {
  const pauses: number[] = [];
  return {
    pauses,
    pause: async (milliseconds, signal) => {
      // Time limits never fire here; what a test waits for does.
      if (milliseconds >= 10_000) return await aborted(signal);
      pauses.push(milliseconds);
      clock.advance(milliseconds);
    },
  };
}

/** Time that stands still. */
export const standing: Pause = (_milliseconds, signal) => aborted(signal);

export function searching(providers: readonly SearchProvider[], options: Partial<WebSearchOptions> = {}) {
  const clock = new FixedClock(NOW);
  const web = createWebSearch({ providers, allowDomains: [], denyDomains: [], clock, pause: standing, ...options });
  return { clock, web };
}
