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
  const numbers = new Map([...query.keys()].map((token, number) => [token, number]));
  const countsByTokens = new Map<readonly string[], Counts | undefined>();
  const countsFor = (tokens: readonly string[]) => {
    if (!countsByTokens.has(tokens)) countsByTokens.set(tokens, countsOf(tokens, numbers));
    return countsByTokens.get(tokens);
  };
  const frequencies = texts.map((fields) => fields.map((field) => countsFor(field.tokens)));
  const means = meanLengths(texts);
  const weights = [...query].map(([, weight], number) => {
    const documents = frequencies.filter((counts) => counts.some((count) => (count?.[number] ?? 0) > 0)).length;
    const rarity = Math.max(LEAST_RARITY, Math.log(1 + (texts.length - documents + 0.5) / (documents + 0.5)));
    return weight * rarity;
  });
  return texts.map((fields, index) => {
    const counts = frequencies[index] ?? [];
    if (counts.every((count) => count === undefined)) return 0;
    let score = 0;
    for (const [number, weight] of weights.entries()) {
      let frequency = 0;
      for (const [position, field] of fields.entries()) {
        const count = counts[position]?.[number] ?? 0;
        if (count === 0) continue;
        const mean = means[position] ?? 1;
        frequency += (field.weight * count) / (1 + LENGTH_PENALTY * (field.tokens.length / mean - 1));
      }
      if (frequency !== 0) score += (weight * frequency) / (SATURATION + frequency);
    }
    return score;
  });
}

/** By number of the query's token. */
type Counts = Uint16Array;

/** Undefined for a text that holds nothing of the query. */
function countsOf(tokens: readonly string[], numbers: ReadonlyMap<string, number>): Counts | undefined {
  let counts: Counts | undefined;
  for (const token of tokens) {
    const number = numbers.get(token);
    if (number === undefined) continue;
    counts ??= new Uint16Array(numbers.size);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

function meanLengths(texts: readonly (readonly WeightedField[])[]): number[] {
  const fieldCount = texts[0]?.length ?? 0;
  return Array.from({ length: fieldCount }, (_, position) => {
    const sum = texts.reduce((total, fields) => total + (fields[position]?.tokens.length ?? 0), 0);
    return Math.max(1, sum / texts.length);
  });
}
