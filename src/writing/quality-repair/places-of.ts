import type { Seen } from '../../quality/rate-article.ts';
import { isSameSentence } from './same-sentence.ts';

/**
 * Where the sentences of a finding stand.
 * @param places in the order of reading @param textsOf the sentences of a place
 */
export function placesOf<Place>(
  { what, sentences }: Pick<Seen, 'what' | 'sentences'>,
  places: readonly Place[],
  textsOf: (place: Place) => readonly string[],
): Place[] {
  // Of what is said twice the second place is meant.
  const inOrder = what === 'repeated' ? [...places].reverse() : places;
  return sentences.flatMap(
    (read) => inOrder.find((place) => textsOf(place).some((text) => isSameSentence(read, text))) ?? [],
  );
}
