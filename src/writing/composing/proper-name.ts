import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';

/** Two capitals, a figure, or more words than one. */
const SURELY = /\p{Lu}\P{Lu}*\p{Lu}|\p{N}|\S\s\S/u;

/**
 * Whether words that were found to be a name surely are one. Where every noun has a capital ("Öl" for "Heizöl"), a
 * single word tells nothing.
 */
export function isProperName(words: string, language: Language): boolean {
  return !lexiconOf(language).capitalisedNouns || SURELY.test(words);
}
