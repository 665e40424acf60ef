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

/** Lower case by the rules of the language (Turkish dotless i), apostrophes made one. */
export function lowerCased(text: string, language: Language): string {
  const lower = language === 'tr' ? text.toLocaleLowerCase('tr') : text.toLowerCase();
  return lower.replace(/[’‘ʼ]/g, "'");
}

function segmented(text: string, language: Language): string[] {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(LANGUAGES[language].intl, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  const words: string[] = [];
  for (const part of segmenter.segment(text)) if (part.isWordLike === true) words.push(part.segment);
  return words;
}
