import { entries } from '../entries.ts';

const CONJUNCTIONS = ['', 'و', 'ف'];
const BEFORE_NOUNS = ['', 'ال', 'و', 'وال', 'ب', 'بال', 'ل', 'لل', 'كال'];

/** Entries in the three ways in which the adverbial ending is written ("أيضا", "أيضًا", "أيضاً"). */
export function spelled(text: string): readonly string[] {
  return entries(text).flatMap((entry) =>
    entry.includes('ًا') ? [entry.replaceAll('ًا', 'ا'), entry, entry.replaceAll('ًا', 'اً')] : [entry],
  );
}

/** Entries alone and with the conjunctions that Arabic writes as one word with what follows ("هو", "وهو", "فهو"). */
export function conjoined(text: string): readonly string[] {
  return prefixed(text, CONJUNCTIONS);
}

/** Nouns without their article, alone and behind article, conjunction and preposition ("سبب", "والسبب", "بسبب"). */
export function nominal(text: string): readonly string[] {
  return prefixed(text, BEFORE_NOUNS);
}

function prefixed(text: string, prefixes: readonly string[]): readonly string[] {
  return spelled(text).flatMap((entry) => prefixes.map((prefix) => prefix + entry));
}
