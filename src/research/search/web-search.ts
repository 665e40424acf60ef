import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../support/clock.ts';
import { type DomainLists, isAllowed } from './domain-lists.ts';
import { type MergedHit, mergeHits } from './merge-hits.ts';
import { type Admission, type Pause, ProviderGate, type Refusal } from './provider-gate.ts';
import { isTooOld } from './recency.ts';
import {
  PROVIDER_TITLES,
  type ProviderName,
  SearchError,
  type SearchHit,
  type SearchProvider,
  type WebQuery,
} from './search-provider.ts';
import { NoSignOfLife, withSignOfLife } from './sign-of-life.ts';
import { isOnSite, siteAddress } from './site-address.ts';

const GIVE_UP_MS = 1000;
const TIME_LIMIT_MS = 10_000;
const PATIENCE_MS = 10_000;

/** How a provider fared in one search. */
export interface ProviderOutcome {
  readonly name: ProviderName;
  /** `skipped`: it was not asked, for the reason that `message` says. */
  readonly outcome: 'ok' | 'empty' | 'failed' | 'skipped';
  /** Hits it gave, after those that nobody may use are left out. */
  readonly count: number;
  /** A sentence for `failed` and `skipped`. */
  readonly message: string | undefined;
}

export interface WebSearchResult {
  /** Best first. */
  readonly hits: readonly MergedHit[];
  /** In the order they are set. */
  readonly providers: readonly ProviderOutcome[];
}

export interface WebSearchOptions {
  readonly providers: readonly SearchProvider[];
  /** The only domains that hits may lie on, when there are any. */
  readonly allowDomains: readonly string[];
  /** Domains that no hit may lie on. */
  readonly denyDomains: readonly string[];
  readonly clock: Clock;
  /** A provider whose server gives no sign of life is given up after so many milliseconds; default 1,000. */
  readonly giveUpMs?: number;
  /** A search that takes longer is given up, in milliseconds; default 10,000. */
  readonly timeLimitMs?: number;
  /** Longest wait for a provider's turn, in milliseconds; default 10,000. */
  readonly patienceMs?: number;
  readonly pause?: Pause;
}

/** Settings of a single search. */
export interface SearchTerms {
  /** A site's own list of domains, beside that of the installation. */
  readonly allowDomains?: readonly string[];
  readonly denyDomains?: readonly string[];
  readonly signal?: AbortSignal;
}

export interface WebSearch {
  /** Some provider can search a single site. */
  readonly canRestrictToSite: boolean;
  /**
   * Asks all providers at once and merges what they find; one that fails is left out and named.
   * @throws the signal's reason when it is aborted; nothing else
   */
  search(query: WebQuery, terms?: SearchTerms): Promise<WebSearchResult>;
}

/** One for a process: pace and circuits of the providers are kept in it. */
export function createWebSearch(options: WebSearchOptions): WebSearch {
  const { clock, patienceMs = PATIENCE_MS, pause = defaultPause } = options;
  const searchers = options.providers.map((provider) => {
    const gate = new ProviderGate(provider.pace, { clock, pause, patienceMs });
    return new Searcher(provider, gate, { ...options, pause });
  });
  return {
    canRestrictToSite: options.providers.some((provider) => provider.canRestrictToSite),
    async search(query, terms = {}) {
      const signal = terms.signal ?? new AbortController().signal;
      const found = await Promise.all(searchers.map((searcher) => searcher.search(query, terms, signal)));
      return {
        hits: mergeHits(found.flatMap(({ hits }) => hits)).slice(0, query.limit),
        providers: found.map(({ outcome }) => outcome),
      };
    },
  };
}

const defaultPause: Pause = async (milliseconds, signal) => {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
};

interface Found {
  readonly hits: readonly SearchHit[];
  readonly outcome: ProviderOutcome;
}

/** A provider with its gate. */
class Searcher {
  readonly #provider: SearchProvider;
  readonly #gate: ProviderGate;
  readonly #options: WebSearchOptions & { readonly pause: Pause };

  constructor(provider: SearchProvider, gate: ProviderGate, options: WebSearchOptions & { readonly pause: Pause }) {
    this.#provider = provider;
    this.#gate = gate;
    this.#options = options;
  }

