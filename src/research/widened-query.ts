import type { HeadingBlock, SourceSentence, SourceText } from './source-text.ts';
import type { SubjectWeights } from './subject-weights.ts';
import { PlaceCounts, type Vocabulary } from './vocabulary.ts';

/** Words that are added, and what the best of them weighs; the words of the subject weigh up to 1. */
const TERMS = 20;
const WEIGHT = 0.35;

/** The subject and, weighing less, the words that are more frequent in the best heading blocks than elsewhere. */
export function widenedQuery(
  source: SourceText,
  subject: SubjectWeights,
  bestBlocks: readonly HeadingBlock[],
): ReadonlyMap<string, number> {
  const query = new Map(subject);
  const best = new Set(bestBlocks.flatMap((block) => block.sentences));
  const inBest = frequencies(best, source.vocabulary);
  const inAll = new PlaceCounts(source.vocabulary);
  for (const { numbers, index } of source.sentences) inAll.add(numbers, index);
  const weighted = inBest
    .filter(([token, count]) => count >= 2 && !query.has(token) && !/^[\d.]+$/.test(token))
    .map(([token, count]) => {
      const everywhere = inAll.of(source.vocabulary.find(token) ?? -1) || count;
      return { token, weight: (count / best.size) * (count / everywhere) };
    })
    .sort((one, other) => other.weight - one.weight || (one.token < other.token ? -1 : 1))
    .slice(0, TERMS);
  const most = weighted[0]?.weight ?? 1;
  for (const { token, weight } of weighted) query.set(token, WEIGHT * Math.sqrt(weight / most));
  return query;
}

/** A query by numbers of its tokens. */
export function numbered(query: ReadonlyMap<string, number>, { vocabulary }: SourceText): Map<number, number> {
  return new Map([...query].map(([token, weight]) => [vocabulary.add(token), weight]));
}

/** Number of sentences each token occurs in. */
function frequencies(sentences: Iterable<SourceSentence>, vocabulary: Vocabulary): [string, number][] {
  const places = new PlaceCounts(vocabulary);
  const tokensMet = new Map<number, string>();
  let place = 0;
  for (const { tokens, numbers } of sentences) {
    places.add(numbers, place);
    place += 1;
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? -1;
      if (places.of(number) === 1) tokensMet.set(number, tokens[at] ?? '');
    }
  }
  return Array.from(tokensMet, ([number, token]) => [token, places.of(number)]);
}
