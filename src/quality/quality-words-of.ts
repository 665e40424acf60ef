import type { Language } from '../contract/languages.ts';
import { writingSystemOf } from '../language/writing-system.ts';
import { QUALITY_WORDS } from './data/all-quality-words.ts';
import type { QualityWords } from './data/quality-words.ts';
import { PhraseFinder } from './find-phrases.ts';

const finders = new Map<Language, PhraseFinder<keyof QualityWords>>();

/** Finds the phrases of a language's lists; undefined for a language nobody has written lists for. */
export function qualityWordsOf(language: Language): PhraseFinder<keyof QualityWords> | undefined {
  const known = finders.get(language);
  if (known !== undefined) return known;
  const words = QUALITY_WORDS[language];
  if (words === undefined) return undefined;
  const finder = new PhraseFinder<keyof QualityWords>({ ...words }, writingSystemOf(language) === 'spaced');
  finders.set(language, finder);
  return finder;
}