  async search(query: WebQuery, terms: SearchTerms, signal: AbortSignal): Promise<Found> {
    if (query.site !== undefined && !this.#provider.canRestrictToSite) {
      return this.#skipped('can not search a single site');
    }
    const entry = await this.#gate.enter(signal);
    if (entry.kind !== 'admitted') return this.#skipped(whySkipped(entry));
    const hits = await this.#ask(query, entry, signal);
    if (hits instanceof SearchError) {
      return { hits: [], outcome: { name: this.#provider.name, outcome: 'failed', count: 0, message: hits.message } };
    }
    const usable = this.#usable(hits, query, terms);
    const outcome = usable.length === 0 ? 'empty' : 'ok';
    return {
      hits: usable,
      outcome: { name: this.#provider.name, outcome, count: usable.length, message: undefined },
    };
  }

  /** @throws only the signal's reason */
  async #ask(query: WebQuery, admission: Admission, signal: AbortSignal): Promise<readonly SearchHit[] | SearchError> {
    const started = this.#options.clock.now().getTime();
    try {
      const hits = await this.#askInTime(query, signal);
      admission.worked();
      return hits;
    } catch (error) {
      const failure = this.#failure(error);
      const isLifeless =
        error instanceof NoSignOfLife || (failure.isUnreached && !(await this.#isThere(started, signal)));
      if (signal.aborted) {
        admission.left();
        signal.throwIfAborted();
      }
      admission.failed(failure, isLifeless);
      return failure;
    }
  }

  /** Tells a connection that broke from a network that is not there, in what is left of the time to give up. */
  async #isThere(started: number, signal: AbortSignal): Promise<boolean> {
    const { giveUpMs = GIVE_UP_MS, clock, pause } = this.#options;
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const leftMs = Math.max(0, started + giveUpMs - clock.now().getTime());
    const timeUp = pause(leftMs, either).then(() => false);
    const answered = this.#provider.knock(either).then(() => true);
    try {
      return await Promise.race([answered, timeUp]);
    } catch {
      // Not reached a second time, or aborted.
      return false;
    } finally {
      timeUp.catch(() => undefined);
      answered.catch(() => undefined);
      over.abort();
    }
  }

  async #askInTime(query: WebQuery, signal: AbortSignal): Promise<readonly SearchHit[]> {
    const { giveUpMs = GIVE_UP_MS, timeLimitMs = TIME_LIMIT_MS, pause } = this.#options;
    const provider = this.#provider;
    const ended = new AbortController();
    const late = new SearchError(
      provider.name,
      'timeout',
      this.#sentence(`took longer than ${inSeconds(timeLimitMs)}`),
    );
    const bounded = AbortSignal.any([signal, ended.signal]);
    pause(timeLimitMs, bounded).then(
      () => ended.abort(late),
      () => undefined,
    );
    try {
      return await withSignOfLife(
        (given) => provider.search(query, given),
        (given) => provider.knock(given),
        { giveUpMs, pause, signal: bounded },
      );
    } finally {
      ended.abort(late);
    }
  }

  /** What went wrong as a `SearchError`; what is none of ours must not end the others' search either. */
  #failure(error: unknown): SearchError {
    if (error instanceof SearchError) return error;
    const { giveUpMs = GIVE_UP_MS } = this.#options;
    const message =
      error instanceof NoSignOfLife
        ? `could not be reached within ${inSeconds(giveUpMs)}`
        : 'failed in a way that nobody foresaw';
    return new SearchError(this.#provider.name, 'unavailable', this.#sentence(message), { cause: error });
  }

  /** Hits that may be used; their ranks stay those of the provider. */
  #usable(hits: readonly SearchHit[], query: WebQuery, terms: SearchTerms): readonly SearchHit[] {
    const { allowDomains, denyDomains, clock } = this.#options;
    const lists: readonly DomainLists[] = [
      { allow: allowDomains, deny: denyDomains },
      { allow: terms.allowDomains ?? [], deny: terms.denyDomains ?? [] },
    ];
    const site = query.site === undefined ? undefined : siteAddress(query.site);
    const now = clock.now();
    return hits.filter(
      ({ url, date }) =>
        lists.every((list) => isAllowed(url, list)) &&
        (query.site === undefined || (site !== undefined && isOnSite(url, site))) &&
        !isTooOld(date, query.recency, now),
    );
  }

  /** @param why as the rest of a sentence about the provider */
  #skipped(why: string): Found {
    return {
      hits: [],
      outcome: { name: this.#provider.name, outcome: 'skipped', count: 0, message: this.#sentence(why) },
    };
  }

  #sentence(what: string): string {
    return `${PROVIDER_TITLES[this.#provider.name]} ${what}.`;
  }
}

function whySkipped(refusal: Refusal): string {
  if (refusal.kind === 'busy') return 'was not asked: too many searches wait for it';
  const { because, until, message } = refusal.closed;
  const time = `${until.toISOString().slice(0, 19)}Z`;
  return because === 'rate limited'
    ? `asked to be left alone until ${time}`
    : `is left alone until ${time}, after this: ${message.replace(/\.$/, '')}`;
}

function inSeconds(milliseconds: number): string {
  return milliseconds === 1000 ? 'a second' : `${milliseconds / 1000} seconds`;
}
