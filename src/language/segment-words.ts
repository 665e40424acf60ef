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
    return [...segmenterOf(language).segment(text)]
      .filter(({ isWordLike }) => isWordLike === true)
      .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
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
  for (const part of segmenterOf(language).segment(text)) if (part.isWordLike === true) words.push(part.segment);
  return words;
}

function segmenterOf(language: Language): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(LANGUAGES[language].intl, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}
