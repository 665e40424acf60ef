import { LANGUAGES, type Language } from '../contract/languages.ts';
import { writingSystemOf } from './writing-system.ts';

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.-](?=[\p{L}\p{N}]))*/gu;
const SYLLABLE = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const segmenters = new Map<Language, Intl.Segmenter>();

/** The words of a text in order, lower-cased by the rules of the language, without punctuation. */
export function wordsOf(text: string, language: Language): string[] {
  const lower = lowerCased(text, language);
  switch (writingSystemOf(language)) {
    case 'spaced':
      return lower.match(WORD) ?? [];
    case 'tibetan':
      return lower.match(SYLLABLE) ?? [];
    default:
      return segmented(lower, language);
  }
}

/** Where the words of a text stand in it, in order: offsets, the end exclusive. */
export function wordSpans(text: string, language: Language): { readonly start: number; readonly end: number }[] {
  const system = writingSystemOf(language);
  if (system !== 'spaced' && system !== 'tibetan') {
    return piecesOf(text).flatMap((piece) =>
      [...segmenterOf(language).segment(piece.text)]
        .filter(({ isWordLike }) => isWordLike === true)
        .map(({ index, segment }) => ({ start: piece.start + index, end: piece.start + index + segment.length })),
    );
  }
  const pattern = system === 'spaced' ? WORD : SYLLABLE;
  return [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

/** Lower case by the rules of the language (Turkish dotless i), apostrophes made one. */
export function lowerCased(text: string, language: Language): string {
  const lower = language === 'tr' ? text.toLocaleLowerCase('tr') : text.toLowerCase();
  return lower.replace(/[’‘ʼ]/g, "'");
}

function segmented(text: string, language: Language): string[] {
  const words: string[] = [];
  for (const piece of piecesOf(text)) {
    for (const part of segmenterOf(language).segment(piece.text)) {
      if (part.isWordLike === true) words.push(part.segment);
    }
  }
  return words;
}

/** The time the segmenter takes grows with the square of what it is given, so a long text goes to it in pieces. */
const LONGEST_PIECE = 500;
const PARTS_WORDS = /[\s。，、！？；：「」（）]/u;

/** Pieces end behind a space or a mark that no word goes over; where there is none, at the length itself. */
function piecesOf(text: string): { readonly start: number; readonly text: string }[] {
  const pieces: { start: number; text: string }[] = [];
  let start = 0;
  while (text.length - start > LONGEST_PIECE) {
    let end = start + LONGEST_PIECE;
    while (end > start + LONGEST_PIECE / 2 && !PARTS_WORDS.test(text.charAt(end - 1))) end -= 1;
    if (!PARTS_WORDS.test(text.charAt(end - 1))) end = start + LONGEST_PIECE;
    pieces.push({ start, text: text.slice(start, end) });
    start = end;
  }
  pieces.push({ start, text: text.slice(start) });
  return pieces;
}

function segmenterOf(language: Language): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(LANGUAGES[language].intl, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}
