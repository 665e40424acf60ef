import type { SourceText } from './source-text.ts';
import { PlaceCounts } from './vocabulary.ts';

/** By sentence index, 0 to 1: share of its words that other documents on the subject use as well. */
export type SubjectField = readonly number[];

/** Value of the median sentence: scripts whose tokens are pairs of characters share fewer of them. */
const USUAL = 0.7;
/** In few documents, places under different headings count instead. */
const ENOUGH_DOCUMENTS = 4;
/** In many documents, two can share a word by chance. */
const MANY_DOCUMENTS = 25;

/** How far each sentence stays in the common vocabulary of the sources: what strays off the subject uses its own words. */
export function subjectFieldOf(source: SourceText): SubjectField {
  const byDocument = source.documents.length >= ENOUGH_DOCUMENTS;
  const holders = new PlaceCounts(source.vocabulary);
  for (const { numbers, block } of source.sentences) {
    holders.add(numbers, byDocument ? (source.blocks[block]?.documentIndex ?? 0) : block);
  }
  const enough = source.documents.length >= MANY_DOCUMENTS ? 3 : 2;
  const shares = source.sentences.map(({ numbers }) => {
    if (numbers.length === 0) return 0;
    let common = 0;
    for (const number of numbers) if (holders.of(number) >= enough) common += 1;
    return common / numbers.length;
  });
  const usual = medianOf(shares);
  return usual === 0 ? shares : shares.map((share) => Math.min(1, (share * USUAL) / usual));
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
