import type { SourceText } from './source-text.ts';
import { PlaceCounts } from './vocabulary.ts';

/** Counts by token how many documents hold it. */
export function documentsHolding({ blocks, vocabulary }: SourceText): (token: string) => number {
  const holders = new PlaceCounts(vocabulary);
  for (const { documentIndex, sentences } of blocks) {
    for (const { numbers } of sentences) holders.add(numbers, documentIndex);
  }
  return (token) => {
    const number = vocabulary.find(token);
    return number === undefined ? 0 : holders.of(number);
  };
}
