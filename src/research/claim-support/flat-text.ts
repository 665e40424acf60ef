import type { Language } from '../../contract/languages.ts';
import { foldedWord } from './normal-text.ts';
import { isUnspaced } from './tokens.ts';

/** Only letters and digits, folded, for finding words said verbatim. */
export interface FlatText {
  readonly text: string;
  /** Of each of its words, in order: where it begins in `text`, and where it begins and ends in the normal text. */
  readonly words: readonly { readonly at: number; readonly start: number; readonly end: number }[];
}

const WORD = /[%$€£¥₹]|(?<=^|[\s(])-(?=\d)|\d+(?:[.,:]\d+)*|[\p{L}\p{M}\p{N}]/gu;
const SPACED_WORD = /[%$€£¥₹]|(?<=^|[\s(])-(?=\d)|\d+(?:[.,:]\d+)*|[\p{L}\p{M}\p{N}]+/gu;
/** The same in a text of plain letters alone, found sooner. */
const ASCII_WORD = /[%$]|(?<=^|[\s(])-(?=\d)|\d+(?:[.,:]\d+)*|[A-Za-z0-9]+/g;
const BEYOND_ASCII = /[\u0080-\uffff]/;

export function flatTextOf(text: string, language: Language): FlatText {
  const unspaced = isUnspaced(language);
  const pattern = unspaced ? WORD : BEYOND_ASCII.test(text) ? SPACED_WORD : ASCII_WORD;
  const words: { at: number; start: number; end: number }[] = [];
  let flat = '';
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    words.push({ at: flat.length, start, end: start + match[0].length });
    flat += foldedWord(match[0]) + (unspaced ? '' : ' ');
  }
  return { text: flat, words };
}

/** Where a place in the flat text lies in the normal text. */
function placeOf(at: number, { words }: FlatText): number {
  let [low, high] = [0, words.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.at ?? 0) <= at) low = middle;
    else high = middle;
  }
  const word = words[low];
  return word === undefined ? 0 : Math.min(word.start + at - word.at, word.end);
}

/** Where the words of one text stand in another as they are, from the first; offsets in the other's normal text. */
export function findFlat(needle: string, hay: FlatText, from = 0): { start: number; end: number } | undefined {
  if (needle.trim() === '') return undefined;
  let at = hay.text.indexOf(needle, from);
  while (at > 0 && needle.endsWith(' ') && hay.text.charAt(at - 1) !== ' ') at = hay.text.indexOf(needle, at + 1);
  if (at < 0) return undefined;
  const last = at + needle.trimEnd().length - 1;
  return { start: placeOf(at, hay), end: placeOf(last, hay) + 1 };
}
