import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { en } from './en/index.ts';
import type { Lexicon } from './lexicon.ts';

export const LEXICONS = Object.fromEntries(ALL_LANGUAGES.map((language) => [language, en])) as Readonly<
  Record<Language, Lexicon>
>;
