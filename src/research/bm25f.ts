/** A field of a text: its tokens and how much a hit in it weighs. */
export interface WeightedField {
  readonly tokens: readonly string[];
  readonly weight: number;
}

const SATURATION = 1.2;
const LENGTH_PENALTY = 0.6;
/** A token that every text holds still counts a little. */
const LEAST_RARITY = 0.1;

/**
 * BM25F: scores each text (given as its fields, the same number and order for all) against a weighted query. Scores
 * are >= 0 and comparable only within one call.
 */
export function scoreBm25f(
  texts: readonly (readonly WeightedField[])[],
  query: ReadonlyMap<string, number>,
): readonly number[] {
  const frequencies = texts.map((fields) => fields.map((field) => countsOf(field.tokens, query)));
  const means = meanLengths(texts);
  const found = new Map<string, number>();
  for (const counts of frequencies) {
    for (const token of query.keys()) {
      if (counts.some((count) => count.has(token))) found.set(token, (found.get(token) ?? 0) + 1);
    }
  }
  return texts.map((fields, index) => {
    let score = 0;
    for (const [token, queryWeight] of query) {
      let frequency = 0;
      fields.forEach((field, position) => {
        const count = frequencies[index]?.[position]?.get(token) ?? 0;
        if (count === 0) return;
        const mean = means[position] ?? 1;
        frequency += (field.weight * count) / (1 + LENGTH_PENALTY * (field.tokens.length / mean - 1));
      });
      const documents = found.get(token) ?? 0;
      const rarity = Math.max(LEAST_RARITY, Math.log(1 + (texts.length - documents + 0.5) / (documents + 0.5)));
      score += (queryWeight * rarity * frequency) / (SATURATION + frequency);
    }
    return score;
  });
}

function countsOf(tokens: readonly string[], query: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) if (query.has(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function meanLengths(texts: readonly (readonly WeightedField[])[]): number[] {
  const fieldCount = texts[0]?.length ?? 0;
  return Array.from({ length: fieldCount }, (_, position) => {
    const sum = texts.reduce((total, fields) => total + (fields[position]?.tokens.length ?? 0), 0);
    return Math.max(1, sum / texts.length);
  });
}
