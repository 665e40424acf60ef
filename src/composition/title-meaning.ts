import { cosineSimilarity, type Embeddings } from '../models/embedding.ts';
import { isModelError } from '../models/language-model.ts';
import { selectNewestTitles } from '../store/blog-titles.ts';
import type { Database } from '../store/database.ts';
import type { EarlierTitles } from '../writing/similar-title/earlier-titles.ts';

/** Titles of a site that a new one is compared with; what is older may be said again. */
const MOST_COMPARED = 200;
const NEAREST = 3;

interface Parts {
  readonly db: Database;
  /** The job whose title is looked at. */
  readonly jobId: string;
  readonly signal: AbortSignal;
}

/** Compares a title with the newest ones of its site by what they mean, where an embedding model is set. */
export function titlesByMeaning(
  embeddings: Embeddings | undefined,
  { db, jobId, signal }: Parts,
): Pick<EarlierTitles, 'byMeaning'> {
  if (embeddings === undefined) return {};
  return {
    byMeaning: {
      model: embeddings.name,
      async nearest(title) {
        const earlier = await selectNewestTitles(db, jobId, MOST_COMPARED);
        if (earlier.length === 0) return [];
        try {
          const [own = [], ...vectors] = await embeddings.embed([title, ...earlier], { signal });
          const compared = earlier.map((other, index) => ({
            title: other,
            likeness: cosineSimilarity(own, vectors[index] ?? []),
          }));
          return compared.sort((one, other) => other.likeness - one.likeness).slice(0, NEAREST);
        } catch (error) {
          if (isModelError(error)) return undefined;
          throw error;
        }
      },
    },
  };
}
