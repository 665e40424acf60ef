import type { Language } from '../../contract/languages.ts';
import { CLAIM_WORDS } from './data/all-claim-words.ts';
import type { ClaimWords } from './data/claim-words.ts';

/** What the rules know of a language; undefined where nobody has written it down. */
export function claimWordsOf(language: Language): ClaimWords | undefined {
  return CLAIM_WORDS[language];
}

/** `a, b c, d*` as a list. */
export function listOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
