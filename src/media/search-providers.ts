import type { Language } from '../contract/languages.ts';
import { IMAGE_PROVIDER_TITLES, type ImageCandidate, type ImageProvider } from './image-provider.ts';
import { MediaError } from './media-error.ts';
import type { ProviderRest } from './provider-rest.ts';

const CANDIDATES = 12;
/** With so many of one query the next, wider one is not asked. */
const ENOUGH = 4;
const MOST_QUERIES = 2;

interface Searched {
  readonly candidates: readonly ImageCandidate[];
  /** Sentences about providers that failed. */
  readonly faults: readonly string[];
}

/**
 * Asks all providers at once for pictures of one slot; one that fails is left out and named.
 * @throws the signal's reason when it is aborted; nothing else
 */
export async function searchProviders(
  providers: readonly ImageProvider[],
  wish: { readonly queries: readonly string[]; readonly language: Language; readonly orientation: 'landscape' | 'any' },
  rest: ProviderRest,
  signal: AbortSignal,
): Promise<Searched> {
  const found = await Promise.all(providers.map((provider) => searchOne(provider, wish, rest, signal)));
  return {
    candidates: found.flatMap(({ candidates }) => candidates),
    faults: found.flatMap(({ faults }) => faults),
  };
}

async function searchOne(
  provider: ImageProvider,
  { queries, ...wish }: Parameters<typeof searchProviders>[1],
  rest: ProviderRest,
  signal: AbortSignal,
): Promise<Searched> {
  const title = IMAGE_PROVIDER_TITLES[provider.name];
  const candidates = new Map<string, ImageCandidate>();
  try {
    for (const text of queries.slice(0, MOST_QUERIES)) {
      const found = await rest.ask(provider.name, title, () =>
        provider.search({ ...wish, text, limit: CANDIDATES }, signal),
      );
      for (const candidate of found) if (!candidates.has(candidate.id)) candidates.set(candidate.id, candidate);
      if (candidates.size >= ENOUGH) break;
    }
    return { candidates: [...candidates.values()], faults: [] };
  } catch (error) {
    signal.throwIfAborted();
    const fault = error instanceof MediaError ? error.message : `${title} failed in a way that nobody foresaw.`;
    return { candidates: [...candidates.values()], faults: [fault] };
  }
}

/** The provider for one article: what it was asked once it is not asked again. */
export function askedOnce(provider: ImageProvider): ImageProvider {
  const known = new Map<string, Promise<readonly ImageCandidate[]>>();
  return {
    name: provider.name,
    translates: provider.translates,
    search(query, signal) {
      const key = `${query.orientation} ${query.text}`;
      const answer = known.get(key) ?? provider.search(query, signal);
      known.set(key, answer);
      return answer;
    },
  };
}
