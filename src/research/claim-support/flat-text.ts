import type { Language } from '../../contract/languages.ts';
import { foldedWord } from './normal-text.ts';
import { isUnspaced } from './tokens.ts';

/** Only letters and digits, folded, for finding words said verbatim; `places` leads back to the normal text. */
export interface FlatText {
  readonly text: string;
  readonly places: readonly number[];
}

const WORD = /[%$€£¥₹]|(?<=^|[\s(])-(?=\d)|\d+(?:[.,:]\d+)*|[\p{L}\p{M}\p{N}]/gu;
const SPACED_WORD = /[%$€£¥₹]|(?<=^|[\s(])-(?=\d)|\d+(?:[.,:]\d+)*|[\p{L}\p{M}\p{N}]+/gu;

export function flatTextOf(text: string, language: Language): FlatText {
  const unspaced = isUnspaced(language);
  const places: number[] = [];
  let flat = '';
  for (const match of text.matchAll(unspaced ? WORD : SPACED_WORD)) {
    const word = foldedWord(match[0]) + (unspaced ? '' : ' ');
    for (let unit = 0; unit < word.length; unit += 1)
      places.push(Math.min(match.index + unit, match.index + match[0].length));
    flat += word;
  }
  return { text: flat, places };
}

/** Where the words of one text stand in another as they are, from the first; offsets in the other's normal text. */
export function findFlat(needle: string, hay: FlatText, from = 0): { start: number; end: number } | undefined {
  if (needle.trim() === '') return undefined;
  let at = hay.text.indexOf(needle, from);
  while (at > 0 && needle.endsWith(' ') && hay.text.charAt(at - 1) !== ' ') at = hay.text.indexOf(needle, at + 1);
  if (at < 0) return undefined;
  const last = at + needle.trimEnd().length - 1;
  return { start: hay.places[at] ?? 0, end: (hay.places[last] ?? 0) + 1 };
}
