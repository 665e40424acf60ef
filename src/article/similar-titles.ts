/** Titles that share this part of their words, or more, are highly similar (see `titleLikeness`). */
const SIMILAR_FROM = 0.8;

/** A title of the site that stands already. */
export interface EarlierTitle {
  readonly title: string;
  /** Its normalised words, each once. */
  readonly words: readonly string[];
}

/** An earlier title that is highly similar to a new one. */
export interface SimilarTitle {
  readonly title: string;
  /** 0 to 1, two places. */
  readonly score: number;
}

/**
 * How alike two titles are, 0 to 1: the words they share, as a part of all words of both (Jaccard). Words are
 * normalised before (stems, no stop words), each counts once and order does not matter; numbers are words.
 */
export function titleLikeness(one: readonly string[], other: readonly string[]): number {
  const words = new Set(one);
  const others = new Set(other);
  if (words.size === 0 || others.size === 0) return 0;
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / (words.size + others.size - shared);
}

/** The earlier title that is most like the new one, when it is highly similar; of equal ones the first. */
export function mostSimilarTitle(words: readonly string[], earlier: readonly EarlierTitle[]): SimilarTitle | undefined {
  let best: SimilarTitle | undefined;
  for (const { title, words: theirs } of earlier) {
    const score = titleLikeness(words, theirs);
    if (score >= SIMILAR_FROM && score > (best?.score ?? 0)) best = { title, score };
  }
  return best === undefined ? undefined : { ...best, score: Math.round(best.score * 100) / 100 };
}

/** What a title must have to be highly similar to one of `count` words; lets a database leave out all others. */
export function similarTitleBounds(count: number): { leastShared: number; leastWords: number; mostWords: number } {
  const least = Math.ceil(count * SIMILAR_FROM);
  return { leastShared: least, leastWords: least, mostWords: Math.floor(count / SIMILAR_FROM) };
}

/** The sentence that goes with error 544. */
export function similarTitleMessage(title: string, { title: earlier, score }: SimilarTitle): string {
  return (
    `The title "${title}" is highly similar to "${earlier}", which the site has already ` +
    `(${Math.round(score * 100)} % of their words are shared; from ${SIMILAR_FROM * 100} % on a title is refused). ` +
    'Ask for another angle or title, or set isFilterSimilarTitle to false.'
  );
}

/** The same for a title that means what an earlier one means, in other words. */
export function sameMeaningMessage(title: string, { title: earlier, score }: SimilarTitle): string {
  return (
    `The title "${title}" means the same as "${earlier}", which the site has already ` +
    `(${Math.round(score * 100)} % alike in meaning). ` +
    'Ask for another angle or title, or set isFilterSimilarTitle to false.'
  );
}
