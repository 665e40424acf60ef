import type { ClaimContext } from './claim-context.ts';
import { claimWordsOf } from './claim-words-of.ts';
import type { FindingKind } from './verdict.ts';

/** What only word lists can see. */
const BY_WORDS: readonly FindingKind[] = ['number', 'negation', 'comparison', 'quantifier', 'hedge', 'cause'];

/**
 * The kinds that can't be ruled out for an altered sentence: where nobody has written down a language's words, any word
 * put in or left out may be a negator, an opposite or a number word. Words put in or left out in brackets count too.
 */
export function unseenKinds(context: ClaimContext, mayHideName: boolean): FindingKind[] {
  const unseen: FindingKind[] =
    claimWordsOf(context.language) === undefined && context.alignment.gaps.length > 0 ? [...BY_WORDS] : [];
  if (mayHideName) unseen.push('name');
  return unseen;
}
