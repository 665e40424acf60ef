import type { Language } from '../../contract/languages.ts';
import { type Alignment, align } from './align.ts';
import type { SourcePlace } from './find-source.ts';
import type { PassageIndex } from './passage-index.ts';
import type { Quantity } from './quantity.ts';
import type { ReadText } from './read-text.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

/** One sentence to check and the place in the passages it is held against. */
export interface ClaimContext {
  readonly language: Language;
  readonly claim: ReadText;
  readonly sentence: Sentence;
  readonly index: PassageIndex;
  readonly source: SourcePlace;
  readonly passage: ReadText;
  readonly alignment: Alignment;
  /** Most of the sentence is one sentence of the passage, so that each change can be looked at. */
  readonly isNear: boolean;
  /** Nothing but words were left out. */
  readonly isExtract: boolean;
}

/** A number of the sentence with the one of the passages that bears it out. */
export interface MatchedQuantity {
  readonly claimed: Quantity;
  readonly source: Quantity;
  readonly passage: number;
}

const NEAR_SHARE = 0.6;
const NEAR_RECALL = 0.65;

export function contextOf(
  claim: ReadText,
  sentence: Sentence,
  index: PassageIndex,
  source: SourcePlace,
): ClaimContext | undefined {
  const passage = index.passages[source.sentence.passage];
  if (passage === undefined) return undefined;
  const alignment = align(sentence.tokens, source.sentence.tokens);
  return {
    ...{ language: claim.language, claim, sentence, index, source, passage, alignment },
    isNear: alignment.share >= NEAR_SHARE || source.inSentence >= NEAR_RECALL,
    isExtract: alignment.share === 1,
  };
}

export function within(
  place: { readonly start: number },
  span: { readonly start: number; readonly end: number },
): boolean {
  return place.start >= span.start && place.start < span.end;
}

/** The words of a run of tokens as written. */
export function wordsAt(text: string, tokens: readonly Token[], places: readonly number[]): string {
  const first = tokens[places[0] ?? -1];
  const last = tokens[places.at(-1) ?? -1];
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
}
