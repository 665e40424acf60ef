import { isCharacterPair } from '../language/search-tokens.ts';
import { descending } from '../support/descending.ts';
import type { SourceSentence } from './source-text.ts';
import { distinct, type Vocabulary } from './vocabulary.ts';

/** Likeness from which another document's sentence says about the same. */
const ALIKE = 0.28;
/** Of overlapping character pairs two wordings share fewer: half of them only bridge two words. */
const ALIKE_PAIRS = 0.16;
/** A token that a larger share of the sentences holds tells none of them from the others. */
const COMMON = 0.2;
/** Room for what sums in another order differ by. */
const ROUNDING = 1e-9;

/** A usable sentence as its distinct tokens, in order; `length` is that of the vector of their rarities. */
interface Weighed {
  readonly index: number;
  readonly documentId: string;
  readonly tokens: readonly number[];
  readonly length: number;
}

/**
 * By sentence index: how many other documents say about the same. What several sources say is what a subject is about;
 * what one says alone is its own detail.
 */
export function supportOf(sentences: readonly SourceSentence[], vocabulary: Vocabulary): readonly number[] {
  const usable = sentences.filter(({ judgement }) => judgement.refusal === undefined);
  const tokensOf = usable.map(({ numbers }) => distinct(numbers));
  const holders = holdersOf(tokensOf, vocabulary);
  const rarity = Float64Array.from(holders, (list) => Math.log((usable.length + 1) / (list.length + 0.5)) ** 2);
  const weighed = usable.map(({ index, documentId }, at): Weighed => {
    const tokens = tokensOf[at] ?? [];
    let weight = 0;
    for (const token of tokens) weight += rarity[token] ?? 0;
    return { index, documentId, tokens, length: Math.sqrt(weight) || 1 };
  });
  const alike = usable.some(({ tokens }) => tokens.some(isCharacterPair)) ? ALIKE_PAIRS : ALIKE;
  const most = Math.max(20, usable.length * COMMON);
  const counted = rarity.map((weight, token) => ((holders[token]?.length ?? 0) > most ? 0 : weight));
  const support: number[] = sentences.map(() => 0);
  const lengths = Float64Array.from(weighed, ({ length }) => length);
  const shared = new Float64Array(usable.length);
  const saying = new Set<string>();
  for (const one of weighed) {
    saying.clear();
    const { candidates, left } = sharingEnough(one, alike, { counted, holders, shared });
    for (const at of candidates) {
      const most = (shared[at] ?? 0) + left + ROUNDING;
      // One array for all sentences: the places that were written to are set back to 0 after each.
      shared[at] = 0;
      if (most < alike * one.length * (lengths[at] ?? 1)) continue;
      const other = weighed[at];
      if (other === undefined || other.documentId === one.documentId || saying.has(other.documentId)) continue;
      if (likeness(one, other, counted) >= alike) saying.add(other.documentId);
    }
    support[one.index] = saying.size;
  }
  return support;
}

/** By token number: the places of the sentences that hold it. */
function holdersOf(tokensOf: readonly (readonly number[])[], { size }: Vocabulary): readonly (readonly number[])[] {
  const holders = Array.from({ length: size }, (): number[] => []);
  for (const [at, tokens] of tokensOf.entries()) for (const token of tokens) holders[token]?.push(at);
  return holders;
}

interface Sharing {
  /** Weight by token number; 0 for what is too common. */
  readonly counted: Float64Array;
  readonly holders: readonly (readonly number[])[];
  /** By place: weight shared with the sentence that is looked at. */
  readonly shared: Float64Array;
}

/**
 * Places of all sentences that can be alike, by the rarest tokens of one. What two share is at most the square of the
 * other's length, so that which has none but the last tokens, with less weight than `alike` squared, can not be.
 *
 * @returns with `left`, the weight of the tokens that were not looked up
 */
function sharingEnough({ tokens, length }: Weighed, alike: number, { counted, holders, shared }: Sharing) {
  const rarestFirst = tokens.filter((token) => (counted[token] ?? 0) > 0);
  rarestFirst.sort((one, other) => descending(counted[one] ?? 0, counted[other] ?? 0));
  let left = 0;
  for (const token of rarestFirst) left += counted[token] ?? 0;
  const candidates: number[] = [];
  for (const token of rarestFirst) {
    if (left + ROUNDING < (alike * length) ** 2) break;
    const weight = counted[token] ?? 0;
    for (const at of holders[token] ?? []) {
      if (shared[at] === 0) candidates.push(at);
      shared[at] = (shared[at] ?? 0) + weight;
    }
    left -= weight;
  }
  return { candidates, left };
}

function likeness(one: Weighed, other: Weighed, counted: Float64Array): number {
  let sum = 0;
  for (const token of one.tokens) if (other.tokens.includes(token)) sum += counted[token] ?? 0;
  return sum / (one.length * other.length);
}
