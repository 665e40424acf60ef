/** A field of a text: its tokens by number, and how much a hit in it weighs. */
export interface WeightedField {
  readonly numbers: readonly number[];
  readonly weight: number;
}

const SATURATION = 1.2;
const LENGTH_PENALTY = 0.6;
/** A token that every text holds still counts a little. */
const LEAST_RARITY = 0.1;

/**
 * BM25F: scores each text (given as its fields, the same number and order for all) against a query, a weight by number
 * of token. Scores
 * are >= 0 and comparable only within one call.
 */
export function scoreBm25f(
  texts: readonly (readonly WeightedField[])[],
  query: ReadonlyMap<number, number>,
): readonly number[] {
  const places = new Int32Array(Math.max(0, ...query.keys()) + 1);
  for (const [place, number] of [...query.keys()].entries()) places[number] = place + 1;
  const frequencies = texts.map((fields) => fields.map(({ numbers }) => countsOf(numbers, places, query.size)));
  const means = meanLengths(texts);
  const weights = [...query.values()].map((weight, place) => {
    const documents = frequencies.filter((counts) => counts.some((count) => (count?.[place] ?? 0) > 0)).length;
    const rarity = Math.max(LEAST_RARITY, Math.log(1 + (texts.length - documents + 0.5) / (documents + 0.5)));
    return weight * rarity;
  });
  return texts.map((fields, index) => {
    const counts = frequencies[index] ?? [];
    if (counts.every((count) => count === undefined)) return 0;
    let score = 0;
    for (const [place, weight] of weights.entries()) {
      let frequency = 0;
      for (const [position, field] of fields.entries()) {
        const count = counts[position]?.[place] ?? 0;
        if (count === 0) continue;
        const mean = means[position] ?? 1;
        frequency += (field.weight * count) / (1 + LENGTH_PENALTY * (field.numbers.length / mean - 1));
      }
      if (frequency !== 0) score += (weight * frequency) / (SATURATION + frequency);
    }
    return score;
  });
}

/** By place of a token in the query. */
type Counts = Uint16Array;

/**
 * Undefined for a text that holds nothing of the query.
 * @param places by number of a token: its place in the query from 1 on, 0 for what is not in it
 */
function countsOf(numbers: readonly number[], places: Int32Array, size: number): Counts | undefined {
  let counts: Counts | undefined;
  for (const number of numbers) {
    const place = places[number] ?? 0;
    if (place === 0) continue;
    counts ??= new Uint16Array(size);
    counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  }
  return counts;
}

function meanLengths(texts: readonly (readonly WeightedField[])[]): number[] {
  const fieldCount = texts[0]?.length ?? 0;
  return Array.from({ length: fieldCount }, (_, position) => {
    const sum = texts.reduce((total, fields) => total + (fields[position]?.numbers.length ?? 0), 0);
    return Math.max(1, sum / texts.length);
  });
}
