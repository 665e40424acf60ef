import type { SourceDocument } from '../article/source.ts';
import { cosineSimilarity, type Embeddings } from '../models/embedding.ts';
import { isModelError } from '../models/language-model.ts';
import type { LibrarySearch } from '../research/library-search.ts';

/** Documents found by words that are compared by meaning, for each one that is wanted, and at most. */
const COMPARED = { each: 3, most: 90 } as const;
/** Characters of a document by which it is compared: its title and the passages that matched. */
const LONGEST_TEXT = 2_000;
/** The constant of reciprocal rank fusion (Cormack, Clarke and Buettcher, SIGIR 2009). */
const FUSION = 60;

interface Means {
  readonly signal: AbortSignal;
  /** Told why documents were ranked by their words alone. */
  onFailure(why: string): void;
}

/**
 * A search that ranks what is found by words anew, by words and by meaning together, where an embedding model is set.
 * The ranks are fused, not the scores, which have no common scale. A model that fails leaves the ranks by words.
 */
export function rankedByMeaning(
  library: LibrarySearch,
  embeddings: Embeddings | undefined,
  { signal, onFailure }: Means,
): LibrarySearch {
  if (embeddings === undefined) return library;
  return {
    async search(query) {
      const limit = Math.max(query.limit, Math.min(COMPARED.most, COMPARED.each * query.limit));
      const byWords = await library.search({ ...query, limit });
      if (byWords.length < 2) return byWords;
      try {
        const likenesses = await likenessesTo(query.text, byWords, embeddings, signal);
        return fused(byWords, likenesses).slice(0, query.limit);
      } catch (error) {
        if (!isModelError(error)) throw error;
        onFailure(`The documents were ranked by their words alone: ${error.message}`);
        return byWords.slice(0, query.limit);
      }
    },
  };
}

async function likenessesTo(
  text: string,
  documents: readonly SourceDocument[],
  embeddings: Embeddings,
  signal: AbortSignal,
): Promise<number[]> {
  const [wanted = [], ...vectors] = await embeddings.embed([text, ...documents.map(textOf)], { signal });
  return documents.map((_, index) => cosineSimilarity(wanted, vectors[index] ?? []));
}

function textOf({ title, passages }: SourceDocument): string {
  return [title, ...passages.map(({ text }) => text)].join('\n').slice(0, LONGEST_TEXT);
}

/** @param byWords the best first @param likenesses of each to what was asked for */
function fused(byWords: readonly SourceDocument[], likenesses: readonly number[]): SourceDocument[] {
  const byMeaning = byWords
    .map((_, index) => index)
    .sort((a, b) => (likenesses[b] ?? 0) - (likenesses[a] ?? 0) || a - b);
  const ranks = new Map(byMeaning.map((index, rank) => [index, rank]));
  const score = (index: number) => 1 / (FUSION + 1 + index) + 1 / (FUSION + 1 + (ranks.get(index) ?? 0));
  return byWords
    .map((document, index) => ({ document, index, score: score(index) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ document }) => document);
}
