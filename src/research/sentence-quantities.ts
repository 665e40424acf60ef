import type { Language } from '../contract/languages.ts';
import { type NormalText, normalTextOf } from './claim-support/normal-text.ts';
import { quantitiesIn } from './claim-support/quantities.ts';
import type { Quantity } from './claim-support/quantity.ts';
import type { SourceSentence } from './source-text.ts';

/** A sentence made comparable, with the quantities in it. */
export interface SentenceQuantities {
  readonly normal: NormalText;
  readonly quantities: readonly Quantity[];
}

const CALCULATION = /[=×÷]/u;

/** Whether a sentence is the step of a calculation, which states nothing by itself. */
export function calculates({ text }: SourceSentence): boolean {
  return CALCULATION.test(text);
}

/** By the tokens of a sentence, which are the same array for all articles that draw on its passage. */
const known = new WeakMap<SourceSentence['tokens'], SentenceQuantities>();

/** The quantities of a sentence; reading them is dear, so they are remembered as long as its passage is. */
export function quantitiesOf({ text, tokens }: SourceSentence, language: Language): SentenceQuantities {
  let read = known.get(tokens);
  if (read === undefined) {
    const normal = normalTextOf(text);
    read = { normal, quantities: quantitiesIn(normal.text, language, []) };
    known.set(tokens, read);
  }
  return read;
}
