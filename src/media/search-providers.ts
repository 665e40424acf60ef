import type { Language } from '../contract/languages.ts';
import { type AskingParts, askInTurn } from './ask-in-turn.ts';
import { IMAGE_PROVIDER_TITLES, type ImageCandidate, type ImageProvider } from './image-provider.ts';

const CANDIDATES = 12;
/** With so many the next, wider query is not asked. */
const ENOUGH = 4;

interface Searched {
  readonly candidates: readonly ImageCandidate[];
  /** Sentences about providers that failed. */
  readonly faults: readonly string[];
}

interface SearchWish {
  readonly queries: readonly string[];
  readonly language: Language;
  readonly orientation: 'landscape' | 'any';
}

/**
 * Asks all providers at once for pictures of one slot; one that fails is left out and named.
 * @throws the signal's reason when it is aborted; nothing else
 */
export async function searchProviders(
  providers: readonly ImageProvider[],
  { queries, ...wish }: SearchWish,
  parts: AskingParts,
  signal: AbortSignal,
): Promise<Searched> {
  const answers = await Promise.all(
    providers.map((provider) => {
      const { name } = provider;
      const search = (text: string) => provider.search({ ...wish, text, limit: CANDIDATES }, signal);
      const isEnough = (found: readonly ImageCandidate[]) => distinct(found).length >= ENOUGH;
      return askInTurn({ name, title: IMAGE_PROVIDER_TITLES[name], queries, search, isEnough }, parts, signal);
    }),
  );
  return {
    candidates: answers.flatMap(({ found }) => distinct(found)),
    faults: answers.flatMap(({ faults }) => faults),
  };
}

/** Of a picture that several queries found, the first find. */
function distinct(found: readonly ImageCandidate[]): ImageCandidate[] {
  const byId = new Map<string, ImageCandidate>();
  for (const candidate of found) if (!byId.has(candidate.id)) byId.set(candidate.id, candidate);
  return [...byId.values()];
}

/** The provider for one article: what it was asked once it is not asked again. */
export function askedOnce(provider: ImageProvider): ImageProvider {
  const known = new Map<string, Promise<readonly ImageCandidate[]>>();
  return {
    name: provider.name,
    translates: provider.translates,
    orients: provider.orients,
    search(query, signal) {
      const key = provider.orients ? `${query.orientation} ${query.text}` : query.text;
      const answer = known.get(key) ?? provider.search(query, signal);
      known.set(key, answer);
      return answer;
    },
  };
}
