import type { Language } from '../contract/languages.ts';
import { LEXICONS } from './lexicons/all-lexicons.ts';
import type { Lexicon } from './lexicons/lexicon.ts';

/** What the embedded writer knows of a language: its cues, labels and templates. */
export function lexiconOf(language: Language): Lexicon {
  return LEXICONS[language];
}
