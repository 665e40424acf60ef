import type { RelatedTerm } from './related-terms.ts';

/** How often a term stands in a text, given the text's tokens. */
export function countTerm({ tokens: term }: RelatedTerm, tokens: readonly string[]): number {
  let count = 0;
  for (let at = 0; at + term.length <= tokens.length; at += 1) {
    if (term.every((token, index) => tokens[at + index] === token)) {
      count += 1;
      at += term.length - 1;
    }
  }
  return count;
}
